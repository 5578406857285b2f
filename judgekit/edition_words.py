"""What the editions are called on paper, which one each is laid beside, and the words that changed between them.

One row an edition: nobody else compares their names.
"""

from __future__ import annotations

import re

from judgekit.editions import EDITIONS, MAGIC, WOM, game_of
from judgekit.values import NamedTuple


class EditionWords(NamedTuple):
    """An edition as people speak of it: `title` heads a page, `rules` stands in a sentence («con le regole …»).

    `beside` is the edition that it is compared with, "" where there is none. The rest is how its cards say things.
    """

    title: str
    rules: str
    beside: str = ""
    modern: bool = False  # «campo di battaglia», «lanciare», «esiliare»
    dies: str = "viene messo in un cimitero dal gioco"
    enters: str = "entra in gioco"
    create: str = "Metti in gioco"
    exile: str = "Rimuovi dal gioco"
    cast: str = "gioca"
    last_step: str = "fine del turno"  # the step in which a turn ends
    lines_up_blockers: bool = False  # the attacker says in which order it will deal with them
    elsewhere: tuple[tuple[str, str], ...] = ()  # words of other editions, as patterns, and those in their place
    mistakes: tuple[tuple[str, str], ...] = ()  # and such as cards mean in another sense than people who speak of rules


_MODERN = EditionWords(
    "",
    "",
    modern=True,
    dies="muore",
    enters="entra nel campo di battaglia",
    create="Metti sul campo di battaglia",
    exile="Esilia",
    cast="lancia",
    last_step="sottofase finale",
)
_SAID_NOW = (
    (r"\b([Pp]re|[Pp]ost)combattimento\b", r"\1-combattimento"),  # as their rules, and the sheets, spell it
    (r"(?<!permanente )(?<!artefatto )(?<!terra )(?<!incantesimo )viene mess[ao] in un cimitero dal gioco\b", "muore"),
    (r"\bentra in gioco\b", "entra nel campo di battaglia"),
    (r"\bentrano in gioco\b", "entrano nel campo di battaglia"),
    (r"\b((?:[Rr]i)?[Mm]ett\w+) in gioco ([A-ZÈ]\w+(?: dal tuo cimitero)?)\b", r"\1 \2 sul campo di battaglia"),
    (r"\b((?:[Rr]i)?[Mm]ett\w+|torn\w+) in gioco(?=[.,;:»]|$| sotto il controllo)", r"\1 sul campo di battaglia"),
    (r"\b([Ee]ntr\w+)( di nuovo)? in gioco\b", r"\1\2 nel campo di battaglia"),
    (r"\bin gioco\b", "sul campo di battaglia"),
    (r"\b(lasci\w*) il gioco\b", r"\1 il campo di battaglia"),
    (r"\b(usci\w+|esc[ea]|escono|cimitero) dal gioco\b", r"\1 dal campo di battaglia"),
    (r"\bRimuovi dal gioco\b", "Esilia"),
    (r"\bRimuovi ((?:(?!segnalin|dal combattimento)[^,.;:])+?) dal gioco\b", r"Esilia \1"),
    (r"\brimuovil([aoei])( invece)? dal gioco\b", r"esilial\1\2"),
)
_OUT_OF_PLAY = ((r"\bfuori dal gioco\b", "fuori dal campo di battaglia"),)  # of a card it is in exile
_OUT_OF_THE_GAME = (  # said so that both times know it: each has its own word
    (r"\besilia o rimuove dal gioco\b", "esilia"),
    (r"\bin esilio, o rimosse dal gioco,", "in esilio"),
)
_AREAS = (  # Classic has «aree» and «interfasi»
    (r"\b([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)lla zona\b", r"\1ll’area"),
    (r"\b([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)lla sottofase\b(?! finale)", r"\1ll’interfase"),
    (r"\b([Uu]n|[Qq]uell)a zona\b", r"\1’area"),
    (r"\b([Ll])a zona\b", r"\1’area"),
    (r"\bzona\b", "area"),
    (r"\bzone\b", "aree"),
    (r"\b([Ll])a sottofase\b(?! finale)", r"\1’interfase"),
)
_NOT_CAST = r"(?!(?: \w+)? monet[ae]| (?:\w+ )?dad[io]| con successo)"
_PLAYED = (  # and spells are played there
    (rf"\blanci(a|ano|ar\w*|at[aoei]|ando\w*|ava\w*)\b{_NOT_CAST}", r"gioc\1"),
    (rf"\bLanci(a|ando) (?=(?:un[ao]?|l[ao]|il)\b){_NOT_CAST}", r"Gioc\1 "),
    (r"\blanci (?=un[ao]? (?!monet)|quest[ao] )", "giochi "),
)
_ENCHANTED = (  # and nothing but enchantments is attached to anything
    (r"\bun[’']Aura o un Equipaggiamento\b", "un incantesimo"),
    (r"\bun[’']Aura\b", "un incantesimo"),
)
_AT_THE_END = (  # Classic has «at end of turn», and calls the step by it
    (r"\bAll[’']inizio della prossima sottofase finale\b", "Alla prossima fine del turno"),  # alone
    (r"\b([Aa])ll[’']inizio della (?:prossima )?sottofase finale\b", r"\1lla fine del turno"),
    (r"\b([Aa])ll[’']inizio della tua (prossima )?sottofase finale\b", r"\1lla fine del tuo \2turno"),
    (r"\b([Aa])ll[’']inizio di ogni sottofase finale\b", r"\1lla fine di ogni turno"),
    (r"\b([Nn]e|[Dd]e|[Aa])lla sottofase finale\b", r"\1ll’interfase di fine del turno"),
    (r"\b([Ll])a sottofase finale\b", r"\1’interfase di fine del turno"),
    (r"\b([Uu]n)a sottofase finale\b", r"\1’interfase di fine del turno"),
    (r"\bsottofase finale\b", "interfase di fine del turno"),
)
_ONE_WORDING = (  # what cards have said in several ways
    (r"\bGuadagn[ai] il controllo\b", "Prendi il controllo"),
    (r"\bguadagni il controllo\b", "prendi il controllo"),
    (r"\bguadagna il controllo\b", "prende il controllo"),
    (r"\bil controllo della creatura bersaglio\b", "il controllo di una creatura bersaglio"),
    (
        r"\b([Ss]cambia )(?:la )?(forza e )(?:la )?costituzione della creatura",
        r"\1la \2la costituzione di una creatura",
    ),
    (r"\bil prossimo 1 danno\b", "il prossimo punto di danno"),
    (r"\ba (?:un )?bersaglio qualsiasi\b", "a un qualsiasi bersaglio"),
    (r"\b([Ii])nfligge danni pari\b", r"\1nfligge danno pari"),
    (r"\b([Ss]e )viene (testa|croce)\b", r"\1esce \2"),
)
_WORDS_THAT_ARE_HAD = (
    "anti-malocchio|attacco improvviso|cautela|difensore|doppio attacco|furia|indistruttibile|intimidire|legame vitale"
    "|minacciare|ombra|passa-\\w+|paura|protezione|raggiungere|rapidità|tocco letale|travolgere|velo|volare"
)
_HAS_SINCE_M10 = (  # a keyword is had, no longer gained
    (rf"(?<![Qq]uella creatura )\bguadagna(?= (?:{_WORDS_THAT_ARE_HAD})\b)", "ha"),
    (rf"\bguadagnano(?= (?:{_WORDS_THAT_ARE_HAD})\b)", "hanno"),
)
_TOKENS = r"(?=(?:un[ao]?|due|tre|quattro|cinque|X|un numero di) pedin[ae]\b(?! Ruolo))"  # no time had both words
_NOT_CREATED_YET = (  # what makes tokens till late in 2016
    (rf"\bCrea {_TOKENS}", "Metti sul campo di battaglia "),
    (rf"(?<=[,:;—] )crea {_TOKENS}", "metti sul campo di battaglia "),
    (rf"\bcrea {_TOKENS}", "mette sul campo di battaglia "),
)
_CONVERTED = (r"\bvalore di mana\b", "costo di mana convertito")
_WORDS = {
    "classic": EditionWords(
        "Magic Classic (sesta e settima edizione)",
        "le regole Classic (sesta e settima edizione)",
        "cr-2016",
        elsewhere=(
            *_ONE_WORDING,
            *_NOT_CREATED_YET,
            _CONVERTED,
            (_OUT_OF_THE_GAME[0][0], "rimuove dal gioco"),
            (_OUT_OF_THE_GAME[1][0], "rimosse dal gioco"),
            *_AREAS,
            (r"\bEsilia (?=\w)(?!carte dalla cima)", "Rimuovi dal gioco "),
            (r"(?<=[,:;] )esilia (?=\w)", "rimuovi dal gioco "),  # behind «quando …,» or a cost it is still an order
            (r"\besilia ((?:un|una|la|il|lo|le|i|gli|l’)\b)", r"rimuove dal gioco \1"),
            (r"\besilial([aoei])\b", r"rimuovil\1 dal gioco"),
            (r"\b(?:sul|nel) campo di battaglia\b", "in gioco"),
            (r"\bil campo di battaglia\b", "il gioco"),
            (r"\bin esilio\b", "fuori dal gioco"),
            (r"\b([A-ZÀ-Ý]\w+) lancia (?!una moneta)", r"\1 gioca "),
            *_AT_THE_END,
        ),
        mistakes=(*_ENCHANTED, *_PLAYED),
    ),
    "cr-2016": _MODERN._replace(
        title="Magic, regole complete 2016",
        rules="le regole complete del 2016",
        beside="classic",
        lines_up_blockers=True,
        mistakes=(*_OUT_OF_PLAY, (r" o una battaglia\b", "")),
        elsewhere=(
            *_ONE_WORDING,
            *_NOT_CREATED_YET,
            _CONVERTED,
            (r"\b([Aa])rmatura dell’essenza\b", r"\1rmatura totem"),
            *_OUT_OF_THE_GAME,
            *_SAID_NOW,
            *_HAS_SINCE_M10,
            (r"\b([Ee]ntra(?:no)?)(?=,| TAPpat| con )", r"\1 nel campo di battaglia"),  # as cards said till 2024
        ),
    ),
    "cr-2026": _MODERN._replace(
        title="Magic, regole complete 2026",
        rules="le regole complete del 2026",
        beside="cr-2016",
        create="Crea",
        mistakes=_OUT_OF_PLAY,
        elsewhere=(
            *_ONE_WORDING,
            (r"\bcosto di mana convertito\b", "valore di mana"),
            (r"\b([Aa])rmatura totem\b", r"\1rmatura dell’essenza"),
            *_OUT_OF_THE_GAME,
            *_SAID_NOW,
            *_HAS_SINCE_M10,
            (r"\btribal[ei]\b", "kindred"),
            (r"\bTribale\b", "Kindred"),
            (r"\b(far entrare (?:\w+ ){1,2})nel campo di battaglia (?=come)", r"\1"),
            (r"\b([Ee]ntra(?:no|re)?) nel campo di battaglia\b", r"\1"),  # since 2024 cards say no more than this
        ),
    ),
    "wom": EditionWords("Wizards of Mickey GCC", "il regolamento di Wizards of Mickey"),
}


def words(edition: str) -> EditionWords:
    """The row of an edition; one that nobody has described is a modern one, by its own name."""
    return _WORDS.get(edition) or _MODERN._replace(title=edition, rules=f"le regole {edition}")


def in_words_of(edition: str, text: str) -> str:
    """What a card, a story or a table says in words of other editions, in those of this one."""
    return _with(words(edition).elsewhere, text)


def mistake_in_words_of(edition: str, text: str) -> str:
    """What somebody believes who gets a rule wrong, told for all editions, in the words of this one."""
    return in_words_of(edition, _with(words(edition).mistakes, text))


def _with(others: tuple[tuple[str, str], ...], text: str) -> str:
    for there, here in others:
        text = re.sub(there, here, text)
    return text


OF_MAGIC = tuple(one for one in EDITIONS if game_of(one) == MAGIC)
MODERN = tuple(one for one in OF_MAGIC if words(one).modern)
OLD = tuple(one for one in OF_MAGIC if not words(one).modern)
OF_WOM = tuple(one for one in EDITIONS if game_of(one) == WOM)
