package tree

// Class says what sort of move led to a node, in the words of the programme that
// considered it. The codes are stored in records, so new ones go at the end.
type MoveClass uint8

// The classes of moves.
const (
	ClassNone    MoveClass = iota
	ClassQuiet             // neither of the following
	ClassCapture           // takes something
	ClassCheck             // gives check without taking
	ClassReply             // answers a check without taking

	// The classes of an active game say what the tests of a move found.
	ClassActive        // threatens to win material
	ClassNotLosing     // loses no material; whether it is active is not known yet
	ClassPassive       // not active
	ClassBestPassive   // passive, and considered for its evaluation
	ClassLosing        // loses material
	ClassNotConsidered // passive, and not considered

	ClassAttack  // begins an attack that takes more than one move
	ClassDenial  // denies an attack of the opponent
	ClassDenial2 // denies a denial of an own attack
	classCount
)

// ClassInfo describes a class to people.
type MoveClassInfo struct {
	Name     string
	Letter   string
	Sentence string
}

var classTable = [classCount]MoveClassInfo{
	ClassNone:    {"", "", ""},
	ClassQuiet:   {"quiet", "q", "A move that neither takes, nor gives check, nor answers one."},
	ClassCapture: {"capture", "x", "A capture: a forced move in the narrow sense."},
	ClassCheck:   {"check", "+", "A check without a capture: a forced move in the broad sense."},
	ClassReply:   {"reply", "r", "An answer to a check without a capture: a forced move in the broad sense."},

	ClassActive:        {"active", "a", "The move threatens to win material: if the opponent passed, a forced game would win some."},
	ClassNotLosing:     {"not losing", "n", "The move loses no material: the opponent wins nothing in a forced game after it."},
	ClassPassive:       {"passive", "p", "The move threatens nothing."},
	ClassBestPassive:   {"best passive", "b", "The move threatens nothing, loses nothing, and has the best evaluation of such moves, or one of the three best."},
	ClassLosing:        {"losing", "l", "The move loses material: the opponent wins some in a forced game after it."},
	ClassNotConsidered: {"not considered", "-", "The move threatens nothing, and better ones of its sort were considered instead."},

	ClassAttack:  {"attack", "t", "The first move of an attack trajectory that takes more than one move."},
	ClassDenial:  {"denial", "d", "Denies an attack of the opponent: control, blockade or retreat."},
	ClassDenial2: {"denial of a denial", "s", "Denies a denial of an own attack."},
}

// Info returns the description of the class; an unknown class has an empty one.
func (c MoveClass) Info() MoveClassInfo {
	if c >= classCount {
		return MoveClassInfo{}
	}
	return classTable[c]
}

// String returns the name of the class.
func (c MoveClass) String() string { return c.Info().Name }
