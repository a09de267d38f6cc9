package botvinnik

import (
	"encoding/binary"
	"errors"
	"math"
	"unsafe"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// Changes is what the games of changing functions have weighed, as they did: every legal move by how much it changes
// the functions of the attacks to its side's advantage (formula 11). It travels with the tree ([ChangesOf]); where the
// budget had no room there is none.
type Changes struct{ log tree.Log[weighed] }

// weighed is a move as a stage weighed it.
type weighed struct {
	stage  tree.ID
	move   board.Move
	change int32
}

// mostWeighed is how many moves the games of one search weigh: three games, and no position has as many moves.
const mostWeighed = 3 * 256

// ChangesOf returns what a tree carries of it, nil for none.
func ChangesOf(t *tree.Tree) *Changes {
	c, _ := t.Attachment().(*Changes)
	return c
}

// attachChanges lets a record carry what will be noted, if there is room; else it returns nil.
func attachChanges(r *tree.Recorder) *Changes {
	if r == nil || !r.Claim(mostWeighed*int64(unsafe.Sizeof(weighed{}))) {
		return nil
	}
	c := &Changes{}
	r.Attach(c)
	return c
}

// note takes down what a stage has weighed.
func (c *Changes) note(stage tree.ID, list []Change) {
	if c == nil {
		return
	}
	for _, change := range list {
		c.log.Append(weighed{stage, change.Move, int32(change.Weight)})
	}
}

// Memory is what the notes take, in bytes.
func (c *Changes) Memory() int64 { return c.log.Memory() }

// Of returns by how much a move changes the functions at a stage; ok is false where it was not weighed there.
func (c *Changes) Of(stage tree.ID, move board.Move) (change int, ok bool) {
	if c == nil {
		return 0, false
	}
	for i := range c.log.Len() {
		if w := c.log.Ref(i); w.stage == stage && w.move == move {
			return int(w.change), true
		}
	}
	return 0, false
}

// Number returns by how much a move changes the functions, for who asks by the name of the number.
func (c *Changes) Number(stage tree.ID, move board.Move, what string) (n int, ok bool) {
	if what != numberChange {
		return 0, false
	}
	return c.Of(stage, move)
}

// numberChange is the name under which the change of the functions is a fact.
const numberChange = "change"

// errChanges says that what a file keeps of the changes can't be read.
var errChanges = errors.New("botvinnik: the changes of the functions are damaged")

// Keep is that of [search.Keeper]: what was weighed, once the search is over.
func (Programme) Keep(a tree.Attachment) ([]byte, error) {
	c, ok := a.(*Changes)
	if !ok {
		return nil, errChanges
	}
	text := []byte{}
	for i := range c.log.Len() {
		w := c.log.At(i)
		text = binary.AppendUvarint(text, uint64(w.stage))
		text = binary.AppendUvarint(text, uint64(w.move))
		text = binary.AppendVarint(text, int64(w.change))
	}
	return text, nil
}

// Restore is that of [search.Keeper].
func (Programme) Restore(t *tree.Tree, data []byte) (tree.Attachment, error) {
	c := &Changes{}
	for len(data) > 0 {
		stage, n := binary.Uvarint(data)
		move, m := binary.Uvarint(data[max(n, 0):])
		if n <= 0 || m <= 0 || stage >= uint64(t.Len()) || move > math.MaxUint32 {
			return nil, errChanges
		}
		change, k := binary.Varint(data[n+m:])
		if k <= 0 {
			return nil, errChanges
		}
		c.log.Append(weighed{tree.ID(stage), board.Move(move), int32(change)})
		data = data[n+m+k:]
	}
	return c, nil
}
