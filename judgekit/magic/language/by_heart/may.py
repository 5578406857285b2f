"""What somebody may do and may not, how often, and with which things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, of_mana

if TYPE_CHECKING:
    import re

    from judgekit.magic.language.by_heart.pieces import Becomes

_KINDS = {
    "terre": "terra",
    "creature": "creatura",
    "artefatti": "artefatto",
    "incantesimi": "incantesimo",
    "planeswalker": "planeswalker",
    "terra": "terra",
    "creatura": "creatura",
    "artefatto": "artefatto",
    "incantesimo": "incantesimo",
}
_A_KIND = "|".join(_KINDS)
_ITS_TURNS = r"(?:durante|in) (?:ciascuno|ognuno) dei (suoi|propri) turni"


def _not_of_a_kind(found: re.Match[str]) -> str:
    """`Scegli una carta da essa, escluse le terre`: one that is no land."""
    kinds = " ".join(f"non {_KINDS[kind]}" for kind in found.groups()[2:] if kind)
    return f"{found[1]} {kinds.replace(' non ', ' e non ')}{found[2] or ''}"


MAY: tuple[tuple[str, Becomes], ...] = (
    (
        r"(?m)(^|[.,:•] )(O|o|G|g|A|a)(?:ttieni|uadagni|cquisisci) (?=(?:anti-malocchio|velo)\b)",
        lambda m: f"{m[1]}{'Hai' if m[2].isupper() else 'hai'} ",
    ),
    (
        (
            r"(?m)^(?:Ogni avversario non può|(?:Gli|I tuoi) avversari non possono) lanciare magie "
            r"(dal cimitero|dai cimiteri) (?:né|o|e|oppure) (dall[’']esilio)"
        )
        + END,
        r"I tuoi avversari non possono lanciare magie \1. I tuoi avversari non possono lanciare magie \2",
    ),
    (
        r"\b(?:[Gg]li|[Ii] tuoi) avversari non possono bloccare con (?:le )?(creature) ([^.,\n]+)" + END,
        r"Le \1 che i tuoi avversari controllano \2 non possono bloccare",
    ),
    (
        (
            r"\b(?:che (?:ha|hanno)|a cui è stato|al(?:la)? quale è stato|alle quali è stato|ai quali è stato) "
            r"(?:sub[iì]to|ricevuto|inflitto) (?:del )?danno (?=(?:in )?questo turno)"
        ),
        "a cui è stato inflitto danno ",
    ),
    (
        r"(?m)^(Quest[ao] \w+) (?:conta come|è) (un Muro),? ma può attaccare come se non (?:lo|fosse un Muro|lo fosse)"
        r"(?: fosse)?" + END,
        r"\1 è \2 in aggiunta ai suoi altri tipi. \1 può attaccare come se non fosse un Muro",
    ),
    (
        (
            r"\b([Oo]gni giocatore può giocare (?:una terra|[a-z]+ terre)) "
            r"(addizional[ei]|in più|extra|supplementar[ei]|aggiuntiv[ae])"
            r" (?:(?:durante|in) (?:ciascuno|ognuno) dei (?:suoi|propri) turni"
            r"|(?:in|durante) ogni (?:suo|proprio) turno|(?:nel|durante il) (?:suo|proprio) turno)"
        ),
        lambda m: f"{m[1]} addizional{'e' if m[1].endswith('terra') else 'i'} in ciascuno dei suoi turni",
    ),
    (
        (
            r"\b([Ss]cegli(?:e|ne)? una carta)( da (?:essa|quella mano|lì|quelle))?,? ?(?:\(?)"
            r"(?:esclus[eoi]|eccett[oe]|tranne|salvo|a parte|ad eccezione d(?:i|elle|egli|ei)|che non sia(?: né)?)"
            rf"(?: le| gli| i| un[’']?a?)? ?({_A_KIND})(?:,? (?:e|o|né)(?: le| gli| i| un[’']?a?)? ?({_A_KIND}))?\)?"
            r"(?=\s*(?:[.;,]|$| e (?:falla|fagliela|quel|metti)))"
        ),
        _not_of_a_kind,
    ),
    (
        r"\b(?:[Ss]olo una|Non più di una|[Aa]l massimo una|Una sola) creatura può attaccare "
        r"(?:in|a|per) ogni combattimento "
        r"e(?: (?:solo una|non più di una|al massimo una|una sola)(?: creatura)?)? può bloccare"
        r"(?: (?:in|a|per) ogni combattimento)?" + END,
        (
            "Non più di una creatura può attaccare in ogni combattimento. "
            "Non più di una creatura può bloccare in ogni combattimento"
        ),
    ),
    (
        (
            r"\b(?:[Oo]gni terra che controlli può|[Ll]e terre che controlli possono) essere TAPpat[ae] per "
            r"(un mana di (?:un )?qualsiasi colore)" + END
        ),
        r'Le terre che controlli hanno "{T}: Aggiungi \1"',
    ),
    (
        (
            r"\b(?:[Gg]li|[Ii] tuoi) avversari possono (?:lanciare|giocare) magie (?:solo |soltanto )"
            r"(?:a velocità (?:di )?stregoneria|come (?:se fossero )?stregonerie"
            r"|nei momenti in cui possono (?:lanciare|giocare) stregonerie)"
        )
        + END,
        "I tuoi avversari possono lanciare magie solo quando potrebbero lanciare una stregoneria",
    ),
    (
        r"\b([Ll]e abilità attivate [^.,\n]*?) non (?:si possono attivare|possono essere (?:attivate|usate)),? "
        r"(?:a meno che (?:non )?siano|tranne|eccetto|salvo|escluse|ad eccezione del?le) (?:le )?abilità di mana" + END,
        r"\1 non possono essere attivate, a meno che non siano abilità di mana",
    ),
    (r"\b(lanciare|giocare) stregonerie\b(?= come se avesser)", r"\1 magie stregoneria"),
    (r"\b(lanciare|giocare) creature\b(?= come se avesser)", r"\1 magie creatura"),
    (r"(?m)^Equipaggia(?:re|mento)? (?=leggendari[ao] *\{)", "Equipaggiare creatura "),
    (
        r"\bun (?:ammontare|numero) di mana (bianco|blu|nero|rosso|verde|incolore) (?=pari )",
        lambda m: f"un ammontare di {of_mana(m[1])} ",
    ),
    (
        r"(?m)\b((?:[Ff]intanto che|[Ff]inché) la tua devozione a[^.,:\n]*?,) (?:essa |esso |)non è una creatura" + END,
        r"\1 questo permanente non è una creatura",
    ),
    (
        r"\b(Questa abilità costa (?:\{[^{}]+\})+ in (?:meno|più))(?: da attivare)? (?=per (?:ogni|ciascun))",
        r"\1 per essere attivata ",
    ),
    (
        (
            r"\b(manovra (?:i )?Veicoli come se) (?:la sua forza fosse (?:di )?([0-9]+)(?: punt[oi])? "
            r"(?:superiore|maggiore|in più)|avesse ([0-9]+)(?: punt[oi])?(?: di forza)? in più(?: di forza)?"
            r"|la sua forza fosse (?:superiore|maggiore) di ([0-9]+)(?: punt[oi])?)"
        ),
        lambda m: f"{m[1].replace(' i ', ' ')} la sua forza fosse aumentata di {m[2] or m[3] or m[4]}",
    ),
    (
        (
            r"\b(?:[Ll]a prima|[Ll]e prime \w+) cart[ae] del grimorio d[^.\n]*?(?:giocatore|avversario) bersaglio\. "
            r"[^\n]*?in fondo al grimorio di quel giocatore"
        ),
        lambda m: m[0].replace("al grimorio di quel giocatore", "al suo grimorio"),
    ),
)
