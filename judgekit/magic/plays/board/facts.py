"""Under which names the board keeps what has happened: facts of the whole board, and marks on things."""

from __future__ import annotations

ACTION = "does"  # under this table of words it stands what a word of the rules for something done is
SPENT = "spent"  # the mana that was spent on a spell, where a text asks for it
WARPED = "warped"  # under this name it is marked in which turn a card was exiled by its warp
PLOTTED = "plotted"  # the same of a card that has become plotted
FORETOLD = "foretold"  # under this name it is marked in which turn a card in exile was foretold
CASTS_OF_COMMANDERS = "casts of commanders"  # the fact that keeps how often each has been cast from the command zone
COMMANDERS = "commanders"  # the fact that keeps which cards are commanders, by their numbers
PAID = "paid"  # of life that is lost: it is paid
DEVOURED = "devoured"  # under this name it is marked how many creatures something has devoured as it entered
ADDED = "added"  # under this name it is marked which keywords were chosen as a spell was announced
PROMISED = "promised"  # under this name it is marked, or chosen, to whom a gift was promised
CAST_FOR_X = "cast for X"  # under this name it is marked which X was chosen for the spell that a permanent was
CAST_FROM = "cast from"  # under this name it is marked from which zone a spell was cast
CAST_SEEN = "cast seen"  # the fact that keeps what has left play and knew how it was cast, as it was then
HOW_CAST = frozenset({ADDED, SPENT, CAST_FROM, PROMISED, DEVOURED})  # the marks that tell this
HALVES = "halves"  # under this name it is chosen which halves of symbols are paid for a spell
LIFE = "P"  # that half of a Phyrexian symbol which is no mana
CASTS = "cast by"  # the fact that keeps who has cast how many spells, in this turn and in the last
CAST = "cast"  # the fact that keeps how many spells have been cast, and in which turn
COPIED_LATER = "copied later"  # the mark on a spell that will be copied once it has gone
FACES_SEEN = "faces seen"  # that keeps what is elsewhere not as it was there: tokens, copies, spells, back faces
CARDS_SEEN = "cards seen"  # that keeps cards that say their own size as they were when they left a zone other than play
GONE = "gone"  # the fact that keeps what has ceased to exist: tokens, abilities that were countered
OWN_FACE = "own face"  # under this name it is marked what is printed on a permanent that is a copy
REPLACES = "replaces"  # so it is marked that a static ability does something as it replaces an event
FLIPPED = "flipped"  # the mark that a permanent is flipped
UNLOCKED = "unlocked"  # the mark that keeps which halves of a permanent are unlocked, by their place
TIMES = "transformed"  # the mark that keeps how often a permanent has transformed
MERGED = "merged"  # the mark that keeps which cards make a permanent up, besides the one that it was first
TIMES_MERGED = "times merged"  # and how often one was put to it
PARTED = "parted"  # the fact that keeps, of a card that was one with others in play, what these have become
HAUNTS = "haunts"  # the mark that keeps which creature an exiled card haunts
TIME = "time"  # the fact that keeps whether it is day or night; neither, where there is none
SEATS = "seats"  # the fact that keeps in which order the players sat, once one of them has left the game
TEAMS = "teams"  # the fact that keeps who plays with whom, and whether teams take their turns together
LANDS_EACH = "lands each"  # the fact that keeps how many lands each of the active team has played
MORE_LANDS_EACH = "more lands each"  # and how many more each of them may
FITTING = "fitting"  # under this key the cache of a board holds what fits what effects say, while these act on it
OF_TABLE = "of table"  # under this key it holds what is said of the game as a whole
DREW_IN_STEP = "drew in the step"  # who has drawn cards in this draw step
