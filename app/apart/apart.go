// Package apart says to people where two recorded trees of one position part first (package diff).
//
//	f, err := apart.Find(first, second, nil)
//	err = f.Outcome(10).Text(os.Stdout)
package apart

import (
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Side is one of the two trees: how it is called, and its nodes.
type Side struct {
	Name  string
	Nodes present.Nodes
	Top   tree.ID // the node from which on it is compared: the root, or a stage
}

// Found is where two trees part.
type Found struct {
	*diff.Diff
	Names [2]string
	nodes [2]present.Nodes
}

// Find merges two trees until stop, which may be nil, returns true.
func Find(first, second Side, stop func() bool) (Found, error) {
	d, err := diff.Merge(diff.Side{Tree: first.Nodes.Tree, Node: first.Top},
		diff.Side{Tree: second.Nodes.Tree, Node: second.Top}, 0, stop)
	return Found{Diff: d, Names: [2]string{first.Name, second.Name},
		nodes: [2]present.Nodes{first.Nodes, second.Nodes}}, err
}

// List is one of the lists of differences.
type List struct {
	Kind       diff.Kind
	Key, Title string
	all        func(n int) string // counts them in a sentence
}

// Lists are the lists of differences, as they are shown.
func Lists() []List {
	return []List{
		{diff.Value, "values", "Values that part here first", func(n int) string {
			return phrase.Of("{n:1 value parts|# values part} first", "n", n)
		}},
		{diff.Choice, "choices", "Other choices", func(n int) string {
			return phrase.Of("{n:1 choice is another|# choices are others}", "n", n)
		}},
		{diff.Only | diff.Nodes, "nodes", "Nodes that one has and the other has not, or not as many below them",
			func(n int) string {
				return phrase.Of("{n:1 node is|# nodes are} the first with others below", "n", n)
			}},
	}
}

// Outcome is all that there is to say, of each list so many rows.
func (f Found) Outcome(most int) outcome.Outcome {
	o := outcome.Outcome{Head: []string{"A: " + f.Names[0], "B: " + f.Names[1]}}
	sums := outcome.Record("")
	sums.Key = "compared"
	sums.Field("pairs", "Moves compared", "pairs", outcome.Cell{Value: len(f.Pairs), Text: present.Whole(len(f.Pairs))})
	sums.Field("whole", "", "", f.Whole)
	same := true
	for _, list := range Lists() {
		t := f.Table(list, most)
		n := len(f.Diff.List(list.Kind))
		if same = same && n == 0; n == 0 {
			continue
		}
		if n > len(t.Rows) {
			t.Title += phrase.Of(", {shown} of {n}", "shown", present.Whole(len(t.Rows)), "n", present.Whole(n))
		}
		sums.Field(t.Key, "", "", t)
	}
	o.Tables = append(o.Tables, sums)
	if same {
		o.Notes = append(o.Notes, "The trees do not differ, as far as they are compared.")
	}
	if !f.Whole {
		o.Notes = append(o.Notes, "The trees are larger: what is farther from the root was not compared.")
	}
	return o
}

// Table is one list of differences, the largest first, at most so many.
func (f Found) Table(list List, most int) outcome.Table {
	t := outcome.New(list.Title, outcome.Column{Key: "moves"}, outcome.Column{Name: "After"},
		outcome.Column{Key: "nodeA", Unit: outcome.NoUnit}, outcome.Column{Key: "nodeB", Unit: outcome.NoUnit})
	t.Columns = slices.Concat(t.Columns, present.ScoreColumnsOf("scoreA", "A"), present.ScoreColumnsOf("scoreB", "B"))
	t.Columns = append(t.Columns, outcome.Column{Key: "apart", Name: "apart", Unit: "pawns"},
		outcome.Column{Key: "bestA", Name: "A plays"}, outcome.Column{Key: "bestB", Name: "B plays"},
		outcome.Column{Key: "searchedA", Name: "A, nodes", Unit: "nodes"},
		outcome.Column{Key: "searchedB", Name: "B, nodes", Unit: "nodes"},
		outcome.Column{Key: "reasonA"}, outcome.Column{Key: "reasonB"},
		outcome.Column{Name: "A, reason"}, outcome.Column{Name: "B, reason"})
	t.Key = list.Key
	all := f.Diff.List(list.Kind)
	for _, at := range all[:min(most, len(all))] {
		p := f.Pairs[at]
		moves := f.Path(at)
		apart := outcome.Cell{}
		if p.Apart > 0 {
			apart = outcome.Cell{Value: p.Apart}
		}
		a, b := f.cells(at, 0), f.cells(at, 1)
		t.Add(slices.Concat([]any{outcome.Cell{Value: present.SAN(f.start(), moves)}, f.after(moves), a.node, b.node},
			a.score, b.score,
			[]any{apart, a.best, b.best, a.count, b.count, a.key, b.key, a.reason, b.reason})...)
	}
	return t
}

// start is the position that both trees are of.
func (f Found) start() board.Position {
	p, _ := f.Sides[0].Tree.Position(f.Sides[0].Node) // which was asked for when they were merged
	return p
}

// after names a pair by the moves that lead to it.
func (f Found) after(moves []board.Move) string {
	if len(moves) == 0 {
		return "start"
	}
	return present.Line(f.start(), moves)
}

// sideCells is what one tree says at a pair; empty where it has no node.
type sideCells struct {
	node, best, count, key, reason outcome.Cell
	score                          []any // under the columns of a score
}

func (f Found) cells(at, side int) (c sideCells) {
	p := f.Pairs[at]
	if p.Node[side] == tree.None {
		c.reason.Text, c.score = "not searched", (*present.Score)(nil).Cells("")
		return c
	}
	nodes := f.nodes[side]
	n := nodes.Tree.Node(p.Node[side])
	reason := nodes.Reason(n)
	c.node.Value, c.key.Value, c.reason = int(n.ID), string(reason.Key), outcome.Cell{Text: reason.Name,
		Hint: reason.Sentence}
	value := nodes.ValueOf(n)
	c.score = present.NewScore(value, nodes.Turn(n)).Cells(nodes.Format.Value(value))
	c.count = outcome.Cell{Value: int(n.Count), Text: present.Whole(int(n.Count))}
	if best := f.Best(at, side); best != "" {
		c.best.Value = best
	}
	return c
}

// Best is the best move of one tree at a pair, empty where it has none.
func (f Found) Best(at, side int) string {
	node := f.Pairs[at].Node[side]
	if node == tree.None {
		return ""
	}
	t := f.nodes[side].Tree
	move := diff.Best(t, node)
	position, err := t.Position(node)
	if move == board.NoMove || err != nil {
		return ""
	}
	return position.SAN(move)
}

// Said says in a sentence how much differs.
func (f Found) Said() string {
	parts := []string{}
	for _, list := range Lists() {
		if n := len(f.Diff.List(list.Kind)); n > 0 {
			parts = append(parts, list.all(n))
		}
	}
	if len(parts) == 0 {
		parts = append(parts, "nothing differs")
	}
	return phrase.Of("{count} moves compared: {parts}.", "count", present.Whole(len(f.Pairs)), "parts",
		strings.Join(parts, "; "))
}
