package question

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Outcome is the answer as a table.
func (a Answer) Outcome() outcome.Outcome {
	text := strings.TrimSpace(a.Query)
	if text == "" {
		text = "all nodes"
	}
	o := outcome.Outcome{Head: []string{phrase.Of("{query}: {found:1 node|# nodes} of {of}", "query", text,
		"found", present.Whole(a.Found), "of", present.Whole(a.Of))}}
	switch {
	case a.By != "":
		o.Tables = []outcome.Table{a.counts()}
	case a.Limit > 0:
		o.Tables = []outcome.Table{a.list()}
		if a.Found > len(a.Nodes) && len(a.Nodes) > 0 {
			o.Notes = append(o.Notes, phrase.Of("The list has {n} of them; -limit gives more.", "n", len(a.Nodes)))
		}
	default:
		t := outcome.Record("")
		t.Field("found", "Found", "nodes", a.Found)
		t.Field("of", "Of", "nodes", a.Of)
		o.Tables = []outcome.Table{t}
	}
	if a.Ended {
		o.Notes = append(o.Notes, "The tree was not looked through to its end.")
	}
	return o
}

// counts is the table of groups.
func (a Answer) counts() outcome.Table {
	t := outcome.New("", outcome.Column{Key: "value", Name: a.by.Name, Hint: a.by.Sentence, Unit: a.by.Unit},
		outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"},
		outcome.Column{Key: "share", Name: "share", Hint: "of the nodes that pass", Unit: "%"},
		outcome.Column{Key: "name", Name: " "})
	t.Key = "counts"
	words := a.tree.Header().Vocabulary
	for _, g := range a.Groups {
		value, name := outcome.Cell{Value: g.Word}, ""
		switch {
		case g.None:
			value = outcome.Cell{Text: "none"}
		case a.by.Number() && g.To > g.From:
			value = outcome.Cell{Value: g.From, Text: phrase.Of("{from:%.1f} to {to:%.1f}", "from", g.From, "to", g.To)}
		case a.by.Number():
			value = outcome.Cell{Value: int(g.From)}
		default:
			if f, ok := words.FilterOf(tree.Key(g.Word)); ok {
				name = f.Name
			}
		}
		share := 100 * float64(g.Nodes) / float64(a.Found)
		t.Add(value, g.Nodes, outcome.Cell{Value: share, Text: fmt.Sprintf("%.1f", share)}, name)
	}
	return t
}

// list is the table of nodes.
func (a Answer) list() outcome.Table {
	t := outcome.New("", outcome.Column{Key: "node", Name: "node", Unit: outcome.NoUnit},
		outcome.Column{Key: "ply", Name: "ply", Unit: "half-moves"},
		outcome.Column{Key: "path", Name: "path", Hint: "From the root to the node."})
	t.Columns = slices.Concat(t.Columns, present.ScoreColumns("value"), present.ScoreColumnsOf("static", "static"))
	t.Columns = append(t.Columns,
		outcome.Column{Key: "reason"}, outcome.Column{Key: "reasonName", Name: "reason"}, outcome.Column{Key: "kind"},
		outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"})
	t.Key = "nodes"
	extra := a.extra()
	if extra {
		t.Columns = append(t.Columns, outcome.Column{Key: a.sorted.Name, Name: a.sorted.Name, Hint: a.sorted.Sentence,
			Unit: a.sorted.Unit})
	}
	all, _ := query.Parse("", tree.Vocabulary{}) // says nothing
	m := all.On(a.tree)
	print := present.NewNodes(a.tree, present.InPawns)
	for _, id := range a.Nodes {
		n := a.tree.Node(id)
		var value, static *present.Score
		if _, ok := m.Number("value", n); ok {
			value = present.NewScore(print.ValueOf(n), print.Turn(n))
		}
		if _, ok := m.Number("static", n); ok {
			static = present.NewScore(print.Format.Scale.Value(n.Static, n.StaticBound, print.Turn(n)), print.Turn(n))
		}
		row := slices.Concat([]any{int(id), n.Ply, print.Path(id)}, value.Cells(textOf(value, print.Score(n))),
			static.Cells(textOf(static, print.Static(n))),
			[]any{m.Word("reason", n), print.Reason(n).Name, m.Word("kind", n), int(n.Count)})
		if extra {
			row = append(row, a.sortedCell(m, n))
		}
		t.Add(row...)
	}
	return t
}

// textOf is the text of a score, if there is one.
func textOf(s *present.Score, text string) string {
	if s == nil {
		return ""
	}
	return text
}

// extra reports whether the list is sorted by what has no column else.
func (a Answer) extra() bool {
	switch a.sorted.Name {
	case "", "ply", "value", "static", "nodes":
		return false
	}
	return true
}

func (a Answer) sortedCell(m *query.Matcher, n tree.Node) outcome.Cell {
	x, _ := m.Number(a.sorted.Name, n) // else it were not in the list
	if a.sorted.Unit == "pawns" {
		return outcome.Cell{Value: round(x), Text: phrase.Of("{x:%.2f}", "x", x)}
	}
	return outcome.Cell{Value: int(x)}
}

// round leaves as many decimals as tell a programme's units apart.
func round(x float64) float64 { return math.Round(1e6*x)/1e6 + 0 }
