package headline

import (
	"slices"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
)

// ends reports whether the value comes from the end of the line, and the game does not end there.
func (f *Facts) ends() bool {
	last := len(f.Line) - 1
	if last < 1 || !f.Value.Known() || f.from.Kept() && (!slices.Equal(f.way(), f.Line) || f.drawn()) {
		return false
	}
	after := f.Position.After(f.Line...)
	_, mate := f.Value.Scale.MatePly(int32(f.Value.Score))
	return f.Line[last] != board.Pass && after.HasLegalMove() && !mate
}

// drawn reports whether the rules of chess ended the game where the value comes from, as by a repetition.
func (f *Facts) drawn() bool {
	return f.tree.Node(f.tree.Provenance(f.from).Leaf).Reason.Final()
}

// lineEnd is the end of the line, as seen from where the value is.
func (f *Facts) lineEnd() fact.Place {
	at := f.root(f.Line...)
	at.Node = f.speaker()
	return at
}

// end says where the line ends, and where it is longer than the depth what that bounds.
func (f *Facts) end(s *session.Search) sentence.Sentence {
	at, about := f.lineEnd(), s.Programme.About()
	say := sentence.With("n", fact.Fact{Kind: fact.Count, At: at, Key: "half-moves of the line", N: len(f.Line)},
		"move", fact.MoveAt(at), "bounds", fact.Fact{Kind: fact.Bounds, At: f.root(), Key: about.Bounds})
	if about.Bounds != "" && f.from.Kept() && len(f.Line) > s.Values.Int(about.Depth) {
		return say("The value is that of the end of its line, {n} half-moves on ({bounds}), after {move}: what " +
			"follows there it has not seen.")
	}
	return say("The value is that of the end of its line, {n} half-moves on, after {move}: what follows there it has " +
		"not seen.")
}
