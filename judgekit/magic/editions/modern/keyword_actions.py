"""Keyword actions (701): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.mistakes import (
    FIGHTS_WITHOUT_DAMAGE,
    NOTHING_REGENERATES,
)
from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import (
    BECOMES,
    SHIELD_COUNTER,
)
from judgekit.magic.editions.modern.rows import DESTROYED_INSTEAD, FINALITY, GOES_BACK
from judgekit.magic.plays.board.facts import ACTION
from judgekit.magic.plays.replacement import prevention
from judgekit.magic.plays.resolving import (
    casting_it,
    counters,
    goading,
    growing,
    keyword_actions,
    resolving,
    suspecting,
    time_travel,
    voting,
)
from judgekit.magic.plays.text import searching
from judgekit.magic.questions.combat import ATTACKS_SOMEBODY_ELSE, HAS_TO_ATTACK
from judgekit.magic.questions.mechanics import (
    A_MULTIPLE_SETS_NOTHING,
    A_NUMBER_FOR_A_NUMBER,
    A_TRANSFORMED_ONE_SHOWS_ITS_BACK,
    AN_EMPTY_ZONE_IS_EXCHANGED,
    AS_MANY_COUNTERS_AGAIN,
    AS_MUCH_LIFE_AGAIN,
    AS_MUCH_MANA_AGAIN,
    BOTH_MUST_BE_THERE_TO_FIGHT,
    DOES_SO_THOUGH_GONE,
    DONE,
    EACH_PLAYER_VOTES,
    FIGHTING_IS_NO_COMBAT,
    FIGHTS_ITSELF_AT_ONCE,
    FIGHTS_ITSELF_FOR_BOTH,
    IS_SUSPECTED_ONCE,
    LESS_THAN_NOTHING_MULTIPLIED,
    MULTIPLIED_AS_IT_IS,
    NOTHING_IS_ENDURED_BY_0,
    THE_X_BY_WHICH_IT_BECAME_SO,
    TOTALS_ARE_EXCHANGED_BY_GAIN_AND_LOSS,
    TOXIC_VALUES_ADD_UP,
    TWICE_THE_DAMAGE,
    WHAT_A_SUSPECT_IS_LIKE,
    WINS_THE_CLASH,
)
from judgekit.magic.questions.replacement import REGENERATED_AT_ONCE, SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN
from judgekit.magic.questions.resolving import (
    COMES_WHERE_THE_OTHER_WAS,
    EACH_TAKES_WHAT_THE_OTHER_HAD,
    EXCHANGE_OR_NOTHING,
    FOUND_CARDS_ARE_SHUFFLED_APART,
    GROWS_BY_ONE_KIND,
    MILLS,
    MILLS_WHAT_THERE_IS,
    NO_REFUND,
    NONE_IS_NOT_DONE,
    ONLY_A_CHANGE_IS_ONE,
    ONLY_WHERE_IT_CAN_BE_DONE,
    SACRIFICES_WHAT_OTHERS_CONTROL,
    SACRIFICING_IS_NO_DESTRUCTION,
    SHUFFLED_WITHOUT_ITS_CARD,
    SHUFFLED_WITHOUT_ITS_SET,
    UNTAPS_WHAT_IS_TAPPED,
)
from judgekit.magic.questions.text import NEED_NOT_FIND, ONLY_A_PORTION_IS_SEARCHED

GOADED = at(None, "701.15b")

SACRIFICING = at("701.14a", "701.21a")

TABLES: Tables = {
    "procedures": {
        "time travel": (
            Row(
                at(None, "701.56a"),
                time_travel.more_or_fewer,
                mistake="crede che viaggiare nel tempo non cambi i segnalini tempo",
            ),
        ),
        "exert": (
            Row(
                at(None, "701.43a"),
                goading.do_not_untap,
                also=(at(None, "701.43d"),),
                mistake="crede che una creatura stremata si STAPpi nel turno seguente",
            ),
        ),
        "goad": (
            Row(
                at(None, "701.15a"),
                goading.are_goaded,
                mistake="crede che pungolare una creatura non la obblighi ad attaccare",
            ),
        ),
        "suspect": (
            Row(
                at(None, "701.60a"),
                suspecting.become_suspected,
                also=(at(None, "701.60b"),),
                mistake="crede che sospettare una creatura non le faccia nulla",
            ),
        ),
        "counter": (Row(at("701.5a", "701.6a"), resolving.counter),),
        "fight": (
            Row(
                at("701.10a", "701.14a"),
                keyword_actions.strike_each_other,
                mistake=FIGHTS_WITHOUT_DAMAGE,
            ),
        ),
        "scry": (
            Row(
                at("701.18a", "701.22a"),
                keyword_actions.some_underneath,
                mistake="crede che profetizzare non permetta di mettere carte in fondo al grimorio",
            ),
        ),
        "fateseal": (
            Row(
                at("701.19a", "701.29a"),
                keyword_actions.some_under_an_opponents,
                mistake="crede che destino faccia guardare il proprio grimorio, o nessuno",
            ),
        ),
        "discover": (
            Row(
                at(None, "701.57a"),
                casting_it.cast_or_taken,
                mistake="crede che chi scopre non esili carte fino a una da lanciare o da prendere",
            ),
        ),
        "surveil": (
            Row(
                at(None, "701.25a"),
                keyword_actions.some_into_the_graveyard,
                mistake="crede che sorvegliare non permetta di mettere carte nel cimitero",
            ),
        ),
        "explore": (
            Row(
                at(None, "701.44a"),
                keyword_actions.land_or_growth,
                mistake="crede che esplorare non porti né una terra né un segnalino",
            ),
        ),
        "connive": (
            Row(
                at(None, "701.50a"),
                growing.cards_for_counters,
                also=(at(None, "701.50e"),),
                mistake="crede che chi complotta non peschi e non scarti",
            ),
        ),
        "endure": (
            Row(
                at(None, "701.63a"),
                growing.counters_or_spirit,
                mistake="crede che resistere non dia né segnalini né uno Spirito",
            ),
        ),
        "bolster": (
            Row(
                at("701.30a", "701.39a"),
                keyword_actions.strengthen_the_weakest,
                mistake="crede che sostenere non metta segnalini su una creatura",
            ),
        ),
        "clash": (
            Row(
                at("701.20a", "701.30a"),
                keyword_actions.compare_top_cards,
                also=(at("701.20b", "701.30b"), at(None, "701.30c")),
                mistake="crede che in uno scontro non si rivelino le prime carte dei grimori",
            ),
        ),
        "proliferate": (
            Row(
                at("701.24a", "701.34a"),
                keyword_actions.one_more_of_each,
                mistake="crede che proliferare non aggiunga segnalini",
            ),
        ),
    },
    "words": {
        (ACTION, "trattenere"): (
            Row(
                at("701.26a", "701.35a"),
                keyword_actions.known,
                mistake="lascia attaccare e bloccare un permanente trattenuto",
            ),
        ),
        (ACTION, "mostruosità"): (
            Row(
                at("701.28a", "701.37a"),
                keyword_actions.known,
                also=(at("701.28b", "701.37b"),),
                mistake="crede che mostruosità non metta segnalini",
            ),
        ),
        (ACTION, "soccorrere"): (
            Row(
                at("701.32a", "701.41a"),
                keyword_actions.known,
                mistake="crede che soccorrere non metta segnalini sulle creature bersaglio",
            ),
        ),
        (ACTION, "adattamento"): (
            Row(at(None, "701.46a"), keyword_actions.known, mistake="crede che adattamento non metta segnalini"),
        ),
        (ACTION, "indagare"): (
            Row(
                at("701.33a", "701.16a"),
                keyword_actions.known,
                mistake="crede che indagare non crei una pedina Indizio",
            ),
        ),
        (ACTION, "apprendere"): (
            Row(
                at(None, "701.48a"),
                keyword_actions.known,
                mistake="crede che chi apprende non possa scartare una carta per pescarne un’altra",
            ),
        ),
        (ACTION, "manifestare angoscia"): (
            Row(
                at(None, "701.62a"),
                keyword_actions.known,
                mistake="crede che manifestare angoscia non manifesti una di due carte",
            ),
        ),
        (ACTION, "piagare"): (
            Row(
                at(None, "701.68a"),
                keyword_actions.known,
                mistake="crede che piagare non metta segnalini -1/-1 su una propria creatura",
            ),
        ),
        (ACTION, "foraggiare"): (
            Row(
                at(None, "701.61a"),
                keyword_actions.known,
                mistake="crede che foraggiare non costi nulla",
            ),
        ),
        (ACTION, "raccogliere prove"): (
            Row(
                at(None, "701.59a"),
                keyword_actions.known,
                mistake="crede che raccogliere prove non faccia esiliare carte dal cimitero",
            ),
        ),
        (ACTION, "ammirare"): (
            Row(
                at(None, "701.4a"),
                keyword_actions.known,
                mistake="crede che per ammirare non occorra nulla",
            ),
        ),
        (ACTION, "imbrigliare"): (
            Row(
                at(None, "701.64a"),
                keyword_actions.known,
                also=(at(None, "701.64b"), at(None, "702.186b")),
                mistake="crede che imbrigliare un permanente non ne cambi nulla",
            ),
        ),
        (ACTION, "reclutare"): (
            Row(
                at(None, "701.47a"),
                keyword_actions.known,
                also=(at(None, "701.47d"),),
                mistake="crede che reclutare non crei e non ingrossi un Esercito",
            ),
        ),
    },
    "rulings": {
        WINS_THE_CLASH: (Row(at("701.20c", "701.30d"), keyword_actions.higher_than_all),),
        HAS_TO_ATTACK: (Row(GOADED, goading.has_to_attack),),
        ATTACKS_SOMEBODY_ELSE: (Row(GOADED, goading.those_who_goaded, also=(at(None, "701.15c"),)),),
        BOTH_MUST_BE_THERE_TO_FIGHT: (yes(at("701.10b", "701.14b")),),
        FIGHTING_IS_NO_COMBAT: (yes(at("701.10d", "701.14d")),),
        GROWS_BY_ONE_KIND: (yes(at("701.24b", None)),),
        NONE_IS_NOT_DONE["profetizzare"]: (yes(at("701.18b", "701.22b")),),
        NONE_IS_NOT_DONE["sorvegliare"]: (yes(at(None, "701.25c")),),
        THE_X_BY_WHICH_IT_BECAME_SO: (told(at("701.28c", "701.37c"), 0),),
        ONLY_WHERE_IT_CAN_BE_DONE["raccogliere prove"]: (yes(at(None, "701.59b")),),
        ONLY_WHERE_IT_CAN_BE_DONE["piagare"]: (yes(at(None, "701.68b")),),
        DOES_SO_THOUGH_GONE["esplorare"]: (yes(at(None, "701.44c")),),
        DOES_SO_THOUGH_GONE["complottare"]: (yes(at(None, "701.50c")),),
        SHUFFLED_WITHOUT_ITS_CARD: (yes(at("701.16c", "701.24c")),),
        SHUFFLED_WITHOUT_ITS_SET: (yes(at("701.16d", "701.24d")),),
        FOUND_CARDS_ARE_SHUFFLED_APART: (yes(at("701.16b", "701.24b")),),
        COMES_WHERE_THE_OTHER_WAS: (yes(at("701.8e", "701.12e")),),
        TWICE_THE_DAMAGE: (yes(at(None, "701.10g")),),
        A_TRANSFORMED_ONE_SHOWS_ITS_BACK: (yes(at(None, "701.27g")),),
        DONE["reclutare"]: (yes(at(None, "701.47b")),),
        WHAT_A_SUSPECT_IS_LIKE: (yes(at(None, "701.60c")),),
        IS_SUSPECTED_ONCE: (yes(at(None, "701.60d")),),
        MULTIPLIED_AS_IT_IS["raddoppiare"]: (yes(at(None, "701.10b")),),
        MULTIPLIED_AS_IT_IS["triplicare"]: (yes(at(None, "701.11b")),),
        A_MULTIPLE_SETS_NOTHING["raddoppiare"]: (yes(at(None, "701.10a")),),
        A_MULTIPLE_SETS_NOTHING["triplicare"]: (yes(at(None, "701.11a")),),
        LESS_THAN_NOTHING_MULTIPLIED["raddoppiare"]: (yes(at(None, "701.10c")),),
        LESS_THAN_NOTHING_MULTIPLIED["triplicare"]: (yes(at(None, "701.11c")),),
        AS_MUCH_LIFE_AGAIN: (yes(at(None, "701.10d")),),
        AS_MANY_COUNTERS_AGAIN: (yes(at(None, "701.10e")),),
        AS_MUCH_MANA_AGAIN: (yes(at(None, "701.10f")),),
        TOTALS_ARE_EXCHANGED_BY_GAIN_AND_LOSS: (yes(at("701.8c", "701.12c")),),
        AN_EMPTY_ZONE_IS_EXCHANGED: (yes(at("701.8f", "701.12f"), also=(at("701.8d", "701.12d"),)),),
        A_NUMBER_FOR_A_NUMBER: (yes(at("701.8g", "701.12g")),),
        EACH_PLAYER_VOTES: (Row(at("701.29a", "701.38a"), voting.in_turn_from, also=(at("701.29b", "701.38b"),)),),
        NOTHING_IS_ENDURED_BY_0: (yes(at(None, "701.63b")),),
        TOXIC_VALUES_ADD_UP: (yes(at(None, "702.164b"), also=(at(None, "702.164a"),)),),
        MILLS: (yes(at(None, "701.17a")),),
        MILLS_WHAT_THERE_IS: (yes(at(None, "701.17b")),),
        NO_REFUND: (yes(at("701.5b", "701.6b")),),
        FIGHTS_ITSELF_FOR_BOTH: (yes(at("701.10c", "701.14c")),),
        FIGHTS_ITSELF_AT_ONCE: (yes(at(None, "701.14c")),),
        UNTAPS_WHAT_IS_TAPPED: (yes(at("701.17b", "701.26b"), also=(BECOMES,)),),
        ONLY_A_CHANGE_IS_ONE: (yes(at("701.17a", "701.26a"), also=(BECOMES,)),),
        SACRIFICES_WHAT_OTHERS_CONTROL: (says(SACRIFICING, False),),
        SACRIFICING_IS_NO_DESTRUCTION: (yes(SACRIFICING, also=(at("701.6b", "701.8b"),)),),
        REGENERATED_AT_ONCE: (yes(at("701.12b", "701.19b")),),
        SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN: (yes(at("701.12c", "701.19c")),),
        EACH_TAKES_WHAT_THE_OTHER_HAD: (yes(at("701.8b", "701.12b")),),
        EXCHANGE_OR_NOTHING: (yes(at("701.8a", "701.12a")),),
        ONLY_A_PORTION_IS_SEARCHED: (yes(at("701.15f", "701.23f")),),
        NEED_NOT_FIND: (yes(at("701.15b", "701.23b")),),
    },
    "checks": {
        "find fewer": (
            Row(
                at("701.15d", "701.23d"),
                searching.has_to_find,
                mistake="crede che chi cerca una carta qualunque possa non trovarne",
            ),
        ),
    },
    "amends": {
        "destroy": (
            Row(
                at("701.12a", "701.19a"),
                prevention.regeneration,
                also=("614.8", at("701.6c", "701.8c")),
                mistake=NOTHING_REGENERATES,
            ),
            Row(
                SHIELD_COUNTER,
                counters.shield_from_destruction,
                mistake="distrugge un permanente con un segnalino scudo",
            ),
            GOES_BACK,
            FINALITY,
            DESTROYED_INSTEAD,
        ),
    },
}
