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
	Key      Key
	Name     string
	Letter   string
	Sentence string
}

func (i ClassInfo) key() Key { return i.Key }

func (i ClassInfo) replaces(core ClassInfo) bool { return i.Class == core.Class }

func (i ClassInfo) among(v *Vocabulary) (own, core []ClassInfo) { return v.Classes, coreClasses }

var coreClasses = []ClassInfo{
	{ClassNone, "", "", "", ""},
	{ClassQuiet, "core.quiet-move", "quiet", "q", "A move that neither takes, nor gives check, nor answers one."},
	{ClassCapture, "core.capture-move", "capture", "x", "A move that takes something."},
	{ClassCheck, "core.check-move", "check", "+", "A check without a capture."},
	{ClassEvasion, "core.evasion-move", "reply", "r", "An answer to a check without a capture."},
}
