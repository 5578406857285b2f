"""Replacement and prevention (614–616): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at
from judgekit.magic.editions.modern.numbers import REPLACES
from judgekit.magic.plays.replacement import applicable, prevention, replacing, several_effects

INSTEAD = Row(REPLACES, replacing.instead)

TABLES: Tables = {
    "rulings": {
        "what enters is judged": (Row(at(None, "614.12"), applicable.with_what_awaits_it),),
        "acts on what came later": (Row("615.1", prevention.as_it_happens),),
        "lasts until it is used": (Row("614.3", prevention.until_used),),
        "acts on what is to come": (Row("614.4", prevention.to_come),),
        "only to what may be dealt it": (Row("614.9", prevention.only_where_it_may),),
        "what is replaced is noticed": (Row("614.6", several_effects.never_happened),),
        "acts again on one event": (Row("614.5", several_effects.once_an_event),),
        "where a source may be": (Row("615.8", prevention.anywhere, also=(at("119.7", "120.7"),)),),
        "who orders effects": (Row("616.1", several_effects.by_whom_it_befalls),),
        "acts on what another has changed": (Row("616.2", several_effects.they_combine),),
    },
    "amends": {
        "draw": (INSTEAD,),
    },
}
