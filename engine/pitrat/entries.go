package pitrat

import (
	"encoding/binary"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// happened is an event as it stands in the account, without its round, and how many events before it the
// last one at the same node stands; 0 for none. Events that a plan was in the list already are passed over
// there: they are the most, and change nothing at the node.
type happened struct {
	node      tree.ID
	plan      int32
	back      int32
	statement uint8
	fate      plan.Fate
}

// What stands in the first byte of an event beside its fate: that the rest is as in the event before.
const (
	sameNode = 1 << (4 + iota)
	samePlan
	nextPlan
	sameStatement

	fateBits = 1<<4 - 1
)

func (h happened) appendTo(text []byte, before happened) []byte {
	head := byte(h.fate)
	if h.node == before.node {
		head |= sameNode
	}
	switch h.plan {
	case before.plan:
		head |= samePlan
	case before.plan + 1:
		head |= nextPlan
	}
	if h.statement == before.statement {
		head |= sameStatement
	}
	text = append(text, head)
	if head&sameNode == 0 {
		text = binary.AppendVarint(text, int64(h.node)-int64(before.node))
	}
	if head&(samePlan|nextPlan) == 0 {
		text = binary.AppendVarint(text, int64(h.plan)-int64(before.plan))
	}
	if head&sameStatement == 0 {
		text = append(text, h.statement)
	}
	if h.fate != plan.Listed && !h.follows(before) {
		text = binary.AppendUvarint(text, uint64(h.back))
	}
	return text
}

func (happened) read(text []byte, before happened) (happened, []byte) {
	head := text[0]
	text = text[1:]
	h := happened{node: before.node, plan: before.plan, statement: before.statement, fate: plan.Fate(head & fateBits)}
	if head&sameNode == 0 {
		h.node = tree.ID(int64(before.node) + signed(&text))
	}
	switch {
	case head&nextPlan != 0:
		h.plan++
	case head&samePlan == 0:
		h.plan += int32(signed(&text))
	}
	if head&sameStatement == 0 {
		h.statement, text = text[0], text[1:]
	}
	switch {
	case h.fate == plan.Listed:
	case h.follows(before):
		h.back = 1
	default:
		h.back = int32(unsigned(&text))
	}
	return h, text
}

// follows reports whether the event before is the last one at the same node, whatever happened to a plan.
func (h happened) follows(before happened) bool {
	return h.node == before.node && before.fate != plan.Listed && before.plan > 0
}

// wasMade is a plan as it stands in the account: its number is its place there. Its statements are written as
// codes of two bytes each, and read as such; those at the end that the plan before has too are not written again.
type wasMade struct {
	parent       int32 // how many plans before it its parent was made; 0 for none
	node, danger tree.ID
	rule         plan.Rule
	side         board.Colour
	statements   plan.Plan // as it is written
	codes        []byte    // as it is read
}

// What stands in the first byte of a plan beside its rule.
const (
	blackSide = 1 << (5 + iota)
	samePlaces

	ruleBits = 1<<5 - 1
)

// How many statements are a plan's own, and how many it shares, stand in one byte: no plan has sixteen.
const (
	sharedShift = 4
	ownBits     = 1<<sharedShift - 1
)

// entryOf returns a plan as it is to stand in the account.
func entryOf(m Made) wasMade {
	w := wasMade{node: m.Node, danger: m.Danger, rule: m.Rule, side: m.Side, statements: m.Statements}
	if m.Parent > 0 {
		w.parent = int32(m.Number - m.Parent)
	}
	return w
}

// plan returns the plan with its number.
func (w wasMade) plan(number int) Made {
	m := Made{Number: number, Parent: w.parentOf(number), Rule: w.rule, Side: w.side, Node: w.node, Danger: w.danger}
	for codes := w.codes; len(codes) > 0; codes = codes[2:] {
		m.Statements = append(m.Statements, plan.StatementOf(binary.LittleEndian.Uint16(codes)))
	}
	return m
}

// parentOf returns the number of the parent of a plan with a number, 0 for none.
func (w wasMade) parentOf(number int) int {
	if w.parent == 0 {
		return 0
	}
	return number - int(w.parent)
}

func (w wasMade) appendTo(text []byte, before wasMade) []byte {
	head := byte(w.rule)
	if w.side == board.Black {
		head |= blackSide
	}
	if w.node == before.node && w.danger == before.danger {
		head |= samePlaces
	}
	text = append(text, head)
	text = binary.AppendUvarint(text, uint64(w.parent))
	if head&samePlaces == 0 {
		text = binary.AppendVarint(text, int64(w.node)-int64(before.node))
		text = binary.AppendVarint(text, int64(int32(w.danger-w.node)))
	}
	own := w.statements[:len(w.statements)-w.shared(before)]
	text = append(text, byte(len(own))|byte(len(w.statements)-len(own))<<sharedShift)
	for _, s := range own {
		text = binary.LittleEndian.AppendUint16(text, s.Code())
	}
	return text
}

// shared is how many statements the ends of two plans have in common.
func (w wasMade) shared(before wasMade) (n int) {
	p, q := w.statements, before.statements
	for n < len(p) && n < len(q) && p[len(p)-1-n] == q[len(q)-1-n] {
		n++
	}
	return n
}

func (wasMade) read(text []byte, before wasMade) (wasMade, []byte) {
	head := text[0]
	text = text[1:]
	w := wasMade{node: before.node, danger: before.danger, rule: plan.Rule(head & ruleBits)}
	if head&blackSide != 0 {
		w.side = board.Black
	}
	w.parent = int32(unsigned(&text))
	if head&samePlaces == 0 {
		w.node = tree.ID(int64(before.node) + signed(&text))
		w.danger = w.node + tree.ID(signed(&text))
	}
	end, shared := 1+2*int(text[0]&ownBits), 2*int(text[0]>>sharedShift)
	w.codes = text[1:end:end]
	if shared > 0 {
		w.codes = append(w.codes, before.codes[len(before.codes)-shared:]...)
	}
	return w, text[end:]
}

// signed and unsigned take a number from a text.
func signed(text *[]byte) int64 {
	x, n := binary.Varint(*text)
	*text = (*text)[n:]
	return x
}

func unsigned(text *[]byte) uint64 {
	x, n := binary.Uvarint(*text)
	*text = (*text)[n:]
	return x
}
