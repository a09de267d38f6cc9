package pitrat

import (
	"encoding/binary"

	"drevo/engine/tree"
)

// Danger is a dangerous move: the player who fails must correct it.
type Danger struct {
	Node  tree.ID
	Cost  int32 // other dangerous moves that stay to be corrected if this one is
	Class int8  // the last class that was tried, 0 for none
}

// dangerLog keeps the dangerous moves of every round. A list has most in common with the last one of the
// same player: what is taken over from there is not written again, except that every so often a list is
// written whole, so that to read one takes few steps. A list is a text: see [listWriter].
type dangerLog struct {
	text  tree.Log[byte]
	lists tree.Log[dangerList]
	last  [2]int32 // of each player, counted from 1
}

// dangerList is where a list begins in the text, and the list that it takes over from, counted from 1; 0 where
// it is whole.
type dangerList struct {
	begin  uint32
	before int32
}

// wholeEvery is after how many lists of a player one is written whole.
const wholeEvery = 256

// add adds the list of the next round.
func (l *dangerLog) add(text []byte, first, whole bool) {
	list, player := dangerList{begin: uint32(l.text.Len())}, player(first)
	if !whole {
		list.before = l.last[player]
	}
	l.text.Append(text...)
	l.lists.Append(list)
	l.last[player] = int32(l.lists.Len())
}

// player is the index of the one who fails.
func player(first bool) int {
	if first {
		return 1
	}
	return 0
}

// at returns the list of a round, counted from 0. Cost: at most wholeEvery lists.
func (l *dangerLog) at(round int) (list []Danger) {
	var back []int
	for i := round; i >= 0; i = int(l.lists.At(i).before) - 1 {
		back = append(back, i)
	}
	for i := len(back) - 1; i >= 0; i-- {
		list = l.read(back[i], list)
	}
	return list
}

// read reads a list, which may take over from the one before.
func (l *dangerLog) read(round int, before []Danger) []Danger {
	begin, end := int(l.lists.At(round).begin), l.text.Len()
	if round+1 < l.lists.Len() {
		end = int(l.lists.At(round + 1).begin)
	}
	text := make([]byte, end-begin)
	l.text.Copy(text, begin)
	return readList(text, before)
}

// memory is what the log takes, in bytes.
func (l *dangerLog) memory() int64 { return l.text.Memory() + l.lists.Memory() }

// listWriter writes a list of dangerous moves: numbers, of which each first one says how many are taken over
// from the list before. Where they stand there follows, counted from the end of the last ones, and how much
// more each costs now. Or it is 0: then a new one follows.
type listWriter struct {
	text   []byte
	length int32 // of the list
	run    run   // what is being taken over
	end    int32 // of the run before, in the list before
}

// run is what a list takes over, and how much more each costs.
type run struct{ begin, end, more int32 }

// take takes over from the list before.
func (w *listWriter) take(r run) {
	if r.begin == r.end {
		return
	}
	w.length += r.end - r.begin
	if w.run.end == r.begin && w.run.more == r.more && w.run.begin < w.run.end {
		w.run.end = r.end
		return
	}
	w.finish()
	w.run = r
}

// add adds a new one.
func (w *listWriter) add(d Danger) {
	w.finish()
	w.length++
	w.text = append(w.text, 0, byte(d.Class))
	w.text = binary.AppendUvarint(w.text, uint64(d.Node))
	w.text = binary.AppendVarint(w.text, int64(d.Cost))
}

// finish writes what is being taken over.
func (w *listWriter) finish() {
	if n := w.run.end - w.run.begin; n > 0 {
		w.text = binary.AppendUvarint(w.text, uint64(n))
		w.text = binary.AppendVarint(w.text, int64(w.run.begin-w.end))
		w.text = binary.AppendVarint(w.text, int64(w.run.more))
		w.end = w.run.end
	}
	w.run = run{}
}

// readList reads what a writer has written.
func readList(text []byte, before []Danger) (list []Danger) {
	for end := 0; len(text) > 0; {
		n := int(unsigned(&text))
		if n == 0 {
			d := Danger{Class: int8(text[0])}
			text = text[1:]
			d.Node, d.Cost = tree.ID(unsigned(&text)), int32(signed(&text))
			list = append(list, d)
			continue
		}
		begin := end + int(signed(&text))
		more := int32(signed(&text))
		end = begin + n
		for _, d := range before[begin:end] {
			d.Cost += more
			list = append(list, d)
		}
	}
	return list
}
