"""Moodle's XML: multiple choice, true or false, numbers, ordering, with what to tell after each answer."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from judgekit.sheets.writers import sheet_words
from judgekit.sheets.writers.gift import feedback, name, stem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.sheets.exercise import Option, Question, Sheet


def sheet(sheets: Sequence[Sheet]) -> bytes:
    quiz = ET.Element("quiz")
    for one in sheets:
        category = ET.SubElement(quiz, "question", type="category")
        _text(ET.SubElement(category, "category"), f"judgekit/{sheet_words.heading(one).replace('/', ' ')}")
        for n, question in enumerate(one.questions, 1):
            _question(quiz, one, n, question)
    ET.indent(quiz, " ")
    made: bytes = ET.tostring(quiz, encoding="utf-8", xml_declaration=True)
    return made + b"\n"


def _text(parent: ET.Element, text: str) -> None:
    ET.SubElement(parent, "text").text = text


def _html(parent: ET.Element, tag: str, text: str) -> None:
    _text(ET.SubElement(parent, tag, format="html"), text)


def _question(quiz: ET.Element, one: Sheet, n: int, question: Question) -> None:
    element = ET.SubElement(quiz, "question", type=_kind(question))
    _text(ET.SubElement(element, "name"), name(one, n))
    _html(element, "questiontext", stem(question))
    _html(element, "generalfeedback", feedback(question))
    ET.SubElement(element, "defaultgrade").text = str(question.points)
    ET.SubElement(element, "penalty").text = "0"
    ET.SubElement(element, "idnumber").text = f"judgekit-{question.identity}"
    _ANSWERS[_kind(question)](element, question)
    tags = ET.SubElement(element, "tags")
    for tag in sheet_words.tags(one, question):
        _text(ET.SubElement(tags, "tag"), tag)


def _kind(question: Question) -> str:
    if question.form == "order":
        return "ordering"
    if question.form == "number":
        return "numerical"
    return "truefalse" if question.kind == "true-false" else "multichoice"


def _answer(element: ET.Element, option: Option, text: str, form: str) -> ET.Element:
    answer = ET.SubElement(element, "answer", fraction="100" if option.correct else "0", format=form)
    _text(answer, text)
    _html(answer, "feedback", escape(option.why))
    return answer


def _choice(element: ET.Element, question: Question) -> None:
    for tag, value in (("single", "true"), ("shuffleanswers", "false"), ("answernumbering", "ABCD")):
        ET.SubElement(element, tag).text = value
    for option in question.options:
        _answer(element, option, escape(option.text), "html")


def _true_false(element: ET.Element, question: Question) -> None:
    for option in question.options:
        _answer(element, option, "true" if option.text == "Vero" else "false", "moodle_auto_format")


def _number(element: ET.Element, question: Question) -> None:
    for option in question.options:
        answer = _answer(element, option, option.text, "moodle_auto_format")
        ET.SubElement(answer, "tolerance").text = "0"


def _ordering(element: ET.Element, question: Question) -> None:
    for tag, value in (("layouttype", "VERTICAL"), ("selecttype", "ALL"), ("gradingtype", "ABSOLUTE_POSITION")):
        ET.SubElement(element, tag).text = value
    for n, at in enumerate(question.order, 1):
        answer = ET.SubElement(element, "answer", fraction=f"{n}.0000000", format="html")
        _text(answer, escape(question.items[at]))


_ANSWERS = {"multichoice": _choice, "truefalse": _true_false, "numerical": _number, "ordering": _ordering}
