package trace

import "fmt"

// Op says what a record is. The number is its tag in the binary form, so it never changes; new ones go between
// the last one here and opLine, or come as one of a length ([Op] 25 to 31), which older readers skip.
type Op uint8

// The records. What they mean stands beside their layouts, and in docs/trace.md.
const (
	Enter   Op = 1
	Leave   Op = 2
	Static  Op = 3
	Skip    Op = 4
	Known   Op = 5
	Hint    Op = 7
	Clock   Op = 8
	Search  Op = 10
	Stage   Op = 11
	Info    Op = 12
	End     Op = 13
	Add     Op = 14
	Update  Op = 15
	Better  Op = 16
	Net     Op = 17
	Thread  Op = 18
	Join    Op = 19
	Playout Op = 20
	Line    Op = 24 // a line as it stands: a word, or what this version does not know

	ops = 32
)

// Slot is a number that a record may say.
type Slot uint8

// The numbers of records.
const (
	Code  Slot = iota // a kind, reason or place
	At                // a [Move]
	Alpha             // bounds, from the side to move at the node
	Beta
	Depth // what remains, in the engine's units
	Value
	Bound // what the value is worth: a tree.Bound
	Raw   // a static value before it was corrected
	Node  // by its number in the search
	Parent
	Number // of a stage, as the engine counts
	Rank   // of a line in a search for several, 1 the best
	Reduction
	Extension
	Class  // of the move
	Stored // the depth with which the table has it now
	Hidden // how many nodes below were not written
	Micros // microseconds since the search began
	Nodes  // by the engine's own count
	Visits
	Eval // the static value
	Prior
	Draw // chance of a draw, in millionths
	Left // moves that the game will last
	Which

	slots = 25
)

// Record is one record: what it is, and what it says. The zero Record says nothing.
type Record struct {
	Op   Op
	Text string // of a search, a line of the engine, a line as it stands
	said uint32
	n    [slots]int64
}

// Begin makes the record one of the given sort that says nothing yet.
func (r *Record) Begin(op Op) *Record {
	r.Op, r.said, r.Text = op, 0, ""
	return r
}

// Set says a number.
func (r *Record) Set(s Slot, n int64) *Record {
	r.said |= 1 << s
	r.n[s] = n
	return r
}

// Has reports whether a number is said.
func (r *Record) Has(s Slot) bool { return r.said&(1<<s) != 0 }

// Int returns a number, 0 where it is not said.
func (r *Record) Int(s Slot) int64 {
	if !r.Has(s) {
		return 0
	}
	return r.n[s]
}

// Move returns the move that the record says, NoMove for none.
func (r *Record) Move() Move {
	if !r.Has(At) {
		return NoMove
	}
	return Move(r.n[At])
}

// layout is how a record is written: its word, and its fields in the order of both forms.
type layout struct {
	word   string
	fields []field
	text   bool // the rest of the line belongs to it
}

// field is a number of a record. With a bit of the tag it may be missing: the bit says that it is there. In text
// a missing one is "-", or left out at the end; one with a name stands there as name=number, in any order.
type field struct {
	slot Slot
	sort sort
	bit  uint8
	name string
}

// sort is how a number is written.
type sort uint8

const (
	unsigned sort = iota // LEB128
	signed               // zigzag
	coded                // a move, two bytes
	sign                 // "=", "<" or ">"
	kind                 // a kind by its word, and so the others
	reason
	place
)

// layouts is the one table of records. What must be said comes first, but where a bound can be made of the other.
var layouts = [ops]layout{
	Enter: {word: "e", fields: []field{{Code, kind, 0, ""}, {At, coded, 1, ""}, {Alpha, signed, 2, ""},
		{Beta, signed, 0, ""}, {Depth, signed, 4, ""}}},
	Leave: {word: "l", fields: []field{{Code, reason, 0, ""}, {Value, signed, 0, ""}, {At, coded, 1, ""},
		{Stored, signed, 2, "stored"}, {Hidden, unsigned, 4, "hidden"}}},
	Static: {word: "s", fields: []field{{Value, signed, 0, ""}, {Bound, sign, 1, ""}, {Raw, signed, 2, "raw"}}},
	Skip: {word: "k", fields: []field{{Code, reason, 0, ""}, {At, coded, 0, ""}, {Value, signed, 1, ""},
		{Node, unsigned, 2, "node"}}},
	Known: {word: "t", fields: []field{{Value, signed, 0, ""}, {Bound, sign, 0, ""}, {Depth, signed, 1, ""},
		{At, coded, 2, ""}, {Node, unsigned, 4, ""}}},
	Hint: {word: "h", fields: []field{{Code, place, 0, ""}, {Reduction, signed, 1, "less"}, {Extension, signed, 2, "more"},
		{Class, unsigned, 4, "class"}}},
	Clock:  {word: "c", fields: []field{{Micros, unsigned, 0, ""}, {Nodes, unsigned, 0, ""}}},
	Search: {word: "search", text: true},
	Stage: {word: "g", fields: []field{{Code, kind, 0, ""}, {Number, unsigned, 0, ""}, {Rank, unsigned, 0, ""},
		{Alpha, signed, 0, ""}, {Beta, signed, 0, ""}}},
	Info: {word: "i", text: true},
	End:  {word: "x", fields: []field{{At, coded, 1, ""}}},
	Add: {word: "a", fields: []field{{Node, unsigned, 0, ""}, {Parent, unsigned, 0, ""}, {Code, kind, 0, ""},
		{At, coded, 1, ""}, {Alpha, signed, 2, ""}, {Beta, signed, 2, ""}, {Prior, unsigned, 4, "prior"}}},
	Update: {word: "u", fields: []field{{Node, unsigned, 0, ""}, {Code, reason, 0, ""}, {Value, signed, 0, ""},
		{Visits, unsigned, 1, "visits"}, {Eval, signed, 2, "static"}, {Hidden, unsigned, 4, "hidden"}}},
	Better: {word: "b", fields: []field{{Node, unsigned, 1, ""}}},
	Net: {word: "d", fields: []field{{Node, unsigned, 0, ""}, {Draw, unsigned, 1, "draw"},
		{Left, unsigned, 2, "left"}}},
	Thread:  {word: "th", fields: []field{{Which, unsigned, 0, ""}}},
	Join:    {word: "join", fields: []field{{Which, unsigned, 0, ""}, {Node, unsigned, 0, ""}}},
	Playout: {word: "p", fields: []field{{Node, unsigned, 0, ""}}},
}

// opOf returns the record that a word begins, 0 for none.
func opOf(word string) Op {
	for op := range layouts {
		if layouts[op].word == word && word != "" {
			return Op(op)
		}
	}
	return 0
}

// complete fills in what the record leaves to the reader: the lower bound of a window of one unit.
func (r *Record) complete() {
	if r.Op == Enter && !r.Has(Alpha) {
		r.Set(Alpha, r.n[Beta]-1)
	}
}

// writes reports whether a field is written: what the reader fills in is not.
func (r *Record) writes(f *field) bool {
	if r.Op == Enter && f.slot == Alpha && r.n[Alpha] == r.n[Beta]-1 {
		return false
	}
	return r.Has(f.slot)
}

// limits of the codes that records may say, so that they serve as indices.
const (
	kinds    = 64
	ownKinds = 48 // the first code of those that stand for tests
	reasons  = 128
	places   = 64
	classes  = 256
)

// valid says which number of a record is none that it can be.
func (r *Record) valid() error {
	for i := range layouts[r.Op].fields {
		f := &layouts[r.Op].fields[i]
		if !r.Has(f.slot) {
			continue
		}
		most := int64(1) << 62
		switch {
		case f.sort == kind:
			most = kinds - 1
		case f.sort == reason:
			most = reasons - 1
		case f.sort == place:
			most = places - 1
		case f.sort == sign:
			most = 2
		case f.slot == Class:
			most = classes - 1
		case f.slot == Number || f.sort == coded:
			most = 1<<16 - 1
		case f.sort == signed:
			most = 1<<31 - 1
		}
		if n := r.n[f.slot]; n > most || n < -most || n < 0 && f.sort != signed {
			return fmt.Errorf("%d is none of the numbers that %q can have there", n, layouts[r.Op].word)
		}
	}
	return nil
}
