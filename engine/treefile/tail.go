package treefile

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// encodeTail returns the content of the block of the tail. What may have changed of a node is written as one page
// after the other writes its nodes, but for what stays.
func (e *encoder) encodeTail(t tree.Tail) []byte {
	text := appendNumber(nil, uint32(len(t.Lists)))
	for _, l := range t.Lists {
		text = appendNumber(appendNumber(text, uint32(l.Node)), uint32(l.Youngest))
		text = appendNumber(text, uint32(len(l.Skips)))
		for _, s := range l.Skips {
			text = appendSkip(text, s)
		}
	}
	text = appendNumber(text, uint32(len(t.Changed)))
	for i := range t.Changed {
		n := &t.Changed[i]
		text = append(appendNumber(text, uint32(n.ID)), flagsOf(n), byte(n.Class), byte(n.Place), byte(n.Reason))
		for _, x := range [...]uint32{uint32(n.Score), uint32(n.Static), uint32(n.KnownFrom), n.Count,
			uint32(n.Alpha), uint32(n.Beta)} {
			text = appendNumber(text, zigzag(int32(x)))
		}
	}
	return e.packed(text)
}

// decodeTail reads it.
func (d *decoder) decodeTail(content []byte) (t tree.Tail, err error) {
	text, err := d.unpacked(content)
	if err != nil {
		return t, err
	}
	from := &numbers{text: text}
	for range from.most(from.left()) {
		l := tree.List{Node: tree.ID(from.next()), Youngest: tree.ID(from.next())}
		for range from.most(from.left()) {
			l.Skips = append(l.Skips, readSkip(from))
		}
		t.Lists = append(t.Lists, l)
	}
	for range from.most(from.left()) {
		t.Changed = append(t.Changed, readChanged(from))
	}
	return t, from.end()
}

// readChanged reads what has changed of a node.
func readChanged(from *numbers) (n tree.Node) {
	n.ID = tree.ID(from.next())
	codes := from.bytes(4)
	if codes == nil {
		return n
	}
	readFlags(&n, codes[0])
	n.Class, n.Place, n.Reason = tree.MoveClass(codes[1]), tree.Place(codes[2]), tree.Reason(codes[3])
	n.Score, n.Static = eval.Score(from.signed()), eval.Score(from.signed())
	n.KnownFrom, n.Count = tree.ID(from.signed()), uint32(from.signed())
	n.Alpha, n.Beta = eval.Score(from.signed()), eval.Score(from.signed())
	if codes[0]&staticBound != 0 {
		n.StaticBound = tree.BoundOf(n.Static, n.Alpha, n.Beta)
	}
	return n
}

// appendSkip appends a move that was left out.
func appendSkip(to []byte, s tree.Skip) []byte {
	to = append(to, byte(s.Move), byte(s.Move>>8), byte(s.Reason))
	return appendNumber(to, zigzag(int32(s.Value-tree.NoValue)))
}

// readSkip reads a move that was left out.
func readSkip(from *numbers) tree.Skip {
	text := from.bytes(3)
	if text == nil {
		return tree.Skip{}
	}
	return tree.Skip{Move: board.Move(text[0]) | board.Move(text[1])<<8, Reason: tree.Reason(text[2]) % tree.Reasons,
		Value: tree.NoValue + eval.Score(from.signed()), After: tree.None}
}
