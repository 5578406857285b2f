"""Everything that the engine leaves unsaid, said in Italian: events, refusals, questions, stages, differences."""

from judgekit.render.italian.differences import difference, without_rule
from judgekit.render.italian.events import sentence
from judgekit.render.italian.questions import question
from judgekit.render.italian.refusals import why_refused
from judgekit.render.italian.words import stage

__all__ = ["difference", "question", "sentence", "stage", "why_refused", "without_rule"]
