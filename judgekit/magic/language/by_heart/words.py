"""What is typed otherwise, and words that mean one thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_ACCENTS = {"o": "ò", "u": "ù", "a": "à", "e": "é", "i": "ì"}
_DONE = {"preven": "prevenuto", "rigener": "rigenerata", "neutralizz": "neutralizzata", "contrast": "neutralizzata"}
_DONE |= {"blocc": "bloccata", "sacrific": "sacrificata"}
_MALE = {"nell": "nel", "dell": "del", "dall": "dal", "all": "al", "l": "il"}
_TO_MALE = {"tua": "tuo", "sua": "suo", "loro": "loro"}

TYPED: tuple[tuple[str, Becomes], ...] = (
    (
        r"\b([Pp]uo|[Pp]iu|[Aa]bilita|[Ff]inche|[Mm]eta|[Gg]ia|[Cc]osi)['’](?=[\s.,;:]|$)",
        lambda m: f"{m[1][:-1]}{_ACCENTS[m[1][-1]]}",
    ),
    (r"\bfinchè\b", "finché"),
    (r"\bnè\b", "né"),
    (r"\bE['’](?= )", "È"),
    (r" *(?<=[—:.;\-])\s*• *", "\n• "),
)

WORDS: tuple[tuple[str, Becomes], ...] = (
    (r"\b(?:Ogni ?qual ?volta|Tutte le volte che|Ogni qualvolta)\b", "Ogniqualvolta"),
    (r"\b(?:ogni ?qual ?volta|tutte le volte che|ogni qualvolta)\b", "ogniqualvolta"),
    (r"\b(?:fino a quando|fin quando|sino a quando|fino a che)\b", "finché"),
    (r"\b(?:per (?:il resto del|tutto il|questo) turno|entro fine turno)" + END, "fino alla fine del turno"),
    (r"\b(?:biblioteca|libreria)\b", "grimorio"),
    (
        r"\b(nell|dell|dall|all|l)[’']?a? (tua|sua|loro) grimorio\b",
        lambda m: f"{_MALE[m[1].lower()]} {_TO_MALE[m[2]]} grimorio",
    ),
    (r"\bpossessor[ei]\b", "proprietario"),
    (
        (
            r"\b(creatura|terra|permanente|magia|artefatto|incantesimo) (?:bersagliat[ao]|"
            r"a bersaglio|bersaglio a (?:tua )?scelta(?! d))\b"
        ),
        r"\1 bersaglio",
    ),
    (r"\b(?:CMC|cmc|costo (?:di mana )?convertito(?: di mana)?|costo totale di mana)\b", "costo di mana convertito"),
    (r"\b(?:in|nel|sul) campo\b(?! di)", "sul campo di battaglia"),
    (r"\bdal campo\b(?! di)", "dal campo di battaglia"),
    (r"\b(?:nel|al|in) (?:suo )?cimitero(?: del (?:suo )?proprietario)? (?=dal (?:gioco|campo))", "in un cimitero "),
    (r"\b(?:upkeep|fase di mantenimento|sottofase di mantenimento)\b", "mantenimento"),
    (r"\b(?:fase|sottofase|passo) di pesca(?:ta)?\b", "sottofase di acquisizione"),
    (r"\b(?:end step|fase finale|passo finale|sottofase di fine turno)\b", "sottofase finale"),
    (r"\bpass[oi] (?=di |del )", "sottofase "),
    (r"\b([Mm])(?:ulina|illa)\b(?= )", r"\1acina"),
    (r"\b[Ss]cry (?=[0-9X])", "Profetizza "),
    (r"\b[Ss]urveil (?=[0-9X])", "Sorveglia "),
    (r"\b[Gg]enera(?:te)? (?=(?:un|una|due|tre|quattro|X|[0-9]+) (?:pedin|token))", r"Crea "),
    (
        (
            r"\b(?:[Aa]rreca|[Cc]ausa|[Pp]rovoca|[Ff]a|[Ff]ai) (?=(?:[0-9]+|X|un|due|"
            r"tre|quattro|cinque) dann[oi] a)"
        ),
        "infligge ",
    ),
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
    (
        (
            r"\b((?:sua|tua) (?:prima|seconda|terza|quarta) (?:magia|carta)[^.,]*?) "
            r"(?:in un|del|nel|a|per) turno\b"
        ),
        r"\1 in ogni turno",
    ),
    (
        r"\b(?:Puoi farlo|Si può fare|Può essere fatto) solo una volta (?:per|a|in ogni|ogni) turno\b",
        "Fallo solo una volta per turno",
    ),
    (r"\b(?:[Aa] velocità (?:di )?|[Ss]olo a velocità (?:di )?)stregoneria\b", "solo come una stregoneria"),
    (r"\bsolo solo come\b", "solo come"),
    (
        (
            r"\b(costan?o? (?:\{[^{}]+\})+ in (?:più|meno)) (?:da lanciare|per lanciarl[aeio]|"
            r"da giocare|per il lancio)\b"
        ),
        r"\1 per essere lanciate",
    ),
    (r"\b([Mm])ostra(no)?(?= (?:la|una|le|due|tre)\b)", lambda m: f"{'R' if m[1] == 'M' else 'r'}ivela{m[2] or ''}"),
    (r"\binflitto da e a\b", "inflitto a e da"),
    (r"\bvien[ei] (?:scelt[ao] come bersaglio di|bersagliat[ao] da) (?=una? )", "diventa bersaglio di "),
    (r"\bdiventa bersaglio(?=,)", "diventa bersaglio di una magia o abilità"),
    (r"\banche se ha difensore\b", "come se non avesse difensore"),
    (r"\binvece (?:che|di metterla) (?:nel|in un|al) cimitero\b(?! d)", "invece di metterla nel cimitero"),
    (r"\bSe (?:è|viene) neutralizzata in questo modo\b", "Se quella magia viene neutralizzata in questo modo"),
    (
        (
            r"\b(?:[Rr]estituisci|[Rr]itorna) ([^.,\n]+?) (?:alla|nella|in) mano (?:del|"
            r"al)(?: suo)? proprietario\b"
        ),
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (
        r"\b(?:[Rr]estituisci|[Rr]iprendi) ([^.,\n]+?) dal tuo cimitero (?:alla|nella) tua mano\b",
        r"Riprendi in mano \1 dal tuo cimitero",
    ),
    (
        rf"\b[Rr]estituisci ([^.,\n]+?) dal tuo cimitero {IN_PLAY}",
        r"Rimetti sul campo di battaglia \1 dal tuo cimitero",
    ),
    (r"\b((?:pedin[ae]|token)\b[^.,\n]*?) volant[ei]\b", r"\1 con volare"),
    (r"\b[Ee]voca (?=(?:un|una|due|tre|quattro|X|[0-9]+) (?:pedin|token))", "Crea "),
    (r"\bsolo nel tuo turno\b", "solo durante il tuo turno"),
    (rf"\b([Rr])iporta (la carta [^.,\n]*?) (?={IN_PLAY})", r"\1imetti \2 "),
    (r"\bda (?:un )?(?:qualunque|qualsiasi) cimitero\b", "da un cimitero"),
    (
        rf"\b([Mm]etti|[Rr]imetti) ({IN_PLAY}) ([^.,\n]*? da un cimitero) sotto il tuo controllo\b",
        r"\1 \2 sotto il tuo controllo \3",
    ),
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
    (
        r"\b([Nn])on si (può|possono) (preven|rigener|neutralizz|contrast|blocc|sacrific)(?:are|ire)\b",
        lambda m: f"{m[1]}on {m[2]} essere {_DONE[m[3]]}",
    ),
    (
        (
            r"\b([Ff])ino a(?:lla)? fine (?:del )?turno,? (?=(?:puoi|la|il|le|i|gli|"
            r"l[’']|ogni|quest[ao])\b)"
        ),
        r"\1ino alla fine del turno, ",
    ),
    (r"\bcombattono (?=tra|con|contro)", "lottano "),
    (r"\b([Ss])cegline (?=un|due|tre)", r"\1cegli "),
    (r"\b([Aa]ggiungi) ([WUBRGC]{1,6})\b", lambda m: m[1] + " " + "".join(f"{{{s}}}" for s in m[2])),
    (r"\b(ri)?mescol([ai]) (?:il|la) (?:mazzo|grimorio)\b", r"rimescol\2 il tuo grimorio"),
    (r"\b(ri)?mescola(?:lo|r?lo)\b(?! n)", "rimescola il tuo grimorio"),
    (r"(?m)((?:^|[.:] )(?!Altrimenti|Se )[^.:\n]+)\. Poi (rimescola|mescola)\b", r"\1, poi \2"),
)
