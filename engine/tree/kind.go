package tree

// Kind is the game that was played at a node: by which rules its moves were
// chosen. The codes are stored in records, so new ones go at the end.
type Kind uint8

// The kinds of nodes.
const (
	KindRoot         Kind = iota
	KindFull              // every legal move
	KindForced            // a forced game, forcing variation or quiescence search
	KindIteration         // a stage: one depth or level of a programme that deepens
	KindRound             // a stage: one pair of bounds of a programme that tries again
	KindSafety            // an aside: does the move lose material?
	KindActivity          // an aside: does the move threaten to win material?
	KindActive            // active moves and the best passive ones
	KindEstimate          // a stage that is an aside: what is the root worth before the first round?
	KindAnnihilation      // Botvinnik's game of annihilation: moves of the map of attacks
	KindFunctions         // a stage: Botvinnik's game of changing functions
	kindCount
)

// Kinds is the number of kinds, for tables indexed by kind.
const Kinds = int(kindCount)

// KindInfo describes a kind to people.
type KindInfo struct {
	Name     string // as it stands in JSON and in the explorer
	Letter   string // one letter for a badge
	Sentence string
}

var kindTable = [kindCount]KindInfo{
	KindRoot:         {"root", "R", "The position from which the search started."},
	KindFull:         {"full width", "A", "Every legal move is considered here."},
	KindForced:       {"forced", "F", "Only forcing moves are considered here, and each side may decline them."},
	KindIteration:    {"iteration", "I", "One depth of a search that is deepened step by step."},
	KindRound:        {"round", "O", "One pair of bounds of a search that is repeated until its value lies within them."},
	KindSafety:       {"safety test", "S", "A forced game that finds out whether the move loses material."},
	KindActivity:     {"activity test", "T", "A forced game that finds out whether the move threatens to win material: the opponent passes."},
	KindActive:       {"active", "C", "Of the moves that lose nothing the active ones are considered here, and the best passive one or three."},
	KindEstimate:     {"estimate", "E", "A forced game from the root; its value gives the bounds of the first round."},
	KindAnnihilation: {"annihilation", "M", "Only moves of the map of attacks are considered here, and a side that is not in check may stop."},
	KindFunctions:    {"changing functions", "P", "The moves are tried in the order in which they open own attacks and close the opponent's."},
}

// Info returns the description of the kind; an unknown kind has an empty one.
func (k Kind) Info() KindInfo {
	if k >= kindCount {
		return KindInfo{}
	}
	return kindTable[k]
}

// String returns the name of the kind.
func (k Kind) String() string { return k.Info().Name }

// Stage reports whether nodes of this kind are stages: without a move, and with
// the point of view of their parent.
func (k Kind) Stage() bool {
	return k == KindIteration || k == KindRound || k == KindEstimate || k == KindFunctions
}

// Aside reports whether nodes of this kind give their parent no value.
func (k Kind) Aside() bool { return k == KindSafety || k == KindActivity || k == KindEstimate }
