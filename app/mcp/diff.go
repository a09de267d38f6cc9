package mcp

import (
	"context"
	"errors"
	"fmt"
	"time"

	"drevo/app/apart"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/tree"
)

// Pair is two searches of one position.
type Pair struct {
	A     int  `json:"a" jsonschema:"the number of a search"`
	B     int  `json:"b" jsonschema:"the number of another one of the same position"`
	Limit *int `json:"limit,omitempty" jsonschema:"list so many differences of each kind at most (20)"`
}

// Differences is where two trees part first.
type Differences struct {
	Says    string        `json:"says" jsonschema:"how much differs"`
	Whole   bool          `json:"whole" jsonschema:"both trees were compared to their ends"`
	Values  []Parting     `json:"values" jsonschema:"where values part first, the farthest apart first"`
	Choices []Parting     `json:"choices" jsonschema:"where another move is best, the largest subtrees first"`
	Nodes   []Parting     `json:"nodes" jsonschema:"where a move is in one alone, or their subtrees differ in nodes"`
	Words   present.Words `json:"words" jsonschema:"what the keys stand for"`
}

// Parting is a move at which two trees differ.
type Parting struct {
	Path  string  `json:"path" jsonschema:"the moves from the root; empty for the root"`
	A     *Node   `json:"a,omitempty" jsonschema:"missing where the search has no node there"`
	B     *Node   `json:"b,omitempty"`
	BestA string  `json:"best_a,omitempty" jsonschema:"the move that is best there"`
	BestB string  `json:"best_b,omitempty"`
	Apart float64 `json:"apart,omitempty" jsonschema:"by how many pawns the values contradict each other"`
}

// diff merges the trees of two searches.
func (s *Server) diff(ctx context.Context, in Pair) (Differences, error) {
	limit, err := listed(in.Limit)
	if err != nil {
		return Differences{}, err
	}
	var of [2]*session.Search
	var sides [2]apart.Side
	for i, number := range []int{in.A, in.B} {
		if of[i], err = s.search(number); err != nil {
			return Differences{}, err
		}
		if of[i].Tree().Empty() {
			return Differences{}, fmt.Errorf("search %d has no tree: there was no move to look for", number)
		}
		sides[i] = apart.Side{Name: present.SearchProgramme(of[i]), Nodes: present.NewNodes(of[i].Tree(), present.InPawns)}
	}
	ctx, cancel := context.WithTimeout(ctx, mostSeconds*time.Second)
	defer cancel()
	found, err := apart.Find(sides[0], sides[1], func() bool { return ctx.Err() != nil })
	if err != nil {
		return Differences{}, err
	}
	if errors.Is(ctx.Err(), context.Canceled) {
		return Differences{}, ctx.Err()
	}
	d := Differences{Says: found.Said(), Whole: found.Whole, Words: present.Words{}}
	for i, list := range []*[]Parting{&d.Values, &d.Choices, &d.Nodes} {
		all := found.List(apart.Lists()[i].Kind)
		*list = []Parting{}
		for _, at := range all[:min(limit, len(all))] {
			*list = append(*list, parting(of, found, at, d.Words))
		}
	}
	return d, nil
}

// parting reads both nodes of a pair.
func parting(of [2]*session.Search, found apart.Found, at int, words present.Words) Parting {
	pair := found.Pairs[at]
	p := Parting{Apart: pair.Apart, Path: present.Line(of[0].Position, found.Path(at))}
	for i, side := range []struct {
		node **Node
		best *string
	}{{&p.A, &p.BestA}, {&p.B, &p.BestB}} {
		if id := pair.Node[i]; id != tree.None {
			n := read(of[i], id, false, words)
			*side.node, *side.best = &n, found.Best(at, i)
		}
	}
	return p
}
