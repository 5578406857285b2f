"""Other ways of saying what cases of Wizards of Mickey say: see `judgekit.scenario.magic.also_said`."""

from __future__ import annotations

ACTIONS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "lancia": (
        (
            "Anna lancia Dardo con Pippo",
            (
                "Anna gioca Dardo con Pippo",
                "Anna risponde con Dardo con Pippo",
                "poi Anna gioca la Magia Dardo con Pippo",
            ),
        ),
        ("Anna lancia Gelo con Topolino su Fata", ("Anna lancia il Gelo col Topolino sulla Fata",)),
    ),
    "mette in gioco": (("Anna mette in gioco Rocca", ("Anna gioca il Castello Rocca", "Anna gioca Rocca")),),
}
CLAIMS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "worth": (
        (
            "Dardo vale 7",
            ("il Dardo ha Potenza Magica 7", "la Potenza Magica Modificata del Dardo è 7", "Dardo vale ancora 7"),
        ),
    ),
    "total": (
        (
            "Anna ha Potenza Magica Finale 8",
            ("la Potenza Magica Finale di Anna è 8", "Anna ha una Potenza Magica Finale di 8", "Anna totalizza 8"),
        ),
    ),
    "wins challenge": (("Anna vince la sfida", ("Anna ha vinto la sfida",)),),
    "nobody wins": (("nessuno vince la sfida", ("la sfida è pari", "la sfida finisce in parità")),),
    "tokens": (
        ("Topolino possiede 1 Diamagic rosso", ("Topolino ha 1 Diamagic rosso", "Topolino riceve un Diamagic rosso")),
    ),
    "won": (("Anna ha vinto", ("Anna vince la partita", "Anna ha vinto la partita")),),
    "verdict": (("azione 2 è illegale", ("la mossa 2 non è valida", "azione 2 non si può fare")),),
}
