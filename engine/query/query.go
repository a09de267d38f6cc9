package query

import (
	"context"
	"fmt"
	"iter"
	"strings"

	"drevo/engine/tree"
)

// Query is a condition for nodes, made for the vocabulary of a tree. It holds nothing of a tree and may be used by any
// number of goroutines.
type Query struct {
	text  string
	cond  cond
	named []named
}

// Parse reads a query. The empty one holds for every node. The error is an [*Error].
func Parse(text string, words tree.Vocabulary) (*Query, error) {
	p := &parser{text: text, words: newDictionary(&words)}
	if err := p.lex(); err != nil {
		return nil, err
	}
	c, err := p.query()
	if err != nil {
		return nil, err
	}
	return &Query{strings.TrimSpace(text), c, p.named}, nil
}

// Fits reports whether a tree has the nodes that the query names by their numbers. The error is an [*Error].
func (q *Query) Fits(t *tree.Tree) error {
	for _, n := range q.named {
		if int(n.id) >= t.Len() {
			n.wrong.Expected = fmt.Sprintf("the number of a node of this tree, 0 to %d,", t.Len()-1)
			return &n.wrong
		}
	}
	return nil
}

// String returns the text of the query.
func (q *Query) String() string { return q.text }

// All reports whether the query holds for every node, because it says nothing.
func (q *Query) All() bool { return q.cond.test == nil }

// Error says what is wrong in the text of a query, and where.
type Error struct {
	Column   int    // of the first letter, counted from 1
	Found    string // what stands there, "" for the end
	Expected string // what could stand there, in words
	Asked    string // " (did you mean capture?)", or nothing

	options []Completion // what could stand there
}

// Error returns a sentence with place and expectation.
func (e *Error) Error() string {
	if e.Found == "" {
		return fmt.Sprintf("column %d: the query ends where %s was expected%s", e.Column, e.Expected, e.Asked)
	}
	return fmt.Sprintf("column %d: %.60q stands where %s was expected%s", e.Column, e.Found, e.Expected, e.Asked)
}

// stopEvery is after how many nodes a walk looks whether it is still wanted.
const stopEvery = 1 << 12

// Nodes gives the nodes of a subtree that pass, in the order of the search, until ctx ends. The tree may grow; what
// comes during the walk may be missing.
func (q *Query) Nodes(ctx context.Context, t *tree.Tree, from tree.ID) iter.Seq[tree.ID] {
	return func(yield func(tree.ID) bool) {
		if t.Empty() {
			return
		}
		m := q.On(t)
		if from == tree.Root {
			for id := range tree.ID(t.Len()) {
				if id%stopEvery == 0 && ctx.Err() != nil || m.Match(t.Node(id)) && !yield(id) {
					return
				}
			}
			return
		}
		seen := 0
		t.Walk(from, func(n tree.Node) bool {
			seen++
			return (seen%stopEvery != 0 || ctx.Err() == nil) && (!m.Match(n) || yield(n.ID))
		})
	}
}
