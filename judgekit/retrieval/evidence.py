"""What speaks for a unit, and what each of that weighs.

The weights lie between those that were fitted to judged questions alone (half a of `tests/data/questions.jsonl`,
`tests/data/queries.jsonl` and the judged queries of the design) and those of `tests/bench/fit_weights.py`, which looks
for our own questions where they are held back, nearer to the latter; half b had no part in it (see
`tests/bench/score_questions.py`).
"""

from __future__ import annotations

from typing import NamedTuple


class Evidence(NamedTuple):
    """What speaks for a unit, most of it between 0 and 1; the weights are of the same kind."""

    words: float  # the weight of the words found
    covered: float  # the share of the query that the unit speaks of
    both: float  # words that are found where much of the query is
    alike: float  # the same with the likeness of the likest question, name and sentence
    question: float  # likeness of the likest question
    question_much: float
    questions: float  # likeness of all questions on the average
    name: float
    name_much: float
    sentence: float
    text_share: float
    wording: float  # likeness of the likest name or question by words as they are written
    spelling: float  # share of the words of the query that are written so in the unit
    first: float  # the first rule under another, where the query is no question but a name
    family: float  # share of the query that the rule with its subrules speaks of
    section: float
    stands: float  # words that those of the query stand for
    named: float  # the query is the name of this term
    of_named: float  # … and this is a rule that the term points to
    heading: float
    term: float
    lesson: float
    faq: float
    leads: float  # rules under it: what leads in seldom answers
    size: float
    game: float  # the words are those of its game
    older: float  # of the edition that all others of its game came after
    aim: float  # how much it points where the query points
    aim_behind: float  # … against the one that does most
    words_share: float  # words against those of the best
    above: float  # how much the rule above points there
    among: float  # … against the best of those under one rule
    asked: float  # how much the nearest question points there
    asked_much: float  # … the three nearest on the average
    sure: float  # certainly of the game in question, or certainly of the other
    bare: float  # a rule that only opens those under it
    leaning: float  # towards questions of this kind


# Of a question, and of a name or a few words.
ASKED = Evidence(
    words=0.60,
    covered=0.36,
    both=0.85,
    alike=1.02,
    question=-0.84,
    question_much=-0.52,
    questions=-0.81,
    name=0.34,
    name_much=-0.03,
    sentence=1.26,
    text_share=0.73,
    wording=0.80,
    spelling=1.02,
    first=0.04,
    family=0.19,
    section=0.64,
    stands=1.04,
    named=0.17,
    of_named=0.08,
    heading=0.50,
    term=-1.23,
    lesson=-0.20,
    faq=-0.14,
    leads=0.24,
    size=0.74,
    game=-0.10,
    older=0.30,
    aim=2.78,
    aim_behind=2.79,
    words_share=1.39,
    above=1.26,
    among=-0.33,
    asked=1.79,
    asked_much=1.57,
    sure=0.38,
    bare=-0.29,
    leaning=0.45,
)
NAMED = Evidence(
    words=0.50,
    covered=-0.01,
    both=0.66,
    alike=1.16,
    question=0.15,
    question_much=0.33,
    questions=-0.16,
    name=0.97,
    name_much=0.61,
    sentence=0.04,
    text_share=0.06,
    wording=1.01,
    spelling=0.49,
    first=0.47,
    family=-0.10,
    section=-0.14,
    stands=-0.09,
    named=0.39,
    of_named=0.90,
    heading=1.20,
    term=-0.68,
    lesson=0.19,
    faq=-0.15,
    leads=0.62,
    size=1.83,
    game=0.07,
    older=0.21,
    aim=1.50,
    aim_behind=1.53,
    words_share=0.72,
    above=0.40,
    among=-0.97,
    asked=1.50,
    asked_much=1.50,
    sure=0.39,
    bare=0.12,
    leaning=0.45,
)
