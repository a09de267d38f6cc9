package tree

// Kind is the game that was played at a node: by which rules its moves were
// chosen. The codes are stored in records, so new ones go at the end.
type NodeType uint8

// The kinds of nodes.
const (
	TypeRoot         NodeType = iota
	TypeFullWidth             // every legal move
	TypeForced                // a forced game, forcing variation or quiescence search
	TypeIteration             // a stage: one depth or level of a programme that deepens
	TypeRound                 // a stage: one pair of bounds of a programme that tries again
	TypeSafety                // an aside: does the move lose material?
	TypeActivity              // an aside: does the move threaten to win material?
	TypeActive                // active moves and the best passive ones
	TypeEstimate              // a stage that is an aside: what is the root worth before the first round?
	TypeAnnihilation          // Botvinnik's game of annihilation: moves of the map of attacks
	TypeFunctions             // a stage: Botvinnik's game of changing functions
	kindCount
)

// Kinds is the number of kinds, for tables indexed by kind.
const Kinds = int(kindCount)

// KindInfo describes a kind to people.
type NodeTypeInfo struct {
	Name     string // as it stands in JSON and in the explorer
	Letter   string // one letter for a badge
	Sentence string
}

var kindTable = [kindCount]NodeTypeInfo{
	TypeRoot:         {"root", "R", "The position from which the search started."},
	TypeFullWidth:    {"full width", "A", "Every legal move is considered here."},
	TypeForced:       {"forced", "F", "Only forcing moves are considered here, and each side may decline them."},
	TypeIteration:    {"iteration", "I", "One depth of a search that is deepened step by step."},
	TypeRound:        {"round", "O", "One pair of bounds of a search that is repeated until its value lies within them."},
	TypeSafety:       {"safety test", "S", "A forced game that finds out whether the move loses material."},
	TypeActivity:     {"activity test", "T", "A forced game that finds out whether the move threatens to win material: the opponent passes."},
	TypeActive:       {"active", "C", "Of the moves that lose nothing the active ones are considered here, and the best passive one or three."},
	TypeEstimate:     {"estimate", "E", "A forced game from the root; its value gives the bounds of the first round."},
	TypeAnnihilation: {"annihilation", "M", "Only moves of the map of attacks are considered here, and a side that is not in check may stop."},
	TypeFunctions:    {"changing functions", "P", "The moves are tried in the order in which they open own attacks and close the opponent's."},
}

// Info returns the description of the kind; an unknown kind has an empty one.
func (k NodeType) Info() NodeTypeInfo {
	if k >= kindCount {
		return NodeTypeInfo{}
	}
	return kindTable[k]
}

// String returns the name of the kind.
func (k NodeType) String() string { return k.Info().Name }

// Stage reports whether nodes of this kind are stages: without a move, and with
// the point of view of their parent.
func (k NodeType) Stage() bool {
	return k == TypeIteration || k == TypeRound || k == TypeEstimate || k == TypeFunctions
}

// Aside reports whether nodes of this kind give their parent no value.
func (k NodeType) Test() bool { return k == TypeSafety || k == TypeActivity || k == TypeEstimate }
