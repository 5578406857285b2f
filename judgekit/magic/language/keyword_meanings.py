"""Keywords that are shorthand: what each of them stands for, in card text, X being what it is about.

What a keyword is about is a number (annientatore 2) or a cost (perdurare {W}).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.keywords_about import (
    A_CREATURE,
    DEVOUR,
    DONE_BY_PLAYERS,
    ENTERS,
    OF_WHAT_IT_TELLS,
    SACRIFICE_IT,
    THIS,
    devoured,
    noticed,
    when,
)
from judgekit.magic.language.known import read
from judgekit.magic.language.standing_for_x import MUCH, paid_often, with_x
from judgekit.magic.vocabulary import (
    BLOODTHIRST,
    HIDEAWAY,
    VANISHING,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.cards import Traits
    from judgekit.magic.language.tree import Ability, Quantity


TEXTS: dict[str, str] = {
    "affliggere": "Ogniqualvolta questa creatura diventa bloccata, il giocatore in difesa perde X punti vita.",
    "annientatore": "Ogniqualvolta questa creatura attacca, il giocatore in difesa sacrifica X permanenti.",
    "arma vivente": "Quando questo Equipaggiamento entra nel campo di battaglia, crea una pedina creatura Phyrexian "
    "Germe 0/0 nera, poi assegna questo Equipaggiamento a essa.",
    "assorbire": "Se una fonte sta per infliggere danno a questa creatura, previeni X di quel danno.",
    "egida": "Ogniqualvolta questo permanente diventa bersaglio di una magia controllata da un avversario o di "
    "un’abilità controllata da un avversario, neutralizza quella magia o abilità a meno che quel giocatore non paghi "
    "{X}.",
    "dominio del fuoco": "Ogniqualvolta questa creatura attacca, aggiungi un ammontare di {R} pari a X. Fino alla fine "
    "del combattimento, non perdi questo mana al termine di ogni fase o sottofase.",
    "estorsione": "Ogniqualvolta lanci una magia, puoi pagare {W/B}. Se lo fai, ogni avversario perde 1 punto vita e "
    "tu guadagni altrettanti punti vita.",
    "frenesia": "Ogniqualvolta questa creatura attacca e non viene bloccata, prende +X/+0 fino alla fine del turno.",
    "grido di guerra": "Ogniqualvolta questa creatura attacca, ogni altra creatura attaccante prende +1/+0 fino alla "
    "fine del turno.",
    "aumentare di livello": "{X}: Metti un segnalino livello su questo permanente. Attiva questa abilità solo quando "
    "potresti giocare una stregoneria.",
    "avvelenare": "Ogniqualvolta questa creatura infligge danno da combattimento a un giocatore, quel giocatore riceve "
    "X segnalini veleno.",
    "ingerire": "Ogniqualvolta questa creatura infligge danno da combattimento a un giocatore, quel giocatore esilia "
    "la prima carta del suo grimorio.",
    "mentore": "Ogniqualvolta questa creatura attacca, metti un segnalino +1/+1 su una creatura attaccante bersaglio "
    "con forza inferiore alla forza di questa creatura.",
    "metallo vivente": "Durante il tuo turno, questo permanente è una creatura artefatto in aggiunta ai suoi altri "
    "tipi.",
    "mobilitare": "Ogniqualvolta questa creatura attacca, crea X pedine creatura Guerriero 1/1 rosse TAPpate e "
    "attaccanti. Sacrificale all’inizio della prossima sottofase finale.",
    "muta-anima": "Quando questo permanente muore, puoi riprendere in mano una carta Spirito bersaglio con costo di "
    "mana convertito pari o inferiore a X dal tuo cimitero.",
    "per Mirrodin!": "Quando questo Equipaggiamento entra nel campo di battaglia, crea una pedina creatura Ribelle 2/2 "
    "rossa, poi assegna questo Equipaggiamento a essa.",
    "perdurare": "{X}, {T}: Metti un segnalino +1/+1 su questa creatura. Attiva questa abilità solo quando potresti "
    "giocare una stregoneria.",
    "rinforzare": "{X}, Scarta questa carta: Metti X segnalini +1/+1 su una creatura bersaglio.",
    "scelta del mestiere": "Quando questo Equipaggiamento entra nel campo di battaglia, crea una pedina creatura Eroe "
    "1/1 incolore, poi assegna questo Equipaggiamento a essa.",
    "vorace": "Questo permanente entra nel campo di battaglia con X segnalini +1/+1.\nQuando questo permanente entra "
    "nel campo di battaglia, se X è 5 o più, pesca una carta.",
    "prodezza": "Ogniqualvolta lanci una magia non creatura, questa creatura prende +1/+1 fino alla fine del turno.",
}

# What a keyword stood for in earlier rules, where that is something else.
BEFORE: dict[str, str] = {
    "arma vivente": "Quando questo Equipaggiamento entra nel campo di battaglia, crea una pedina creatura Germe 0/0 "
    "nera, poi assegna questo Equipaggiamento a essa.",
}

# --- those that the language of cards does not say --------------------------------------------------------------------

_ATTACKS = tree.Trigger("attacks", THIS)
_DIES = tree.Trigger("dies", THIS)
_CAST = tree.Trigger("plays", THIS)
_SPIRITS = tree.Token(
    tree.X(),
    "Spirito",
    1,
    1,
    colors=("white", "black"),
    subtypes=("Spirito",),
    abilities=(tree.Keyword("volare"),),
)
_SERVOS = tree.Token(tree.X(), "Servomeccanismo", 1, 1, types=("artifact", "creature"), subtypes=("Servomeccanismo",))


def _counters(kind: str = "+1/+1", how_many: Quantity = 1) -> tree.PutCounters:
    return tree.PutCounters(THIS, kind, how_many)


def _back_with(kind: str) -> tree.Triggered:
    """It dies without a kind of counter, and comes back with one."""
    none = tree.Compared(tree.CountersOn(kind, THIS), "=", 0)
    return when(_DIES, tree.PutInto(THIS, "battlefield", counters=((kind, 1),)), condition=none)


def _greater(name: str) -> tree.Compared:
    return tree.Compared(tree.Stat(name, tree.It()), ">", tree.Stat(name, THIS))


_STRONGER = tree.Filter(
    types=("creature",), status=("attacking",), other=True, compare=(("power", ">", tree.Stat("power", THIS)),)
)
_MOST_LIFE = tree.Compared(tree.Stat("life", tree.ThatPlayer()), ">=", tree.Most("life"))
_RENOWNED = tree.Fits(THIS, tree.Filter(status=("renowned",)))
_A_CREATURE_OF_YOURS = tree.Trigger("enters", tree.Filter(types=("creature",), controller="you"))

_EACH_UPKEEP = tree.Trigger("step", tree.You(), None, ("upkeep",))


def _enters(*do: object, condition: tree.Condition | None = None) -> tree.Instead:
    return tree.Instead("enters", THIS, do, condition)


def _has(kind: str) -> tree.Compared:
    return tree.Compared(tree.CountersOn(kind, THIS), ">", 0)


def _one_less(kind: str) -> tree.RemoveCounters:
    return tree.RemoveCounters(THIS, kind, 1)


_OPPONENTS_ARE_HURT = tree.Trigger("is dealt damage", tree.Opponent())
TRIBUTE = "tribute"  # what is marked on a creature for which an opponent has paid it
_ANOTHER_ENTERS = tree.Trigger("enters", tree.Filter(types=("creature",), other=True))
_MOVE_ONE = tree.MoveCounters("+1/+1", 1, THIS, tree.It())
_AN_ARTIFACT_CREATURE = tree.Wanted(tree.Filter(types=("artifact", "creature")))
_ITS_COUNTERS = tree.PutCounters(tree.Target(0), "+1/+1", tree.CountersOn("+1/+1", THIS))
_AS_MANY_AS_ITS_POWER = tree.PutCounters(tree.Target(0), "+1/+1", tree.Stat("power", THIS))
_HASTE = tree.Change(THIS, words=(tree.Keyword("rapidità"),), until=tree.FOR_GOOD)
_ALIKE_IN_HAND = tree.Filter("card", zone="hand", owner="you", shares=tree.Shares("subtype", THIS))
_ANY_OF_THEM = tree.Reveal(tree.You(), tree.Chosen(_ALIKE_IN_HAND, how_many=99, up_to=True))
_CREATURES = tree.Sacrifice(tree.You(), tree.Filter(types=("creature",)))

_EXPLOITS = tree.Sacrifice(tree.You(), tree.Filter(types=("creature",)), word="sfruttare")

_UNPAIRED = tree.Filter(types=("creature",), status=("unpaired",), controller="you")
_ANOTHER_UNPAIRED = _UNPAIRED._replace(other=True)
_BOTH_HERE = tree.AllOf((tree.Fits(THIS, _UNPAIRED), tree.Exists(_ANOTHER_UNPAIRED)))
_BOTH_UNPAIRED = tree.AllOf((tree.Fits(THIS, _UNPAIRED), tree.Fits(tree.It(), _UNPAIRED)))
_PAIRS = tree.May(tree.You(), (tree.PairUp(THIS, tree.Chosen(_ANOTHER_UNPAIRED)),))
_PAIRS_WITH_IT = tree.May(tree.You(), (tree.PairUp(THIS, tree.It()),))

_SNEAKS_IN = tree.PutInto(THIS, "battlefield", tapped=True, fights="attacking", fought=tree.It("attacked"))
_NINJUTSU = tree.Activated(
    (tree.Mana(("X",)), tree.ReturnCost(tree.Filter(types=("creature",), status=("unblocked",)))),
    (tree.Mode((), (_SNEAKS_IN,)),),
    zone="hand",
)
_ANOTHER_OF_YOURS = tree.Wanted(tree.Filter(types=("creature",), controller="you", other=True))

_ANOTHER_UNTAPPED = tree.Filter(types=("creature",), status=("untapped",), other=True)
_WHO_CAN_BE_ENLISTED = tree.Filter(types=("creature",), status=("untapped", "at home", "ready"), other=True)

CREWED = "essere manovrato"
_A_CREATURE_ITSELF = tree.Fits(THIS, tree.Filter(noun="card", types=("creature",), zone="stack"))
_ITS_COST = tree.Stat("cost", tree.It("sacrificed"))
_ITS_POWER = tree.Stat("power", tree.It("tapped"))
_YOU_DRAW = tree.Trigger("draws", tree.You())
_BACK_TO_HAND, _TO_EXILE = tree.PutInto(THIS, "hand"), tree.PutInto(THIS, "exile")
_COPY_IT = tree.CopySpell(THIS, new_targets=True)
_ONE_OF_THEM, _THAT_ONE = tree.OnePlayer(tree.Opponent()), tree.ThatPlayer()
_OPPONENTS = tree.Count(tree.Filter("player", controller="opponent"))
_UNDAUNTED = tree.Static(rules=(("costs less", (THIS, ("1",), _OPPONENTS)),))
_AFFINE = tree.Static(rules=(("costs less", (THIS, ("1",), tree.Count(tree.X()))),))  # type: ignore[arg-type]


def _as_a_zombie(*colours: str, **size: int) -> tuple[Ability, ...]:
    """From the graveyard, as a token that is a copy of it, and a Zombie of these colours and that size."""
    change = tree.Change(None, colors=colours, subtypes=("Zombie",), adds_types=True, **size)  # type: ignore[arg-type]
    copy = tree.CopyToken(1, THIS, unlike=tree.Except(change, no_cost=True))
    costs = (tree.Mana(("X",)), tree.ExileCost(THIS))
    return (tree.Activated(costs, (tree.Mode((), (copy,)),), limits=("as a sorcery",), zone="graveyard"),)


# --- of what was paid for a spell -------------------------------------------------------------------------------------


# Keywords that are paid for as their spell is cast, each copy by itself.
PAID_BY_COPIES = ("cospirare", "danno collaterale", "prole", "replicare", "squadra")


def is_paid_by_copies(word: str) -> bool:
    """Whether each copy of a keyword is paid for by itself."""
    return word in PAID_BY_COPIES


def _copied(word: str, often: Quantity = 1) -> tuple[Ability, ...]:
    """As it is cast, the spell is copied where the keyword's cost was paid."""
    return (when(_CAST, tree.CopySpell(THIS, often, new_targets=True), condition=tree.CastBy(word)),)


_ONE_BY_ONE = tree.Except(tree.Change(None, set_power=1, set_toughness=1))
_LEFT_PLAY = tree.TimesHappened(tree.Trigger("dies", tree.Filter()))
_NO_CREATURE_YET = tree.Static(
    (tree.Change(THIS, not_types=("creature",), until=""),),
    condition=tree.AllOf((tree.CastBy("incombente"), _has("tempo"))),
)
_AS_YOUR_TURN_ENDS = tree.Trigger("step", tree.You(), None, ("end of turn",))
_DRAWS_AS_IT_DIES = when(_DIES, tree.Draw(tree.You()))
_BLITZED = tree.Static((tree.Change(THIS, words=(_DRAWS_AS_IT_DIES,), until=""),), condition=tree.CastBy("blitz"))

_ELSEWHERE_IT_IS_EXILED = tree.Instead("leaves", THIS, (tree.PutInto(tree.It(), "exile"),))
_UNEARTHED = (
    tree.PutInto(THIS, "battlefield"),
    tree.Change(THIS, words=(tree.Keyword("rapidità"), _ELSEWHERE_IT_IS_EXILED), until=tree.FOR_GOOD),
    tree.Later(tree.Trigger("step", where=("end of turn",)), (tree.PutInto(THIS, "exile"),)),
)


def _looking_for(of: tree.Filter, *then: object) -> tuple[object, ...]:
    """A card of the same cost is looked for in one's library."""
    alike = of._replace(noun="card", zone="library", owner="you", compare=(("cost", "=", tree.Stat("cost", THIS)),))
    return (tree.Reveal(tree.You(), tree.Chosen(alike)), *then, tree.Shuffle(tree.You()))


_TRANSMUTED = _looking_for(tree.Filter(), tree.PutInto(tree.It(), "hand"))
_TRANSFIGURED = _looking_for(tree.Filter(types=("creature",)), tree.PutInto(tree.It(), "battlefield"))

_SEEN = tree.Filter("card", zone="library", status=("looked at",))
_HIDES = (
    tree.Look(tree.You(), tree.TopCards(tree.You(), tree.X())),
    tree.PutInto(tree.Chosen(_SEEN), "exile", down=True),
    tree.PutInto(tree.TheRest(), "library", place="bottom"),
)
_OF_OLD = 4  # the cards that are looked at where the keyword has no number; what it stands on enters tapped then

TREES: dict[str, tuple[Ability, ...]] = {
    "nascondiglio": (when(ENTERS, *_HIDES),),
    "affinità": (_AFFINE,),
    "armatura totem": (tree.Instead("is destroyed", tree.Host(), (tree.Heal(tree.Host()), tree.Destroy(THIS))),),
    "dissotterrare": (
        tree.Activated((tree.Mana(("X",)),), (tree.Mode((), _UNEARTHED),), limits=("as a sorcery",), zone="graveyard"),
    ),
    "eternare": _as_a_zombie("black", set_power=4, set_toughness=4),
    "imbalsamare": _as_a_zombie("white"),
    "stazione": (
        tree.Activated(
            (tree.TapOthers(_ANOTHER_UNTAPPED),),
            (tree.Mode((), (_counters("carica", tree.Stat("power", tree.It("tapped"))),)),),
            limits=("as a sorcery",),
        ),
    ),
    "trasfigurare": (
        tree.Activated(
            (tree.Mana(("X",)), tree.SacrificeCost(THIS)),
            (tree.Mode((), _TRANSFIGURED),),
            limits=("as a sorcery",),
        ),
    ),
    "tributo": (_enters(tree.May(tree.Opponent(), (_counters(how_many=tree.X()), tree.Designate(THIS, TRIBUTE)))),),
    "trasmutare": (
        tree.Activated(
            (tree.Mana(("X",)), tree.DiscardCost(THIS)),
            (tree.Mode((), _TRANSMUTED),),
            limits=("as a sorcery",),
            zone="hand",
        ),
    ),
    "addestramento": (when(_ATTACKS._replace(given=tree.Exists(_STRONGER)), _counters(), tree.Did("addestrarsi")),),
    "aldilà": (when(_DIES, _SPIRITS),),
    "apparire": (when(ENTERS, SACRIFICE_IT, condition=tree.CastBy("apparire")),),
    "cascata": (when(_CAST, tree.Cascade()),),
    "blitz": (_BLITZED,),
    "cospirare": _copied("cospirare"),
    "danno collaterale": _copied("danno collaterale"),
    "incombente": (
        _enters(_counters("tempo", tree.X()), condition=tree.CastBy("incombente")),
        _NO_CREATURE_YET,
        when(_AS_YOUR_TURN_ENDS, _one_less("tempo"), condition=_NO_CREATURE_YET.condition),
    ),
    "prole": (when(ENTERS, tree.CopyToken(1, THIS, unlike=_ONE_BY_ONE), condition=tree.CastBy("prole")),),
    "replicare": _copied("replicare", tree.TimesPaid("replicare")),
    "squadra": (when(ENTERS, tree.CopyToken(tree.TimesPaid("squadra"), THIS), condition=tree.CastBy("squadra")),),
    "tempesta sepolcrale": (when(_CAST, tree.CopySpell(THIS, _LEFT_PLAY, new_targets=True)),),
    "propagazione": (when(_CAST, tree.May(tree.You(), (tree.Ripple(tree.X()),))),),
    "dimostrare": (when(_CAST, tree.May(tree.You(), (_COPY_IT, _ONE_OF_THEM, _COPY_IT._replace(who=_THAT_ONE)))),),
    "impavido": (_UNDAUNTED,),
    "decomposto": (when(_ATTACKS, tree.Later(tree.Trigger("step", where=("end of combat",)), (SACRIFICE_IT,))),),
    "arruolare": (
        tree.AsAttacks(
            (tree.TapOthers(_WHO_CAN_BE_ENLISTED),),
            (tree.Mode((), (tree.Change(THIS, power=tree.Stat("power", tree.It("tapped"))),)),),
        ),
    ),
    "dissolvenza": (
        _enters(_counters("dissolvenza", tree.X())),
        when(_EACH_UPKEEP, tree.If(_has("dissolvenza"), (_one_less("dissolvenza"),), (SACRIFICE_IT,))),
    ),
    "divorare": (_enters(_CREATURES, _counters(how_many=tree.Amount(tree.X()))),),  # type: ignore[arg-type]
    "evanescenza": (
        _enters(_counters("tempo", tree.X())),
        when(_EACH_UPKEEP, _one_less("tempo"), condition=_has("tempo")),
        when(tree.Trigger("loses last counter", THIS, where=("tempo",)), SACRIFICE_IT),
    ),
    "evoluzione": (
        when(
            _A_CREATURE_OF_YOURS,
            _counters(),
            tree.Did("evolversi"),
            condition=tree.AnyOf((_greater("power"), _greater("toughness"))),
        ),
    ),
    "fabbrica": (when(ENTERS, tree.OneOf(tree.You(), ((_counters(how_many=tree.X()),), (_SERVOS,)))),),
    "immortale": (_back_with("+1/+1"),),
    "innesto": (
        _enters(_counters(how_many=tree.X())),
        when(_ANOTHER_ENTERS, tree.May(tree.You(), (_MOVE_ONE,)), condition=_has("+1/+1")),
    ),
    "mangiacarogne": (
        tree.Activated(
            (tree.Mana(("X",)), tree.ExileCost(THIS)),
            (tree.Mode((A_CREATURE,), (_AS_MANY_AS_ITS_POWER,)),),
            limits=("as a sorcery",),
            zone="graveyard",
        ),
    ),
    "manovrare": (
        tree.Activated(
            (tree.TapOthers(_ANOTHER_UNTAPPED, power=tree.X(), does="manovrare"),),
            (tree.Mode((), (tree.Change(THIS, types=("artifact", "creature"), adds_types=True), tree.Did(CREWED))),),
        ),
    ),
    "sellare": (
        tree.Activated(
            (tree.TapOthers(_ANOTHER_UNTAPPED, power=tree.X(), does="sellare"),),
            (tree.Mode((), (tree.Change(THIS, rules=("saddled",)),)),),
            limits=("as a sorcery",),
        ),
    ),
    "mischia": (when(_ATTACKS, tree.Change(THIS, power=tree.OpponentsAttacked(), toughness=tree.OpponentsAttacked())),),
    "bis": (
        tree.Activated(
            (tree.Mana(("X",)), tree.ExileCost(THIS)),
            (tree.Mode((), (tree.Encore(),)),),
            limits=("as a sorcery",),
            zone="graveyard",
        ),
    ),
    "miriade": (when(_ATTACKS, tree.Myriad()),),
    "modulare": (
        _enters(_counters(how_many=tree.X())),
        tree.Triggered(_DIES, (tree.Mode((_AN_ARTIFACT_CREATURE,), (tree.May(tree.You(), (_ITS_COUNTERS,)),)),)),
    ),
    "ninjutsu": (_NINJUTSU,),
    "ninjutsu del comandante": (_NINJUTSU, _NINJUTSU._replace(zone="command")),
    "persistere": (_back_with("-1/-1"),),
    "scambio d’aura": (tree.Activated((tree.Mana(("X",)),), (tree.Mode((), (tree.SwapAura(),)),)),),
    "armonizzare": (
        tree.Static(condition=tree.CastBy("armonizzare"), rules=(("costs less", (THIS, ("1",), _ITS_POWER)),)),
    ),
    "emergere": (tree.Static(condition=tree.CastBy("emergere"), rules=(("costs less", (THIS, ("1",), _ITS_COST)),)),),
    "miracolo": (
        tree.Triggered(
            tree.Trigger("draws", tree.You(), THIS, given=tree.Not(tree.Happened(_YOU_DRAW, 2))),
            (tree.Mode((), (tree.CastIt(THIS, (tree.Mana(("X",)),), "miracolo"),)),),
            zone="hand",
        ),
    ),
    "recupero": (
        tree.Triggered(
            tree.Trigger("dies", tree.Filter(types=("creature",), owner="you")),
            (tree.Mode((), (tree.Pay(tree.You(), (tree.Mana(("X",)),), (_BACK_TO_HAND,), (_TO_EXILE,)),)),),
            zone="graveyard",
        ),
    ),
    "riconfigurare": (
        tree.Activated(
            (tree.Mana(("X",)),),
            (tree.Mode((_ANOTHER_OF_YOURS,), (tree.MoveTo(THIS, tree.Target(0)),)),),
            limits=("as a sorcery",),
        ),
        tree.Activated(
            (tree.Mana(("X",)),), (tree.Mode((), (tree.Unattach(THIS),)),), limits=("attached", "as a sorcery")
        ),
    ),
    "rinomare": (
        when(
            tree.Trigger("deals damage", THIS, tree.EachPlayer(), ("combat",)),
            _counters(how_many=tree.X()),
            tree.Designate(THIS, "renowned"),
            condition=tree.Not(_RENOWNED),
        ),
    ),
    "scatenare": (_enters(tree.May(tree.You(), (_counters(),))),),
    "solarizzazione": (
        _enters(_counters(how_many=tree.ColoursSpent()), condition=_A_CREATURE_ITSELF),
        _enters(_counters("carica", tree.ColoursSpent()), condition=tree.Not(_A_CREATURE_ITSELF)),
    ),
    "sete di sangue": (_enters(_counters(how_many=tree.X()), condition=tree.DealtDamage(tree.Opponent())),),
    "spodestare": (when(_ATTACKS._replace(other=tree.EachPlayer(), given=_MOST_LIFE), _counters()),),
    "sfruttare": (when(ENTERS, tree.May(tree.You(), (_EXPLOITS,))),),
    "sospendere": (
        tree.Triggered(_EACH_UPKEEP, (tree.Mode((), (_one_less("tempo"),)),), _has("tempo"), zone="exile"),
        tree.Triggered(
            tree.Trigger("loses last counter", THIS, where=("tempo",)),
            (tree.Mode((), (tree.CastIt(THIS, (), "sospendere"),)),),
            zone="exile",
        ),
    ),
    "sviluppo": (_enters(_ANY_OF_THEM, _counters(how_many=tree.Amount(tree.X()))),),  # type: ignore[arg-type]
    "tempesta": (when(tree.Trigger("plays", THIS), tree.CopySpell(THIS, tree.Amount(), new_targets=True)),),
    "tormentare": (tree.Triggered(_DIES, (tree.Mode((A_CREATURE,), (tree.Haunt(tree.Target()),)),)),),
    "unione d’anime": (
        when(ENTERS, _PAIRS, condition=_BOTH_HERE),
        when(
            tree.Trigger("enters", tree.Filter(types=("creature",), controller="you", other=True)),
            _PAIRS_WITH_IT,
            condition=_BOTH_UNPAIRED,
        ),
    ),
    "tumulto": (_enters(tree.OneOf(tree.You(), ((_counters(),), (_HASTE,)))),),
}


def is_shorthand(word: str) -> bool:
    """Whether a keyword stands for other abilities."""
    return word in TEXTS or word in TREES or word in OF_WHAT_IT_TELLS


@lru_cache(maxsize=512)
def meaning(word: str, about: Any) -> tuple[Ability, ...]:
    """The abilities for which a keyword stands; none where it is no shorthand."""
    if not is_shorthand(word):
        return ()
    if (told_so := OF_WHAT_IT_TELLS.get(word)) is not None:
        return told_so(about)
    if word == VANISHING and about is None:
        return TREES[word][1:]  # it enters without counters, and goes with the last that something else has put on it
    if word == HIDEAWAY and about is None:
        return (_enters(tree.Tap(THIS)), *meaning(word, _OF_OLD))
    if word == BLOODTHIRST and isinstance(about, tree.X):
        return (_enters(_counters(how_many=tree.HappenedAmount(_OPPONENTS_ARE_HURT))),)
    if word == DEVOUR and isinstance(about, tree.Kinded):
        return devoured(about)
    if isinstance(about, MUCH):
        return tuple(paid_often(about, ability) for ability in meaning(word, tree.Mana(("1",))))
    found = read(TEXTS[word]) if word in TEXTS else TREES[word]
    if word in DONE_BY_PLAYERS:
        found = tuple(noticed(one, word) for one in found)
    return found if about is None else tuple(with_x(about, ability) for ability in found)


@lru_cache(maxsize=64)
def meaning_before(word: str, about: object) -> tuple[Ability, ...]:
    """The abilities for which a keyword stood in earlier rules."""
    return read(BEFORE[word])


def told(printed: Traits) -> Iterator[Ability]:
    """All that is printed: abilities, and those for which keywords stand."""
    yield from printed.abilities
    for word, copies in printed.words.items():
        for about in copies if is_shorthand(word) else ():
            yield from meaning(word, about)
