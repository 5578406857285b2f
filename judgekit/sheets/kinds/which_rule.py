"""«Somebody says that it ends otherwise: which rule do they forget?»."""

from __future__ import annotations

import re
from itertools import islice
from string import ascii_lowercase
from typing import TYPE_CHECKING

from judgekit.edition_words import mistake_in_words_of
from judgekit.editions import WOM, game_of
from judgekit.refs import Ref
from judgekit.retrieval.italian import tokens
from judgekit.ruling.ablation import cited
from judgekit.ruling.basics import ENDS_A_BLOCK, IGNORES_A_TEXT, SILLY, basics
from judgekit.ruling.replay_facts import changed, fallen
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import at_end, said_of, steps
from judgekit.sheets.kinds.source import decisive, mixed, named, neighbours, of_board, title_of
from judgekit.sheets.saying import asked_for, ending, is_whole
from judgekit.sheets.shown import table
from judgekit.sheets.told import script

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.ruling.replay_facts import Key
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.point import Belief
    from judgekit.table.system import System


Offered = tuple[str, str, str]  # a rule as an option, its number, the mistake of who forgets it

_FEWEST, _MOST = 2, 3
_OF_KEYWORDS = {"701", "702"}  # sections of many keywords, in which nothing but their number holds rules together
_LOOKED_AT = 6
_KIN = 2  # of what decides here too, of what stands beside in the text, of each word that titles share
_A_WORD = 8  # letters of a title: so much longer or shorter outweighs what a word in common is worth by half
_BOTH = 2
_DEFINES = ("Che cos’è", "Che cosa sono")  # whoever looks the word up there is not wrong
_SAME = 0.5  # of the words of the shorter of two mistakes, and two at least: more, and both are the same
_TOO_LIKE = 0.45  # of the words of the shorter of two rules: more, and both say it
_HAND = re.compile(r"\bmano\b")  # of which the stem is that of mana
_A_PHRASE = 4
_DENIAL = re.compile(
    r"\b(?:non|né|mai|nessun[ao]?|soltanto|solo|una volta)\b", re.IGNORECASE
)  # what refutes by its title
_REPEATED = 0.5  # of the words of a title: more, and whoever reads the board knows it
_TEXT = 3  # the cell of a board in which the text of a card stands
_STEM = 4  # letters at least of a stem that another begins or ends with: «leggende», «leggendaria»
_SIGNS = tuple(  # what stands on boards, and the word for it in the titles of rules
    (re.compile(sign), name)
    for sign, name in (
        (r"\{[WUBRG2C]/[WUBRG]\}", "ibrido"),
        (r"\{[WUBRG]/P\}", "Phyrexia phyrexiano"),
        (r"\{C\}", "incolore"),
        (r"\{\d+\}", "generico"),
        (r"\{[WUBRG]\}", "colorata colore"),
        (r"\{X\}", "X variabile"),
        (r"\{S\}", "neve innevata"),
        (r"\b(?:Quando|Ogniqualvolta|All’inizio|Ogni volta)\b", "innescata innesco innescare"),
        (r"\b(?:Pianur|Isol|Palud|Montagn|Forest)[aei]\b", "terra"),
        (r"\bAura\b", "incantare incantesimo"),
        (r"\bEquipaggiamento\b", "equipaggiare artefatto"),
        (r"\bCreatura artefatto\b|\bArtefatto creatura\b", "creatura artefatto"),
        (r"\bpedina\b", "pedina"),
        (r"\bMetti\b.*\bsegnalin|\bsegnalin", "segnalino"),
        (r"\bcopia\b", "copia copiare"),
        (r"\binvece\b", "sostituzione sostituire"),
        (r"\b[Pp]revieni\b", "prevenzione prevenire"),
        (r"\bvien[ei] bloccat", "diventa creatura"),
        (r"\bcosta(?:no)? [^.]* in (?:meno|più)\b", "riduzione ridotti aumentati modificati"),
        (r"\binvece di pagare\b|\bsenza pagar", "alternativo"),
        (r"\bsenza costo di mana\b", "impagabile"),
        (r"\bfino a (?:un[ao]?|due|tre)\b", "zero"),
    )
)
_THINGS = frozenset(  # kinds of things: a rule about one of them decides nothing where none is
    tokens(
        "Aura Equipaggiamento equipaggiare planeswalker battaglia Saga Veicolo pedina emblema segnalino artefatto "
        "incantesimo stregoneria terra ibrido incolore phyrexiano neve branco copia bifronte comandante avventuriero "
        "livello fortificazione prevenire prevenzione rigenerare pagare scartare pescare caso Castello nascosta "
        "Supporto esilio esiliare grimorio lanciare spostare piano piani fenomeni intrighi trasforma trasformare"
    )
)
_NAMES = re.compile(r"(?<=\w )[A-Z]\w{3,}")  # in a title, but for its first word
_COMMON = frozenset(  # what titles and boards of all kinds speak of
    tokens(
        "danno creatura bloccare attaccare magia giocare abilità bersaglio permanente carta campo battaglia gioco "
        "turno fase costo mana regola effetto stato controllo controllare volta solo altro senza più dopo prima chi "
        "pila risolvere oggetto cima viene lasciare cambiare effetti abilità attivare testo mettere "
        "fare Mago Magia Potenza Magica Sfida combattimento non nulla altra accadere passare tutto tutti insieme stesso"
    )
)


_COUNTED = frozenset(tokens("Potenza Magica Finale"))  # of which every claim about a count speaks


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    point, study = posed.board.point, posed.study
    keys = posed.board.few
    if point is None or posed.board.derails(point.other):
        return None
    if not keys or len(point.other.heads) > 1 or not _may_stand(point.other.heads[0], material):
        return None
    if posed.drawn and material.ground.numbers and not any(map(material.ground.holds, point.other.numbers)):
        return None  # nobody learns it here
    keys = asked_for(keys, [study.facts, point.other.facts])
    if all(_is_paid(subject, posed, material) for _, subject in keys):
        return None  # the script itself says that it is
    theirs = ending(point.other.facts, keys, modern=material.modern)
    there = on_board(posed, material) | words_of(theirs)
    right = named(material, point.other.heads[0])
    near = list(islice(_not_it(posed, point, theirs, keys, chance, material, there), _LOOKED_AT))
    offered = _of_all_lengths(right, [(named(material, number), number, said) for number, said in near], chance)
    wrong = [
        Option(
            text,
            why=f"chi dimentica la {text} {mistake_in_words_of(material.edition, mistake)}: qui non è questo l’errore",
            mistake=mistake,
        )
        for text, _, mistake in offered
    ]
    numbers = [number for _, number, _ in offered]
    if (
        len(wrong) < _FEWEST
        or not theirs
        or not is_whole(point.other.facts, keys)
        or tells_itself(there, material, point.other.heads[0], numbers)
    ):
        return None
    if _is_read_off(posed, material, point.other.heads[0], numbers):
        return None
    if _denies(material, theirs, point.other.heads[0], numbers):
        return None
    return of_board(
        posed,
        material,
        "which-rule",
        ask=at_end(
            posed,
            f"Un giocatore dice che alla fine {_within(theirs)}. Quale di queste regole mostra che sbaglia?",
        ),
        options=mixed(chance, Option(right, correct=True), wrong),
        answer=right,
        explanation=(
            f"Invece: {ending(study.facts, keys, modern=material.modern)}.",
            f"Chi dimentica la {right} {mistake_in_words_of(material.edition, point.says)}.",
            *steps(posed),
        ),
        decisive=decisive(material, said_of(posed.board, [point], keys, material)),
        asked=keys,
    )


def _within(claim: str) -> str:
    """A claim within a sentence: only names keep their capital."""
    begins = claim.partition(" ")[0]
    *most, last = (f"{claim[:1].lower()}{claim[1:]}" if begins in {"La", "Il", "Non"} else claim).split("; ")
    return f"{', che '.join(most)} e che {last}" if most else last


def _came_up(posed: Posed) -> frozenset[str]:
    """The rules that a board asks: those on which something hangs, and those that are looked at in vain."""
    decide = {number for one in posed.board.issues for number in one.numbers}
    return frozenset(decide | {one for cites in posed.study.run.replay.consulted for one in cites})


def _is_paid(subject: object, posed: Posed, material: Material) -> bool:
    """Whether the script says of a thing that something is paid with it: «sacrificando Orso»."""
    said = re.compile(rf"\b(?:sacrificando|scartando|pagando con) [^.]*\b{re.escape(str(subject))}\b")
    return any(map(said.search, script(posed.study.scenario, material.edition)))


def _of_all_lengths(right: str, near: Sequence[Offered], chance: Chance) -> list[Offered]:
    """Those to be offered: the nearest of shorter, of longer ones or of both come first, for right ones are short.

    Where there are none on one side, the right one stands out: that is not offered every time.
    """
    shorter = [one for one in near if len(one[0]) < len(right)]
    longer = [one for one in near if one not in shorter]
    if not (shorter and longer) and not chance.once_in(2):
        return []
    first = chance.pick(([*shorter[:1], *longer[:1]], shorter, longer))
    return [*first, *(one for one in near if one not in first)][:_MOST]


def _not_it(
    posed: Posed,
    point: Belief,
    theirs: str,
    keys: tuple[Key, ...],
    chance: Chance,
    material: Material,
    there: frozenset[str],
) -> Iterator[tuple[str, str]]:
    """Other rules that somebody gets wrong, with what they think then: none of them brings that end about.

    What is most akin to the board comes first. What the plainest game takes for granted nobody would name; what decides
    the same step, what the rule itself names, or says in nearly the same words, would be right as well.
    """
    study = posed.study
    right = point.other.heads[0]
    plain = basics(material.edition)
    obvious = plain.needed | plain.workings | plain.usual
    here = {number for one in posed.board.issues for number in one.numbers}
    near = set(neighbours(right, material))
    known = set(cited(study.run))
    came_up = _came_up(posed)
    titles = {title_of(material, number) for number in point.other.numbers}
    told = {point.says}
    beside = {one for step in study.run.replay.steps if right in step.cites for one in step.cites}
    kin = {
        number: akin(there, material, right, number, (number in here) + (number in near))
        for number in chance.shuffled(sorted(here | near | known | _of_section(study.system, right)))
        if (number in near or number not in obvious)
        and number not in point.other.numbers
        and number not in beside
        and (number not in known or not _does_its_part(material, number, right))
    }
    long = len(title_of(material, right))
    nearest = sorted(kin, key=lambda one: abs(len(title_of(material, one)) - long) / _A_WORD - kin[one])
    for number in nearest:  # titles of one length: else the shortest would be right
        title = title_of(material, number)
        mistakes = study.system.mistakes(number)
        if (
            kin[number] >= _KIN
            and (number in came_up or _is_sister(material, number, right))  # others nobody would name of this board
            and _may_stand(number, material)
            and title not in titles
            and not title.startswith(_DEFINES)
            and mistakes
            and not _of_what_is_not_there(material, number, mistakes[0], there)
            and told.isdisjoint(mistakes)
            and IGNORES_A_TEXT.isdisjoint(mistakes)  # whoever is wrong about a text does that too
            and not SILLY.issuperset(mistakes)
            and not (point.says in ENDS_A_BLOCK and not ENDS_A_BLOCK.isdisjoint(mistakes))
            and not any(_same_mistake(said, point.says) for said in mistakes)
            and not says_it_too(material, right, number)
            and not _bears_on(posed, number, keys)
        ):
            titles.add(title)
            told.add(mistakes[0])
            yield number, mistakes[0]


def _does_its_part(material: Material, number: str, right: str) -> bool:
    """Whether a rule that is applied here may be said to bring the end about: it is of another section, or another step
    of the same count.
    """
    return game_of(material.edition) == WOM or _section(number) != _section(right)


def _may_stand(number: str, material: Material) -> bool:
    """Whether a rule can be offered by its title: it has one, and that is no question that it answers itself."""
    title = title_of(material, number)
    return bool(title) and not title.endswith("?")


def _of_section(rules: System, number: str) -> set[str]:
    """The rules of the same section that are played, of the same keyword where each has its own: others nobody would
    name of a board that does not bring them up.
    """
    return {one for one in rules.numbers() if _section(one) == _section(number)}


def _is_sister(material: Material, number: str, right: str) -> bool:
    """Whether two subrules stand under the same rule and are about one thing, as their titles say; of Wizards of
    Mickey, where few rules have subrules, those of a chapter whose titles have a word in common, and all steps of one.
    """
    if game_of(material.edition) == WOM:
        above, _, _ = number.rpartition(".")
        both = [words_of(title_of(material, one)) for one in (number, right)]
        return right.startswith(f"{above}.") and ("." in above or not both[0].isdisjoint(both[1]))
    if right[-1:] not in ascii_lowercase or number.rstrip(ascii_lowercase) != right.rstrip(ascii_lowercase):
        return False
    return not words_of(title_of(material, number)).isdisjoint(words_of(title_of(material, right)))


def _section(number: str) -> str:
    section, _, rest = number.partition(".")
    return f"{section}.{rest.rstrip(ascii_lowercase)}" if section in _OF_KEYWORDS else section


def _shown_as(text: str) -> str:
    """What signs and first words of a text are called where rules speak of them."""
    return " ".join(name for sign, name in _SIGNS if sign.search(text))


def _of_what_is_not_there(material: Material, number: str, mistake: str, there: frozenset[str]) -> bool:
    """Whether a rule speaks of a kind of thing of which the board has none: nobody would name it."""
    title = title_of(material, number)
    said = words_of(f"{title} {mistake}")
    if any((own := words_of(name)) and own.isdisjoint(there) for name in _NAMES.findall(title)):
        return True  # «Pedina Indizio»
    return any(not _speaks_of(there, word) for word in said & _THINGS)


def words_of(text: str) -> frozenset[str]:
    """What a text speaks of, but for what all speak of: the stems of its words."""
    return frozenset(tokens(_HAND.sub("palmo", text))) - _COMMON


def on_board(posed: Posed, material: Material) -> frozenset[str]:
    """The words that stand on a board and in its script, but for those of every board."""
    text = _as_shown(posed, material)
    return words_of(f"{text} {_shown_as(text)}")


def _as_shown(posed: Posed, material: Material) -> str:
    board = table(posed.study.scenario, material.edition)
    texts = (posed.prose, *script(posed.study.scenario, material.edition), *(" ".join(row[1:]) for row in board.rows))
    return " ".join(texts)


def _is_read_off(posed: Posed, material: Material, right: str, wrong: Iterable[str]) -> bool:
    """Whether the title of the right rule alone stands on the board as it is («Blocca», an action of a card), or says
    in other words what a card says: «Innesco quando la creatura blocca» of «Ogniqualvolta Veterano blocca».
    """
    text = _as_shown(posed, material)
    cards = " ".join(row[_TEXT] for row in table(posed.study.scenario, material.edition).rows if len(row) > _TEXT)
    said = frozenset(tokens(f"{cards} {_shown_as(cards)}"))
    titles = [title_of(material, one) for one in (right, *wrong)]
    there = [any(re.search(rf"\b{re.escape(part)}\b", text) for part in _parts(title)) for title in titles]
    told = [said.issuperset(tokens(title)) for title in titles]
    repeated = [_share_of(title, frozenset(tokens(text))) for title in titles]
    repeats = repeated[0] >= _REPEATED and repeated[0] >= max(repeated[1:], default=0)
    refutes = _DENIAL.search(titles[0]) and not any(map(_DENIAL.search, titles[1:]))
    return repeats or bool(refutes) or any(those[0] and not any(those[1:]) for those in (there, told))


def _share_of(title: str, said: frozenset[str]) -> float:
    """How much of a title stands on a board, in its story or in what is done: «Branco bloccato da un effetto»."""
    own = frozenset(tokens(title))
    return len(own & said) / len(own) if own else 0.0


def _parts(title: str) -> list[str]:
    """A title, and what stands in it in so many words: «attacca e non viene bloccata»."""
    words = title.split()
    return [title, *(" ".join(words[n : n + _A_PHRASE]) for n in range(len(words) - _A_PHRASE + 1))]


def akin(there: frozenset[str], material: Material, right: str, number: str, close: int) -> int:
    """How near a rule is to another: it decides here too or stands beside it (`close`), or its title has words of the
    other's; then what it has of the board counts as well. 0 for one that nobody would name.
    """
    own, other = (words_of(title_of(material, one)) for one in (number, right))
    core = _KIN * (close + len(own & other))
    return core + len(own & there) if core else 0


def says_it_too(material: Material, right: str, number: str) -> bool:
    """Whether a rule names another, stands above or beneath it, or tells nearly the same."""
    one, two = Ref(material.edition, right), Ref(material.edition, number)
    if right.startswith(number) or number.startswith(right):
        return True
    if _frames(material, right, number) or _frames(material, number, right):
        return True
    units = [unit for unit in map(material.corpus.units.get, (one, two)) if unit is not None]
    if len(units) < _BOTH:
        return False
    if two in units[0].refs or one in units[1].refs:
        return True
    said = [words_of(unit.text) for unit in units]
    return len(said[0] & said[1]) > _TOO_LIKE * min(map(len, said))


def _same_mistake(one: str, two: str) -> bool:
    """Whether two mistakes are one in other words: who makes one makes the other, and both rules would be right."""
    said = words_of(one), words_of(two)
    both = len(said[0] & said[1])
    return both > 1 and both >= _SAME * min(map(len, said))


def _frames(material: Material, right: str, number: str) -> bool:
    """Whether a rule lays down, in subrules of its own, what its section and so the other rule is about."""
    links = material.corpus.links.get(Ref(material.edition, number))
    here = right.partition(".")[0] == number.partition(".")[0]
    return here and number.endswith(".1") and links is not None and bool(links.children)


def tells_itself(there: frozenset[str], material: Material, right: str, wrong: Iterable[str]) -> bool:
    """Whether the title of the right rule alone names what stands on the board, or in what is claimed."""
    own = [word for word in words_of(title_of(material, right)) if _speaks_of(there, word)]
    others = [words_of(title_of(material, number)) for number in wrong]
    return any(not any(_speaks_of(other, word) for other in others) for word in own)


def _speaks_of(words: frozenset[str], stem: str) -> bool:
    """Whether a word is among others, or is the beginning or end of one: «leggende» and «leggendaria»."""
    return stem in words or any(
        len(short) >= _STEM and (long.startswith(short) or long.endswith(short))
        for one in words
        for short, long in [sorted((one, stem), key=len)]
    )


def _denies(material: Material, claim: str, right: str, wrong: Iterable[str]) -> bool:
    """Whether the title of the right rule alone speaks of what is claimed: «Le stregonerie non entrano in gioco»."""
    claimed = frozenset(tokens(claim)) - _COUNTED
    said = len(claimed.intersection(tokens(title_of(material, right))))
    return said > 0 and all(len(claimed.intersection(tokens(title_of(material, one)))) < said for one in wrong)


def _bears_on(posed: Posed, number: str, keys: tuple[Key, ...]) -> bool:
    """Whether what is claimed comes out otherwise where a rule is forgotten, be it as claimed or not: some would say
    that it decides, too. Of what could not be played so nobody knows.
    """
    other = posed.study.without(fallen(posed.study.system, number))
    return other is None or changed(posed.study.facts, other.facts, keys)
