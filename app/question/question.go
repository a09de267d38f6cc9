// Package question asks a recorded tree by a query of engine/query, and sets the answer out: how many nodes, which, in
// which order, or how many of each.
//
//	a, err := question.Question{Query: "best order > 1", By: "ply"}.Ask(ctx, t)
//	a.Outcome().Text(os.Stdout)
//
// The command line prints the outcome, drevo mcp reads the same answer.
package question

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/nearest"
)

// Question is what is asked of a tree.
type Question struct {
	Query string
	Limit int    // list so many nodes at most
	Sort  string // by this field, which is a number, the largest first, with - before it the smallest; else as searched
	By    string // count the nodes by this field in the place of a list
}

// Answer is what came of it.
type Answer struct {
	Question
	Found  int // nodes that pass
	Of     int // nodes of the tree
	Nodes  []tree.ID
	Groups []Group
	Ended  bool // the context ended the walk

	tree   *tree.Tree
	sorted query.Field // by which the list is, without a name by none
	by     query.Field
}

// Number reports whether the nodes are counted by a number.
func (a Answer) Number() bool { return a.by.Number() }

// Group is how many nodes have a value of a field.
type Group struct {
	Word  string  // where the field is a word: the key, "" for those that have none
	From  float64 // where it is a number: those from it on, below To
	To    float64 // From where the field counts
	None  bool    // those that have no value
	Nodes int
}

// binPawns is how wide the groups of values in pawns are.
const binPawns = 0.5

// Check says what is wrong with the question for a tree with these words, before there is one.
func (q Question) Check(words tree.Vocabulary) error {
	_, _, err := q.read(words)
	return err
}

// read reads the question.
func (q Question) read(words tree.Vocabulary) (*query.Query, Answer, error) {
	a := Answer{Question: q}
	if q.Limit < 0 {
		return nil, a, fmt.Errorf("the limit of a list is a number of nodes, not %d", q.Limit)
	}
	parsed, err := query.Parse(q.Query, words)
	if err != nil {
		return nil, a, fmt.Errorf("%q: %w", q.Query, err)
	}
	if q.Sort != "" {
		if a.sorted, err = fieldOf(strings.TrimPrefix(q.Sort, "-"), query.Field.Number, "sort"); err != nil {
			return nil, a, err
		}
	}
	if q.By != "" {
		if a.by, err = fieldOf(q.By, query.Field.Counted, "count"); err != nil {
			return nil, a, err
		}
	}
	return parsed, a, nil
}

// Ask walks over the tree until the context ends.
func (q Question) Ask(ctx context.Context, t *tree.Tree) (Answer, error) {
	parsed, a, err := q.read(t.Header().Vocabulary)
	if err != nil {
		return a, err
	}
	if err := parsed.Fits(t); err != nil {
		return a, fmt.Errorf("%q: %w", q.Query, err)
	}
	a.tree, a.Of = t, t.Len()
	a.walk(ctx, parsed)
	a.Ended = ctx.Err() != nil
	return a, t.Fault()
}

// fieldOf returns a field that can be sorted or counted by.
func fieldOf(name string, fits func(query.Field) bool, what string) (query.Field, error) {
	var names []string
	for _, f := range query.Fields() {
		if fits(f) && strings.EqualFold(f.Name, name) {
			return f, nil
		}
		if fits(f) {
			names = append(names, f.Name)
		}
	}
	return query.Field{}, fmt.Errorf("%.40q is no field to %s by%s: %s", name, what, nearest.Asked(name, names),
		strings.Join(names, ", "))
}

// walk collects what passes.
func (a *Answer) walk(ctx context.Context, q *query.Query) {
	m, list := q.On(a.tree), ranked{limit: a.Limit, down: !strings.HasPrefix(a.Sort, "-")}
	groups := map[Group]int{}
	for id := range q.Nodes(ctx, a.tree, tree.Root) {
		n := a.tree.Node(id)
		a.Found++
		switch {
		case a.By != "":
			groups[a.group(m, n)]++
		case a.Sort != "":
			if x, ok := m.Number(a.sorted.Name, n); ok {
				list.add(id, x)
			}
		case len(a.Nodes) < a.Limit:
			a.Nodes = append(a.Nodes, id)
		}
	}
	if a.Sort != "" {
		a.Nodes = list.ids()
	}
	for g, n := range groups {
		g.Nodes = n
		a.Groups = append(a.Groups, g)
	}
	slices.SortFunc(a.Groups, func(x, y Group) int {
		if a.by.Number() {
			return cmp.Or(cmp.Compare(x.From, y.From), cmp.Compare(y.Nodes, x.Nodes))
		}
		return cmp.Or(cmp.Compare(y.Nodes, x.Nodes), strings.Compare(x.Word, y.Word))
	})
}

// group is the one that a node belongs to.
func (a *Answer) group(m *query.Matcher, n tree.Node) Group {
	if !a.by.Number() {
		word := m.Word(a.by.Name, n)
		return Group{Word: word, None: word == ""}
	}
	x, ok := m.Number(a.by.Name, n)
	if !ok {
		return Group{From: math.Inf(1), None: true}
	}
	if a.by.Unit == "pawns" {
		from := binPawns * math.Floor(x/binPawns)
		return Group{From: from, To: from + binPawns}
	}
	return Group{From: x, To: x}
}

// ranked keeps the nodes with the largest or smallest numbers; of equal ones those that came first.
type ranked struct {
	limit int
	down  bool
	list  []rank
}

type rank struct {
	id tree.ID
	x  float64
}

func (r *ranked) add(id tree.ID, x float64) {
	if r.down {
		x = -x
	}
	at, _ := slices.BinarySearchFunc(r.list, x, func(k rank, x float64) int {
		if k.x <= x {
			return -1
		}
		return 1
	})
	if at >= r.limit {
		return
	}
	r.list = slices.Insert(r.list, at, rank{id, x})
	r.list = r.list[:min(len(r.list), r.limit)]
}

func (r *ranked) ids() (list []tree.ID) {
	for _, k := range r.list {
		list = append(list, k.id)
	}
	return list
}
