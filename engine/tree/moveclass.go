package tree

// MoveClass says what sort of move led to a node. Codes are stored in records, so new ones go at
// the end.
type MoveClass uint8

// The core's classes. A programme's own start at OwnClass.
const (
	ClassNone    MoveClass = iota
	ClassQuiet             // none of the following
	ClassCapture           // takes something
	ClassCheck             // gives check without taking
	ClassEvasion           // answers a check without taking or giving check

	OwnClass MoveClass = 64
)

// ClassInfo describes a class to people.
type ClassInfo struct {
	Class    MoveClass
	Name     string
	Letter   string
	Sentence string
}

var coreClasses = []ClassInfo{
	{ClassNone, "", "", ""},
	{ClassQuiet, "quiet", "q", "A move that neither takes, nor gives check, nor answers one."},
	{ClassCapture, "capture", "x", "A move that takes something."},
	{ClassCheck, "check", "+", "A check without a capture."},
	{ClassEvasion, "reply", "r", "An answer to a check without a capture."},
}
