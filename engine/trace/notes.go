package trace

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"sync"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// What a trace notes of nodes, by the names under which [tree.Noted] is asked for it.
const (
	NotePrior  = "prior"  // what a net expected of the move before it was visited, in millionths
	NoteDraw   = "draw"   // its chance of a draw, in millionths
	NoteLeft   = "left"   // how many half-moves it expects the game to last
	NoteThread = "thread" // which helper searched the node at a split point
)

// noteNames are the names by the numbers that files have; new ones go to the end.
var noteNames = []string{NotePrior, NoteDraw, NoteLeft, NoteThread}

// Notes are what a trace says of nodes beside what a tree has of them. They are attached to the tree that is made of
// the trace: one goroutine notes, any number read. A nil *Notes has nothing.
type Notes struct {
	mu   sync.RWMutex
	said map[noteOf]int32
}

// noteOf is a number of a node.
type noteOf struct {
	id   tree.ID
	what uint8
}

// noteBytes is what a note takes in a map.
const noteBytes = 32

// NotesOf returns what a tree carries, nil for none.
func NotesOf(t *tree.Tree) *Notes {
	n, _ := t.Attachment().(*Notes)
	return n
}

// note takes a number down, if there is room for it.
func (b *builder) note(id tree.ID, what string, number int64) {
	if !id.Kept() {
		return
	}
	if b.notes == nil {
		b.notes = &Notes{said: map[noteOf]int32{}}
		b.recorder.Attach(b.notes)
	}
	of := noteOf{id, uint8(slices.Index(noteNames, what))}
	b.notes.mu.Lock()
	defer b.notes.mu.Unlock()
	if _, old := b.notes.said[of]; old || b.recorder.Claim(noteBytes) {
		b.notes.said[of] = int32(min(number, math.MaxInt32))
	}
}

// Memory is what the notes take, in bytes.
func (n *Notes) Memory() int64 {
	n.mu.RLock()
	defer n.mu.RUnlock()
	return int64(len(n.said)) * noteBytes
}

// Number is that of [tree.Noted]: of a node, whichever move is asked for.
func (n *Notes) Number(id tree.ID, _ board.Move, what string) (number int, ok bool) {
	if n == nil {
		return 0, false
	}
	n.mu.RLock()
	defer n.mu.RUnlock()
	said, ok := n.said[noteOf{id, uint8(slices.Index(noteNames, what))}]
	return int(said), ok
}

// notesMark begins what is kept of notes in a file, where something else could stand.
const notesMark = "notes 1\n"

// errNotes says that what a file has of notes can't be read.
var errNotes = errors.New("trace: the notes beside the nodes are damaged")

// Keep writes notes for a file.
func (n *Notes) Keep() []byte {
	n.mu.RLock()
	defer n.mu.RUnlock()
	order := make([]noteOf, 0, len(n.said))
	for of := range n.said {
		order = append(order, of)
	}
	slices.SortFunc(order, func(a, b noteOf) int { return cmp.Or(cmp.Compare(a.id, b.id), cmp.Compare(a.what, b.what)) })
	data := []byte(notesMark)
	for _, of := range order {
		data = binary.AppendUvarint(append(data, of.what), uint64(of.id))
		data = binary.AppendVarint(data, int64(n.said[of]))
	}
	return data
}

// RestoreNotes reads what Keep wrote of the nodes of a tree, nil for what somebody else wrote. What a later version
// notes is passed over.
func RestoreNotes(t *tree.Tree, data []byte) (*Notes, error) {
	data, ok := bytes.CutPrefix(data, []byte(notesMark))
	if !ok {
		return nil, nil
	}
	n := &Notes{said: map[noteOf]int32{}}
	for len(data) > 0 {
		what := data[0]
		id, length := binary.Uvarint(data[1:])
		if length <= 0 || id >= uint64(t.Len()) {
			return nil, errNotes
		}
		data = data[1+length:]
		number, length := binary.Varint(data)
		if length <= 0 || number != int64(int32(number)) {
			return nil, errNotes
		}
		data = data[length:]
		if int(what) < len(noteNames) {
			n.said[noteOf{tree.ID(id), what}] = int32(number)
		}
	}
	return n, nil
}

// netColumns are the columns of a tree of expected results, whose nodes are visited: an engine may call them otherwise.
func netColumns(c tree.Columns) tree.Columns {
	for _, name := range []struct {
		of         *tree.Column
		name, hint string
	}{
		{&c.Order, "Prior", "What the net expects of the move before it is visited."},
		{&c.Pseudo, "Result", "The expected result, from -1 to 1, of all that was visited below."},
		{&c.Static, "Net", "The expected result by the net alone."},
		{&c.Nodes, "Visits", "How often the node was visited; the bar is the share of the parent's."},
		{&c.Window, "Draw, left", "How likely the net thinks a draw, and for how many half-moves it expects a game."},
	} {
		if name.of.Name == "" {
			*name.of = tree.Column{Name: name.name, Hint: name.hint}
		}
	}
	return c
}
