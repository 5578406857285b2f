"""Verbs in the form that their subject wants, and small things that all chapters of the printer use."""

from __future__ import annotations

from judgekit.errors import NotUnderstood


def unwritten(node: object) -> NotUnderstood:
    """The error of a node for which the writer has no words: what it is called inside is nothing for users."""
    return NotUnderstood("Non so ridire con altre parole una parte di questo testo.", type(node).__name__, 0)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def braced(symbols: tuple[str, ...]) -> str:
    return "".join("{" + symbol + "}" for symbol in symbols)


def listed(texts: list[str], last: str = "o") -> str:
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + f" {last} {texts[-1]}"


# base: you, they (many), infinitive; the base form is it (one)
VERBS = {
    "pesca": ("pesca", "pescano", "pescare"), "scarta": ("scarta", "scartano", "scartare"),
    "guadagna": ("guadagni", "guadagnano", "guadagnare"), "perde": ("perdi", "perdono", "perdere"),
    "sacrifica": ("sacrifica", "sacrificano", "sacrificare"), "rimescola": ("rimescola", "rimescolano", "rimescolare"),
    "esilia": ("esilia", "esiliano", "esiliare"), "mette": ("metti", "mettono", "mettere"),
    "rivela": ("rivela", "rivelano", "rivelare"),
    "guarda": ("guarda", "guardano", "guardare"),
    "salta": ("salti", "saltano", "saltare"), "vince": ("vinci", "vincono", "vincere"),
    "aggiunge": ("aggiungi", "aggiungono", "aggiungere"), "riprende": ("riprendi", "riprendono", "riprendere"),
    "nomina": ("nomina", "nominano", "nominare"),
    "sceglie": ("scegli", "scelgono", "scegliere"), "gioca": ("gioca", "giocano", "giocare"),
    "paga": ("paga", "pagano", "pagare"), "crea": ("crea", "creano", "creare"),
    "rimette": ("rimetti", "rimettono", "rimettere"),
    "passa": ("passa", "passano", "passare"),
    "infligge": ("infligge", "infliggono", "infliggere"), "prende": ("prende", "prendono", "prendere"),
    "ha": ("hai", "hanno", "avere"), "è": ("sei", "sono", "essere"), "diventa": ("diventi", "diventano", "diventare"),
    "può": ("puoi", "possono", "potere"), "attacca": ("attacchi", "attaccano", "attaccare"),
    "profetizza": ("profetizza", "profetizzano", "profetizzare"), "lotta": ("lotti", "lottano", "lottare"),
    "ottiene": ("ottieni", "ottengono", "ottenere"),
    "manifesta": ("manifesti", "manifestano", "manifestare"), "cela": ("celi", "celano", "celare"),
    "sorveglia": ("sorveglia", "sorvegliano", "sorvegliare"), "esplora": ("esplori", "esplorano", "esplorare"),
    "complotta": ("complotti", "complottano", "complottare"), "resiste": ("resisti", "resistono", "resistere"),
    "sostiene": ("sostieni", "sostengono", "sostenere"),
    "prolifera": ("prolifera", "proliferano", "proliferare"),
    "copia": ("copia", "copiano", "copiare"), "popola": ("popola", "popolano", "popolare"),
    "smette": ("smetti", "smettono", "smettere"),
    "blocca": ("blocchi", "bloccano", "bloccare"), "entra": ("entri", "entrano", "entrare"),
}  # fmt: skip

STEPS = {"upkeep": "mantenimento", "draw": "acquisizione", "untap": "STAP", "end of turn": "sottofase finale",
          "beginning of combat": "combattimento", "combat": "fase di combattimento", "turn": "turno",
          "cleanup": "sottofase di cancellazione", "first main": "fase principale precombattimento",
          "second main": "fase principale postcombattimento"}  # fmt: skip

FEMININE = {"acquisizione", "sottofase finale", "fase di combattimento", "sottofase di cancellazione"}
FEMININE |= {"fase principale precombattimento", "fase principale postcombattimento"}

STATS = {"power": "forza", "toughness": "costituzione", "cost": "costo di mana", "loyalty": "fedeltà",
          "defense": "difesa"}  # fmt: skip


class Subject:
    """Who a sentence is about: the phrase, and the form of its verbs."""

    def __init__(self, text: str, *, many: bool = False, you: bool = False, gender: str = "m") -> None:
        self.text, self.many, self.you, self.gender = text, many, you, gender

    def does(self, base: str, *, infinitive: bool = False) -> str:
        forms = VERBS[base]
        if infinitive:
            return forms[2]
        verb = forms[0] if self.you else forms[1] if self.many else base
        return f"{self.text} {verb}".strip()
