"""How people write card text by heart: each family says the same in the words of cards, and no more.

They are tried only on a text that cannot be read as it stands (`other_wording`): what is typed otherwise, words and
keywords that mean one thing, sentences turned round.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Becomes = str | Callable[[re.Match[str]], str]

_COLOURS = {"bianc": "{W}", "blu": "{U}", "ner": "{B}", "ross": "{R}", "verd": "{G}", "incolor": "{C}"}
_COLOUR = r"(?:bianc|ner|ross|verd|blu|incolor)\w*"
_IN_PLAY = r"(?:in gioco|sul campo di battaglia|nel campo di battaglia)"
_THIS = (
    r"(?:quest[ao] (?:creatura|artefatto|incantesimo|terra|permanente|planeswalker|Aura|Veicolo|carta|Equipaggiamento))"
)
_WHENEVER = r"(?:Quando|Ogniqualvolta|Ogni volta che)"
_END = r"(?=\s*(?:[.;]|$))"
_LANDS = r"pianure|isole|paludi|montagne|foreste"
_KINDS = r"creatura|terra|artefatto|incantesimo|permanente|planeswalker|carta|magia|giocatore|avversario"


def _raised(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- what is typed otherwise ------------------------------------------------------------------------------------------

_TYPED: tuple[tuple[str, Becomes], ...] = (
    (r"\b([Pp]uo|[Pp]iu|[Aa]bilita|[Ff]inche|[Mm]eta|[Gg]ia|[Cc]osi)['’](?=[\s.,;:]|$)", lambda m: f"{m[1][:-1]}{_ACCENTS[m[1][-1]]}"),
    (r"\bfinchè\b", "finché"),
    (r"\bnè\b", "né"),
    (r"\bE['’](?= )", "È"),
    (r" *(?<=[—:.;\-])\s*• *", "\n• "),
)
_ACCENTS = {"o": "ò", "u": "ù", "a": "à", "e": "é", "i": "ì"}

# --- words that mean one thing ----------------------------------------------------------------------------------------

_WORDS: tuple[tuple[str, Becomes], ...] = (
    (r"\b(?:Ogni ?qual ?volta|Tutte le volte che|Ogni qualvolta)\b", "Ogniqualvolta"),
    (r"\b(?:ogni ?qual ?volta|tutte le volte che|ogni qualvolta)\b", "ogniqualvolta"),
    (r"\b(?:fino a quando|fin quando|sino a quando|fino a che)\b", "finché"),
    (r"\b(?:per (?:il resto del|tutto il|questo) turno|entro fine turno)" + _END, "fino alla fine del turno"),
    (r"\b(?:biblioteca|libreria)\b", "grimorio"),
    (r"\b(nell|dell|dall|all|l)[’']?a? (tua|sua|loro) grimorio\b", lambda m: f"{_MALE[m[1].lower()]} {_TO_MALE[m[2]]} grimorio"),
    (r"\bpossessor[ei]\b", "proprietario"),
    (r"\b(creatura|terra|permanente|magia|artefatto|incantesimo) (?:bersagliat[ao]|a bersaglio|bersaglio a (?:tua )?scelta)\b", r"\1 bersaglio"),
    (r"\b(?:CMC|cmc|costo (?:di mana )?convertito(?: di mana)?|costo totale di mana)\b", "costo di mana convertito"),
    (r"\b(?:in|nel|sul) campo\b(?! di)", "sul campo di battaglia"),
    (r"\bdal campo\b(?! di)", "dal campo di battaglia"),
    (r"\b(?:nel|al|in) (?:suo )?cimitero(?: del (?:suo )?proprietario)? (?=dal (?:gioco|campo))", "in un cimitero "),
    (r"\b(?:upkeep|fase di mantenimento|sottofase di mantenimento)\b", "mantenimento"),
    (r"\b(?:fase|sottofase|passo) di pesca(?:ta)?\b", "sottofase di acquisizione"),
    (r"\b(?:end step|fase finale|passo finale|sottofase di fine turno)\b", "sottofase finale"),
    (r"\bpass[oi] (?=di |del )", "sottofase "),
    (r"\b([Mm])(?:ulina|illa)\b(?= )", r"\1acina"),
    (r"\b(?:S|s)cry (?=[0-9X])", "Profetizza "),
    (r"\b(?:S|s)urveil (?=[0-9X])", "Sorveglia "),
    (r"\b([Gg])(enera|enerate) (?=(?:un|una|due|tre|quattro|X|[0-9]+) (?:pedin|token))", r"Crea "),
    (r"\b([Mm])etti (?=(?:un|una|due|tre|quattro|cinque|X|[0-9]+) pedin[ae]\b[^.]*? sul campo di battaglia)", r"\1etti "),
    (r"\b(?:[Aa]rreca|[Cc]ausa|[Pp]rovoca|[Ff]a|[Ff]ai) (?=(?:[0-9]+|X|un|due|tre|quattro|cinque) dann[oi] a)", "infligge "),
    (r"\bvite\b", "punti vita"),
    (r"\b([Dd]ell?a )?(guadagn\w+|perd\w+|perso|perdut[oi]) (?:della )?vita\b(?! di)", r"\2 punti vita"),
    (r"\b(?:Ottieni|Ricevi|Prendi) ((?:[0-9]+|X|un|due|tre|quattro|cinque) punt[oi] vita)\b", r"Guadagni \1"),
    (r"\b(?:ottieni|ricevi|prendi) ((?:[0-9]+|X|un|due|tre|quattro|cinque) punt[oi] vita)\b", r"guadagni \1"),
    (r"\b([Gg])uadagna(no)? (?=[+-][0-9X])", lambda m: f"{'P' if m[1] == 'G' else 'p'}rend{'ono' if m[2] else 'e'} "),
    (r"\b(creatur[ae]) volant[ei]\b", r"\1 con volare"),
    (r"\bsenza (?:volo|la capacità di volare)\b", "senza volare"),
    (r"\b(non (?:controll[ia]|hai|ha)) (?:alcun|nessun)([ao’']?) ?", r"\1 un\2 "),
    (r"\b[Ll]a forza e costituzione\b", lambda m: f"{m[0][0]}a forza e la costituzione"),
    (r"\beccetto(?: che)? da\b|\bfuorché da\b|\bsalvo(?: che)? da\b", "tranne che da"),
    (r"\b(tranne che da(?:lle)? [^.,]*?) e da (?=creature)", r"\1 e/o da "),
    (r"\b(più di (?:un|una|due|tre) \w+) (?:a|al) turno\b", r"\1 in ogni turno"),
    (r"\b((?:sua|tua) (?:prima|seconda|terza|quarta) (?:magia|carta)[^.,]*?) (?:in un|del|nel|a|per) turno\b", r"\1 in ogni turno"),
    (r"\b(?:Puoi farlo|Si può fare|Può essere fatto) solo una volta (?:per|a|in ogni|ogni) turno\b", "Fallo solo una volta per turno"),
    (r"\b(?:[Aa] velocità (?:di )?|[Ss]olo a velocità (?:di )?)stregoneria\b", "solo come una stregoneria"),
    (r"\bsolo solo come\b", "solo come"),
    (r"\b(?:Usa|Gioca|Utilizza) (?=questa abilità solo|solo)", "Attiva "),
    (r"\bun (?:altro turno|turno (?:extra|supplementare|aggiuntivo|in più|bonus))\b", "un turno addizionale"),
    (r"\b(?:[Pp]rendi|[Oo]ttieni|[Ff]ai|[Hh]ai|[Ss]volgi|[Gg]uadagni) (?=un turno addizionale)", "gioca "),
    (r"\b(?:prende|ottiene|fa|ha|svolge) (?=un turno addizionale)", "gioca "),
    (r"\b[Ss]e (?:tu )?stessi per\b", lambda m: f"{m[0][0]}e stai per"),
    (r"\b([Ss]e [^.,]*?) stesse per\b", r"\1 sta per"),
    (r"\b([Ss]e [^.,]*?) stessero per\b", r"\1 stanno per"),
    (r"\bquei punti vita (?=più)", "altrettanti punti vita "),
    (r"\b(?:chi l[ao] controlla|il controllore)\b(?= (?:non )?pag)", "il suo controllore"),
    (r"\bse il (suo|loro) controllore non paga\b", r"a meno che il \1 controllore non paghi"),
    (r"\b([Nn])on si (può|possono) (preven|rigener|neutralizz|contrast|blocc|sacrific)(?:are|ire)\b", lambda m: f"{m[1]}on {m[2]} essere {_DONE[m[3]]}"),
    (r"\b([Ff])ino a(?:lla)? fine (?:del )?turno,? (?=(?:puoi|la|il|le|i|gli|l[’']|ogni|quest[ao])\b)", r"\1ino alla fine del turno, "),
    (r"\bcombattono (?=tra|con|contro)", "lottano "),
    (r"\b([Ss])cegline (?=un|due|tre)", r"\1cegli "),
    (r"\b([Aa]ggiungi) ([WUBRGC]{1,6})\b", lambda m: m[1] + " " + "".join(f"{{{s}}}" for s in m[2])),
    (r"\b(ri)?mescol([ai]) il (?:mazzo|grimorio)\b", r"rimescol\2 il tuo grimorio"),
    (r"\b(ri)?mescola(?:lo|r?lo)\b", "rimescola il tuo grimorio"),
    (r"\. Poi (rimescola|mescola)\b", r", poi \1"),
)  # fmt: skip
_DONE = {"preven": "prevenuto", "rigener": "rigenerata", "neutralizz": "neutralizzata", "contrast": "neutralizzata"}
_DONE |= {"blocc": "bloccata", "sacrific": "sacrificata"}
_MALE = {"nell": "nel", "dell": "del", "dall": "dal", "all": "al", "l": "il"}
_TO_DONE = {"preven": "prevenuto", "rigener": "rigenerata", "neutralizz": "neutralizzata", "contrast": "neutralizzata"}
_DONE |= {"blocc": "bloccata", "sacrific": "sacrificata"}
_MALE = {"tua": "tuo", "sua": "suo", "loro": "loro"}

# --- keywords as people translate them --------------------------------------------------------------------------------

KEYWORDS = {
    "bandare": "branco", "banding": "branco", "bande": "branco", "tocco mortale": "tocco letale",
    "attacco doppio": "doppio attacco", "doppio colpo": "doppio attacco", "primo attacco": "attacco improvviso",
    "primo colpo": "attacco improvviso", "calpestare": "travolgere", "calpestio": "travolgere", "fretta": "rapidità",
    "vigilanza": "cautela", "portata": "raggiungere", "raggio": "raggiungere", "minaccia": "minacciare", "attacco iniziale": "attacco improvviso",
    "legame di vita": "legame vitale", "legame vita": "legame vitale", "volo": "volare", "volante": "volare",
    "persistente": "persistere", "ciclare": "ciclo", "fear": "paura", "intimidate": "intimidire",
    "bloodthirst": "sete di sangue", "regalo": "dono", "indistruttibilità": "indistruttibile",
    "difensiva": "difensore", "provoke": "provocare", "shadow": "ombra", "buyback": "riscatto",
    "cumulative upkeep": "mantenimento cumulativo", "rampage": "furia", "entwine": "intrecciare", "modular": "modulare",
    "sunburst": "solarizzazione", "dredge": "dragare", "transmute": "trasmutare", "replicate": "replicare",
    "split second": "battibaleno", "vanishing": "evanescenza", "fading": "dissolvenza", "evoke": "apparire",
    "evocare": "apparire", "hideaway": "nascondiglio", "conspire": "cospirare", "retrace": "rievocare",
    "devour": "divorare", "exalted": "esaltato", "unearth": "dissotterrare", "annihilator": "annientatore",
    "annichilatore": "annientatore", "rebound": "ripresa", "battle cry": "grido di guerra", "miracle": "miracolo",
    "living weapon": "arma vivente", "overload": "sovraccarico", "scavenge": "mangiacarogne", "extort": "estorsione",
    "bestow": "conferire", "dethrone": "spodestare", "outlast": "perdurare", "exploit": "sfruttare",
    "devoid": "vacuità", "skulk": "furtivo", "crew": "manovrare", "equipaggio": "manovrare", "toxic": "tossico",
    "afterlife": "aldilà", "riot": "tumulto", "escape": "fuga", "foretell": "predire", "mentor": "mentore",
    "unleash": "scatenare", "dash": "accelerare", "emerge": "emergere",
    "furtività": "furtivo", "persistenza": "persistere", "disturb": "disturbare",
    "casualty": "danno collaterale", "training": "addestramento", "melee": "mischia", "fabricate": "fabbrica",
    "surge": "ondata", "spectacle": "spettacolo", "mutate": "mutazione", "boast": "vanto", "cleave": "fendere",
    "reconfigure": "riconfigurare", "ascend": "ascesa", "improvise": "improvvisare", "embalm": "imbalsamare",
    "soulbond": "unione d’anime", "haunt": "tormentare", "prowl": "predatore", "graft": "innesto", "cipher": "cifrare",
    "jump-start": "carica d’avvio", "enlist": "arruolare", "squad": "squadra", "offspring": "prole", "myriad": "miriade",
    "warp": "distorsione", "level up": "aumentare di livello", "renown": "rinomare", "tribute": "tributo",
}  # fmt: skip
_WALKS = {"island": "isole", "swamp": "paludi", "mountain": "montagne", "forest": "foreste", "plains": "pianure"}
_STANDS = r"(?m)(^|, ?|\b(?:ha|hanno|con|guadagna|guadagnano|ottiene|ottengono|acquisisce|perde|perdono) |\be )"
_STOPS = r"(?= *(?:[.,;({—]|$| e | fino| [0-9]))"


def _keyword(found: re.Match[str]) -> str:
    word = KEYWORDS[found[2].lower()]
    return found[1] + (_raised(word) if found[2][0].isupper() else word)


def _walk(found: re.Match[str]) -> str:
    word = f"passa-{found[3].lower()}" if found[3] else f"passa-{_WALKS[found[4].lower()]}"
    return found[1] + (_raised(word) if found[2][0].isupper() else word)


_OF_KEYWORDS: tuple[tuple[str, Becomes], ...] = (
    (rf"{_STANDS}((?i:{'|'.join(sorted(KEYWORDS, key=len, reverse=True))})){_STOPS}", _keyword),
    (
        rf"{_STANDS}((?i:(?:cammina|attraversa|passa)[- ]?(?:nelle |le )?({_LANDS})|({'|'.join(_WALKS)})walk)){_STOPS}",
        _walk,
    ),
    (rf"(?:^|(?<=\n))({_THIS}|Quest[ao] \w+) (?:attacca senza TAPparsi|non (?:si )?TAPpa (?:per attaccare|quando attacca|attaccando)){_END}",
     lambda m: f"Attaccare non fa TAPpare {m[1][0].lower()}{m[1][1:]}"),
)  # fmt: skip

# --- costs, mana ------------------------------------------------------------------------------------------------------


def _mana(colour: str) -> str:
    return next(symbol for stem, symbol in _COLOURS.items() if colour.startswith(stem))


_COSTS: tuple[tuple[str, Becomes], ...] = (
    (rf"(?m)^(?:TAP|Tap|Tappa|TAPpa|Tappal[ao]|TAPpal[ao]|(?:Tappa|TAPpa) {_THIS})(?= *[:,])", "{T}"),
    (r"(?m)^([^:.\n\"]*?, )(?:TAP|tap|tappa|TAPpa|tappal[ao])(?= *[:,])", r"\1{T}"),
    (r"(?m)^Pag(?:a|hi|ando) ((?:\{[^{}]+\})+)(?= *[:,])", r"\1"),
    (
        rf"\b(?:un|1) mana ({_COLOUR}), (?:(?:un|1) mana )?({_COLOUR}),? o (?:(?:un|1) mana )?({_COLOUR})",
        lambda m: "{}, {} o {}".format(*map(_mana, m.groups())),
    ),
    (rf"\b(?:un|1) mana ({_COLOUR}) o (?:(?:un|1) mana )?({_COLOUR})", lambda m: f"{_mana(m[1])} o {_mana(m[2])}"),
)

# --- sentences turned round -------------------------------------------------------------------------------------------


def _given(found: re.Match[str]) -> str:
    """`Dai +2/+2 a una creatura bersaglio fino a fine turno`: it gets them."""
    to = {"alla": "la ", "al": "il ", "alle": "le ", "agli": "gli ", "ai": "i ", "a": ""}
    article = "l’" if found[3] else to[found[2]]
    many = found[2] in {"alle", "agli", "ai"} or found[4].startswith(("tutt", "due ", "tre ", "fino a due "))
    verb = ("prend" if found[1][0] in "+-" else "guadagn") + _ENDING[found[1][0] in "+-", many]
    return f"{_raised(article + found[4])} {verb} {found[1]} fino alla fine del turno"


_ENDING = {(True, True): "ono", (True, False): "e", (False, True): "ano", (False, False): "a"}


def _cards(found: re.Match[str]) -> str:
    """`Cerca una terra base`: in a library there are cards."""
    one = _ONE_OF.get(found[2], found[2])
    return f"{found[1]}{'carte' if one != found[2] else 'carta'} {one}"


_ONE_OF = {"terre": "terra", "creature": "creatura", "artefatti": "artefatto", "incantesimi": "incantesimo"}
_GOES_ON = (
    r"(?:puoi|paga|paghi|sacrifica|pesca|peschi|scarta|scarti|perdi|perde|guadagni|guadagna|quel|metti|crea|infligge|se|"
    r"ogni|quest[ao]|tu|aggiungi|rivela|guarda|stappa|tappa|esilia|distruggi|profetizza|sorveglia|macina|puoi)\b"
)

_TURNED: tuple[tuple[str, Becomes], ...] = (
    # ; between sentences, where no mode is chosen
    (r"\A(?!.*\b[Ss]cegli (?:un[oa]|due|tre|fino a)\b.*[:—-])(?s:.*);.*\Z", lambda m: _SEMICOLON.sub(lambda s: f". {s[1].upper()}", m[0])),
    # commas that are left out
    (r"\b[Tt]utti i giocatori (?=(?:non )?possono)", "I giocatori "),
    (rf"(?m)^((?:Durante|All[’']inizio) d?[^,.:\n]*?(?:mantenimento(?: di ogni (?:giocatore|avversario))?|sottofase finale|tuo turno)) (?={_GOES_ON})", r"\1, "),
    (rf"(?m)^({_WHENEVER} {_THIS} (?:entra(?: {_IN_PLAY})?|muore|attacca|blocca)) (?={_GOES_ON})", r"\1, "),
    # two abilities in one line: what it is like, and then what triggers
    (
        r"(?m)^([^.:\n\"]*\b(?:non (?:si )?STAPpa durante|entra[^.:\n]*? TAPpat[ao]|non può (?:attaccare|bloccare|essere bloccat[ao]))"
        r"[^.:\n\"]*\.) (?=(?:All[’']inizio|Ogniqualvolta|Ogni volta che|Quando (?!lo fa|paghi)) )",
        r"\1" + "\n",
    ),
    (rf"\b({_WHENEVER}|ogniqualvolta|quando) (entra|muore|attacca|blocca) ({_THIS})\b", r"\1 \3 \2"),
    (rf"(?m)^Se ({_THIS}) (viene mess[oa] in un cimitero|muore)\b", r"Quando \1 \2"),
    (r"(?<=\. )(?:[Ee]ss[ao] |[Qq]uesta terra |[Ll]a terra )?(?:[Cc]onta|[Rr]imane|[Rr]esta|[Cc]ontinua ad? (?:essere|contare(?: come)?)|è) "
     r"(?:(?:comunque|ancora|sempre|tuttora) )*(?:come )?(?:una )?terra" + _END, "È ancora una terra"),
    (r"\bse (?:nessuna magia è stata (?:lanciata|giocata)|non (?:sono|è) stat[ae] (?:lanciat[ae]|giocat[ae]) (?:magie|nessuna magia|alcuna magia)) (?:durante il|nel) turno precedente\b",
     "se nel turno precedente non sono state lanciate magie"),
    (r"\bse (un giocatore ha (?:lanciato|giocato) due o più magie) (?:durante il|nel) turno precedente\b", r"se nel turno precedente \1"),
    (r"\b[Ss]ostituendo (?:ovunque |dappertutto |ogni (?:(?:occorrenza|presenza|istanza) di )?|tutte le \w+ di )?(?:una )?parola (?:relativa a|che indica|di) (?:un )?colore con un[’']altra,? o (?:di )?(?:un )?tipo di terra base con un altro",
     "sostituendo una parola di colore con un'altra o un tipo di terra base con un altro"),
    (r"\b(?:l[’']|il |la |lo )(artefatto|creatura|incantesimo|terra|planeswalker), (?:l[’']|il |la |lo )(artefatto|creatura|incantesimo|terra|planeswalker) o (?:l[’']|il |la |lo )((?:artefatto|creatura|incantesimo|terra|planeswalker)[^.,]*? bersaglio)",
     r"un \1, un \2 o un \3"),
    (r"\b(?:Tutto i|I)l danno((?: da combattimento)? che [^.]*?verrebbe inflitto[^.]*?) (?:viene|è) prevenuto" + _END, r"Previeni tutto il danno\1"),
    (rf"(?<=\. )(?:Quella carta |Essa |Quella creatura )?[Rr]i?torna (?={_IN_PLAY})", "Rimettila "),
    (r"\b(all[’']inizio della prossima sottofase finale|alla fine del turno) (sotto il controllo del suo proprietario|sotto il tuo controllo)" + _END, r"\2 \1"),
    (r"\b(?:le (?:divide|separa|suddivide)|(?:divide|suddivide) quelle carte) in due pile\b", "separa quelle carte in due pile"),
    (r"\bMetti una pila (?:in|nella tua) mano e (?:metti )?", "Aggiungi una pila alla tua mano e metti "),
    (r"\b((?:(?:st(?:a|anno) per|dovesse(?:ro)?) (?:essere mess|morire|andare |finire )|(?:verrebbe|sarebbe)(?:ro)? mess|morirebbe|andrebbe|finirebbe)[^.,]*, )(?:invece )?(?:ess[ae] )?(?:viene|vengono|è|va) (?:invece )?(?:esiliat[aeoi]|in esilio)(?: invece)?" + _END,
     r"\1esiliala invece"),
    (r"\bhanno tutti i colori e sono di ogni tipo di creatura\b", "sono di tutti i colori e hanno tutti i tipi di creatura"),
    (r"\btutti gli altri tipi(?: di carta)? e (?:le )?(?:altre )?abilità\b", "tutti gli altri tipi di carta e tutte le altre abilità"),
    (r"\b(scegli|sceglie) (?:un|il) nome di (?:una )?(carta[^.,]*)", r"\1 il nome di una \2"),
    (r"\b[Ll]e magie ([^.,]*?) ?non possono essere (?:lanciate|giocate)" + _END, r"I giocatori non possono lanciare magie \1"),
    (r"\b[Nn]on si possono (?:lanciare|giocare) magie\b", "I giocatori non possono lanciare magie"),
    (r"\bguadagni metà X punti vita\b", "guadagni un ammontare di punti vita pari alla metà di X, arrotondata per difetto,"),
    (r"\bpeschi metà X carte\. Arrotonda per difetto(?: ogni volta)?\b", "peschi un numero di carte pari alla metà di X, arrotondata per difetto"),
    (r"\b(?:[Rr]imetti|[Rr]iporta|[Rr]iprendi) (?:in mano|nella mano) (?:al|del)(?: suo)? proprietario ([^.,\n]+)", r"Fai tornare \1 in mano al suo proprietario"),
    (r"\b(?:[Rr]imetti|[Rr]iporta|[Rr]iprendi) ([^.,\n]+?) in mano al proprietario\b", r"Fai tornare \1 in mano al suo proprietario"),
    (r"\b(?:rimetter|riportar|far tornar)(l[ao]) in mano al(?: suo)? proprietario\b", r"riprender\1 in mano"),
    (r"\b(?:[Rr]iporta|[Rr]imetti|[Rr]ecupera|[Rr]iprendi) dal tuo cimitero (?:in mano|nella tua mano|alla tua mano) ", "Riprendi in mano dal tuo cimitero "),
    (r"\b(?:[Rr]iporta|[Rr]imetti|[Rr]ecupera|[Ff]ai tornare) ([^.,\n]+?) dal tuo cimitero (?:in mano|nella tua mano|alla tua mano)\b", r"Riprendi in mano \1 dal tuo cimitero"),
    (r"\binvece la peschi tu\b|\bla peschi invece tu\b|\bla peschi tu invece\b", "invece tu peschi una carta"),
    (r"\b([Pp])escane (due|tre|quattro|cinque|[0-9]+) invece\b|\binvece pescane (due|tre|quattro|cinque|[0-9]+)\b", lambda m: f"pesca invece {m[2] or m[3]} carte"),
    (r"\b([Qq])uel giocatore l[ae] scarta\b", r"\1uel giocatore scarta quella carta"),
    (rf"\b(?:Dai|Dà|Conferisci|Dona) ([+-][0-9X]+/[+-][0-9X]+(?: e [a-z ]+?)?|[a-z][a-z-]+(?: [a-z]+)?) (?:(alla|alle|agli|al|ai|a) |(all[’']))([^.,\n]+?) fino (?:a|alla) fine (?:del )?turno\b", _given),
    (r"\b([Cc]erca(?:re)?\b(?! in)[^.,]*?\b(?:una|un|fino a \w+|due|tre|nel tuo (?:grimorio|mazzo) (?:una?|fino a \w+)) )(terra|terre|creatura|creature|artefatto|artefatti|incantesimo|incantesimi|istantaneo|stregoneria|planeswalker|Pianura|Isola|Palude|Montagna|Foresta)\b", _cards),
    (r"\b(pedin[ae]|token) creatura ([0-9X]+/[0-9X]+) ([a-z]+(?: e [a-z]+)?) ([A-Z]\w+(?: [A-Z]\w+)?)", r"\1 creatura \4 \2 \3"),
    (r"\b(pedin[ae]|token) creatura (bianc\w+|ner\w+|ross\w+|verd\w+|blu|incolor\w+) ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)", r"\1 creatura \3 \4 \2"),
    (r"\b(pedin[ae]|token) ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)", r"\1 creatura \2 \3"),
    (r"\b([Pp]rend(?:e|ono)) ([+-][0-9X]+/[+-][0-9X]+) e (?=(?:travolgere|volare|attacco improvviso|doppio attacco|rapidità|cautela|legame vitale|tocco letale|raggiungere|minacciare|anti-malocchio|indistruttibile|velo|paura)\b)",
     lambda m: f"{m[1]} {m[2]} e guadagna{'no' if m[1].endswith('ono') else ''} "),
    (rf"\b([Ee]silia|[Rr]imuovi dal gioco) ([^.]*?) (?:finché|fintanto che) ({_THIS}) (?:rimane|resta|è) (in gioco|sul campo di battaglia)" + _END,
     lambda m: f"{m[1]} {m[2]} finché {m[3]} non lascia il {'gioco' if m[4] == 'in gioco' else 'campo di battaglia'}"),
    (r"\b(perd\w+) ([0-9]+|X|un|due|tre|quattro|cinque) (punt[oi] vita) e (tu )?ne guadagni (?:altrettanti|\2)\b", r"\1 \2 \3 e \4guadagni \2 \3"),
    (r"\b(punt[oi] vita)((?:,| e) [^.,]*?)\bne (guadagn\w+|perd\w+) ([0-9]+|X|un|due|tre|quattro|cinque)" + _END, r"\1\2\3 \4 punti vita"),
    (r"\b([Ss]e (?:dovessi|stai per|stessi per|un giocatore (?:sta per|dovesse)|un avversario (?:sta per|dovesse)) (?:guadagnare|perdere) punti vita, )(?:invece )?(quel giocatore |egli |lui )?ne (guadagn[ia]|perd[ei])(?: invece)? il doppio(?: invece)?",
     r"\1\2\3 invece il doppio di quei punti vita"),
    (r"\b([Ll])e altre tue (creature|terre|pedine)\b", r"\1e altre \2 che controlli"),
    (r"\b([Gg])li altri tuoi ([A-Z]\w+|permanenti|artefatti|incantesimi)\b", r"\1li altri \2 che controlli"),
    (r"\b([Ii]) tuoi ([A-Z]\w+)\b", r"\1 \2 che controlli"),
    (r"\b([Ll])e tue ([A-Z]\w+)\b", r"\1e \2 che controlli"),
    (r"\b([Ss]alta) la (?=(?:sottofase|fase)\b)", r"\1 la tua "),
    (r"(?<=\. )(?:Attival[ao]|Usal[ao]|Attivabile|Giocal[ao])(?= solo)", "Attiva"),
    (r"(?<=\. )Solo (?=durante |una volta |come |se |nel tuo turno|quando )", "Attiva solo "),
    (r"\b(?<!on )[Pp]uò essere bloccat([ao]) solo (?:da|dalle)\b", r"non può essere bloccat\1 tranne che da"),
    (r"(?m)^non può\b", "Non può"),
    (r"\bTutti i danni( da combattimento)? (?:di|inflitti in) questo turno (?:sono|vengono) prevenuti\b", r"Previeni tutto il danno\1 che verrebbe inflitto in questo turno"),
    (r"(?m)^(Le [^.,:\n]+?|Gli [^.,:\n]+?|I [^.,:\n]+?) (?:attaccano senza TAPparsi|non (?:si )?TAPpano (?:per attaccare|quando attaccano|attaccando))" + _END,
     lambda m: f"Attaccare non fa TAPpare {m[1][0].lower()}{m[1][1:]}"),
    (r"\b(una terra (?:addizionale|in più|extra)|(?:due|tre) terre (?:addizionali|in più|extra)) (?:a|per|ogni|in ogni) (?:tuo )?turno\b", r"\1 in ogni tuo turno"),
    (r"\bessere bersagliat[aoe]i? da(?= magie| abilità)", "essere bersaglio di"),
    (r"\bessere bersagliat[aoe]i? dalle\b", "essere bersaglio delle"),
    (r"\b(puoi pagare (?:\{[^{}]+\})+\. Se lo fai, )(STAPpa|TAPpa)l[oa]\b", r"\1\2 questo permanente"),
    (r"\bhai (?:almeno )?([0-9]+)(?: o più)? punti vita in più (?:del|rispetto al) (?:tuo )?(?:punteggio|totale)(?: di punti vita)?(?: iniziale| di partenza)\b", r"hai almeno \1 punti vita in più rispetto ai tuoi punti vita iniziali"),
    (r"\b[Nn]on si possono attivare (?=le abilità)", "Non possono essere attivate "),
    (r"\b([Ll]e abilità attivate [^.,]*?) non si possono attivare\b", r"\1 non possono essere attivate"),
    (r"\b(Ogni giocatore|I giocatori|Ogni avversario|I tuoi avversari|Gli avversari|Ciascun giocatore|Ciascun avversario) p(uò|ossono) (lanciare|giocare) (?:una sola|solo una|solamente una|al massimo una|un massimo di una) (magia[^.,]*?) (?:per|a|in ogni|ogni) turno\b",
     r"\1 non p\2 \3 più di una \4 in ogni turno"),
    (r"\bnomina (una carta)\b", r"scegli il nome di \1"),
    (r"(?m)^(Mentre [^.\n]*? scegli il nome di [^.\n]*\.)\s+([^\n]*?)\bcon (?:quel|lo stesso) nome\b", "\\1\n\\2con il nome scelto"),
    (r", ne v(iene|engono) messi altrettanti più\b", r", invece ne vengono messi altrettanti più"),
    (r"\bne (crea|mette|mettono|creano) il doppio" + _END, r"ne \1 invece il doppio"),
    (r"\b(sta per|dovesse) (?:finire|andare) (?:al|in un|nel) cimitero(?! d)", r"\1 essere messa in un cimitero"),
    (r"\b(sta per|dovesse) (?:finire|andare) nel (?=(?:tuo |suo )?cimitero)", r"\1 essere messa nel "),
    (r"\bperdono le loro abilità\b", "perdono tutte le abilità"),
    (r"\bperde le sue abilità\b", "perde tutte le abilità"),
    (r"\b(perdono tutte le abilità e) (?:sono|diventano) ([0-9]+/[0-9]+)" + _END, r"\1 hanno forza e costituzione base \2"),
    (r"\b(in aggiunta ai suoi altri tipi) con forza(?: base)? e costituzione(?: base)?(?= pari)", r"\1 e ha forza base e costituzione base"),
    (r"\b(viene|è) invece inflitto (?=all?|a )", r"\1 inflitto invece "),
    (r"(?m)^Il danno((?: da combattimento)? che (?:verrebbe inflitto|ti verrebbe inflitto)[^.]*? inflitto invece )", r"Tutto il danno\1"),
    (r"\b(?:gli|i tuoi) avversari non possono vincerla\b", "i tuoi avversari non possono vincere la partita"),
    (r"\bnello STAP\b", "durante lo STAP"),
    (r"\bnel (?=(?:tuo|suo|loro|proprio) STAP\b)", "durante il "),
    (r"\bnella (?=(?:tua|sua|loro|propria) (?:sottofase|fase) di STAP\b)", "durante la "),
    (r"(?m)^Ogni giocatore pesca una carta in più (?:durante|nella) (?:la )?(?:sua|propria) sottofase di acquisizione" + _END,
     "All’inizio della sottofase di acquisizione di ogni giocatore, quel giocatore pesca una carta addizionale"),
    (r"\b([Pp]esc(?:a|hi|ano)) (una carta) in più\b", r"\1 \2 addizionale"),
    (r"\b([Pp]esc(?:a|hi|ano)) ((?:due|tre|quattro) carte) in più\b", r"\1 \2 addizionali"),
    (rf"\buna creatura danneggiata da ({_THIS}) in questo turno\b", r"una creatura alla quale \1 ha inflitto danno in questo turno"),
    (rf"\bnon c[’']è (?:nessuna|alcuna) (creatura) ({_IN_PLAY})|\bnessuna (creatura) è ({_IN_PLAY})", lambda m: f"non ci sono creature {m[2] or m[4]}"),
    (r"\b(pedin[ae]|token) (?:creatura )?([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+) artefatto\b", r"\1 creatura artefatto \2 \3"),
    (r"\b(pedin[ae]|token) artefatto ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)", r"\1 creatura artefatto \2 \3"),
    (r"(?m)^((?:[^:\n]*, )?[Rr]imuovi (?:un|una|due|tre|X|[0-9]+) segnalin[oi](?: [^ :,]+)?)(?=:)", r"\1 da questo permanente"),
    (r"\b([Rr]addoppia) i segnalini\b", r"\1 il numero di segnalini"),
    (rf"(?m)^A meno che ([^,.\n]+), (quest[ao] \w+) (entra(?: {_IN_PLAY})? (?i:tappat)[ao])" + _END, lambda m: f"{_raised(m[2])} {m[3]} a meno che {m[1]}"),
    (r"\b([Pp]uoi pagare [^.\n]*\. )(?:Altrimenti|Se no|In caso contrario),? (?:ess[ao] )?(?=entra)", r"\1Se non lo fai, "),
    (r"\b(?:riporta|rimetti|recupera|riprendi) questa carta dal (?:tuo )?cimitero (?:in mano|nella tua mano|alla tua mano)\b", "riprendi in mano questa carta dal tuo cimitero"),
    (r"\briprend(i|ere) questa carta in mano dal (?:tuo )?cimitero\b", r"riprend\1 in mano questa carta dal tuo cimitero"),
    (r"(?m)^(?:Nel|Durante il) tuo turno, ((?:gli|i tuoi|i) [^,.:\n]*? non possono (?:lanciare|giocare) magie)" + _END, lambda m: f"{_raised(m[1])} durante il tuo turno"),
    (r"\b(non possono (?:lanciare|giocare) magie) nel tuo turno\b", r"\1 durante il tuo turno"),
    (rf"\b([Rr])iporta(r?)(l[aoe]|li) (?={_IN_PLAY})", lambda m: f"{m[1]}imett{'er' if m[2] else 'i'}{m[3]} "),
    (rf"\b([Ff])al(l[aoe]|li) tornare (?={_IN_PLAY})", lambda m: f"{'R' if m[1] == 'F' else 'r'}imetti{m[2]} "),
    (r"\b([Pp]uoi) cambiare i bersagli della copia\b", r"\1 scegliere nuovi bersagli per la copia"),
    (r"\b([Cc]rea) una copia (?=(?:di un|dell|del )[^.]*?(?:creatura|artefatto|permanente|incantesimo|terra)\b)", r"\1 una pedina che è una copia "),
    (r"\bperde le abilità\b", "perde tutte le abilità"),
    (r"\b(perde tutte le abilità ed è una? [^.,]*?) ([0-9]+/[0-9]+)" + _END, r"\1 con forza e costituzione base \2"),
    (r"\b([Pp]uoi) giocare la prima carta del tuo grimorio se è una (?:carta )?terra\b", r"\1 giocare terre dalla cima del tuo grimorio"),
    (r"\b[Dd]ue creature bersaglio lottano tra (?:di )?loro\b", "Una creatura bersaglio lotta con un’altra creatura bersaglio"),
    (r"(?m)((?:^|[.:] )(?:[Gg]uarda|[Rr]ivela|[Ee]silia|[Mm]acina) (?:la prima carta|le prime \w+ carte) del )(?=(?:mazzo|grimorio)\b(?! (?:d|bersaglio)))", r"\1tuo "),
    (r"\bin fondo(?=\s*(?:[.;]|$))", "in fondo al tuo grimorio in qualsiasi ordine"),
    (r"(?m)((?:^|[.:] )[Ss]carta) la mano\b", r"\1 la tua mano"),
    (r"\b((?:giocatore|avversario)[^.]*? scarta) la mano\b", r"\1 la sua mano"),
    (r"\b(cart[ae]\b[^.]*?\b(?:pesca|scarta))ne (una|due|tre|quattro)\b", lambda m: f"{m[1]} {m[2]} cart{'a' if m[2] == 'una' else 'e'}"),
    (r"\b((?:[Oo]gni giocatore|[Ii]l giocatore bersaglio) (?:ri)?mescola) (?:la )?(?:sua |propria )?mano e (?:il )?(?:suo |proprio )?cimitero nel (?:suo |proprio )?(?:grimorio|mazzo)", r"\1 la sua mano e il suo cimitero nel suo grimorio"),
    (r"\bDai (un segnalino veleno) (?:al|a un) ((?:giocatore|avversario) bersaglio)", r"Il \2 riceve \1"),
    (r"(?m)^Nel tuo turno, ", "Durante il tuo turno, "),
    (r"\b(non possono lanciare magie) né (?=attivare)", r"\1 o "),
    (r"\b([Ll])e creature non attaccano te\b", r"\1e creature non possono attaccarti"),
    (r"\b(?:Tutti gli avversari|Gli avversari|I tuoi avversari) (perdono|scartano|sacrificano|pescano)\b(?= (?:[0-9X]|un|una|due|tre|metà))", lambda m: f"Ogni avversario {_ONE_DOES[m[1]]}"),
)  # fmt: skip
_ONE_DOES = {"perdono": "perde", "scartano": "scarta", "sacrificano": "sacrifica", "pescano": "pesca"}
_SEMICOLON = re.compile(r"; (\w)")

# Who says nothing of whom speaks of the permanent itself, unless it is on another one.
OF_ITSELF: tuple[tuple[re.Pattern[str], Becomes], ...] = tuple(
    (re.compile(pattern), becomes)
    for pattern, becomes in (
        (r"(?m)^La sua (forza|costituzione) è (?=pari|uguale)", r"La \1 di questo permanente è "),
        (
            r"(?m)^(?:La sua f|F)orza e (?:la (?:sua )?)?costituzione sono (?=pari|uguali)",
            "La forza e la costituzione di questo permanente sono ",
        ),
        (r"(?m)^(Finché|Fintanto che) è (?=(?i:s?tapp)at|attaccante|bloccante)", r"\1 questo permanente è "),
    )
)

FAMILIES: tuple[tuple[re.Pattern[str], Becomes], ...] = tuple(
    (re.compile(pattern), becomes)
    for group in (_TYPED, _WORDS, _OF_KEYWORDS, _COSTS, _TURNED)
    for pattern, becomes in group
)
