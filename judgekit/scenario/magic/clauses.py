"""What people write, taken apart: who, the verbs, and what stands with each, in any order.

The names of a board stand as numbers here (`BoardNames.hidden`). A line of which a word is left over is none of these.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judgekit.scenario.line import NUMBERS
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

N = rf"(?:[0-9]{{1,3}}|{'|'.join(NUMBERS)})"
_OWN = r"(?:(?:suo|sua|suoi|sue|proprio|propria|propri|proprie) )?"
_KIND = (
    r"(?:(?:creatura|artefatto|terra|permanente|incantesimo|aura|pedina|magia|carta|giocatore|planeswalker|attaccante"
    r"|bloccante) )?"
)
ARTICLE = rf"(?:(?:il|lo|la|i|gli|le|un|uno|una|quel|quella|quello|questo|questa) |un'|l'|quell'|quest')?{_OWN}{_KIND}"
OF = r"(?:dell'|d'|(?:della|dello|degli|delle|dei|del|di) )"
TO = r"(?:all'|(?:alla|allo|agli|alle|ai|al|ad|a) )"
ON = r"(?:sull'|(?:sulla|sullo|sugli|sulle|sui|sul|su di|su|sopra|contro|verso) )"
BY = r"(?:dall'|(?:dalla|dallo|dagli|dalle|dai|dal|da) )"
WITH = (
    r"(?:(?:con|col|coi|usando|tramite|sfruttando|lanciando|giocando|attivando|utilizzando) |coll'"
    r"|(?:grazie|per mezzo) (?:a |di |all'|alla |allo |al |ai |agli |alle ))"
)
_CORE = rf"@[0-9]+@(?: [0-9]{{1,3}})?(?: {OF}{ARTICLE}@[0-9]+@)?"
ONE = rf"{ARTICLE}{_CORE}"
ABILITY_WORD = (
    r"(?:l'|il |la |lo |un'|un |una |gli |le |i )?(?:abilita|trigger|innesco|innescata|attivata|effetto|etb|ping)"
    rf"(?: (?:innescat[ao]|attivat[ao]|(?:di |d')?(?:entrata|ingresso|morte|attacco)|{OF}(?:entrata"
    rf"|ingresso|mantenimento)))*"
)
ABILITY = rf"{ABILITY_WORD} {OF}{ARTICLE}{_CORE}"
THING = rf"(?:{ABILITY}|{ONE})"
AND = r"(?:, ed? |, | ed? )(?:poi )?"
THINGS = rf"{THING}(?:{AND}{THING})*"
_LANDS = r"(?:terre|terra|pianur[ae]|isol[ae]|palud[ei]|montagn[ae]|forest[ae])"
_SYMBOLS = r"(?:\{[^{} ]+\})+"
_SPEND = r"(?:con|usando|spendendo|pagando(?: con)?|tappando|girando|per|impiegando|al costo di)"
_COLOURS = r"(?: (?:bianch?[oi]|blu|ner[oi]|ross[oi]|verd[ei]|incolor[ei]|generic[oi]))?"
_LOYALTY = rf"(?:[-+−–] ?[0-9]{{1,2}}|(?:piu|meno) {N})"
_AS_TARGET = r"(?:come (?:bersagli?o?|target))"

GIVEN = (
    "volare", "travolgere", "rapidita", "attacco improvviso", "doppio attacco", "cautela",
    "legame vitale", "indistruttibile", "tocco letale", "anti-malocchio", "raggiungere", "minacciare", "velo", "paura",
    "haste", "trample",
)  # fmt: skip

# Ways in which a card is cast, as people say them, and the word of the language.
OPTIONS = {
    "potenziato": "potenziamento", "potenziata": "potenziamento", "kicker": "potenziamento", "kickato": "potenziamento",
    "kickata": "potenziamento", "sovraccaricato": "sovraccarico", "sovraccaricata": "sovraccarico", "overload":
    "sovraccarico", "riscattato": "riscatto", "riscattata": "riscatto", "buyback": "riscatto", "madness": "follia",
}  # fmt: skip
_OPTION = (
    "flashback|potenziamento|kicker|sovraccarico|overload|follia|madness|rievocazione|evocare"
    "|fuga|riscatto|buyback|conferire"
)

# What may stand with a verb: which role it has, and how it is written. The first that fits is taken.
ROLES: tuple[tuple[str, str], ...] = (
    ("x", r"(?:con |per |scegliendo |dichiarando |ponendo )?x ?(?:=|uguale a|pari a|di|da)? ?(?P<it>[0-9]{1,3})"),
    ("so much", rf"(?:per|da|di) (?P<it>{N})(?! (?:dann|mana|@|{_LANDS}|punt))"),
    ("mana", rf"(?:{_SPEND} )?(?P<it>{N} (?:di quei |dei suoi |dei propri |suoi )?mana{_COLOURS})"),
    (
        "lands",
        (
            rf"(?:{_SPEND} )?(?:le |le sue |tutte e )?(?P<it>{N} (?:di quelle |delle sue |delle"
            rf" proprie |sue )?{_LANDS})"
        ),
    ),
    ("lands", rf"(?:{_SPEND} )?(?P<it>(?!un){N} @[0-9]+@)(?! {OF})"),
    ("lands", r"(?:pagando con|tappando|girando|spendendo) (?P<it>un[ao]? @[0-9]+@)"),
    (
        "loyalty",
        (
            rf"(?:il |la |l'|l'abilita |abilita )?(?:di fedelta )?(?:da |di )?(?P<it>{_LOYALTY})"
            rf"(?: {OF}(?P<of>{ONE}))?"
        ),
    ),
    ("mana", rf"\(?(?:{_SPEND} |pagandone )?(?P<it>{_SYMBOLS})(?: mana)?\)?"),
    ("price", r"pagando(?:ne)? (?P<it>(?:il (?:suo )?costo|il mana)(?: di \w+)?)"),
    ("price", r"(?P<it>il (?:suo )?costo(?: (?:di|della) (?:mana|lancio|attivazione))?)"),
    ("everything", r"(?:con )?(?P<it>tutto|tutti|tutte le (?:sue )?(?:terre|creature)|tutte le creature che ha)"),
    ("option", rf"(?:il |la |l')?(?:costo di )?(?P<it>{_OPTION}) {OF}(?P<of>{ONE})"),
    (
        "option",
        (
            rf"(?:con|in|per|usando|pagando|pagandone|a|di|col|dal|tramite) (?:il |la |l')?(?:suo |sua )?(?:costo"
            rf" di )?(?:il costo di )?"
            rf"(?P<it>{_OPTION})(?!\w)"
        ),
    ),
    ("option", r"(?P<it>potenziat[oa]|sovraccaricat[oa]|kickat[oa]|riscattat[oa])"),
    ("itself", r"(?P<it>senza (?:potenziar(?:lo|la)|potenziamento|kicker|pagare il (?:potenziamento|kicker)))"),
    (
        "share",
        (
            rf"(?:i |gli )?(?:suoi |tutti i |tutti e )?(?:restanti |rimanenti |altri )?(?P<it>{N})"
            rf"(?: punt[oi])?(?: di)?(?: dann[oi])?(?: letal[ei])?(?: da combattimento)?"
            rf"(?: {OF}(?P<of>{ONE}))? (?:{TO}|{ON}|in"
            rf" faccia {TO})(?P<on>{ONE})"
        ),
    ),
    ("damage", rf"(?:i |il |tutti i )?(?:suoi )?(?P<it>{N}) (?:punt[oi] )?(?:di )?dann[oi](?: da combattimento)?"),
    ("size", r"(?:un |un bel )?(?P<it>[-+−]?[0-9]+/[-+−]?[0-9]+)"),
    ("from", r"(?:dalla|da|di) (?:sua |propria )?(?P<it>mano)|(?:dal|nel) (?:suo |proprio )?(?P<it2>cimitero)"),
    (
        "target",
        (
            rf"\(?(?:scegliendo|con|prendendo|avendo|avente|per|{_AS_TARGET})? ?(?:(?:come |per |il |un |a |su )?"
            rf"(?:bersaglio|target)):? ?(?:{TO}|{ON})?(?P<it>{THINGS})\)?"
        ),
    ),
    ("target", rf"(?:{_AS_TARGET}),? (?P<it>{THINGS})"),
    ("target", rf"scegliendo (?P<it>{THINGS})(?: {_AS_TARGET})?"),
    ("front", rf"(?:davanti|di fronte) {TO}(?P<it>{THINGS})"),
    ("front", r"(?P<it>davanti|di fronte)(?!\w)"),
    ("target", rf"(?:addosso|in faccia|in testa) {TO}(?P<it>{THINGS})"),
    ("to block", rf"come (?P<role>bloccante) (?:{OF}|{TO}|per )?(?P<it>{THINGS})"),
    ("blocker", rf"(?:come )?(?P<role>bloccante) (?P<it>{THINGS})"),
    ("spell", r"(?P<it>la magia|l'incantesimo|quella magia|la creatura)(?!\w)(?! @)"),
    ("on", rf"{ON}(?P<it>{THINGS})"),
    ("to", rf"{TO}(?P<it>{THINGS})"),
    ("with", rf"{WITH}(?:l'abilita {OF})?(?P<it>{THINGS})"),
    ("by", rf"{BY}(?P<it>{THINGS})"),
    ("for", rf"per (?P<it>{THINGS})"),
    ("shield", r"(?:uno |lo )?(?P<it>scudo di rigenerazione)"),
    ("regeneration", rf"(?:la |l'abilita di )?(?P<it>rigenerazione|rigenerare) {OF}(?P<of>{ONE})"),
    ("equip", rf"(?:l'abilita (?:di )?|l'|il )?(?P<it>equipaggiare|equip|equipaggia) {OF}(?P<of>{ONE})"),
    ("morph", rf"(?:il costo di |la )(?P<it>metamorfosi|morph) {OF}(?P<of>{ONE})"),
    ("face up", r"(?:a faccia |con la faccia |di faccia )?(?P<it>in su|scopert[oa])"),
    ("ability", rf"(?:{WITH}|{BY}|{OF}|per )?(?P<it>{ABILITY_WORD})(?! {OF}| @)(?!\w)"),
    (
        "beyond",
        (
            rf"(?:e )?(?:travolge|passa|travolgono)(?:no)? (?:per|con|di) (?P<it>{N})(?: dann[oi])?(?:"
            rf" {TO}@[0-9]+@)?"
        ),
    ),
    ("as copy", rf"come (?:una )?copia {OF}(?P<it>{ONE})"),
    ("dealt", rf"(?:il |i )dann[oi](?: da combattimento)? {OF}(?P<it>{ONE}):?"),
    (
        "itself",
        (
            r"(?P<it>da sol[oa]|sol[oa]|soltanto|in risposta|a sua volta|insieme|ancora|subito"
            r"|anche|ora|di nuovo|cosi|pure|invece|regolarmente)(?!\w)"
        ),
    ),
    ("of", rf"(?:{OF}|da parte {OF})(?P<it>{THINGS})"),
    ("keyword", rf"(?P<it>{'|'.join(GIVEN)})(?!\w)"),
    ("object", rf"(?P<it>{THINGS})"),
)  # fmt: skip

# What only says when, as the order of the lines does.
_ON_STACK = r"(?:è )?(?:ancora |sempre |gia )*(?:in|nella|sulla|sullo) (?:pila|stack)"
_THIS = r"(?:questo|quello|cio|quest[ao]|quell[ao]|tutto (?:questo|cio)|ess[oa]|l[eu]i|sua volta)"
FRAMES = (
    rf"(?:in|per|di|come|a) risposta {TO}(?P<stack>{_THIS}|{THING}|{ABILITY_WORD}|attacco|blocco)",
    r"(?:in|per|di|come) risposta",
    rf"rispondendo {TO}(?P<stack>{_THIS}|{THING}|{ABILITY_WORD})",
    rf"(?:con|mentre) (?P<stack>{THING}|{ABILITY_WORD}|la magia) {_ON_STACK}",
    rf"prima che (?P<stack>{THING}|{ABILITY_WORD}|la magia) (?:si )?(?:risolv[ae]|risolvan?o|entri)",
    rf"prima che (?:si )?(?:risolv[ae]|risolvan?o|entri)(?: (?P<stack>{THING}))?",
    rf"(?:con|per) (?P<ability>{ABILITY}|{ABILITY_WORD})",
    rf"prima della (?:sua )?risoluzione(?: {OF}(?P<stack>{THING}))?",
    rf"sopra {TO}?(?P<stack>{_THIS}|{THING})",
    r"(?:con|tenendo|mantenendo|avendo) (?:la )?priorita",
    (
        r"(?:in|nel|nella|durante (?:il|la|l')|all'inizio del) ?(?P<fight>combattimento|fase di (?:combattimento"
        r"|attacco)|combat|attacco)"
    ),
    (
        r"(?:a (?:questo|quel) punto|allora|poi|quindi|dopo|infine|intanto|ora|adesso|ok|subito(?: dopo)?|a sua volta"
        r"|per prima cosa|di nuovo|ancora|anche|e|ma|pero|prima)(?!\w)"
    ),
)  # fmt: skip


_OF_WHAT = frozenset(("regeneration", "equip", "morph"))  # roles that are told by what they are of
BETWEEN = "|"  # the parts of what stands in a role: how much, of what, to whom


FIGHT = "in combattimento"


class Phrase(NamedTuple):
    """A verb with what stands with it."""

    verb: str
    form: int  # 0 present, 1 gerund, 2 participle, 3 infinitive
    clitic: str
    roles: tuple[tuple[str, str], ...]

    def all(self, *roles: str) -> list[str]:
        """What stands with it in some roles, as it is written."""
        return [it for role, it in self.roles if role in roles]

    @property
    def meanings(self) -> frozenset[str]:
        """What its verb may mean."""
        return verbs.meanings_of(self.verb)


class Clause(NamedTuple):
    """A line taken apart."""

    player: str  # with its number: `@4@`
    thing: str  # that does it, or to which it is done
    passive: bool
    phrases: tuple[Phrase, ...]
    stack: tuple[str, ...]  # what it says lies on the stack
    ability: str  # of what it speaks, «con l’innesco»


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((role, re.compile(form)) for role, form in ROLES)


@cache
def _verb_at() -> re.Pattern[str]:
    """A verb with what stands before it: `decide di lanciare`, `lo blocca`, `ha lanciato`, `viene bloccato`."""
    lead = rf"(?:{_AS_TARGET} )?(?:(?:{verbs.pattern(0, verbs.LEAD)})(?: di| a| che| per)? )?"
    clitic = r"(?:(?P<c>l[oaie]|gli|ne|ci|vi|si|gliel[oaie]) |(?P<e>l'))?"
    return re.compile(
        rf"{lead}{clitic}(?:(?P<passive>(?:viene|vengono|è|sono)(?: stat[oaie])?(?: (?:poi|ora|anche))?) "
        rf"(?P<done>{verbs.any_verb(2)})|(?P<noun>{verbs.NOUNS})(?=[ :,]|$)"
        rf"|(?:ha|hanno|è|sono) (?P<past>{verbs.any_verb(2)})"
        rf"|(?P<now>{verbs.any_verb(0)})|(?P<while>{verbs.any_verb(1)})|(?P<to>{verbs.any_verb(3)}))(?![\w'@])"
    )


_SOMEBODY_ELSE = re.compile(r"(?:,|;|:| e|, e) (@[0-9]+@),? $")
_BY_WHOM = re.compile(rf"{BY}{ARTICLE}@")
_JOINED = re.compile(r"(?:\s*[,;:]|\s)\s*(?:(?:ed?|e poi|poi|per|a|e quindi|cosi da) )?")
_FRAME = tuple(re.compile(rf"{one}(?:\s*[,:]\s*|\s+|$)") for one in FRAMES)
_BEHIND = tuple(re.compile(rf"\s*,?\s+{one}$") for one in FRAMES[:-1])
_PLAYER = re.compile(r"(?P<p>@[0-9]+@)(?P<owns>)\s*[,:]?\s+")


def taken_apart(said: str, players: frozenset[str]) -> Clause | None:
    """A line, in small letters and with numbers for names, as a clause; None where a word of it is left over."""
    said = _purpose_last(said.strip(" ."))
    stack: list[str] = []
    said = _without_frames(said, stack)
    for form in _BEHIND:
        if (found := form.search(said)) and found.start() > 0:
            stack += _stacked(found)
            said = said[: found.start()]
    player, rest = _subject(said, players)
    if player:
        rest = _without_frames(rest, stack)
    thing = ""
    passive = False
    phrases: list[Phrase] = []
    at = 0
    before: list[tuple[str, str]] = []
    while at < len(rest):
        if (
            phrases
            and (whose := _SOMEBODY_ELSE.search(rest[:at]))
            and whose[1] in players
            and _verb_at().match(rest, at)
        ):
            return None  # another does something else
        if (found := _verb_at().match(rest, at)) and not (phrases and _BY_WHOM.match(rest, at)):
            passive = passive or bool(found["passive"])
            forms = ("now", "while", "done", "to", "noun", "past")
            said_as = next(n for n, name in enumerate(forms) if found[name])
            verb = next(found[one] for one in ("past", "now", "while", "done", "to", "noun") if found[one])
            verb, clitic = _with_clitic(verb, found["c"] or found["e"] or "", said_as)
            phrases.append(Phrase(verb, said_as, clitic, ()))
            at = found.end()
        elif part := _part(rest, at):
            role, it, end = part
            if phrases:
                phrases[-1] = phrases[-1]._replace(roles=(*phrases[-1].roles, (role, it)))
            else:
                before.append((role, it))
            at = end
        else:
            return None
        if at < len(rest):
            joint = _JOINED.match(rest, at)
            if joint is None:
                return None
            plainly = re.match(r"\s*[,;:]?\s+|\s*[,;:]", rest[at:])
            # «per», «a», «e» are joints only before a verb
            ahead = _verb_at().match(rest, joint.end())
            at = joint.end() if ahead or plainly is None else at + plainly.end()
            if not ahead and (also := re.match(r"ed? (?=\S)", rest[at:])) and _part(rest, at + also.end()):
                at += also.end()
    if not phrases and not before:
        return None
    if not phrases:
        return _clause(player, "", False, [Phrase("", 0, "", tuple(before))], stack)
    for role, it in before:
        if role == "object" and not thing:
            thing = it
        else:
            phrases[0] = phrases[0]._replace(roles=((role, it), *phrases[0].roles))
    return _clause(player, thing, passive, phrases, stack)


def _clause(player: str, thing: str, passive: bool, phrases: list[Phrase], stack: list[str]) -> Clause:
    ability = next((one.removeprefix("ability") for one in stack if one.startswith("ability")), "")
    waits = tuple(one for one in stack if not one.startswith("ability"))
    return Clause(player, thing, passive, tuple(phrases), waits, ability)


def _purpose_last(said: str) -> str:
    """`per uccidere l’Orso Anna lancia Folgore`: what it is done for, behind it."""
    found = re.match(rf"(per (?:{verbs.any_verb(3)}) {THINGS}),? (@[0-9]+@ .+)$", said)
    return f"{found[2]} {found[1]}" if found else said


def _with_clitic(verb: str, clitic: str, form: int) -> tuple[str, str]:
    """`neutralizzarla`: the verb, and the pronoun that hangs on it."""
    if form in {1, 3} and (found := re.match(r"(\w+?(?:r|ndo))(l[oaie]|gli|ne|ci|vi|si)((?: .+)?)$", verb)):
        return f"{found[1]}{found[3]}", clitic or found[2]
    return verb, clitic


def _part(rest: str, at: int) -> tuple[str, str, int] | None:
    for role, form in _compiled():
        if (found := form.match(rest, at)) and (found.end() == len(rest) or not re.match(r"[\w'@]", rest[found.end()])):
            groups = found.groupdict()
            several = [groups[one] for one in ("it", "it2", "of", "on") if groups.get(one)]
            return role, BETWEEN.join(several[-1:] if role in _OF_WHAT else several), found.end()
    return None


def _subject(said: str, players: frozenset[str]) -> tuple[str, str]:
    found = _PLAYER.match(said)
    if found and found["p"] in players:
        return found["p"], said[found.end() :]
    return "", said


def _without_frames(said: str, stack: list[str]) -> str:
    while found := next((one for form in _FRAME if (one := form.match(said)) and one.end() < len(said)), None):
        stack += _stacked(found)
        said = said[found.end() :]
    return said


def _stacked(found: re.Match[str]) -> Iterator[str]:
    for name in ("stack", "ability", "fight"):
        if name in found.re.groupindex and found[name] and ("@" in found[name] or name != "stack"):
            yield FIGHT if name == "fight" else f"{name if name == 'ability' else ''}{found[name]}"
