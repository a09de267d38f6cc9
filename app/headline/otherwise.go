package headline

import (
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Otherwise reports whether a search by another programme, of the position before a move of the line, has chosen
// another move, and judges it better than the line by so many pawns at least, each on its own scale. What is told of
// that is what the other programme says; it is not compared.
func (f *Facts) Otherwise(other *session.Search, at int, least float64) bool {
	o := Of(other).Facts
	if o.Move == board.NoMove || !o.from.Kept() || o.Value.Bound != tree.Exact || at >= len(f.Line) ||
		o.Move == f.Line[at] || o.Position.Turn() != f.Position.Turn() {
		return false
	}
	more := o.Value.Scale.Pawns(int32(o.Value.Score)) - f.Value.Scale.Pawns(int32(f.Value.Score))
	if f.Position.Turn() == board.Black {
		more = -more
	}
	return more >= least
}

// Ends reports whether the value comes from the end of the line, so that each of its moves counts.
func (f *Facts) Ends() bool { return f.ends() && !slices.Contains(f.Line, board.Pass) }

// Heard notes what another programme plays instead of a move of the line of a search, where [Facts.Otherwise] says so,
// and by which rule the search did not look at that.
func (h *Headline) Heard(s, other *session.Search, at int) {
	h.otherwise, h.missed = h.Facts.instead(other, at), sentence.Sentence{}
	move := Of(other).Facts.Move
	if missed, ok := s.WhyNot(slices.Concat(s.Moves, h.Facts.Line[:at], []board.Move{move})); ok && missed.Move == move {
		nodes := present.Nodes{Tree: s.Tree(), Format: h.format}
		h.missed = nodes.WhyNot(missed)
	}
}

// Otherwise is what another programme plays in the line, and how it judges that; empty where nothing was heard of it.
func (h *Headline) Otherwise() string { return h.otherwise.Text(h.format) }

// Missed is by which rule the search did not look at what another programme plays; empty where it did.
func (h *Headline) Missed() string { return h.missed.Text(h.format) }

// instead says what another programme plays instead of a move of the line.
func (f *Facts) instead(other *session.Search, at int) sentence.Sentence {
	o := Of(other).Facts
	expected := f.root(f.Line[:at+1]...)
	expected.Node = f.speaker()
	name := strings.TrimSpace(other.Programme.About().Name + " " + present.PresetOf(other.Programme, other.Values))
	say := sentence.With("run", fact.Fact{Kind: fact.Run, At: o.root(), Key: name}, "move", fact.MoveAt(o.root(o.Move)),
		"expected", fact.MoveAt(expected), "standing", o.standing())
	if o.level() { // which says itself that it is a count
		return say("{run}, another programme, plays {move}, not {expected}: {standing}.")
	}
	return say("{run}, another programme, plays {move}, not {expected}: by its count {standing}.")
}
