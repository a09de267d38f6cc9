package mcp

import (
	"context"
	"errors"
	"fmt"
	"time"

	"drevo/app/present"
	"drevo/app/question"
)

// mostListed is how many nodes an answer has at most, usualListed how many where nothing is said.
const (
	mostListed  = 200
	usualListed = 20
)

// Asked is a query for nodes of a search.
type Asked struct {
	Search int    `json:"search" jsonschema:"the number that analyse gave"`
	Query  string `json:"query,omitempty" jsonschema:"such as: best and ply < 3 and swing < -2; without it all nodes"`
	Limit  *int   `json:"limit,omitempty" jsonschema:"list so many nodes at most (20); 0 only counts"`
	Sort   string `json:"sort,omitempty" jsonschema:"a field: the largest first, with - before it the smallest"`
	By     string `json:"by,omitempty" jsonschema:"count the nodes by this field in place of a list"`
}

// Found is what a query has found.
type Found struct {
	Found  int           `json:"found" jsonschema:"nodes that pass"`
	Of     int           `json:"of" jsonschema:"nodes of the search"`
	Nodes  []Passed      `json:"nodes,omitempty"`
	Counts []Count       `json:"counts,omitempty"`
	Words  present.Words `json:"words" jsonschema:"what the keys stand for"`
}

// Passed is a node that passes, with the way to it.
type Passed struct {
	Path string `json:"path" jsonschema:"the moves from the root"`
	Node
}

// Count is how many nodes have a value of the field that they are counted by.
type Count struct {
	Word  string   `json:"word,omitempty" jsonschema:"the key, where the field is a word"`
	From  *float64 `json:"from,omitempty" jsonschema:"the number, where it is one; of pawns the least"`
	To    *float64 `json:"to,omitempty" jsonschema:"of pawns: below this"`
	Nodes int      `json:"nodes"`
}

// query asks the tree of a search.
func (s *Server) query(ctx context.Context, in Asked) (Found, error) {
	of, err := s.search(in.Search)
	if err != nil {
		return Found{}, err
	}
	if of.Tree().Empty() {
		return Found{}, fmt.Errorf("search %d has no tree: there was no move to look for", in.Search)
	}
	limit := usualListed
	if in.Limit != nil {
		limit = *in.Limit
	}
	if limit > mostListed {
		return Found{}, fmt.Errorf("limit is at most %d, not %d", mostListed, limit)
	}
	ctx, cancel := context.WithTimeout(ctx, mostSeconds*time.Second)
	defer cancel()
	a, err := question.Question{Query: in.Query, Limit: limit, Sort: in.Sort, By: in.By}.Ask(ctx, of.Tree())
	if err != nil {
		return Found{}, err
	}
	if a.Ended {
		return Found{}, errors.New("the tree was not looked through in time")
	}
	f := Found{Found: a.Found, Of: a.Of, Words: present.Words{}}
	print := present.NewNodes(of.Tree(), present.InPawns)
	for _, id := range a.Nodes {
		f.Nodes = append(f.Nodes, Passed{Path: print.Path(id), Node: read(of, id, false, f.Words)})
	}
	for _, g := range a.Groups {
		c := Count{Word: g.Word, Nodes: g.Nodes}
		if a.Number() && !g.None {
			c.From = &g.From
		}
		if g.To > g.From {
			c.To = &g.To
		}
		f.Counts = append(f.Counts, c)
	}
	return f, nil
}
