"""Tokens: how they are made, whose they are, what they are called, what becomes of those that have left play."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judgekit.magic.cards import TRANSFORM, face, with_faces
from judgekit.magic.language import tree
from judgekit.magic.language.known import read
from judgekit.magic.plays.board.state import BATTLEFIELD, controller, still
from judgekit.magic.plays.replacement.applicable import subject_of
from judgekit.magic.plays.resolving import entering
from judgekit.magic.plays.state_based import auras
from judgekit.magic.plays.text.evaluate import amount, amounts, objects, picked, source_of, spoken_of, things
from judgekit.magic.plays.text.ties import MADE_BY, put_there
from judgekit.magic.questions.resolving import PREDEFINED_TOKEN, WHOSE_TOKEN
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Thing
from judgekit.table.engine import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.cards import Face
    from judgekit.magic.plays.text.evaluate import Being
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]


def make(game: Game, what: tree.Token, player: str, spell: Thing) -> Flow[None]:
    """Tokens are put into play: all of one instruction at one moment, but for those that join the combat."""
    like = _described_by(game, what, player, spell)
    if not what.fights:
        yield from _made_together(game, _due(game, what, like, player, spell), player, spell)
        return
    made: list[Being] = []
    for each, due in amounts(game, what.how_many, what.who, player, spell):
        who = _whose(game, each, player)
        for _ in range(due):
            token = _new(like, game.board.facts["next"], who)
            fights = yield from entering.fighting(game, what, token, who, spell)
            yield (Event("create", (token,)), *fights)
            others = yield from more_join(game, what, token, spell)
            made += [token.object, *(one.object for one in others)]
            if fights and what.fights == "blocking":
                for one in (token, *others):
                    yield from game.run("place a newcomer", one.object)
    there = (still(game.board, one) for one in made if not isinstance(one, str))
    yield from _know_their_maker(game, [one for one in there if one is not None], spell)
    yield from spoken_of(game, made, spell)


def _know_their_maker(game: Game, made: list[Thing], spell: Thing) -> Flow[None]:
    """Tokens that speak of an exiled card, and exile none themselves, mean what the one that has made them exiled."""
    those = [one.object for one in made if tree.holds(one.face.traits.abilities, tree.Exiled)]
    if those:
        told = game.board.facts.get(MADE_BY, {})
        yield Event("note", (MADE_BY, {**told, **dict.fromkeys(those, source_of(spell))}))
    yield from put_there(game, [one.object for one in made], spell)


def more_join(game: Game, what: tree.Token | tree.CopyToken, token: Thing, spell: Thing) -> Flow[list[Thing]]:
    """What effects have made besides a token that joins the combat joins it too."""
    others = just_made(game, token.id + 1)
    for other in others:
        joins = yield from entering.fighting(game, what, other, controller(game, other), spell)
        if joins:
            yield joins
    return others


def make_several(game: Game, what: tree.Tokens, player: str, spell: Thing) -> Flow[None]:
    """Tokens of several kinds come into play at one moment."""
    dues: list[tuple[Thing, str]] = []
    for kind in what.do:
        like: Thing | None
        if isinstance(kind, tree.KnownToken):
            like = _as_the_rules_say(game, kind)
        else:
            like = _described_by(game, kind, player, spell)
        dues += [] if like is None else _due(game, kind, like, player, spell)
    yield from _made_together(game, dues, player, spell)


def _described_by(game: Game, what: tree.Token, player: str, spell: Thing) -> Thing:
    """A token as the text describes it."""
    told = (what.power, what.toughness)
    power, toughness = (0 if n is None else amount(game, n, player, spell) for n in told)
    size = (power, toughness) if None not in told else None
    printed = face(
        what.name,
        what.types,
        colours=what.colors,
        size=size,
        subtypes=() if what.name == " ".join(what.subtypes) else what.subtypes,
        supertypes=what.supertypes,
        abilities=what.abilities,
        token=True,
    )
    return _like(what.name, printed, tapped=what.tapped)


def _due(
    game: Game, what: tree.Token | tree.KnownToken, like: Thing, player: str, spell: Thing
) -> list[tuple[Thing, str]]:
    """The tokens that an instruction makes, each with the player it is for."""
    each = amounts(game, what.how_many, what.who, player, spell)
    return [(like, who) for who, due in each for _ in range(due)]


def _like(name: str, printed: Face, *, tapped: bool) -> Thing:
    """What the tokens of an instruction are like, before they are anybody's."""
    return Thing(0, name, "", BATTLEFIELD, printed, {"tapped": True} if tapped else {})


def _new(like: Thing, number: int, who: str) -> Thing:
    """A token that is about to be made."""
    return like._replace(id=number, owner=who, marks={"controller": who, **like.marks})


def _made_together(game: Game, dues: list[tuple[Thing, str]], player: str, spell: Thing) -> Flow[None]:
    """So many tokens for each of some players come into play at one moment."""
    first = game.board.facts["next"]
    owners = [(like, _whose(game, who, player)) for like, who in dues]
    if owners:
        yield tuple(Event("create", (_new(like, first + n, who),)) for n, (like, who) in enumerate(owners))
    made = just_made(game, first)
    yield from _know_their_maker(game, made, spell)
    yield from spoken_of(game, [one.object for one in made], spell)


def just_made(game: Game, first: int) -> list[Thing]:
    """The tokens that have come from a number on: one, or as many as effects have made of it."""
    there = (game.board.things.get(number) for number in range(first, game.board.facts["next"]))
    return [one for one in there if one is not None and one.zone == BATTLEFIELD and one.face.token]


def _whose(game: Game, who: str, player: str) -> str:
    """Whose a token is that one player makes another put into play; whoever knows no better says: the former's."""
    if who == player or not game.speaks(WHOSE_TOKEN):
        return who
    return str(game.ruling_on(WHOSE_TOKEN, player, who))


# --- names ------------------------------------------------------------------------------------------------------------


def called_as_its_kind(game: Game, value: str, face: Face) -> str:
    """A token of which no name is told is called as its kind."""
    return face.name


def called_a_token(game: Game, value: str, face: Face) -> str:
    """The same, with the word behind it that says that it is one."""
    return f"{face.name} Token"


# --- those that have left play ----------------------------------------------------------------------------------------


def stays_where_it_is(game: Game, event: Event) -> tuple[Amendment, ...]:
    """A token that has left play goes nowhere else, and does not come back."""
    subject = subject_of(event)
    thing = game.board.things[subject] if isinstance(subject, int) else subject
    if not thing.face.token or thing.zone in {BATTLEFIELD, ("phased", "")}:
        return ()
    return (Amendment(("stray", thing.object), ("move", thing.id), _stays, "stray", stage=-1),)


def _stays(game: Game, event: Event) -> Making:
    game.show()
    return Made()
    yield


# --- tokens that the rules describe -----------------------------------------------------------------------------------


def make_known(game: Game, what: tree.KnownToken, player: str, spell: Thing) -> Flow[None]:
    """Tokens of which a text tells the name alone: what they are is for the rules to say."""
    like = _as_the_rules_say(game, what)
    yield from _made_together(game, [] if like is None else _due(game, what, like, player, spell), player, spell)


def incubate(game: Game, what: tree.Incubate, player: str, spell: Thing) -> Flow[None]:
    """Players incubate: each gets an Incubator with so many counters."""
    for who, due in amounts(game, what.how_many, what.who, player, spell):
        yield from game.run("incubate", who, due)


def hatched_with_counters(game: Game, player: str, due: int) -> tuple[Event, ...]:
    """An Incubator token comes into play with so many +1/+1 counters."""
    like = _as_the_rules_say(game, tree.KnownToken(1, INCUBATOR))
    if like is None:
        return ()
    token = _new(like, game.board.facts["next"], player)
    return Event("create", (token,)), Event("counters", (token.id, "+1/+1", due))


INCUBATOR = "Incubator"


@cache
def _incubator() -> Face:
    text = "{2}: Trasforma questo artefatto."
    front = face(
        INCUBATOR, ("artifact",), colours=(), subtypes=(INCUBATOR,), abilities=read(text), text=text, token=True
    )
    back = face(
        "Phyrexian Token", ("artifact", "creature"), colours=(), size=(0, 0), subtypes=("Phyrexian",), token=True
    )
    return with_faces(front, TRANSFORM, (back,))


def incubator(game: Game, value: object, called: str) -> Face | None:
    """The rules tell what an Incubator is, on either face."""
    return _incubator() if called == INCUBATOR else None


def make_role(game: Game, what: tree.RoleToken, player: str, spell: Thing) -> Flow[None]:
    """A Role comes into play attached to something; on nothing it could be attached to, none does."""
    hosts = objects(game, (yield from picked(game, what.on, player, spell)), spell)
    like = _as_the_rules_say(game, tree.KnownToken(1, what.name))
    if like is None:
        return
    for who in (str(one) for one in things(game, what.who, player, spell)):
        for host in hosts:
            yield from game.run("make a role", who, like, host.id)


def role_made(game: Game, player: str, like: Thing, on: int) -> tuple[Event, ...]:
    """A Role is an Aura: it enters attached."""
    token, host = _new(like, game.board.facts["next"], player), game.board.things[on]
    if not auras.may_enchant(game, token, host):
        return ()
    return Event("create", (token,)), Event("attach", (token.id, host.object))


def _as_the_rules_say(game: Game, what: tree.KnownToken) -> Thing | None:
    """A token that the rules describe; None where they know none of that name."""
    printed: Face | None = game.ruling(PREDEFINED_TOKEN, what.name)
    if printed is None:
        game.show()
        return None
    return _like(what.name, printed, tapped=what.tapped)


@cache
def _colourless(name: str, text: str, kind: str) -> Face:
    abilities = read(text)
    return face(name, (kind,), colours=(), abilities=abilities, text=text, token=True)


@cache
def _role_face(name: str, text: str) -> Face:
    told = read(f"Incanta creatura\n{text}")
    return face(name, ("enchantment",), colours=(), subtypes=("Aura", "Ruolo"), abilities=told, text=text, token=True)


def _told_by_the_rules(name: str, what: str, like: Callable[[], Face]) -> Callable[[Game, object, str], Face | None]:
    def described(game: Game, value: object, called: str) -> Face | None:
        return like() if called == name else None

    described.__name__ = "described"
    described.__doc__ = f"The rules tell what a {what} of that name is."
    return described


def _role(name: str, text: str) -> Callable[[Game, object, str], Face | None]:
    """A Role that the rules describe: an Aura that enchants a creature."""
    return _told_by_the_rules(name, "Role", lambda: _role_face(name, text))


_GROWS = "La creatura incantata prende +1/+1"
cursed_role = _role("Maledetto", "La creatura incantata ha forza e costituzione base 1/1.")
monster_role = _role("Mostro", f"{_GROWS} e ha travolgere.")
royal_role = _role("Reale", f"{_GROWS} e ha egida {{1}}.")
sorcerer_role = _role("Stregone", f'{_GROWS} e ha "Ogniqualvolta questa creatura attacca, profetizza 1."')
virtuous_role = _role("Virtuoso", f"{_GROWS} per ogni incantesimo che controlli.")
wicked_role = _role(
    "Malvagio",
    f"{_GROWS}.\nQuando questa Aura viene messa in un cimitero dal campo di battaglia, ogni avversario perde 1 punto "
    "vita.",
)
young_hero_role = _role(
    "Giovane Eroe",
    'La creatura incantata ha "Ogniqualvolta questa creatura attacca, se la sua costituzione è 3 o inferiore, metti un '
    'segnalino +1/+1 su di essa."',
)


def _described(name: str, text: str, kind: str = "artifact") -> Callable[[Game, object, str], Face | None]:
    """A token that the rules describe: a colourless artifact, or what else it is, with such a text."""
    return _told_by_the_rules(name, "token", lambda: _colourless(name, text, kind))


treasure = _described("Tesoro", "{T}, Sacrifica questa pedina: Aggiungi un mana di un qualsiasi colore.")
food = _described("Cibo", "{2}, {T}, Sacrifica questa pedina: Guadagni 3 punti vita.")
gold = _described("Oro", "Sacrifica questa pedina: Aggiungi un mana di un qualsiasi colore.")
clue = _described("Indizio", "{2}, Sacrifica questa pedina: Pesca una carta.")
blood = _described("Sangue", "{1}, {T}, Scarta una carta, Sacrifica questa pedina: Pesca una carta.")
shard = _described("Scheggia", "{2}, Sacrifica questa pedina: Profetizza 1, poi pesca una carta.", "enchantment")
_WITH_EXPLORING = "{1}, {T}, Sacrifica questa pedina: Una creatura bersaglio che controlli esplora."
map_token = _described("Mappa", f"{_WITH_EXPLORING} Attiva solo come una stregoneria.")
junk = _described(
    "Junk",
    "{T}, Sacrifica questa pedina: Esilia la prima carta del tuo grimorio. Puoi giocare quella carta in questo turno. "
    "Attiva solo come una stregoneria.",
)
lander = _described(
    "Lander",
    "{2}, {T}, Sacrifica questa pedina: Passa in rassegna il tuo grimorio per una carta terra base, mettila sul campo "
    "di battaglia TAPpata, poi rimescola.",
)
