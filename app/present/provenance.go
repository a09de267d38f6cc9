package present

import (
	"cmp"
	"slices"
	"strconv"

	"drevo/app/outcome"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
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

// addTerms adds the terms of a breakdown that are worth something to a side, those that count most first.
func (r recordReader) addTerms(t *outcome.Table, b *eval.Breakdown) {
	decimals, unit := 3, b.Set.Label
	if b.Set.Unit > 10_000 {
		decimals = 5 // the smallest terms are hundred-thousandths
	}
	worth := func(value eval.Score) outcome.Cell {
		x := float64(value) / b.Set.Unit
		return outcome.Cell{Value: x, Text: strconv.FormatFloat(x, 'f', decimals, 64)}
	}
	net := func(value eval.WhiteScore) outcome.Cell {
		x := float64(value) / b.Set.Unit
		return outcome.Cell{Value: x, Text: number.Signed(x, decimals)}
	}
	terms := outcome.New("", outcome.Column{Key: "key"}, outcome.Column{Key: "id"},
		outcome.Column{Key: "name", Name: "term (" + unit + ")"}, outcome.Column{Key: "sentence"},
		outcome.Column{Key: "source"}, outcome.Column{Key: "white", Name: "White", Unit: unit},
		outcome.Column{Key: "black", Name: "Black", Unit: unit},
		outcome.Column{Key: "netForWhite", Name: "net", Unit: unit})
	rows := slices.SortedStableFunc(slices.Values(b.Rows), func(x, y eval.Row) int {
		return cmp.Compare(max(y.Net(), -y.Net()), max(x.Net(), -x.Net()))
	})
	for _, row := range rows {
		if white, black := row.Sides[board.White].Value, row.Sides[board.Black].Value; white != 0 || black != 0 {
			key := search.TermKey(r.Tree.Header().Programme, row.Term.ID)
			terms.Add(r.said.key(key, row.Term.Name, row.Term.Sentence), row.Term.ID, row.Term.Name, row.Term.Sentence,
				row.Term.Source, worth(white), worth(black), net(row.Net()))
		}
	}
	t.Field("unit", "", "", unit)
	t.Field("terms", "", "", terms)
	t.Field("totalForWhite", "in all", unit, net(b.Total))
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
