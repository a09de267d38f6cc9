package tree

// NodeType is the game that was played at a node: by which rules its moves were chosen. Six bits
// are the code, two say what every reader must know without a table: whether the node is a stage,
// and whether it is a test. Codes are stored in records, so new ones go at the end.
type NodeType uint8

// The bits beside the code.
const (
	StageType NodeType = 1 << 6 // a node without a move, with the point of view of its parent
	TestType  NodeType = 1 << 7 // searched to decide about a move; gives its parent no value of its own

	codeMask = StageType - 1
)

// The core's types. A programme's own start at OwnType, with the bits that apply:
//
//	const typeEstimate = tree.OwnType + 2 | tree.StageType | tree.TestType
const (
	TypeRoot       NodeType = 0
	TypeFullWidth  NodeType = 1             // every legal move
	TypeQuiescence NodeType = 2             // forcing moves only, and the side to move may stand pat
	TypeIteration  NodeType = 3 | StageType // one depth or level of a search that deepens
	TypeRound      NodeType = 4 | StageType // one pair of bounds of a search that tries again

	TypeThread NodeType = 5 | StageType | TestType // what one more thread did, over the same table

	OwnType NodeType = 32
)

// NodeTypes is the number of codes, for tables indexed by [NodeType.Code].
const NodeTypes = int(codeMask) + 1

// Code returns the type without its bits, from 0 to NodeTypes-1.
func (t NodeType) Code() int { return int(t & codeMask) }

// Stage reports whether nodes of this type are stages.
func (t NodeType) Stage() bool { return t&StageType != 0 }

// Test reports whether nodes of this type are tests.
func (t NodeType) Test() bool { return t&TestType != 0 }

// TypeInfo describes a node type to people.
type TypeInfo struct {
	Type     NodeType
	Key      Key
	Name     string // as it stands in JSON and in the explorer
	Letter   string // one letter for a badge
	Sentence string
	Numbered string // how a stage is named with its number, such as "round %d" (see StageName); empty: name and number
}

func (i TypeInfo) key() Key { return i.Key }

func (i TypeInfo) replaces(core TypeInfo) bool { return i.Type.Code() == core.Type.Code() }

func (i TypeInfo) among(v *Vocabulary) (own, core []TypeInfo) { return v.Types, coreTypes }

var coreTypes = []TypeInfo{
	{TypeRoot, "core.root", "root", "R", "The position from which the search started.", ""},
	{TypeFullWidth, "core.full-width", "full width", "A", "Every legal move is considered here.", ""},
	{TypeQuiescence, "core.quiescence", "quiescence", "Q",
		"Only forcing moves are considered here, and a side may stand pat.", ""},
	{TypeIteration, "core.iteration", "iteration", "I", "One depth of a search that is deepened step by step.", ""},
	{TypeRound, "core.round", "round", "O",
		"One pair of bounds of a search that is repeated until its value lies within them.", ""},
	{TypeThread, "core.thread", "thread", "T",
		"What a helper searched beside the first thread, over the same table: its values reach the others through that.",
		"thread %d"},
}
