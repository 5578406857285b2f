"""Stepping through a replay: what is looked at, what a key does to it, the screen that shows it. No terminal here."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError
from judgekit.render import cited, layers
from judgekit.render.italian.differences import without_rule
from judgekit.render.italian.point import point
from judgekit.render.page import Line, Span, inline, paragraphs, wrap
from judgekit.render.reasons import titles
from judgekit.render.replay import MOST_CITES, VERDICTS, ending, expectations, is_modern, missing, order_of, told
from judgekit.render.tables import drawn
from judgekit.ruling.answers import MACHINERY
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.magic.look import Look
    from judgekit.render.italian.steps import Told
    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run
    from judgekit.table.board import Board
    from judgekit.texts.library import Corpus


_LEAST_BELOW = 7  # lines kept free under the board for the step and its rules


class At(NamedTuple):
    """Where a reader stands: `step` counts from 0, the board as described; `panel` is what lies under the step.

    `every` stops also where the game only goes round: passing, checks that let an action pass.
    """

    step: int = 0
    panel: str = "rules"  # rules, why, layers, wait, help
    full: bool = False
    every: bool = False
    typed: str = ""
    scroll: int = 0
    done: bool = False


class Film(NamedTuple):
    """What a stepper needs of the world: a run, a way to look at boards, the texts, a way to ask why."""

    run: Run
    look: Callable[[Board], Look]
    corpus: Callable[[], Corpus]
    why: Callable[[], Iterable[Reason]]


class Stepper:
    """A replay to be stepped through. `press` gives where one stands after a key, `screen` what is seen there."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.run = film.run
        self.modern = is_modern(film.run)
        self.told = told(film.run)
        self.last = len(self.told)
        self.order = order_of(film.run)

    # --- moving

    def press(self, at: At, key: str) -> At:
        """Where one stands after a key; figures gather until Enter."""
        if key.isdecimal():
            return at._replace(typed=(at.typed + key)[-6:])
        if key == "backspace" and at.typed:
            return at._replace(typed=at.typed[:-1])
        if key == "enter" and at.typed:
            return self._go(at, int(at.typed))
        action = _KEYS.get(key)
        return action(self, at._replace(typed="")) if action is not None else at._replace(typed="")

    def _go(self, at: At, step: int) -> At:
        panel = "rules" if at.panel == "help" else at.panel
        return at._replace(step=max(0, min(self.last, step)), typed="", scroll=0, panel=panel)

    def forward(self, at: At) -> At:
        return self._go(at, next((n for n in self._stops(at) if n > at.step), self.last))

    def back(self, at: At) -> At:
        return self._go(at, next((n for n in reversed(self._stops(at)) if n < at.step), 0))

    def _stops(self, at: At) -> Sequence[int]:
        return range(self.last + 1) if at.every else self._telling

    @cached_property
    def _telling(self) -> list[int]:
        """The steps at which something is to be seen, the first and the last."""
        return [0, *(one.step.n for one in self.told if not one.trace or one.step.n == self.last)]

    def toggle_every(self, at: At) -> At:
        return at._replace(every=not at.every)

    def first(self, at: At) -> At:
        return self._go(at, 0)

    def end(self, at: At) -> At:
        return self._go(at, self.last)

    def next_action(self, at: At) -> At:
        """The step with which the next action of the script begins."""
        starts = [n for n in self._starts if n > at.step]
        return self._go(at, starts[0] if starts else self.last)

    def last_action(self, at: At) -> At:
        starts = [n for n in self._starts if n < at.step]
        return self._go(at, starts[-1] if starts else 0)

    @cached_property
    def _starts(self) -> list[int]:
        """For each action the first of its steps at which something is to be seen."""
        found: dict[int, Told] = {}
        for one in self.told:
            if one.step.action is not None and (one.step.action not in found or found[one.step.action].trace):
                found[one.step.action] = one
        return sorted(one.step.n for one in found.values())

    def toggle_text(self, at: At) -> At:
        return at._replace(full=not at.full, panel="rules", scroll=0)

    def toggle_why(self, at: At) -> At:
        return at._replace(panel="rules" if at.panel == "why" else "why", scroll=0)

    def toggle_layers(self, at: At) -> At:
        return at._replace(panel="rules" if at.panel == "layers" else "layers", scroll=0)

    def toggle_help(self, at: At) -> At:
        return at._replace(panel="rules" if at.panel == "help" else "help", scroll=0)

    def down(self, at: At) -> At:
        return at._replace(scroll=at.scroll + 3)

    def up(self, at: At) -> At:
        return at._replace(scroll=max(0, at.scroll - 3))

    def close(self, at: At) -> At:
        return at._replace(panel="rules", scroll=0)

    def leave(self, at: At) -> At:
        return at._replace(done=True)

    # --- seeing

    def screen(self, at: At, width: int, height: int) -> list[Line]:
        """Exactly `height` lines."""
        head = self._head(at, width)
        middle = self._fitted_board(at, width, height - len(head) - _LEAST_BELOW)
        step = self._step(at, width)
        foot = [self._foot(at, width)]
        room = max(1, height - len(head) - len(middle) - len(step) - len(foot))
        panel = self._panel(at, width)
        scroll = max(0, min(at.scroll, len(panel) - room))
        shown = panel[scroll : scroll + room]
        if scroll + room < len(panel):
            shown[-1] = [Span("… ↓ per il seguito", "dim")]
        shown += [[] for _ in range(room - len(shown))]
        return [*head, *middle, *step, *shown, *foot][:height]

    def all_of(self, at: At, width: int) -> list[Line]:
        """The same without a height, for who reads it line by line."""
        return [*self._head(at, width), *self._board(at, width), *self._step(at, width), *self._panel(at, width)]

    def _head(self, at: At, width: int) -> list[Line]:
        gone = sorted(self.run.replay.system.gone)
        under = self.run.replay.system.name + (f" senza {', '.join(gone)}" if gone else "")
        place = f"passo {at.step} di {self.last}"
        title = self.run.scenario.title or "Caso senza titolo"
        room = width - len(under) - len(place) - 6
        title = title if len(title) <= room else f"{title[: max(1, room - 1)]}…"
        space = max(2, width - len(title) - len(under) - len(place) - 3)
        done = round((width - 1) * at.step / self.last) if self.last else 0
        bar = [Span("━" * done, "number"), Span("●", "number"), Span("─" * (width - 1 - done), "dim")]
        return [[Span(title, "title"), Span(f" · {under}", "dim"), Span(" " * space), Span(place, "number")], bar]

    def _here(self, at: At) -> Board:
        return self.run.start if at.step == 0 else self.told[at.step - 1].step.board

    def _board(self, at: At, width: int) -> list[Line]:
        there = self._here(at)
        return drawn(self.run, there, self.film.look(there), width)

    def _fitted_board(self, at: At, width: int, room: int) -> list[Line]:
        lines = self._board(at, width)
        if len(lines) <= max(4, room):
            return lines
        return [*lines[: max(4, room) - 1], [Span(f"   … e altre {len(lines) - max(4, room) + 1} righe", "dim")]]

    def _step(self, at: At, width: int) -> list[Line]:
        line: Line = [Span("─" * width, "dim")]
        if at.step == 0:
            prose = self.run.scenario.prose.strip() or "Il tavolo com’è descritto."
            return [line, *paragraphs(prose, width)]
        one = self.told[at.step - 1]
        lines = [line, *self._action(one.step.action, width)]
        style = "bad" if one.step.verdict == "illegal" else "dim" if one.trace else ""
        verdict = [Span(f"{VERDICTS['illegal']}: ", "bad")] if one.step.verdict == "illegal" else []
        text = [span._replace(style=span.style or style) for span in inline(one.text)]
        return lines + wrap([*verdict, *text, Span(f"  [{' '.join(self._cites(at))}]", "ref")], width, "  ")

    def _action(self, number: int | None, width: int) -> list[Line]:
        action = next((one for one in self.run.scenario.actions if one.number == number), None)
        return wrap([Span(f"«{number}. {action.text}»", "strong")], width, Span("▸ ", "number")) if action else []

    def _panel(self, at: At, width: int) -> list[Line]:
        return [[], *_PANELS[at.panel](self, at, width)]

    def rules(self, at: At, width: int) -> list[Line]:
        if at.step == 0:
            return [[Span("Avanti con → o spazio; ? per i tasti.", "dim")]]
        cites = self._cites(at)
        name = self.run.replay.system.name
        lines = cited.page(cited.cited(self.film.corpus(), name, cites), width, full=at.full)
        return [*lines, *self._end(width)] if at.step == self.last else lines

    def _cites(self, at: At) -> tuple[str, ...]:
        """The numbers of the step, what decides it first; all with the texts in full."""
        cites = self.order.of_step(self.told[at.step - 1].step)
        return cites if at.full else self.order.first(cites, MOST_CITES)

    def _end(self, width: int) -> list[Line]:
        """After the last step: how it ended, and what was expected."""
        parts = [*ending(self.run), *missing(self.run, width), *expectations(self.run, width)]
        return [[], *parts] if parts else []

    @cached_property
    def _reasons(self) -> list[Reason]:
        return list(self.film.why())

    def why(self, at: At, width: int) -> list[Line]:
        """The rules without which it would have ended otherwise, those of this step first."""
        here = self.told[at.step - 1].step.cites if at.step else ()
        try:
            decisive = [one for one in self._reasons if one.decisive and one.kind != MACHINERY]
        except JudgekitError as error:
            return wrap([Span(error.message, "bad")], width)
        called = titles(self.film.corpus(), self.run.replay.system.name)
        sentence = point(self.run, self._reasons, called)
        lines = [*wrap([Span(sentence, "strong")], width), []] if sentence else []
        lines.append([Span("Regole decisive", "title"), Span("  (✦ agiscono in questo passo)", "dim")])
        for one in sorted(decisive, key=lambda one: one.number not in here):
            mark = Span("✦ " if one.number in here else "  ", "number")
            lines += wrap([Span(without_rule(one.number, one.differences))], width, mark)
        if not decisive:
            lines.append([Span("  nessuna regola da sola cambia come va a finire", "dim")])
        return lines

    @property
    def must_wait(self) -> bool:
        """Whether asking why would take a while: it has not been asked yet."""
        return "_reasons" not in self.__dict__

    def layers(self, at: At, width: int) -> list[Line]:
        """How the permanents on which anything acts came to be what they are here."""
        there = self._here(at)
        those = layers.touched(self.run, there, self.film.look(there))
        title: list[Line] = [[Span("Come sono diventati ciò che sono", "title")]]
        if not those:
            return [*title, [Span("  su nessun permanente agisce un effetto", "dim")]]
        return [*title, *layers.page(self.run, there, those, width)]

    def wait(self, _: At, width: int) -> list[Line]:
        return wrap([Span("un momento: il caso si rigioca senza ciascuna regola…", "dim")], width)

    def help(self, _: At, width: int) -> list[Line]:
        return [line for keys, what in HELP for line in wrap([Span(what)], width, Span(keys.ljust(16), "number"))]

    def _foot(self, at: At, width: int) -> Line:
        if at.typed:
            return [Span(f"vai al passo {at.typed}▏", "number"), Span("  Invio per andare", "dim")]
        passing = "t solo i passi visibili" if at.every else "t tutti i passi"
        text = f"→ avanti  ← indietro  a azione  w perché  s strati  r testo  {passing}  ? tasti  q esci"
        return [Span(text[:width], "dim")]


HELP: tuple[tuple[str, str], ...] = (
    ("→ n spazio", "un passo avanti"),
    ("← p", "un passo indietro"),
    ("a / b", "all’azione seguente / precedente del copione"),
    ("numero, Invio", "a quel passo"),
    ("Inizio, Fine", "al primo / all’ultimo passo (anche g, G)"),
    ("w", "perché: le regole decisive, e che cosa accadrebbe senza"),
    ("s", "strati: come ogni permanente è diventato ciò che è, effetto per effetto"),
    ("t", "si ferma a ogni passo, anche a chi passa la priorità, o solo dove succede qualcosa"),
    ("r", "tutte le regole del passo, con il testo intero, o le prime in breve"),
    ("↓ ↑", "scorre il testo"),
    ("? h", "questo aiuto"),
    ("q", "esce"),
)
_KEYS: dict[str, Callable[[Stepper, At], At]] = {
    **dict.fromkeys(("right", "n", " ", "enter", "l"), Stepper.forward),
    **dict.fromkeys(("left", "p", "backspace"), Stepper.back),
    **dict.fromkeys(("home", "g"), Stepper.first),
    **dict.fromkeys(("end", "G"), Stepper.end),
    "a": Stepper.next_action,
    "b": Stepper.last_action,
    "r": Stepper.toggle_text,
    "s": Stepper.toggle_layers,
    "t": Stepper.toggle_every,
    "w": Stepper.toggle_why,
    **dict.fromkeys(("?", "h"), Stepper.toggle_help),
    **dict.fromkeys(("down", "j", "pagedown"), Stepper.down),
    **dict.fromkeys(("up", "k", "pageup"), Stepper.up),
    "escape": Stepper.close,
    **dict.fromkeys(("q", "eof"), Stepper.leave),
}
_PANELS: dict[str, Callable[[Stepper, At, int], list[Line]]] = {
    "rules": Stepper.rules,
    "why": Stepper.why,
    "layers": Stepper.layers,
    "wait": Stepper.wait,
    "help": Stepper.help,
}
