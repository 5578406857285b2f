"""Sentences turned round: the same said in another order, or with words left out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language.by_heart.pieces import END, IN_PLAY, THIS, WHENEVER, raised

if TYPE_CHECKING:
    from judgekit.magic.language.by_heart.pieces import Becomes


def _given(found: re.Match[str]) -> str:
    """`Dai +2/+2 a una creatura bersaglio fino a fine turno`: it gets them."""
    to = {"alla": "la ", "al": "il ", "alle": "le ", "agli": "gli ", "ai": "i ", "a": ""}
    article = "l’" if found[3] else to[found[2]]
    many = found[2] in {"alle", "agli", "ai"} or found[4].startswith(("tutt", "due ", "tre ", "fino a due "))
    verb = ("prend" if found[1][0] in "+-" else "guadagn") + _ENDING[found[1][0] in "+-", many]
    return f"{raised(article + found[4])} {verb} {found[1]} fino alla fine del turno"


_ENDING = {(True, True): "ono", (True, False): "e", (False, True): "ano", (False, False): "a"}


def _cards(found: re.Match[str]) -> str:
    """`Cerca una terra base`: in a library there are cards."""
    one = _ONE_OF.get(found[2], found[2])
    return f"{found[1]}{'carte' if one != found[2] else 'carta'} {one}"


_ONE_OF = {"terre": "terra", "creature": "creatura", "artefatti": "artefatto", "incantesimi": "incantesimo"}
_GOES_ON = (
    r"(?:puoi|paga|paghi|sacrifica|pesca|peschi|scarta|scarti|perdi|perde|guadagni|guadagna|quel|metti|crea|infligge|se|"
    r"ogni|quest[ao]|tu|aggiungi|rivela|guarda|stappa|tappa|esilia|distruggi|profetizza|sorveglia|macina)\b"
)

_ONE_DOES = {"perdono": "perde", "scartano": "scarta", "sacrificano": "sacrifica", "pescano": "pesca"}
_SEMICOLON = re.compile(r"; (?!oppure\b|e/o\b|o\b)(\w)")

TURNED: tuple[tuple[str, Becomes], ...] = (
    # ; between sentences, where no mode is chosen
    (
        r"\A(?!.*\b[Ss]cegli (?:un[oa]|due|tre|fino a)\b.*[:—-])(?s:.*);.*\Z",
        lambda m: _SEMICOLON.sub(lambda s: f". {s[1].upper()}", m[0]),
    ),
    # commas that are left out
    (r"\b[Tt]utti i giocatori (?=(?:non )?possono)", "I giocatori "),
    (
        (
            rf"(?m)^((?:Durante|All[’']inizio) d?[^,.:\n]*?(?:mantenimento(?: di ogni "
            rf"(?:giocatore|avversario))?|sottofase finale|tuo turno)) (?={_GOES_ON})"
        ),
        r"\1, ",
    ),
    (rf"(?m)^({WHENEVER} {THIS} (?:entra(?: {IN_PLAY})?|muore|attacca|blocca)) (?={_GOES_ON})", r"\1, "),
    # two abilities in one line: what it is like, and then what triggers
    (
        (
            r"(?m)^([^.:\n\"]*\b(?:non (?:si )?STAPpa durante|entra[^.:\n]*? TAPpat[ao]"
            r"|non può (?:attaccare|bloccare|essere bloccat[ao]))[^.:\n\"]*\.) "
            r"(?=(?:All[’']inizio|Ogniqualvolta|Ogni volta che|Quando (?!lo fa|paghi)) )"
        ),
        r"\1" + "\n",
    ),
    (rf"\b({WHENEVER}|ogniqualvolta|quando) (entra|muore|attacca|blocca) ({THIS})\b", r"\1 \3 \2"),
    (rf"(?m)^Se ({THIS}) (viene mess[oa] in un cimitero|muore)\b(?![^.\n]*\binvece\b)", r"Quando \1 \2"),
    (
        r"(?<=\. )(?:[Ee]ss[ao] |[Qq]uesta terra |[Ll]a terra )?"
        r"(?:[Cc]onta|[Rr]imane|[Rr]esta|[Cc]ontinua ad? (?:essere|contare(?: come)?)|è) "
        r"(?:(?:comunque|ancora|sempre|tuttora) )*(?:come )?(?:una )?terra" + END,
        "È ancora una terra",
    ),
    (
        (
            r"\bse (?:nessuna magia è stata (?:lanciata|giocata)|non (?:sono|è) stat[ae] "
            r"(?:lanciat[ae]|giocat[ae]) (?:magie|nessuna magia|alcuna magia)) (?:durante "
            r"il|nel) turno precedente\b"
        ),
        "se nel turno precedente non sono state lanciate magie",
    ),
    (
        (
            r"\bse (un giocatore ha (?:lanciato|giocato) due o più magie) (?:durante "
            r"il|nel) turno precedente\b"
        ),
        r"se nel turno precedente \1",
    ),
    (
        (
            r"\b[Ss]ostituendo (?:ovunque |dappertutto |ogni (?:(?:occorrenza|presenza|"
            r"istanza) di )?|tutte le \w+ di )?(?:una )?parola (?:relativa a|che indica|"
            r"di) (?:un )?colore con un[’']altra,? o (?:di )?(?:un )?tipo di terra base "
            r"con un altro"
        ),
        "sostituendo una parola di colore con un'altra o un tipo di terra base con un altro",
    ),
    (
        (
            r"\b(?:l[’']|il |la |lo )(artefatto|creatura|incantesimo|terra|planeswalker)"
            r", (?:l[’']|il |la |lo )(artefatto|creatura|incantesimo|terra|planeswalker)"
            r" o (?:l[’']|il |la |lo )((?:artefatto|creatura|incantesimo|terra|planeswalker)"
            r"[^.,]*? bersaglio)"
        ),
        r"un \1, un \2 o un \3",
    ),
    (
        (
            r"\b(?:Tutto i|I)l danno((?: da combattimento)? che [^.]*?verrebbe inflitto[^.]*?)"
            r" (?:viene|è) prevenuto"
        )
        + END,
        r"Previeni tutto il danno\1",
    ),
    (rf"(?<=\. )(?:Quella carta |Essa |Quella creatura )?[Rr]i?torna (?={IN_PLAY})", "Rimettila "),
    (
        (
            r"\b(all[’']inizio della prossima sottofase finale|alla fine del turno) "
            r"(sotto il controllo del suo proprietario|sotto il tuo controllo)"
        )
        + END,
        r"\2 \1",
    ),
    (
        r"\b(?:le (?:divide|separa|suddivide)|(?:divide|suddivide) quelle carte) in due pile\b",
        "separa quelle carte in due pile",
    ),
    (r"\bMetti una pila (?:in|nella tua) mano e (?:metti )?", "Aggiungi una pila alla tua mano e metti "),
    (
        (
            r"\b((?:(?:st(?:a|anno) per|dovesse(?:ro)?) (?:essere mess|morire|andare "
            r"|finire )|(?:verrebbe|sarebbe)(?:ro)? mess|morirebbe|andrebbe|finirebbe)"
            r"[^.,]*, )(?:invece )?(?:ess[ae] )?(?:viene|vengono|è|va) (?:invece )?(?:esiliat[aeoi]|"
            r"in esilio)(?: invece)?"
        )
        + END,
        r"\1esiliala invece",
    ),
    (
        r"\bhanno tutti i colori e sono di ogni tipo di creatura\b",
        "sono di tutti i colori e hanno tutti i tipi di creatura",
    ),
    (
        r"\btutti gli altri tipi(?: di carta)? e (?:le )?(?:altre )?abilità\b",
        "tutti gli altri tipi di carta e tutte le altre abilità",
    ),
    (r"\b(scegli|sceglie) (?:un|il) nome di (?:una )?(carta[^.,]*)", r"\1 il nome di una \2"),
    (
        r"\b[Ll]e magie ([^.,]*?) ?non possono essere (?:lanciate|giocate)" + END,
        r"I giocatori non possono lanciare magie \1",
    ),
    (r"\b[Nn]on si possono (?:lanciare|giocare) magie\b", "I giocatori non possono lanciare magie"),
    (
        r"\bguadagni metà X punti vita\b",
        "guadagni un ammontare di punti vita pari alla metà di X, arrotondata per difetto,",
    ),
    (
        r"\bpeschi metà X carte\. Arrotonda per difetto(?: ogni volta)?\b",
        "peschi un numero di carte pari alla metà di X, arrotondata per difetto",
    ),
    (
        (
            r"\b(?:[Rr]imetti|[Rr]iporta|[Rr]iprendi) (?:in mano|nella mano) (?:al|del)"
            r"(?: suo)? proprietario ([^.,\n]+)"
        ),
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (
        r"\b(?:[Rr]imetti|[Rr]iporta|[Rr]iprendi) ([^.,\n]+?) in mano al proprietario\b",
        r"Fai tornare \1 in mano al suo proprietario",
    ),
    (r"\b(?:rimetter|riportar|far tornar)(l[ao]) in mano al(?: suo)? proprietario\b", r"riprender\1 in mano"),
    (
        (
            r"\b(?:[Rr]iporta|[Rr]imetti|[Rr]ecupera|[Rr]iprendi) dal tuo cimitero (?:in "
            r"mano|nella tua mano|alla tua mano) "
        ),
        "Riprendi in mano dal tuo cimitero ",
    ),
    (
        (
            r"\b(?:[Rr]iporta|[Rr]imetti|[Rr]ecupera|[Ff]ai tornare) ([^.,\n]+?) dal "
            r"tuo cimitero (?:in mano|nella tua mano|alla tua mano)\b"
        ),
        r"Riprendi in mano \1 dal tuo cimitero",
    ),
    (r"\binvece la peschi tu\b|\bla peschi invece tu\b|\bla peschi tu invece\b", "invece tu peschi una carta"),
    (
        (
            r"\b([Pp])escane (due|tre|quattro|cinque|[0-9]+) invece\b|\binvece pescane "
            r"(due|tre|quattro|cinque|[0-9]+)\b"
        ),
        lambda m: f"pesca invece {m[2] or m[3]} carte",
    ),
    (r"\b([Qq])uel giocatore l[ae] scarta\b", r"\1uel giocatore scarta quella carta"),
    (
        (
            r"\b(?:Dai|Dà|Conferisci|Dona) ([+-][0-9X]+/[+-][0-9X]+(?: e [a-z ]+?)?|"
            r"[a-z][a-z-]+(?: [a-z]+)?) (?:(alla|alle|agli|al|ai|a) |(all[’']))([^.,\n]+?)"
            r" fino (?:a|alla) fine (?:del )?turno\b"
        ),
        _given,
    ),
    (
        (
            r"\b([Cc]erca(?:re)?\b(?! in)[^.,]*?\b(?:una|un|fino a \w+|due|tre|nel tuo "
            r"(?:grimorio|mazzo) (?:una?|fino a \w+)) )(terra|terre|creatura|creature|"
            r"artefatto|artefatti|incantesimo|incantesimi|istantaneo|stregoneria|planeswalker|"
            r"Pianura|Isola|Palude|Montagna|Foresta)\b"
        ),
        _cards,
    ),
    (
        (
            r"\b(pedin[ae]|token) creatura ([0-9X]+/[0-9X]+) ([a-z]+(?: e [a-z]+)?) "
            r"([A-Z]\w+(?: [A-Z]\w+)?)"
        ),
        r"\1 creatura \4 \2 \3",
    ),
    (
        (
            r"\b(pedin[ae]|token) creatura (bianc\w+|ner\w+|ross\w+|verd\w+|blu|incolor\w+)"
            r" ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)"
        ),
        r"\1 creatura \3 \4 \2",
    ),
    (r"\b(pedin[ae]|token) ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)", r"\1 creatura \2 \3"),
    (
        (
            rf"\b([Ee]silia|[Rr]imuovi dal gioco) ([^.]*?) (?:finché|fintanto che) ({THIS})"
            rf" (?:rimane|resta|è) (in gioco|sul campo di battaglia)"
        )
        + END,
        lambda m: (
            f"{m[1]} {m[2]} finché {m[3]} non lascia il {'gioco' if m[4] == 'in gioco' else 'campo di battaglia'}"
        ),
    ),
    (
        (
            r"\b(perd\w+) ([0-9]+|X|un|due|tre|quattro|cinque) (punt[oi] vita) e (tu "
            r")?ne guadagni (?:altrettanti|\2)\b"
        ),
        r"\1 \2 \3 e \4guadagni \2 \3",
    ),
    (
        (
            r"\b(punt[oi] vita)((?:,| e) [^.,]*?)\bne (guadagn\w+|perd\w+) ([0-9]+|X|"
            r"un|due|tre|quattro|cinque)"
        )
        + END,
        r"\1\2\3 \4 punti vita",
    ),
    (
        (
            r"\b([Ss]e (?:dovessi|stai per|stessi per|un giocatore (?:sta per|dovesse)"
            r"|un avversario (?:sta per|dovesse)) (?:guadagnare|perdere) punti vita, "
            r")(?:invece )?(quel giocatore |egli |lui )?ne (guadagn[ia]|perd[ei])(?: "
            r"invece)? il doppio(?: invece)?"
        ),
        r"\1\2\3 invece il doppio di quei punti vita",
    ),
    (r"\b([Ll])e altre tue (creature|terre|pedine)\b", r"\1e altre \2 che controlli"),
    (r"\b([Gg])li altri tuoi ([A-Z]\w+|permanenti|artefatti|incantesimi)\b", r"\1li altri \2 che controlli"),
    (r"\b([Ii]) tuoi ([A-Z]\w+)\b", r"\1 \2 che controlli"),
    (r"\b([Ll])e tue ([A-Z]\w+)\b", r"\1e \2 che controlli"),
    (r"\b([Ss]alta) la (?=(?:sottofase|fase)\b)", r"\1 la tua "),
    (r"(?<=\. )(?:Attival[ao]|Usal[ao]|Attivabile|Giocal[ao])(?= solo)", "Attiva"),
    (r"(?<=\. )Solo (?=durante |una volta |come |se |nel tuo turno|quando )", "Attiva solo "),
    (r"\b(?<!on )[Pp]uò essere bloccat([ao]) solo (?:da|dalle)\b", r"non può essere bloccat\1 tranne che da"),
    (r"(?m)^non può\b", "Non può"),
    (
        (
            r"\bTutti i danni( da combattimento)? (?:di|inflitti in) questo turno (?:sono|"
            r"vengono) prevenuti\b"
        ),
        r"Previeni tutto il danno\1 che verrebbe inflitto in questo turno",
    ),
    (
        (
            r"(?m)^(Le [^.,:\n]+?|Gli [^.,:\n]+?|I [^.,:\n]+?) (?:attaccano senza TAPparsi|"
            r"non (?:si )?TAPpano (?:per attaccare|quando attaccano|attaccando))"
        )
        + END,
        lambda m: f"Attaccare non fa TAPpare {m[1][0].lower()}{m[1][1:]}",
    ),
    (
        (
            r"\b(una terra (?:addizionale|in più|extra)|(?:due|tre) terre (?:addizionali|"
            r"in più|extra)) (?:a|per|ogni|in ogni) (?:tuo )?turno\b"
        ),
        r"\1 in ogni tuo turno",
    ),
    (r"\bessere bersagliat[aoe]i? da(?= magie| abilità)", "essere bersaglio di"),
    (r"\bessere bersagliat[aoe]i? dalle\b", "essere bersaglio delle"),
    (r"\b(puoi pagare (?:\{[^{}]+\})+\. Se lo fai, )(STAPpa|TAPpa)l[oa]\b", r"\1\2 questo permanente"),
    (
        (
            r"\bhai (?:almeno )?([0-9]+)(?: o più)? punti vita in più (?:del|rispetto "
            r"al) (?:tuo )?(?:punteggio|totale)(?: di punti vita)?(?: iniziale| di partenza)"
            r"\b"
        ),
        r"hai almeno \1 punti vita in più rispetto ai tuoi punti vita iniziali",
    ),
    (r"\b[Nn]on si possono attivare (?=le abilità)", "Non possono essere attivate "),
    (r"\b([Ll]e abilità attivate [^.,]*?) non si possono attivare\b", r"\1 non possono essere attivate"),
    (
        (
            r"\b(Ogni giocatore|I giocatori|Ogni avversario|I tuoi avversari|Gli avversari|"
            r"Ciascun giocatore|Ciascun avversario) p(uò|ossono) (lanciare|giocare) "
            r"(?:una sola|solo una|solamente una|al massimo una|un massimo di una) (magia[^.,]*?)"
            r" (?:per|a|in ogni|ogni) turno\b"
        ),
        r"\1 non p\2 \3 più di una \4 in ogni turno",
    ),
    (r"\bnomina (una carta)\b", r"scegli il nome di \1"),
    (
        r"(?m)^(Mentre [^.\n]*? scegli il nome di [^.\n]*\.)\s+([^\n]*?)\bcon (?:quel|lo stesso) nome\b",
        "\\1\n\\2con il nome scelto",
    ),
    (r", ne v(iene|engono) messi altrettanti più\b", r", invece ne vengono messi altrettanti più"),
    (r"\bne (crea|mette|mettono|creano) il doppio" + END, r"ne \1 invece il doppio"),
    (r"\b(sta per|dovesse) (?:finire|andare) (?:al|in un|nel) cimitero(?! d)", r"\1 essere messa in un cimitero"),
    (r"\b(sta per|dovesse) (?:finire|andare) nel (?=(?:tuo |suo )?cimitero)", r"\1 essere messa nel "),
    (r"\bperdono le loro abilità\b", "perdono tutte le abilità"),
    (r"\bperde le sue abilità\b", "perde tutte le abilità"),
    (
        r"\b(perdono tutte le abilità e) (?:sono|diventano) ([0-9]+/[0-9]+)" + END,
        r"\1 hanno forza e costituzione base \2",
    ),
    (
        r"\b(in aggiunta ai suoi altri tipi) con forza(?: base)? e costituzione(?: base)?(?= pari)",
        r"\1 e ha forza base e costituzione base",
    ),
    (r"\b(viene|è) invece inflitto (?=all?|a )", r"\1 inflitto invece "),
    (
        (
            r"(?m)^Il danno((?: da combattimento)? che (?:verrebbe inflitto|ti verrebbe "
            r"inflitto)[^.]*? inflitto invece )"
        ),
        r"Tutto il danno\1",
    ),
    (r"\b(?:gli|i tuoi) avversari non possono vincerla\b", "i tuoi avversari non possono vincere la partita"),
    (r"\bnello STAP\b", "durante lo STAP"),
    (r"\bnel (?=(?:tuo|suo|loro|proprio) STAP\b)", "durante il "),
    (r"\bnella (?=(?:tua|sua|loro|propria) (?:sottofase|fase) di STAP\b)", "durante la "),
    (
        (
            r"(?m)^Ogni giocatore pesca una carta in più (?:durante|nella) (?:la )?(?:sua|"
            r"propria) sottofase di acquisizione"
        )
        + END,
        ("All’inizio della sottofase di acquisizione di ogni giocatore, quel giocatore pesca una carta addizionale"),
    ),
    (r"\b([Pp]esc(?:a|hi|ano)) (una carta) in più\b", r"\1 \2 addizionale"),
    (r"\b([Pp]esc(?:a|hi|ano)) ((?:due|tre|quattro) carte) in più\b", r"\1 \2 addizionali"),
    (
        rf"\buna creatura danneggiata da ({THIS}) in questo turno\b",
        r"una creatura alla quale \1 ha inflitto danno in questo turno",
    ),
    (
        rf"\bnon c[’']è (?:nessuna|alcuna) (creatura) ({IN_PLAY})|\bnessuna (creatura) è ({IN_PLAY})",
        lambda m: f"non ci sono creature {m[2] or m[4]}",
    ),
    (
        r"\b(pedin[ae]|token) (?:creatura )?([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+) artefatto\b",
        r"\1 creatura artefatto \2 \3",
    ),
    (r"\b(pedin[ae]|token) artefatto ([A-Z]\w+(?: [A-Z]\w+)?) ([0-9X]+/[0-9X]+)", r"\1 creatura artefatto \2 \3"),
    (
        r"(?m)^((?:[^:\n]*, )?[Rr]imuovi (?:un|una|due|tre|X|[0-9]+) segnalin[oi](?: [^ :,]+)?)(?=:)",
        r"\1 da questo permanente",
    ),
    (r"\b([Rr]addoppia) i segnalini\b", r"\1 il numero di segnalini"),
    (
        rf"(?m)^A meno che ([^,.\n]+), (quest[ao] \w+) (entra(?: {IN_PLAY})? (?i:tappat)[ao])" + END,
        lambda m: f"{raised(m[2])} {m[3]} a meno che {m[1]}",
    ),
    (
        r"\b([Pp]uoi pagare [^.\n]*\. )(?:Altrimenti|Se no|In caso contrario),? (?:ess[ao] )?(?=entra)",
        r"\1Se non lo fai, ",
    ),
    (
        (
            r"\b(?:riporta|rimetti|recupera|riprendi) questa carta dal (?:tuo )?cimitero "
            r"(?:in mano|nella tua mano|alla tua mano)\b"
        ),
        "riprendi in mano questa carta dal tuo cimitero",
    ),
    (
        r"\briprend(i|ere) questa carta in mano dal (?:tuo )?cimitero\b",
        r"riprend\1 in mano questa carta dal tuo cimitero",
    ),
    (
        (
            r"(?m)^(?:Nel|Durante il) tuo turno, ((?:gli|i tuoi|i) [^,.:\n]*? non possono "
            r"(?:lanciare|giocare) magie)"
        )
        + END,
        lambda m: f"{raised(m[1])} durante il tuo turno",
    ),
    (r"\b(non possono (?:lanciare|giocare) magie) nel tuo turno\b", r"\1 durante il tuo turno"),
    (rf"\b([Rr])iporta(r?)(l[aoe]|li) (?={IN_PLAY})", lambda m: f"{m[1]}imett{'er' if m[2] else 'i'}{m[3]} "),
    (rf"\b([Ff])al(l[aoe]|li) tornare (?={IN_PLAY})", lambda m: f"{'R' if m[1] == 'F' else 'r'}imetti{m[2]} "),
    (r"\b([Pp]uoi) cambiare i bersagli della copia\b", r"\1 scegliere nuovi bersagli per la copia"),
    (
        (
            r"\b([Cc]rea) una copia (?=(?:di un|dell|del )(?![^.]*\bcarta\b)[^.]*?(?:creatura|artefatto|"
            r"permanente|incantesimo|terra)\b)"
        ),
        r"\1 una pedina che è una copia ",
    ),
    (r"\bperde le abilità\b", "perde tutte le abilità"),
    (
        r"\b(perde tutte le abilità ed è una? [^.,]*?)(?<!base) ([0-9]+/[0-9]+)" + END,
        r"\1 con forza e costituzione base \2",
    ),
    (
        r"\b([Pp]uoi) giocare la prima carta del tuo grimorio se è una (?:carta )?terra\b",
        r"\1 giocare terre dalla cima del tuo grimorio",
    ),
    (
        r"\b[Dd]ue creature bersaglio lottano tra (?:di )?loro\b",
        "Una creatura bersaglio lotta con un’altra creatura bersaglio",
    ),
    (
        (
            r"(?m)((?:^|[.:] )(?:[Gg]uarda|[Rr]ivela|[Ee]silia|[Mm]acina) (?:la prima "
            r"carta|le prime \w+ carte) del )(?=(?:mazzo|grimorio)\b(?! (?:d|bersaglio)"
            r"))"
        ),
        r"\1tuo ",
    ),
    (r"\bin fondo(?=\s*(?:[.;]|$))", "in fondo al tuo grimorio in qualsiasi ordine"),
    (r"(?m)((?:^|[.:] )[Ss]carta) la mano\b", r"\1 la tua mano"),
    (r"\b((?:giocatore|avversario)[^.]*? scarta) la mano\b", r"\1 la sua mano"),
    (
        r"\b(cart[ae]\b[^.]*?\b(?:pesca|scarta))ne (una|due|tre|quattro)\b",
        lambda m: f"{m[1]} {m[2]} cart{'a' if m[2] == 'una' else 'e'}",
    ),
    (
        (
            r"\b((?:[Oo]gni giocatore|[Ii]l giocatore bersaglio) (?:ri)?mescola) (?:la "
            r")?(?:sua |propria )?mano e (?:il )?(?:suo |proprio )?cimitero nel (?:suo "
            r"|proprio )?(?:grimorio|mazzo)"
        ),
        r"\1 la sua mano e il suo cimitero nel suo grimorio",
    ),
    (r"\bDai (un segnalino veleno) (?:al|a un) ((?:giocatore|avversario) bersaglio)", r"Il \2 riceve \1"),
    (r"(?m)^Nel tuo turno, ", "Durante il tuo turno, "),
    (r"\b(non possono lanciare magie) né (?=attivare)", r"\1 o "),
    (r"\b([Ll])e creature non attaccano te\b", r"\1e creature non possono attaccarti"),
    (
        (
            r"\b(?:Tutti gli avversari|Gli avversari|I tuoi avversari) (perdono|scartano|"
            r"sacrificano|pescano)\b(?= (?:[0-9X]|un|una|due|tre|metà))"
        ),
        lambda m: f"Ogni avversario {_ONE_DOES[m[1]]}",
    ),
    (
        (
            r"\b(rivela la (?:sua |propria )?mano\. [Ss]cegli una carta(?: (?:che )?non "
            r"(?:sia una )?\w+(?: e non \w+)?)?)(?=\. Quel giocatore)"
        ),
        r"\1 da essa",
    ),
)
