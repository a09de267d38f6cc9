package experiment

import (
	"strings"

	"drevo/app/outcome"
)

// none is the unit of factors, shares and coefficients.
const none = outcome.NoUnit

// column is the head of a column.
type column struct{ key, name, unit string }

// columns are what the tables of all experiments measure: a key, which is never changed, the name at the head, and
// the unit of numbers.
var columns = []column{
	// What is searched, and by whom.
	{"position", "position", ""}, {"game", "game", ""}, {"suite", "suite", ""}, {"fen", "FEN", ""},
	{"programme", "programme", ""}, {"setting", "setting", ""}, {"reading", "reading", ""}, {"scheme", "scheme", ""},
	{"level", "level", ""}, {"guess", "guess", ""}, {"reductions", "reductions", ""}, {"added", "added", ""},
	{"part", "part", ""}, {"conditions", "conditions", ""}, {"dn", "Dn", "half-moves"}, {"depths", "depth", ""},
	{"depth", "depth", "half-moves"}, {"first", "first", ""}, {"second", "second", ""}, {"whose", "whose", ""},
	{"opponent", "opponent", ""}, {"toWin", "to win", ""}, {"toBeFound", "to be found", ""},
	{"solution", "solution", ""}, {"played", "played", ""},

	// What was chosen.
	{"choice", "choice", ""}, {"ours", "ours", ""}, {"move", "move", ""}, {"line", "line", ""}, {"how", "how", ""},
	{"ended", "how it ended", ""}, {"chosenBy", "chosen by", ""}, {"why", "why", ""}, {"value", "value", "pawns"},
	{"gain", "gain", "pawns"}, {"score", "value", "1/65536 of a point"}, {"cost", "cost, d", "d"}, {"hope", "hope", ""},
	{"isSolved", "solved", ""}, {"isSame", "as played", ""},
	{"isSeen", "seen", ""}, {"playedBy", "played by", "programmes"}, {"seenBy", "seen by", "programmes"},
	{"whoNot", "not seen by", ""}, {"programmes", "programmes", "programmes"}, {"leaves", "leaves the solution at", ""},
	{"inTree", "printed line in the tree", ""}, {"halfMoves", "half-moves", "half-moves"},
	{"stockfish", "Stockfish", ""}, {"itsLine", "its line", ""}, {"itsGain", "its line wins", "tenths of a pawn"},
	{"byMaterial", "by material alone", ""},
	{"comparable", "comparable", ""},

	// What it took.
	{"treeMoves", "moves in the tree", "moves"}, {"budget", "nodes that they buy", "nodes"},
	{"nodes", "nodes", "nodes"}, {"time", "time", "s"}, {"timeUs", "time, µs", "µs"}, {"cut", "cut", "searches"},
	{"nodesFactor", "factor", none}, {"timeFactor", "factor", none}, {"ofAbsolute", "of absolute", none},
	{"ofAll", "of all nodes", none}, {"nodesRatio", "nodes, active2 / active1", none},
	{"timeRatio", "time, active2 / active1", none}, {"meanNodes", "nodes a move, mean", "nodes"},
	{"medianNodes", "median", "nodes"}, {"ofFV0", "of FV0", none}, {"savedTime", "time", "%"},
	{"savedBoards", "boards", "%"}, {"savedNodes", "nodes", "%"}, {"boardsWith", "boards with it", "boards"},
	{"boardsWithout", "without", "boards"}, {"steadyMedian", "nodes until the move stays, median", "nodes"},
	{"steadyMean", "mean", "nodes"}, {"spread", "largest / smallest", none}, {"all", "all", none},

	// What the source says.
	{"source", "source", ""}, {"sourceMinutes", "source, minutes a move", "min"},
	{"sourceFactor", "source, factor", none}, {"manualSeconds", "the manual's seconds", "s"},
	{"manualOfFV0", "of FV0", none}, {"thesisTime", "thesis, time", ""}, {"what", "what", ""}, {"book", "the book", ""},
	{"here", "here", ""}, {"variation", "variation", ""}, {"examined", "examined", "half-moves"}, {"upTo", "up to", ""},

	// How many.
	{"positions", "positions", "positions"}, {"moves", "moves", "moves"}, {"solved", "solved", "positions"},
	{"seen", "seen", "positions"}, {"gains", "with a gain", "positions"}, {"claims", "claims", "positions"},
	{"claimed", "claimed", "positions"},
	{"denied", "denied", "positions"}, {"deniedByBoth", "by both", "positions"}, {"share", "share", none},
	{"noMove", "no move", "positions"},
	{"noRound", "no round", "positions"}, {"sameMove", "same move", "positions"},
	{"sameValue", "same value", "positions"}, {"likeAbsolute", "= absolute", "positions"},
	{"likeActive1", "= active1", "positions"}, {"likeActive2", "= active2", "positions"},
	{"likeActive3", "= active3", "positions"},

	// What proves a value.
	{"proved", "proved", "positions"}, {"searched", "searched", "nodes"}, {"proofNodes", "nodes of the proof", "nodes"},
	{"ofSearched", "of all, %", "%"}, {"medianShare", "median, %", "%"},
	{"assumedClosed", "closed by a rule", "nodes"}, {"assumedLeftOut", "left out by one", "moves"},
	{"missing", "what is missing: the node", ""},

	// What techniques do, and what is searched without them.
	{"technique", "technique", ""}, {"closedNodes", "closed", "nodes"}, {"movesLeft", "left out", "moves"},
	{"ownNodes", "own", "nodes"}, {"refutedNodes", "cut by", "nodes"}, {"changedNodes", "changed", "nodes"},
	{"savedGuess", "saved, about", "nodes"}, {"endedWithout", "ended without", "positions"},
	{"withoutIt", "nodes without, times", none}, {"otherValue", "other value", "positions"},
	{"otherMove", "other move", "positions"}, {"broken", "given up", "positions"},
	// Why a choice changed.
	{"changes", "changes", "changes"}, {"fell", "the old fell", "changes"}, {"rose", "the new rose", "changes"},
	{"unseen", "new to the first", "changes"}, {"dropped", "not seen by the second", "changes"},
	{"noContradiction", "no contradiction", none}, {"split", "parted by", ""},
	{"farther", "searched farther", none}, {"nearer", "less far", none},
	{"valued", "valued otherwise", none}, {"notYet", "move not looked at before", none},
	{"noLonger", "not now", none}, {"ruled", "a rule or a pass", none},
	{"unproved", "not proved", none}, {"atLeaf", "end at a static value", "changes"},
	{"atFinal", "at the game's end", "changes"}, {"termNamed", "with a term", "changes"},
	{"links", "links, most", "links"}, {"medianLinks", "median", "links"},

	// What a programme missed, and what would have found it.
	{"missed", "missed", "positions"}, {"truths", "truth known", "positions"}, {"rulesKnown", "rule known", "positions"},
	{"medianLies", "truth lies at, median", "half-moves"}, {"medianLeft", "left after, median", "half-moves"},
	{"foundByChange", "found by one change", "positions"}, {"foundByDepth", "by the depth", "positions"},
	{"foundByOption", "by an option", "positions"}, {"searches", "changes tried", "searches"}, {"rule", "rule", ""},
	{"misses", "positions", "positions"}, {"change", "change", ""},

	// How many of the moves of games.
	{"same", "same", "moves"}, {"samePercent", "%", "%"}, {"sameAsGame", "same move as in the game", "moves"},
	{"inAll", "in all", "moves"}, {"gainedMoves", "gained", "moves"}, {"lostMoves", "lost", "moves"},
	{"agree", "agree", "moves"}, {"agreePercent", "%", "%"}, {"shallower", "one half-move less", "moves"},
	{"absoluteAgree", "absolute", "moves"},
	{"shallowerPercent", "%", "%"}, {"random", "random", "moves"}, {"randomPercent", "%", "%"},
	{"error", "± 1", "moves"}, {"oddGames", "odd games", "moves"}, {"evenGames", "even games", "moves"},
	{"laterMoves", "from move 7", "moves"}, {"openingMoves", "moves 1 to 6", "moves"},
	{"openingSame", "same", "moves"}, {"below0", "less than 0", "moves"}, {"cost0", "0", "moves"},
	{"cost6", "1 to 6", "moves"}, {"cost20", "7 to 20", "moves"}, {"positional", "more, positional", "moves"},
	{"material", "material", "moves"},

	// The tests of the active game.
	{"lastMove", "opponent's last move", ""}, {"tests", "tests", "tests"}, {"testsAMove", "tests a move", "tests"},
	{"losing", "losing %", "%"},

	// Maps and ways.
	{"from", "from", ""}, {"to", "to", ""}, {"ways", "ways", "ways"}, {"squares", "squares on them", "squares"},
	{"ownAttacks", "own attacks", "attacks"}, {"enemyAttacks", "enemy's", "attacks"},
	{"irresistible", "F = 1", "attacks"}, {"ofTheBook", "of the book's", "moves"},
	{"overlooked", "overlooked by the book", "moves"}, {"others", "others", "moves"}, {"which", "which", ""},

	// Iterations by the round that held.
	{"iterations", "iterations", "iterations"}, {"firstHolds", "first guess holds", "iterations"},
	{"firstPercent", "%", "%"}, {"secondHolds", "second", "iterations"}, {"thirdHolds", "third", "iterations"},
	{"fourthHolds", "fourth", "iterations"}, {"noBorders", "no borders", "iterations"},

	// Table 1 of Pitrat's paper.
	{"p", "P", "plans"}, {"accepted", "accepted", "plans"}, {"n", "N", "nodes"}, {"nr", "NR", "nodes"},
	{"dr", "DR", "half-moves"}, {"mer", "MER", "moves"},
	{"f", "F", "moves"}, {"fl", "FL", "moves"},

	// Scores of matches.
	{"games", "games", "games"}, {"won", "won", "games"}, {"drawn", "drawn", "games"}, {"lost", "lost", "games"},
	{"pointsPercent", "points, %", "%"}, {"elo", "Elo", ""}, {"eloRange", "95 %", ""}, {"points0", "0", "openings"},
	{"points05", "½", "openings"}, {"points1", "1", "openings"}, {"points15", "1½", "openings"},
	{"points2", "2", "openings"},
}

// heads are the columns of keys with blanks between.
func heads(keys string) (list []outcome.Column) {
	for key := range strings.FieldsSeq(keys) {
		for _, c := range columns {
			if c.key == key {
				list = append(list, outcome.Column{Key: c.key, Name: c.name, Unit: c.unit})
			}
		}
	}
	return list
}

// perName are columns of one unit, one for each of what a table compares, which is key and name.
func perName(unit string, names ...string) (list []outcome.Column) {
	for _, name := range names {
		list = append(list, outcome.Column{Key: name, Name: name, Unit: unit})
	}
	return list
}
