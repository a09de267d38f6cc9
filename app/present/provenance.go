package present

import (
	"cmp"
	"math"
	"slices"

	"drevo/app/outcome"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// leaf is the position from which the value of the search comes, term by term where the programme can say so;
// ok is false where the record does not tell.
func (r recordReader) leaf() (t outcome.Table, ok bool) {
	from := r.Tree.Provenance(tree.Root)
	at, err := r.Tree.Position(from.Leaf)
	if err != nil {
		return t, false
	}
	n := r.Tree.Node(from.Leaf)
	t = outcome.Record("")
	t.Field("fen", "", "", at.FEN())
	t.Field("line", "", "", SAN(r.Tree.Header().Position, r.Tree.Moves(r.Tree.Path(from.Leaf))))
	t.Field("reason", "", "", r.said.reasonOf(r.Reason(n)))
	t.Field("value", "", "", r.score(n.Score, n))
	if zero := r.Format.Scale.Zero; zero != 0 { // the terms add up to what is above it
		t.Field("ownZero", "", r.Format.Scale.Name, zero)
	}
	if r.explainer == nil {
		return t, true
	}
	t.Title = phrase.Of("The value comes from the end of the line: {why}\n  {fen}", "why", r.Reason(n).Sentence,
		"fen", at.FEN())
	if explanation, err := r.explainer.Explain(r.Tree, n.ID); err == nil && explanation.Terms != nil && !n.Reason.Final() {
		r.addTerms(&t, explanation.Terms)
	}
	return t, true
}

// addTerms adds the terms of a breakdown that are worth something to a side: material first, then position, in each
// those that count most first. People read them on their scales, programs in the units of the set.
func (r recordReader) addTerms(t *outcome.Table, b *eval.Breakdown) {
	unit := b.Set.Label
	scales, parts := NewNodes(r.Tree, InPawns).Format.Parts(b)
	worth := func(value eval.WhiteScore, text string) outcome.Cell {
		return outcome.Cell{Value: float64(value) / b.Set.Unit, Text: text}
	}
	terms := outcome.New("", outcome.Column{Key: "key"}, outcome.Column{Key: "id"},
		outcome.Column{Key: "name", Name: "term (" + scales.Unit() + ")"}, outcome.Column{Key: "sentence"},
		outcome.Column{Key: "source"}, outcome.Column{Key: "white", Name: "White", Unit: unit},
		outcome.Column{Key: "black", Name: "Black", Unit: unit},
		outcome.Column{Key: "netForWhite", Name: "net", Unit: unit})
	slices.SortStableFunc(parts, func(x, y Part) int {
		return cmp.Or(cmp.Compare(x.Scale, y.Scale), cmp.Compare(math.Abs(y.Net), math.Abs(x.Net)))
	})
	for _, part := range parts {
		term, white, black := part.Row.Term, part.Row.Sides[board.White].Value, part.Row.Sides[board.Black].Value
		if scale := scales.At(part.Scale); white != 0 || black != 0 {
			key := search.TermKey(r.Tree.Header().Programme, term.ID)
			terms.Add(r.said.key(key, term.Name, term.Sentence), term.ID, term.Name, term.Sentence, term.Source,
				worth(eval.WhiteScore(white), scale.Format(part.White)),
				worth(eval.WhiteScore(black), scale.Format(part.Black)), worth(part.Row.Net(), scale.Signed(part.Net)))
		}
	}
	t.Field("unit", "", "", unit)
	t.Field("terms", "", "", terms)
	t.Field("totalForWhite", "in all", unit, worth(b.Total, scales.Words(Total(parts))))
}

// quiescence is the end of the line of best play: the moves from the first quiescence node on, under the
// programme's name for it. There each side may stop.
func (r recordReader) quiescence() outcome.Table {
	line, words, moves := r.Tree.Line(tree.Root), r.words(), []string{}
	for i, id := range line {
		if r.Tree.Node(id).Type != tree.TypeQuiescence {
			continue
		}
		if at, err := r.Tree.Position(id); err == nil {
			moves = SAN(at, r.Tree.Moves(line[i+1:]))
		}
		break
	}
	t := outcome.Record("")
	t.Field("type", "", "", r.said.typeOf(words.Type(tree.TypeQuiescence)))
	t.Field("moves", "", "", moves)
	return t
}
