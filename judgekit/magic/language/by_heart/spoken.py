"""Words of the table: what players call what cards do, in English or in Italian."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY, WHENEVER

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes

_N = r"(?:[0-9]+|X|un|uno|due|tre|quattro|cinque|sei)"
_ANY_TARGET = r"(?:un )?(?:qualsiasi |qualunque )?bersaglio(?: qualsiasi| qualunque| a (?:tua )?scelta)?"
_FROM_YOURS = r"dal (?:tuo )?cimitero"

_ANOTHERS = re.compile(r"\b(?:giocator|avversari|controllor|proprietari|su[aoe]\b|suoi|loro)")
_NOT_SAID_WHOSE = re.compile(r"\b([Nn]el|[Dd]el|[Aa]l|[Ii]l|[Dd]alla) (mazzo|grimorio|mano)\b(?! d| bersaglio)")


def _of_yours(found: re.Match[str]) -> str:
    """`la prima carta del mazzo`, `una carta dalla mano`: yours, where the sentence speaks of nobody else."""
    if _NOT_SAID_WHOSE.search(found[0]) is None or _ANOTHERS.search(found[0]):
        return found[0]
    return _NOT_SAID_WHOSE.sub(
        lambda m: (
            f"{m[1]} {'tua mano' if m[2] == 'mano' else 'tuo grimorio'}"
            if (m[2] == "mano") == (m[1][-1] == "a")
            else m[0]
        ),
        found[0],
    )


SPOKEN: tuple[tuple[str, Becomes], ...] = (
    (r"\bspells?\b", "magia"),
    (r"\b(?:end step|endstep)\b", "sottofase finale"),
    (r"\b(?:main phase|main)\b", "fase principale"),
    (r"\b(?:a velocità|velocità) (?:sorcery|di sorcery)\b", "solo come una stregoneria"),
    (r"\b(?:[Cc]ount(?:er|era|ra)|[Cc]ontrobatti|[Ss]counter[ai]) (?=(?:un|la|l|quell)[ a’'])", "Neutralizza "),
    (r"\b[Ee]xilia\b", "Esilia"),
    (
        (
            r"\b(?:[Mm]etti|[Mm]anda|[Mm]ettere|[Rr]imuovi) in esilio (?=(?:un"
            r"|la|l|il|tutt|le|ogni|quest|fino|due|gli|i)[a-z’']* )"
        ),
        "Esilia ",
    ),
    (
        r"\b(?:[Rr]imbalza|[Bb]ouncia|[Bb]ounca) ((?:un|la|il|l|tutt|fino)[^.,:\n]+)" + END,
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (
        (
            r"\b(?:[Rr]ispedisci|[Rr]imanda|[Rr]iporta|[Rr]imetti|[Mm]etti|[Ff]ai tornare) "
            r"(?:in mano|nella mano) (?:al|del)"
            r"(?: suo)? proprietario ([^.,\n]+)"
        ),
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (
        (
            r"\b(?:[Rr]ispedisci|[Rr]imanda|[Rr]iporta|[Rr]imetti|[Mm]etti) "
            r"([^.,\n]+?) (?:in mano (?:al|del)|nella mano del)(?: suo)? proprietario\b"
        ),
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (
        (
            rf"\b(?:[Rr]ianima|[Rr]esuscita|[Ff]ai tornare (?:{IN_PLAY}|in campo)"
            rf"|[Rr]iporta (?:{IN_PLAY}|in campo)) ([^.,\n]*?) {_FROM_YOURS}\b"
        ),
        r"Rimetti sul campo di battaglia \1 dal tuo cimitero",
    ),
    (
        r"\b(?:[Rr]ianima|[Rr]esuscita) ([^.,\n]*?) (da un(?: qualsiasi)? cimitero) sotto il tuo controllo\b",
        r"Metti sul campo di battaglia sotto il tuo controllo \1 da un cimitero",
    ),
    (
        rf"\b[Rr]ecupera (?:in mano )?{_FROM_YOURS} ((?:un|la|l|fino)[^.,\n]*)" + END,
        r"Riprendi in mano \1 dal tuo cimitero",
    ),
    (rf"\b[Rr]ecupera in mano ([^.,\n]*?) {_FROM_YOURS}\b", r"Riprendi in mano \1 dal tuo cimitero"),
    (rf"\b[Rr]iprendi in mano {_FROM_YOURS} ((?:un|la|l|fino)[^.,\n]*)" + END, r"Riprendi in mano \1 dal tuo cimitero"),
    (r"\b(lascia) il campo(?! di)\b", r"\1 il campo di battaglia"),
    (r"\besce dal campo(?! di)\b|\besce dal campo di battaglia\b", "lascia il campo di battaglia"),
    (r"\b(?:counterat|contrastat)([aeio])\b", r"neutralizzat\1"),
    (r"(?m)^[Ii]ncounterabile" + END, "Questa magia non può essere neutralizzata"),
    (r"\bdraw step\b", "sottofase di acquisizione"),
    (r"\b(pag(?:a|hi|hino|ano|are)) ([0-9]+|X)(?= *(?:[.,;]|$| per ))", r"\1 {\2}"),
    (r"\bnon ti possono attaccare\b", "non possono attaccarti"),
    (r"\bchi l[ei] controlla (?=(?:non )?pag)", "il loro controllore "),
    (r"\b(paghi (?:\{\w+\})+ per) ciascun[ao]\b", r"\1 ognuna"),
    (
        r"(?m)^[Pp]uò essere bloccata (?:da una sola|solo da una) creatura" + END,
        "Non può essere bloccata da più di una creatura",
    ),
    (r"(?m)^[Ss]olo una creatura può bloccarla" + END, "Non può essere bloccata da più di una creatura"),
    (r"\b(bloccat[ao]) soltanto (?=da)", r"\1 solo "),
    (
        rf"\b({WHENEVER}) ((?:questa|la|una) [^,.:\n]*?) è bersaglio di\b",
        r"\1 \2 diventa bersaglio di",
    ),
    (r"\b([Oo]gni volta che|[Oo]gniqualvolta|[Qq]uando) peschi(?=,)", r"\1 peschi una carta"),
    # damage
    (rf"(?m)((?:^|[.:,] |• ))({_N}) dann([oi]) (?=a |al |alla |alle |agli |ai |all[’'])", r"\1Infligge \2 dann\3 "),
    (rf"\b(?:[Ss]para|[Tt]ira) (?={_N} dann[oi] )", "Infligge "),
    (r"\b(dann[oi]|[0-9]+) punti (?:di )?danno\b", r"\1 danni"),
    (r"\bpunti (?:di )?danno\b", "danni"),
    (
        (
            r"\b(?:[Ff]a|[Ff]anno|[Ff]ai) (?=(?:[a-z0-9]+ )?dann[oi](?: da combattimento)? "
            r"(?:a|al|alla|alle|agli|ai|all)\b)"
        ),
        "infligge ",
    ),
    (r"\b(?:[Ff]a|[Ff]ai) (?=altrettant[oi] dann[oi]\b)", "infligge "),
    (r"\b([Ff])a danni da combattimento\b", "infligge danno da combattimento"),
    (r"\binfligge danni da combattimento (?=a un)", "infligge danno da combattimento "),
    (rf"\bdann([oi]) a {_ANY_TARGET}" + END, r"dann\1 a un qualsiasi bersaglio"),
    (r"\b(creatura) o giocatore (?=bersaglio)", r"\1 o a un giocatore "),
    (r"\ba creatura o a un giocatore\b", "a una creatura o a un giocatore"),
    (r"\bdivis[io] (?:come (?:vuoi|preferisci|ti pare)|a piacere|a scelta)\b", "divisi a tua scelta"),
    (r"\bsuddivis[io] (?:come (?:vuoi|preferisci|ti pare)|a piacere|a scelta)\b", "suddivisi a tua scelta"),
    (
        (
            r"\b(?:quanti|tutti i) (bersagli|[A-Z]?[a-zàèéìòù]+i)( bersaglio)? "
            r"(?:che )?vuoi\b"
        ),
        r"un qualsiasi numero di \1\2",
    ),
    (r"\b(?:quante|tutte le) ([A-Z]?[a-zàèéìòù]+e)( bersaglio)? (?:che )?vuoi\b", r"un qualsiasi numero di \1\2"),
    # life
    (r"\b((?:[Gg]uadagn|[Pp]erd|[Pp]ag)\w+) una vita\b", r"\1 1 punto vita"),
    (rf"\brecuper(?:i|a) (?={_N} punt[oi] vita)", "guadagni "),
    (r"\b(?:vinci|hai vinto|vinci il gioco)" + END, "vinci la partita"),
    (r"\b([Nn])essuno (?=(?:può|guadagna))", r"\1essun giocatore "),
    (
        (
            r"\b[Nn]essun giocatore guadagna (?:vita|vite|punti vita)\b|\b[Ii] giocatori non "
            r"guadagnano (?:vita|vite|punti vita)\b|\b[Nn]on si possono guadagnare "
            r"(?:vite|punti vita)\b"
        ),
        "I giocatori non possono guadagnare punti vita",
    ),
    (
        r"\b(?:[Gg]li|[Ii] tuoi) avversari non guadagnano (?:vita|vite|punti vita)\b",
        "I tuoi avversari non possono guadagnare punti vita",
    ),
    # mana
    (
        (
            r"(?m)((?:\{T\}|: *)(?:: *)?)(?:(?:[Aa]ggiungi|[Dd]à|[Tt]i dà|[Pp]roduc[ei]"
            r"|[Aa]tting[ei]|[Ff]ai|[Gg]eneri?) )?(?=(?:un|1|due|2|tre|3) mana "
            r"(?!qualsiasi$))"
        ),
        r"\1Aggiungi ",
    ),
    (r"(?m)(: *)(?:[Dd]à|[Tt]i dà|[Pp]roduc[ei]|[Aa]tting[ei]|[Ff]ai|[Gg]eneri?) (?=\{)", r"\1Aggiungi "),
    (r"\b([Aa]ggiungi (?:\{[^{}]+\})+(?:,? (?:o|oppure) (?:\{[^{}]+\})+)?) alla riserva(?: di mana)?" + END, r"\1"),
    (r"\b([Aa]ggiungi) ([WUBRGC]),? (?:o|oppure) ([WUBRGC])\b", r"\1 {\2} o {\3}"),
    (r"\b([Aa]ggiungi) ([WUBRGC]), ([WUBRGC]),? (?:o|oppure) ([WUBRGC])\b", r"\1 {\2}, {\3} o {\4}"),
    (r"\b(mana di un colore) a scelta\b", r"\1 a tua scelta"),
    (r"\b(due|tre|2|3) mana incolore\b", r"\1 mana incolori"),
    # numbers and measures
    (
        (
            r"\b(con )?(forza|costituzione|valore di mana|costo di mana convertito"
            r"|costo di mana) (?:di )?(?:almeno|minim[ao] di) ([0-9]+)\b"
        ),
        r"con \2 pari o superiore a \3",
    ),
    (
        (
            r"\b(?:di|con|la cui) (forza|costituzione)(?: è| sia)?(?: di)? "
            r"(?:≥|>=|maggiore o uguale a) ?([0-9]+)\b"
        ),
        r"con \1 pari o superiore a \2",
    ),
    (r"\bdi (forza|costituzione) ([0-9]+) o (più|meno|superiore|inferiore)\b", r"con \1 \2 o \3"),
    (r"\bla cui (forza|costituzione) (?:è|sia) ([0-9]+) o (più|meno|superiore|inferiore)\b", r"con \1 \2 o \3"),
    (
        (
            r"\b(?:che costa(?:no)?|di costo|con costo(?: di mana)?(?: convertito)?"
            r"|con (?:MV|mv|VM)|con (?:valore|costo) di mana(?: convertito)? di) "
            r"([0-9]+|X) o (meno|più|inferiore|superiore)\b"
        ),
        r"con valore di mana \1 o \2",
    ),
    (
        (
            r", con X (?:uguale|pari) (?:al|alla|a) ?(?=(?:numero|quantità|forza"
            r"|costituzione|valore)\b)"
        ),
        lambda m: ", dove X è il " if " al " in m[0] else ", dove X è la ",
    ),
    (
        r"\bsono (uguali|pari) alle carte (?:che hai in mano|nella tua mano)\b",
        r"sono \1 al numero di carte nella tua mano",
    ),
    (r"\b([Mm]agi[ae]\b[^.,:\n]*?) ti (?=cost(?:a|ano) )", r"\1 "),
    (r"\b(cost(?:a|ano)) ([0-9]+|X) (?:di |mana )?in (meno|più)\b", r"\1 {\2} in \3"),
    (r"\b(cost(?:a|ano)) (?:un|1) mana in (meno|più)\b", r"\1 {1} in \2"),
    (r"\b(costa(?:no)? \{[0-9X]+\} in (?:meno|più))" + END, r"\1 per essere lanciate"),
    # when and how often
    (
        (
            r"(?m)((?:^|[.] ))(?:Non appena|Appena|Una volta che|Nel momento in cui) "
            r"(?=(?:quest|entra|muore|attacca|un|la|il)[a-z]* )"
        ),
        r"\1Quando ",
    ),
    (
        (
            r"(?<=\. )(?:[Pp]uoi (?:attivarl[ao]|usarl[ao]|giocarl[ao])|[Ss]i può "
            r"(?:attivare|usare)|[Ss]i (?:attiva|usa)|[Aa]ttivabile|[Pp]uoi attivare questa "
            r"abilità|[Aa]ttival[ao]) (?=solo |soltanto |una volta|nel tuo turno)"
        ),
        "Attiva solo ",
    ),
    (
        (
            r"(?m)(^[^\n]*?: [^\n]*?)\. (?:Puoi farlo |Fallo |Si fa )?(?:[Ss]olo "
            r"|[Ss]oltanto |[Aa]l massimo |[Mm]ax |[Mm]assimo )?(?:una volta"
            r"|una sola volta|Una volta|Una sola volta) (?:per|a|ogni|in ogni) turno"
        )
        + END,
        r"\1. Attiva solo una volta per turno",
    ),
    (r"(?m)(^[^\n]*?: [^\n]*?)\. Puoi farlo solo (?=(?:durante il|nel) tuo turno|come una)", r"\1. Attiva solo "),
    (r"\bAttiva solo (?:solo|soltanto) ", "Attiva solo "),
    (r"\b([Ss])olo nel tuo turno\b", r"\1olo durante il tuo turno"),
    (r"\bsolo come stregoneria\b", "solo come una stregoneria"),
    (r"(?<=[.] )(?:[Aa]ttiva )?solo come una stregoneria\b", "Attiva solo come una stregoneria"),
    (r"(?<=[.] )Solo (come una stregoneria|durante il tuo turno)", r"Attiva solo \1"),
    # copies, additional costs
    (
        (
            r"\b(?:[Pp]uoi (?:cambiarne i bersagli|scegliere nuovi bersagli"
            r"|scegliere altri bersagli(?: per (?:la copia|essa))?|sceglierne "
            r"(?:di )?nuovi(?: bersagli)?(?: per la copia)?)|[Ll]a copia può avere "
            r"(?:nuovi|altri) bersagli)"
        )
        + END,
        "Puoi scegliere nuovi bersagli per la copia",
    ),
    (r"\b[Ff]ai una copia (?=d(?:i|ella|el) )", "Copia "),
    (
        r"\b[Cc]opia (?:di )?un istantaneo o (?:una )?stregoneria bersaglio\b",
        "Copia la magia istantaneo o stregoneria bersaglio",
    ),
    (r"(?m)((?:^|[.:] ))Copia di (?=un|la)", r"\1Copia "),
    (
        (
            r"(?m)^(?:Come )?[Cc]osto (?:addizionale|aggiuntivo|supplementare"
            r"|in più|extra)(?: per (?:lanciare questa magia|lanciarl[ao]|giocarl[ao]))?[:,]? "
            r"(?:devi )?(?=(?:sacrific|scart|pag|esil|tapp|TAPp|riv|rimuov|ripren))"
        ),
        "Come costo addizionale per lanciare questa magia, ",
    ),
    (
        (
            r"(?m)^(?:Per lanciarl[ao] devi anche|Oltre al (?:suo )?costo(?: di mana)?,?"
            r"(?: devi)?) (?=(?:sacrific|scart|pag|esil|tapp|riv))"
        ),
        "Come costo addizionale per lanciare questa magia, ",
    ),
    (r"\b(Come costo addizionale per lanciare questa magia, )(sacrific|scart|esili|tapp)are\b", r"\1\2a"),
    # libraries
    (r"\b(cart[ae]) in cima al (?:tuo )?(?:mazzo|grimorio)\b", r"\1 in cima al tuo grimorio"),
    (r"\b[Gg]ira la (?=prima carta|carta in cima)", "Rivela la "),
    (r"\b([Mm])ostral([ae])\b", lambda m: f"{'R' if m[1] == 'M' else 'r'}ivelal{m[2]}"),
    (r"\bmostrarl([ae])\b", r"rivelarl\1"),
    (r"\b(?:mettil|prendil)([ae]) in mano\b", r"aggiungil\1 alla tua mano"),
    (r"\bmetterl([ae]) in mano\b", r"aggiungerl\1 alla tua mano"),
    (
        r"\be (?:il resto|le altre|le rimanenti) (?:in fondo|sotto)" + END,
        "e le altre in fondo al tuo grimorio in qualsiasi ordine",
    ),
    (r"[^.\n]+", _of_yours),
    (r"\b([Cc]erca(?:re)?|[Cc]erchi) (una?|fino a \w+) ([^.,\n]*?) nel tuo grimorio\b", r"\1 nel tuo grimorio \2 \3"),
    # what is measured
    (r"\b(hai|ha) in mano almeno (\w+) carte\b", r"\1 \2 o più carte in mano"),
    (r"\b(dove X (?:è|sono)) quante carte hai in mano\b", r"\1 il numero di carte nella tua mano"),
    (
        (
            r"\b(dove X (?:è|sono)) quant[ei] ([^.,\n]+?) (controlli|hai in campo"
            r"|hai in gioco)"
        )
        + END,
        r"\1 il numero di \2 che controlli",
    ),
    (
        (
            r"\btante carte quant[ei] (?:sono )?(?:le |i |gli )?([^.,\n]+?) "
            r"(?:che )?controlli"
        )
        + END,
        r"un numero di carte pari al numero di \1 che controlli",
    ),
    (r"\boltre (?:che )?(?:agli altri suoi|agli altri|ai suoi altri|ai suoi) tipi\b", "in aggiunta ai suoi altri tipi"),
    (r"\b(prende|prendono) (?:un altro|altri|un ulteriore) ([+-][0-9X]+/[+-][0-9X]+)", r"\1 \2 addizionale"),
    (r"\b[Tt]ogli (?=(?:tutti i|un|due|tre|X|[0-9]+) segnalin)", "Rimuovi "),
    (
        (
            r"\b([Uu]na? o più carte[^.,:\n]*?) (?:vanno|finiscono) dal tuo grimorio "
            r"(?:nel|al) tuo cimitero\b"
        ),
        r"\1 vengono messe nel tuo cimitero dal tuo grimorio",
    ),
    (r"\b(?:[Pp]rendi|[Aa]cquisisci|[Aa]ssumi|[Oo]ttieni) (?:il )?controllo (?=d)", "Guadagni il controllo "),
    (
        r"\b(?:[Ss]enza rigenerazione|[Nn]on rigenerano|[Nn]on possono rigenerarsi)" + END,
        "Non possono essere rigenerate",
    ),
    (r"\b(creatura) qualsiasi (?=muore|entra|attacca)", r"\1 "),
    (r"\b(una?) creatura qualsiasi\b", r"\1 creatura"),
    (r"\b([Hh]ai|[Hh]a) già (lanciat|giocat|attaccat)", r"\1 \2"),
    (
        (
            r"\b[Pp]uoi (?:lanciarl[ao]|giocarl[ao]|lanciare questa magia|giocare questa magia) "
            r"(?=solo (?:se|durante|quando|prima|nel))"
        ),
        "Lancia questa magia ",
    ),
    (r"\bse in questo turno (hai [^.,:\n]+)" + END, r"se \1 in questo turno"),
    (r"(?m)^(?:Ti )?[Cc]osta (?=\{[0-9X]+\} in (?:meno|più))", "Questa magia costa "),
    (r"\b(Questa magia costa \{[0-9X]+\} in (?:meno|più))(?= |,|\.)(?! per essere)", r"\1 per essere lanciata"),
    (r"\b([Ss]posta (?:un|due|tre|X)) su(?:o|oi) (segnalin[oi](?: [^ .,]+)?) su ", r"\1 \2 da questo permanente su "),
    (
        r"\b([Ll]anci|[Ll]ancia|[Gg]iochi|[Gg]ioca) un istantaneo o (?:una )?stregoneria\b",
        r"\1 una magia istantaneo o stregoneria",
    ),
    (r"\b([Ll]anci|[Ll]ancia|[Gg]iochi|[Gg]ioca) (una )(creatura)\b", r"\1 una magia creatura"),
    (
        (
            r"\b([Ii]l tuo) (primo|secondo|terzo) istantaneo o (?:una )?stregoneria "
            r"(?:del|in ogni|di ogni) turno\b"
        ),
        lambda m: f"la tua {m[2][:-1]}a magia istantaneo o stregoneria in ogni turno",
    ),
    (r"(?<=turno, )copial[ao]" + END, "copia quella magia"),
    (r"\bmagia (?:istantanea) o (?:di )?stregoneria\b", "magia istantaneo o stregoneria"),
    (r"\bda dividere (?:come vuoi |a scelta |a piacere )?tra\b", "divisi a tua scelta tra"),
    (
        (
            r"\b[Dd]ividi ([0-9X]+) danni (?:come (?:vuoi|preferisci)|a (?:tua )?scelta"
            r"|a piacere) tra\b"
        ),
        r"Infligge \1 danni divisi a tua scelta tra",
    ),
    (r"(?m)^Scegli (?:una|un[’']) (?:modalità|opzione|cosa): ", "Scegli uno: "),
    (r"(?m)^[Ss]cegline (un[oa])\b", r"Scegli \1"),
    (r"\b(Scegli uno o) tutti e due\b", r"\1 entrambi"),
    (r"\b1\) (.*?);? 2\) ", lambda m: f"{m[1]}; oppure "),
    (
        (
            r"\b([Qq]uando|[Ss]e) una (creatura|terra|pedina)([^.,:\n]*?) sta per "
            r"(morire|essere mess[ao] in un cimitero)(?: invece)? viene (?:invece )?esiliata"
            r"(?: invece)?"
        )
        + END,
        r"Se una \2\3 sta per \4, esiliala invece",
    ),
    (
        (
            r"\b[Ss]e (una (?:creatura|terra|pedina)[^.,:\n]*?) muore, (?:invece esiliala"
            r"|esiliala invece)"
        )
        + END,
        r"Se \1 sta per morire, esiliala invece",
    ),
    # generalities
    (r"\b(pedin[ae]|token) ([0-9X]+/[0-9X]+) ([a-z]+) ([A-Z]\w+)\b", r"\1 creatura \4 \2 \3"),
    (r"\b([Cc]rea un)o (?=[Ss]pirito|[Zz]ombie|[Ss]oldato)", r"\1 "),
    (
        (
            r"\b[Nn]essun limite (?:di|alle) carte in mano\b|\b[Nn]on hai (?:un )?limite"
            r"(?: massimo)? alle carte in mano\b|\b[Nn]on c[’']è limite alle carte "
            r"(?:in|nella tua) mano\b|\b[Nn]on hai una dimensione massima della mano\b"
        ),
        "Non hai un limite di carte in mano",
    ),
    (r"\b[Ss]e hai in mano esattamente (\w+) carte\b", r"se hai esattamente \1 carte in mano"),
    (r"\b(?:[Tt]u )?[Hh]ai hexproof\b|\b[Tt]u hai anti-malocchio\b", "Hai anti-malocchio"),
    (
        (
            r"\b([Nn])on può essere (?:scelt[ao] come bersaglio (?:di|da)|bersagliat[ao] da)"
            r"(?= magie| abilità)"
        ),
        r"\1on può essere bersaglio di",
    ),
    (
        r"(?m)^(?:[Nn]on blocca|([Qq]uesta creatura) non blocca)" + END,
        lambda m: f"{m[1] + ' n' if m[1] else 'N'}on può bloccare",
    ),
    (
        r"(?m)^(?:[Nn]on attacca|([Qq]uesta creatura) non attacca)" + END,
        lambda m: f"{m[1] + ' n' if m[1] else 'N'}on può attaccare",
    ),
    (r"(?m)^Nessuno può bloccarla" + END, "Non può essere bloccata"),
    (r"(?m)^Non è bloccabile" + END, "Non può essere bloccata"),
    (r"\b([Ee]ntra[^.,:\n]*? segnalin[oi] [+-][0-9]/[+-][0-9]) sopra" + END, r"\1"),
    (r"\b([Ee]ntra(?: in campo)? con) (?:sopra )(?=un|due|tre|X|[0-9])", r"\1 "),
    (r"\bcontator([ei]) (?=[+-][0-9])", lambda m: f"segnalin{'o' if m[1] == 'e' else 'i'} "),
)
