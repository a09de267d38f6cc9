package tree

// Class says what sort of move led to a node, in the words of the programme that
// considered it. The codes are stored in records, so new ones go at the end.
type Class uint8

// The classes of moves.
const (
	ClassNone    Class = iota
	ClassQuiet         // neither of the following
	ClassCapture       // takes something
	ClassCheck         // gives check without taking
	ClassReply         // answers a check without taking
	ClassAttack        // begins an attack that takes more than one move
	ClassDenial        // denies an attack of the opponent
	ClassDenial2       // denies a denial of an own attack
	classCount
)

// ClassInfo describes a class to people.
type ClassInfo struct {
	Name     string
	Letter   string
	Sentence string
}

var classTable = [classCount]ClassInfo{
	ClassNone:    {"", "", ""},
	ClassQuiet:   {"quiet", "q", "A move that neither takes, nor gives check, nor answers one."},
	ClassCapture: {"capture", "x", "A capture: a forced move in the narrow sense."},
	ClassCheck:   {"check", "+", "A check without a capture: a forced move in the broad sense."},
	ClassReply:   {"reply", "r", "An answer to a check without a capture: a forced move in the broad sense."},
	ClassAttack:  {"attack", "a", "The first move of an attack trajectory that takes more than one move."},
	ClassDenial:  {"denial", "d", "Denies an attack of the opponent: control, blockade or retreat."},
	ClassDenial2: {"denial of a denial", "n", "Denies a denial of an own attack."},
}

// Info returns the description of the class; an unknown class has an empty one.
func (c Class) Info() ClassInfo {
	if c >= classCount {
		return ClassInfo{}
	}
	return classTable[c]
}

// String returns the name of the class.
func (c Class) String() string { return c.Info().Name }
