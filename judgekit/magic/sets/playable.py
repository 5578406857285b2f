"""Whether what a text means can be played: every part of its tree is something that the plays of an edition act upon.

What they act upon is not listed here but found out: from the tables of an edition all the functions that its rows
reach, and the kinds of nodes and the words that these ask for.
"""

from __future__ import annotations

from functools import lru_cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from judgekit.made import box_of
from judgekit.magic import vocabulary
from judgekit.magic.language import rule_names, tree
from judgekit.magic.language.as_many import untold
from judgekit.magic.plays.board.state import rules_of_table, statics_of
from judgekit.magic.plays.replacement.applicable import MATCHES as INSTEAD
from judgekit.magic.plays.replacement.as_enters import ENTERING, exiles_cards, says_whose, shows_what_is_like_it
from judgekit.magic.plays.resolving.perform import DO
from judgekit.magic.plays.triggers.trigger_events import MATCHES
from judgekit.magic.questions.casting import ENERGY_IS_REMOVED, MANA_KEEPS_ITS_USE, WHAT_A_SNOW_SYMBOL_ASKS_FOR
from judgekit.magic.questions.combat import TABLE_RULES
from judgekit.magic.questions.copies import COPIES_WHAT_IS_PRINTED, ITS_DECISIONS_ARE_COPIED
from judgekit.magic.questions.keywords import OF_A_KIND
from judgekit.magic.questions.layers import A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN
from judgekit.magic.questions.mechanics import (
    DONE,
    EACH_IS_IN_ONE_PILE,
    EACH_PLAYER_VOTES,
    FOR_WHICH_RESULTS_A_LINE_IS,
    HAS_MAX_SPEED,
    IS_AN_OUTLAW,
    IS_BLESSED,
    IS_HISTORIC,
    IS_MODIFIED,
    ONLY_WHO_FLIPS_WINS,
    RESULT_OF_A_ROLL,
)
from judgekit.magic.questions.resolving import A_TEXT_MAKES_IT_A_DRAW, EXCESS_GOES_ELSEWHERE
from judgekit.magic.questions.state_based import ENTERS_WITH_NOTHING_TO_ENCHANT
from judgekit.magic.questions.text import (
    AMOUNT_THIS_TURN,
    AN_ANCHOR_WORD_HOLDS,
    COLOUR_IDENTITY,
    COULD_PRODUCE,
    DEVOTION,
    PARTY,
)
from judgekit.magic.questions.triggers import A_CHAPTER_TRIGGERS, HAS_TARGETS_OF_ITS_OWN, WHAT_HAS_HAPPENED
from judgekit.magic.questions.turn import CONTROLLED_IN_THEIR_NEXT_TURN
from judgekit.magic.sets.mentioned import fields_read_by, mentioned_in
from judgekit.magic.sets.spoken_of import (
    bars_others,
    counts_damage_of_nobody,
    goes_back_to_each,
    goes_on_about_one,
    shares_with_its_host,
    speaks_of_spells_elsewhere,
    speaks_of_what_it_does_not_exile,
    speaks_of_what_it_does_not_put,
)
from judgekit.magic.sets.unplayed_words import EVENTS, NODES, STATUS, node_said, rule_said
from judgekit.magic.sets.x_told import speaks_of_no_x
from judgekit.table.system import Question
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.magic.language.tree import Ability
    from judgekit.table.system import System


_OF_ANOTHER = (
    (speaks_of_what_it_does_not_exile, "le carte «esiliate con» di cui non si sa con che cosa"),
    (speaks_of_what_it_does_not_put, "ciò che è stato creato «con» qualcosa che non crea nulla"),
)
# Parts of other nodes, which plays reach by the names of fields.
_PARTS = frozenset({
    tree.Mode, tree.Wanted, tree.Trigger, tree.Filter, tree.Except, tree.Both, tree.Cleft, tree.Backed, tree.Kinded,
    tree.SpendOn, tree.SameName, tree.Harm, tree.CostChange, tree.Tie, tree.Extreme,
})  # fmt: skip
_OF_STATUS = {"modified": IS_MODIFIED, "historic": IS_HISTORIC, "outlaw": IS_AN_OUTLAW}
_INSTRUCTIONS = frozenset({"do", "then", "otherwise"})


def executable(abilities: Iterable[Ability], system: System, cost: Iterable[str] | None = None) -> str | None:
    """What of some abilities the plays of an edition do not play, the first of it, in Italian; None where all is."""
    return next(iter(unplayed(abilities, system, cost)), None)


def unplayed(abilities: Iterable[Ability], system: System, cost: Iterable[str] | None = None) -> tuple[str, ...]:
    """All of some abilities that the plays of an edition do not play, in Italian, each once.

    Where they are all that a card has, its mana `cost` tells whether anybody knows what X is.
    """
    heard, abilities = _heard(system), tuple(abilities)
    found = [why for ability in abilities for why in _missing(ability, heard)]
    found += (
        ["«altre» di ciò che la magia bersaglia, fra cose che arrivano dopo"]
        if any(map(bars_others, abilities))
        else []
    )
    found += ["«altrettanto» di cui il testo non dice quanto"] if any(untold(one) for one in abilities) else []
    over = any(damage.excess is not None for damage in tree.all_in(abilities, tree.Damage))
    found += [NODES[tree.Excess]] if over and EXCESS_GOES_ELSEWHERE not in heard.asked else []
    for of_another, why in _OF_ANOTHER:
        found += [why] if of_another(abilities) else []
    found += ["ciò che hanno le magie lanciate da altrove"] if any(map(speaks_of_spells_elsewhere, abilities)) else []
    found += ["X di cui nessuno dice quanto vale"] if cost is not None and speaks_of_no_x(abilities, cost) else []
    found += ["sovraccarico di un testo che torna su ogni bersaglio"] if goes_back_to_each(abilities) else []
    return tuple(dict.fromkeys(found))


# --- what plays act upon ----------------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """What plays ask for: words, kinds of nodes, and those words that they ask all static abilities in play for."""

    words: frozenset[str]
    nodes: frozenset[type]
    of_statics: frozenset[str]
    undecided: tuple[tuple[str, str], ...] = ()  # keywords that the rules name and do not tell, with where they do
    asked: frozenset[Question | str] = frozenset()  # the questions and procedures for which there is a row


PART = "heard"


@lru_cache(maxsize=8)
def _heard(system: System) -> Heard:
    """What the plays of an edition ask for: as it was found out once (`made`), or found out now."""
    undecided = tuple((word, f"{system.name}:{path}") for word, path in system.values.get("undecided", {}).items())
    asked = frozenset(one for table in ("rulings", "procedures", "checks") for one in system.tables.get(table, ()))
    box = box_of(PART)
    kept = box.get(system.name) if box is not None and not system.gone else None
    words, nodes, of_statics = kept[1] if isinstance(kept, tuple) and kept[0] == sizes(system) else mentions(system)
    kinds = frozenset(kind for kind in _KINDS if kind.__name__ in nodes)
    return Heard(words - system.values.get("later keywords", frozenset()), kinds, of_statics, undecided, asked)


def sizes(system: System) -> tuple[tuple[str, int], ...]:
    """How many entries each table of an edition has: what was found out of one is true of no other."""
    return tuple((name, len(system.tables[name])) for name in sorted(system.tables))


def mentions(system: System) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """All that the functions reached from the rows of an edition mention: words, names of kinds of nodes, and words
    that they ask all static abilities for.
    """
    words = {word for _, word in system.tables.get("words", {})}
    nodes: set[type] = set()
    of_statics: set[str] = set()
    waiting: list[Any] = [row.play for _, _, row in system.rows()] + list(system.deeds.values())
    seen: dict[int, object] = {}  # with the values, so that no id is another's later
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen[id(value)] = value
        if isinstance(value, str):
            words.add(value)
        elif isinstance(value, Question):
            words.add(value.about)
        elif isinstance(value, type):
            nodes |= {value} & _KINDS
        elif isinstance(value, FunctionType):
            mentioned = mentioned_in(value)
            waiting += mentioned
            if any(one in (statics_of, rules_of_table, TABLE_RULES) for one in mentioned):
                of_statics |= {one for one in mentioned if isinstance(one, str)}
        elif _is_a_list_of_words(value):
            continue
        elif isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, (tuple, list, set, frozenset)):
            waiting += value
    return frozenset(words), frozenset(kind.__name__ for kind in nodes), frozenset(of_statics)


def _is_a_list_of_words(value: object) -> bool:
    """Whether it is a list of all keywords or kinds of creatures: that tells of none of them that a play knows it."""
    if not isinstance(value, (tuple, list, set, frozenset, dict)) or len(value) < len(_LISTED[0]):
        return False
    there = {one for one in (*value, *(value.values() if isinstance(value, dict) else ())) if isinstance(one, str)}
    return any(listed <= there for listed in _LISTED)


_LISTED = sorted((frozenset(vocabulary.KEYWORDS), frozenset(vocabulary.CREATURE_TYPES)), key=len)

_KINDS = frozenset(value for value in vars(tree).values() if isinstance(value, type) and hasattr(value, "_fields"))


# --- what a tree asks for ---------------------------------------------------------------------------------------------


def _missing(node: object, heard: Heard) -> Iterator[str]:
    """All of a tree that is not played, in the order in which it is read."""
    if not isinstance(node, tuple):
        return
    kind = type(node)
    if kind in _KINDS:
        if kind not in heard.nodes and kind not in _PARTS:
            yield node_said(node)
        yield from _unheard(node, heard)
        if any(question not in heard.asked for question in _asks(node)):
            yield node_said(node)
        yield from _undone(node)
    for part in node:
        yield from _missing(part, heard)


def _asks(node: object) -> tuple[Question | str, ...]:
    """What a node asks of the tables by name: without a row that answers, nothing would come of it."""
    match node:
        case tree.PutCounters(counter=kind) if kind == vocabulary.ENERGY:
            return (ENERGY_IS_REMOVED,)
        case tree.WordChosen():
            return (AN_ANCHOR_WORD_HOLDS,)
        case tree.Bears(name="dungeon"):
            return ("venture",)
        case tree.Bears(name="monarch") | tree.Trigger(kind="is crowned"):
            return ("become the monarch",)
        case tree.Bears(name="initiative") | tree.Trigger(kind="takes initiative"):
            return ("take the initiative",)
        case tree.Bears():
            return (IS_BLESSED,)
        case tree.Filter(status=status) if asked := tuple(_OF_STATUS[one] for one in status if one in _OF_STATUS):
            return asked
        case tree.Stat(name="speed"):
            return (HAS_MAX_SPEED,)
        case tree.Trigger(kind="does", where=(word,)):
            return (_DOING.get(word, DONE[word]),)
        case tree.Static(rules=rules) if any(name == rule_names.BEGINS_IN_PLAY for name, _ in rules):
            return ("opening hands",)
        case tree.UntapCost():
            return ("untap for a cost",)
        case tree.Change(copied=copied) if copied is not None:
            return (COPIES_WHAT_IS_PRINTED,)
        case tree.Choose(what="card name", of=of) if of != tree.Filter("card"):
            return ("name",)
        case tree.Mana(symbols) if "S" in symbols:
            return (WHAT_A_SNOW_SYMBOL_ASKS_FOR,)
        case tree.Trigger(kind="rolls"):
            return (RESULT_OF_A_ROLL,)
        case tree.Trigger(kind="flips"):
            return (ONLY_WHO_FLIPS_WINS,)
        case tree.Trigger(kind="chapter"):
            return (A_CHAPTER_TRIGGERS,)
        case tree.Trigger(nth=nth) if nth:
            return (WHAT_HAS_HAPPENED,)
        case _:
            question = _QUESTIONS.get(type(node))
            return () if question is None else (question,)


_DOING = {
    "profetizzare": "scry",
    "sorvegliare": "surveil",
    "esplorare": "explore",
    "complottare": "connive",
    "stremare": "exert",
}
# Counters by which the rules themselves do something.
_KINDS_OF_COUNTERS = frozenset({"scudo", "stordimento", "finalità"})
_QUESTIONS: dict[type, Question | str] = {
    tree.SpendOn: MANA_KEEPS_ITS_USE,
    tree.Granter: A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN,
    tree.Happened: WHAT_HAS_HAPPENED,
    tree.TimesHappened: WHAT_HAS_HAPPENED,
    tree.CouldProduce: COULD_PRODUCE,
    tree.InIdentity: COLOUR_IDENTITY,
    tree.Devotion: DEVOTION,
    tree.PartySize: PARTY,
    tree.Roll: RESULT_OF_A_ROLL,
    tree.Rolled: FOR_WHICH_RESULTS_A_LINE_IS,
    tree.DieResult: RESULT_OF_A_ROLL,
    tree.HappenedAmount: AMOUNT_THIS_TURN,
    tree.Reflexive: HAS_TARGETS_OF_ITS_OWN,
    tree.Fight: "fight",
    tree.Scry: "scry",
    tree.Fateseal: "fateseal",
    tree.Discover: "discover",
    **dict.fromkeys((tree.DayOrNight, tree.TimeIs), "day or night"),
    tree.Surveil: "surveil",
    tree.Venture: "venture",
    tree.RoleToken: "make a role",
    tree.Incubate: "incubate",
    tree.Solve: "solve",
    tree.MaxSpeed: HAS_MAX_SPEED,
    tree.SpeedUp: "speed up",
    tree.TimeTravel: "time travel",
    tree.Planeswalk: "planeswalk",
    tree.Chaos: "chaos",
    tree.Explore: "explore",
    tree.Connive: "connive",
    tree.Endure: "endure",
    tree.EndTurn: "end the turn",
    tree.EndCombat: "end the combat",
    tree.Divide: EACH_IS_IN_ONE_PILE,
    tree.Vote: EACH_PLAYER_VOTES,
    tree.ChoosePile: EACH_IS_IN_ONE_PILE,
    tree.BecomeMonarch: "become the monarch",
    tree.TakeInitiative: "take the initiative",
    tree.TemptByRing: "tempt",
    tree.ControlPlayer: CONTROLLED_IN_THEIR_NEXT_TURN,
    tree.Drawn: A_TEXT_MAKES_IT_A_DRAW,
    tree.Manifest: "manifestare",
    tree.Turn: "turn up",
    tree.Transform: "transform",
    tree.Unlock: "unlock",
    tree.TurnOver: "flip over",
    tree.PayEnergy: ENERGY_IS_REMOVED,
    tree.Proliferate: "proliferate",
    tree.Bolster: "bolster",
    tree.Clash: "clash",
    tree.BecomeCopy: COPIES_WHAT_IS_PRINTED,
    tree.CopyToken: COPIES_WHAT_IS_PRINTED,
    tree.CopySpell: ITS_DECISIONS_ARE_COPIED,
    tree.Populate: "populate",
    tree.Goad: "goad",
    tree.Suspect: "suspect",
    tree.Exert: "exert",
    tree.Excess: EXCESS_GOES_ELSEWHERE,
}


def _undone(node: Any) -> Iterator[str]:
    """Instructions inside a node that nothing does, or does without regard to all that they say."""
    fields = (getattr(node, name) for name in node._fields if name in _INSTRUCTIONS)
    steps = [step for field in fields for step in field]
    if isinstance(node, tree.Instead):
        steps = list(_unmade(node))
        yield from (node_said(step) for step in steps if node.kind == "enters")
    if isinstance(node, tree.OneOf):
        steps += [step for option in node.options for step in option]
    for step in steps:
        play = DO.get(type(step))
        if not isinstance(play, FunctionType):
            yield node_said(step)
            continue
        read = fields_read_by(play)
        own = set(step._fields) - {"with_it"}  # which is read before they are done
        if "_replace" in read or not own & read:
            continue  # it is handed on as it is
        defaults = step._field_defaults
        if any(name not in read and getattr(step, name) != defaults.get(name) for name in own):
            yield node_said(step)


def _unmade(node: tree.Instead) -> tuple[object, ...]:
    """What a replacement does that is not done in its own way: entering so, and preventing the damage itself."""
    if any(isinstance(step, tree.May) and step.otherwise for step in node.do):
        return node.do
    if not node.do:
        return ()
    if node.kind == "enters":
        return tuple(step for step in _each_step(node.do) if not _as_it_enters(step))
    if isinstance(node.do[0], tree.More) and _may_be_more(node):
        return ()
    prevents = node.kind in tree.OF_DAMAGE and isinstance(node.do[0], tree.Prevent)
    return node.do[1:] if prevents else node.do


def _as_it_enters(step: object) -> bool:
    return isinstance(step, ENTERING) or exiles_cards(step) or shows_what_is_like_it(step) or says_whose(step)


def _each_step(steps: Iterable[object]) -> Iterator[object]:
    """Instructions, and those that they leave to a player."""
    for step in steps:
        yield step
        if isinstance(step, tree.May):
            yield from _each_step(step.do)
        if isinstance(step, tree.OneOf):
            for option in step.options:
                yield from _each_step(option)
        if isinstance(step, tree.Pay):  # only this is paid as something enters
            yield from (cost for cost in step.costs if not isinstance(cost, (tree.PayLife, tree.RevealCost)))
            yield from (*step.then, *_each_step(step.otherwise))


def _played_as(word: str) -> str:
    """The word that plays ask for where they play a keyword; one about decks alone goes with its kin."""
    if word == vocabulary.PARTNER:
        return vocabulary.PARTNER_OF
    return vocabulary.BASIC_LANDCYCLING if vocabulary.cycled_for(word) else word


def _of_keyword(node: tree.Keyword, heard: Heard) -> Iterator[str]:
    """What of a keyword no play asks for."""
    word, of = node
    if isinstance(of, tree.Kinded) and not of.cards and OF_A_KIND[word] not in heard.asked:
        yield f"la parola chiave «{word}» con una qualità"
    elif (entry := dict(heard.undecided).get(word)) is not None:
        yield f"«{word}» in questa edizione non è decidibile: nessuna regola dice come si svolge ({entry})"
    elif _played_as(word) not in heard.words or (word == vocabulary.BACKUP and not isinstance(of, tree.Backed)):
        yield f"la parola chiave «{word}»"


def _unheard(node: object, heard: Heard) -> Iterator[str]:
    """Words of a node that no play asks for."""
    match node:
        case tree.Keyword("incanta", tree.Filter(noun="player")) if ENTERS_WITH_NOTHING_TO_ENCHANT not in heard.asked:
            yield "un’Aura che incanta un giocatore"  # where enchantments are local to permanents (214.8g)
        case tree.Keyword():
            yield from _of_keyword(node, heard)
        case tree.Action(word) | tree.DeedCost(word) if word not in heard.words:
            yield f"l’azione «{word}»"
        case tree.Triggered(tree.Trigger(what=tree.Host()), modes) if shares_with_its_host(modes):
            yield "che cosa ha in comune ciò su cui era"  # it may be there no more as this resolves
        case tree.Triggered(trigger) if not (_is_party(trigger.what) and _is_party(trigger.other)):
            yield "di chi parla l’innesco"
        case tree.Trigger(kind):
            known = kind in _TRIGGERS or (kind == "state" and kind in heard.words)
            unknown = ([] if known else [kind]) + [
                place
                for place in node.where
                if _new(place, heard) and not place.startswith(("counter ", tree.LEVEL, tree.BY_WORD))
            ]
            yield from (f"l’innesco su «{EVENTS.get(word, 'un altro evento')}»" for word in unknown)
        case tree.Shares(of=of) if not isinstance(of, (tree.This, tree.Host, tree.Target, tree.It, tree.Filter)):
            yield node_said(node)  # with what, nobody tells
        case tree.If() | tree.OneOf() if tree.holds(node, tree.CouldProduce, tree.InIdentity):
            # But as a mana ability of its own, for each type: nobody chooses what is none.
            yield NODES[tree.CouldProduce if tree.holds(node, tree.CouldProduce) else tree.InIdentity]
        case tree.Mode(do=do) if counts_damage_of_nobody(do):
            yield "quanto danno è stato inflitto «in questo modo»"
        case tree.Mode(do=do) if goes_on_about_one(do):
            yield "«quelle» di ciò che la magia bersaglia e di altre cose insieme"
        case tree.Instead(kind):
            told = kind in REPLACED and tree.Instead in heard.nodes and not _new(node.until, heard)
            if not told or not _is_known(node.what, lasting=not node.until):
                yield node_said(node)
        case tree.PutCounters(counter=kind) if kind in _KINDS_OF_COUNTERS and _new(kind, heard):
            yield f"il segnalino {kind}"
        case tree.It("damage"):
            yield "il danno di cui parla"
        case tree.Filter():
            said = (*node.status, node.controller, node.owner)
            yield from (f"la qualità «{STATUS.get(word, '…')}»" for word in said if _new(word, heard))
        case tree.Activated():
            limits = [limit for limit in node.limits if not isinstance(limit, tree.OnlyIf)]
            yield from ("il limite all’uso dell’abilità" for limit in limits if _is_new_limit(limit, heard))
        case tree.PlayOnly(when, condition=None) if when != "on" and _is_new_limit(when, heard):
            yield node_said(node)
        case tree.Change() | tree.Static():
            names = [rule if isinstance(rule, str) else rule[0] for rule in node.rules]
            names = [name for name in names if name != rule_names.OF_DECKS]
            yield from (rule_said(name) for name in names if _new(name, heard) or _of_things(node, name, heard))
            if isinstance(node, tree.Change) and _is_new_limit(node.until, heard):
                yield "la durata dell’effetto"


def _may_be_more(node: tree.Instead) -> bool:
    """Whether it tells more of what may be more: tokens, counters, life."""
    return node.kind in {"creates", "gets counters", tree.BY_EFFECT, "gains life"} and len(node.do) == 1


def _is_party(what: object) -> bool:
    """Whether plays can tell whom a trigger waits for; of a state, what has to be so."""
    match what:
        case tree.ControllerOf(of) | tree.OwnerOf(of):
            return isinstance(of, (tree.Host, tree.This))
        case tuple() if tree.is_several(what):
            return all(_is_party(each) for each in what)
        case _:
            return what is None or isinstance(what, (*_PARTIES, *CONDITIONS))


_PARTIES = (tree.Filter, tree.This, tree.Host, tree.Haunted, tree.You, tree.Opponent, tree.EachPlayer)
CONDITIONS = tree.Condition.__args__


def _is_known(what: object, *, lasting: bool) -> bool:
    """Whether plays know whom a replacement is about; what an effect fixes when it begins may be said in more ways."""
    if tree.is_several(what):
        return all(_is_known(each, lasting=lasting) for each in what)
    if isinstance(what, tree.CountersOn):
        return _is_known(what.of, lasting=lasting)
    known = (tree.Filter, tree.This, tree.Host, tree.You, tree.Opponent, tree.EachPlayer)
    return what is None or not lasting or isinstance(what, known)


REPLACED = frozenset({*(kind for _, kind in INSTEAD), tree.TURNED_UP})
_TRIGGERS = frozenset(kind for _, kind in MATCHES)


def _of_things(node: object, name: str, heard: Heard) -> bool:
    """Whether plays know a rule of the table only as one of things: no spell can be countered, this one cannot be."""
    return isinstance(node, tree.Static) and name in rule_names.OF_THINGS and name not in heard.of_statics


def _is_new_limit(limit: object, heard: Heard) -> bool:
    """Whether plays know nothing of a limit: they may know how it begins, and the step in which it ends."""
    begins = next((word for word in heard.words if word.endswith(" ") and str(limit).startswith(word)), "")
    return _new(limit, heard) and (not begins or _new(str(limit).removeprefix(begins), heard))


def _new(word: object, heard: Heard) -> bool:
    return isinstance(word, str) and bool(word) and word not in heard.words
