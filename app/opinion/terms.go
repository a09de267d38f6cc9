package opinion

import (
	"context"
	"errors"
	"math"
	"strings"

	"drevo/app/outcome"
	"drevo/engine/board"
	"drevo/engine/uci"
	"drevo/internal/phrase"
)

// Terms asks an engine what the static value of a position is made of, as tables: terms, and what each piece is worth.
func Terms(ctx context.Context, e *uci.Engine, p *board.Position) ([]outcome.Table, error) {
	x, err := e.Explain(ctx, p)
	if err != nil {
		return nil, err
	}
	return termTables(e.Name(), &x), nil
}

// termTables are what an engine says of a static value, in pawns, seen from White.
func termTables(name string, x *uci.Explanation) (tables []outcome.Table) {
	title := phrase.Of("What {engine} sees here", "engine", name)
	if x.Known {
		title = phrase.Of("What {engine} sees here, {value} pawns in all", "engine", name,
			"value", pawns([]float64{x.Static}))
	}
	for _, part := range []struct {
		head  string
		terms []uci.Term
	}{{"Term", x.Terms}, {"Piece", x.Pieces}} {
		if len(part.terms) == 0 {
			continue
		}
		t := outcome.New(title, outcome.Column{Key: strings.ToLower(part.head), Name: part.head},
			outcome.Column{Key: "white", Name: "White", Unit: "pawns", Hint: "Of two numbers the first is for the middlegame, " +
				"the second for the endgame."}, outcome.Column{Key: "black", Name: "Black", Unit: "pawns"},
			outcome.Column{Key: "total", Name: "Total", Unit: "pawns"}, outcome.Column{Key: "squares", Name: "Squares"})
		for i := range part.terms {
			term := &part.terms[i]
			t.Add(term.Name, amount(term.White), amount(term.Black), amount(term.Total), squares(term.Squares))
		}
		tables, title = append(tables, t), phrase.Of("What each piece is worth to {engine}", "engine", name)
	}
	return tables
}

// amount is a cell with one number, or with two.
func amount(numbers []float64) outcome.Cell {
	switch len(numbers) {
	case 0:
		return outcome.Cell{}
	case 1:
		return outcome.Cell{Value: numbers[0], Text: pawns(numbers)}
	}
	return outcome.Cell{Value: numbers, Text: pawns(numbers), Hint: "For the middlegame, and for the endgame."}
}

// pawns writes numbers with two decimals.
func pawns(numbers []float64) string {
	var parts []string
	for _, n := range numbers {
		parts = append(parts, phrase.Of("{n:%+.2f}", "n", math.Round(100*n)/100+0)) // no "-0"
	}
	return strings.Join(parts, " / ")
}

func squares(list []board.Square) string {
	var names []string
	for _, sq := range list {
		names = append(names, sq.String())
	}
	return strings.Join(names, " ")
}

// unexplained says in words why an engine has no terms to show.
func unexplained(err error) string {
	if errors.Is(err, uci.ErrUnexplained) {
		return `It does not say what its values are made of: it has neither "explain" nor an "eval" that can be read.`
	}
	return "What its value is made of could not be read: " + err.Error() + "."
}
