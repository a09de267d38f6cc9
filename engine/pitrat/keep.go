package pitrat

import (
	"encoding/binary"
	"errors"
	"fmt"

	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// errAccount says that the account of a file can't be read.
var errAccount = errors.New("pitrat: the account of the plans is damaged")

// Keep is that of [search.Keeper]: the account of the plans, once the search is over.
func (Programme) Keep(a tree.Attachment) ([]byte, error) {
	account, ok := a.(*Account)
	if !ok {
		return nil, errAccount
	}
	text := binary.AppendUvarint(nil, uint64(account.End()))
	text = account.plans.keep(text)
	text = account.events.keep(text)
	return account.dangers.keep(account.keepRounds(text)), nil
}

// Restore is that of [search.Keeper].
func (Programme) Restore(t *tree.Tree, data []byte) (a tree.Attachment, err error) {
	r := &restorer{text: data, account: &Account{}}
	defer func() {
		if fault := recover(); fault != nil { // the text says what can't be
			a, err = nil, fmt.Errorf("%w: %v", errAccount, fault)
		}
	}()
	r.account.end.Store(int32(r.number()))
	restoreChronicle(r, &r.account.plans)
	restoreChronicle(r, &r.account.events)
	r.rounds()
	r.dangers()
	if len(r.text) > 0 {
		return nil, errAccount
	}
	return r.account, r.check(t)
}

// keep appends the chronicle.
func (c *chronicle[T]) keep(text []byte) []byte {
	text = binary.AppendUvarint(text, uint64(c.len()))
	return keepBytes(text, &c.text)
}

// keepBytes appends a text behind its length.
func keepBytes(text []byte, l *tree.Log[byte]) []byte {
	text = binary.AppendUvarint(text, uint64(l.Len()))
	from := len(text)
	text = append(text, make([]byte, l.Len())...)
	l.Copy(text[from:], 0)
	return text
}

// keepRounds appends the rounds.
func (a *Account) keepRounds(text []byte) []byte {
	text = binary.AppendUvarint(text, uint64(a.rounds.Len()))
	var before turn
	for i := range a.rounds.Len() {
		t := a.rounds.At(i)
		text = append(text, byte(t.class), byte(player(t.first)))
		for _, x := range [...]int64{int64(t.danger), int64(t.before), int64(t.events - before.events),
			int64(t.plans - before.plans), int64(t.nodes - before.nodes), int64(t.cost)} {
			text = binary.AppendVarint(text, x)
		}
		before = t
	}
	return text
}

// keep appends the log.
func (l *dangerLog) keep(text []byte) []byte {
	text = binary.AppendUvarint(text, uint64(l.lists.Len()))
	begin := uint32(0)
	for i := range l.lists.Len() {
		list := l.lists.At(i)
		text = binary.AppendUvarint(text, uint64(list.begin-begin))
		text = binary.AppendUvarint(text, uint64(list.before))
		begin = list.begin
	}
	return keepBytes(text, &l.text)
}

// restorer reads an account.
type restorer struct {
	text    []byte
	account *Account
}

func (r *restorer) number() uint64 { return unsigned(&r.text) }

// entries returns how many entries follow, each of which has at least a byte.
func (r *restorer) entries() int {
	n := r.number()
	if n > uint64(len(r.text)) {
		panic("more entries than bytes")
	}
	return int(n)
}

// bytes returns as many bytes as a number says, which stands before them.
func (r *restorer) bytes() []byte {
	n := r.number()
	text := r.text[:n:n]
	r.text = r.text[n:]
	return text
}

// restoreChronicle reads a chronicle, and finds where its blocks begin.
func restoreChronicle[T entry[T]](r *restorer, c *chronicle[T]) {
	length := r.entries()
	text := r.bytes()
	c.text.Append(text...)
	var x T
	for i, rest := 0, text; i < length; i++ {
		if i%blockLength == 0 {
			var none T
			x = none
			c.starts.Append(uint32(len(text) - len(rest)))
		}
		x, rest = x.read(rest, x)
	}
	c.length.Store(int64(length))
}

// rounds reads the rounds.
func (r *restorer) rounds() {
	var t turn
	for range r.entries() {
		t.class, t.first = int8(r.text[0]), r.text[1] == byte(player(true))
		r.text = r.text[2:]
		t.danger, t.before = tree.ID(signed(&r.text)), int32(signed(&r.text))
		t.events += int32(signed(&r.text))
		t.plans += int32(signed(&r.text))
		t.nodes += int32(signed(&r.text))
		t.cost = int32(signed(&r.text))
		r.account.rounds.Append(t)
	}
}

// dangers reads the dangerous moves of every round.
func (r *restorer) dangers() {
	l := &r.account.dangers
	begin := uint32(0)
	for i := range int32(r.entries()) {
		begin += uint32(r.number())
		list := dangerList{begin: begin, before: int32(r.number())}
		if list.before > i {
			panic("a list takes over from a later one")
		}
		l.lists.Append(list)
	}
	l.text.Append(r.bytes()...)
}

// check tries whether what the account says of nodes, plans and rounds is there, and finds the last event and the
// last round at every node.
func (r *restorer) check(t *tree.Tree) error {
	a, nodes := r.account, tree.ID(t.Len())
	wrong := a.dangers.lists.Len() != a.rounds.Len()
	a.plans.from(0, func(i int, m wasMade) bool {
		wrong = wrong || m.node >= nodes || int(m.parent) > i || m.danger != tree.None && m.danger >= nodes
		return !wrong
	})
	a.events.from(0, func(i int, h happened) bool {
		wrong = wrong || h.node >= nodes || h.plan < 0 || int(h.plan) > a.Plans() || h.back < 0
		if !wrong && h.fate != plan.Listed {
			a.notesOf(h.node).event = int32(i + 1)
		}
		return !wrong
	})
	for i := 0; i < a.rounds.Len() && !wrong; i++ {
		round := a.rounds.At(i)
		wrong = round.before < 0 || int(round.before) > i || int(round.events) > a.events.len()
		if round.danger.Kept() && round.danger < nodes {
			a.notesOf(round.danger).round = int32(i + 1)
		}
	}
	if wrong || !a.dangersInOrder() {
		return errAccount
	}
	return nil
}

// dangersInOrder reports whether every list of dangerous moves takes over from the last one of the same player, and
// can be read.
func (a *Account) dangersInOrder() bool {
	var last [2][]Danger
	l := &a.dangers
	for i := range l.lists.Len() {
		list, p := l.lists.At(i), player(a.rounds.Ref(i).first)
		if list.before != 0 && list.before != l.last[p] {
			return false
		}
		last[p] = l.read(i, last[p])
		l.last[p] = int32(i + 1)
	}
	return true
}
