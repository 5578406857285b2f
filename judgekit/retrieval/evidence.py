"""What speaks for a unit, and what each of that weighs.

The weights start from those that were fitted before and were fitted anew, held to them, to three kinds of questions in
balance: our own where they are held back, the judged ones of open halves (a, f, h and j), of `tests/data/queries.jsonl`
and of the design, each worth several, and half l of `tests/data/questions_contrast.jsonl` where our texts do not hold
it. No sealed half had a part in it (see `tests/bench/score_questions.py`); `tests/bench/fit_weights.py` tells
how, though it was not by it that these were found. `apart` was set by hand, on the open halves.
"""

from __future__ import annotations

from judgekit.values import NamedTuple


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
    apart: float  # of a variant, or for several players, where no word of the query is mostly theirs


# Of a question, and of a name or a few words.
ASKED = Evidence(
    words=0.73,
    covered=0.15,
    both=0.89,
    alike=0.93,
    question=-0.85,
    question_much=-0.19,
    questions=-0.44,
    name=0.67,
    name_much=-0.04,
    sentence=0.76,
    text_share=0.02,
    wording=1.21,
    spelling=1.62,
    first=0.04,
    family=0.49,
    section=1.11,
    stands=1.17,
    named=0.20,
    of_named=0.12,
    heading=0.59,
    term=-2.49,
    lesson=-1.08,
    faq=-0.65,
    leads=-0.09,
    size=0.38,
    game=-0.39,
    older=0.13,
    aim=4.24,
    aim_behind=4.25,
    words_share=1.78,
    above=1.47,
    among=-0.07,
    asked=2.73,
    asked_much=2.63,
    sure=0.53,
    bare=-0.45,
    leaning=0.58,
    apart=-1.50,
)
NAMED = Evidence(
    words=0.54,
    covered=-0.17,
    both=0.74,
    alike=1.54,
    question=0.31,
    question_much=0.56,
    questions=-0.08,
    name=1.25,
    name_much=0.88,
    sentence=-0.01,
    text_share=-0.12,
    wording=1.26,
    spelling=0.69,
    first=0.75,
    family=-0.30,
    section=-0.11,
    stands=-0.05,
    named=0.60,
    of_named=0.81,
    heading=1.12,
    term=-0.66,
    lesson=0.17,
    faq=-0.17,
    leads=0.65,
    size=1.94,
    game=0.02,
    older=0.15,
    aim=1.69,
    aim_behind=1.72,
    words_share=0.65,
    above=0.56,
    among=-0.96,
    asked=1.61,
    asked_much=1.68,
    sure=0.33,
    bare=0.04,
    leaning=0.53,
    apart=-1.50,
)
