// Package causes says to people why a choice changed (package cause): from iteration to iteration of a search, or
// between two searches of one position.
//
//	list, err := causes.Between(first, second)
//	err = causes.Outcome(list).Text(os.Stdout)
package causes

import (
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/cause"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// Chain is why one choice changed.
type Chain struct {
	*cause.Cause
	Names [2]string // of what is compared
	nodes [2]present.Nodes
}

// Within lists why a search changed its mind, from iteration to iteration, in their order.
func Within(s *session.Search) ([]Chain, error) {
	t := s.Tree()
	words := t.Header().Vocabulary
	var list []Chain
	for _, change := range cause.Changes(t) {
		var sides [2]cause.Side
		var names [2]string
		for i, id := range change {
			n := t.Node(id)
			sides[i], names[i] = Side(s), words.StageName(n.Type, n.Number)
			sides[i].Node = id
		}
		c, err := cause.Find(sides[0], sides[1])
		if err != nil {
			return nil, err
		}
		list = append(list, Of(c, names))
	}
	return list, nil
}

// Between says why the second of two searches of one position chooses another move than the first. The error says that
// they do not, or are of two positions.
func Between(before, now *session.Search) (Chain, error) {
	c, err := cause.Find(Side(before), Side(now))
	if err != nil {
		return Chain{}, err
	}
	return Of(c, [2]string{present.SearchProgramme(before), present.SearchProgramme(now)}), nil
}

// Side is a search as one of two that are compared.
func Side(s *session.Search) cause.Side {
	by, _ := s.Programme.(search.Explainer)
	return cause.Side{Tree: s.Tree(), By: by}
}

// Of is a chain with the names of what is compared.
func Of(c *cause.Cause, names [2]string) Chain {
	list := Chain{Cause: c, Names: names}
	for i, s := range c.Sides {
		list.nodes[i] = present.NewNodes(s.Tree, present.InPawns)
	}
	return list
}

// In returns the chain with scores in another unit.
func (c Chain) In(unit present.Unit) Chain {
	for i := range c.nodes {
		c.nodes[i].Format.Unit = unit
	}
	return c
}

// Title says of what the chain is.
func (c Chain) Title() string {
	return phrase.Of("From {before} to {now}", "before", c.Names[cause.Before], "now", c.Names[cause.Now])
}

// Say writes a link.
func (c Chain) Say(link cause.Link) string { return c.nodes[link.Side].Say(link.Said) }

// Ended says where the chain ends; empty where that is a leaf.
func (c Chain) Ended() string {
	switch {
	case c.End == cause.AtStatic || c.End == cause.AtFinal:
		return ""
	case c.Split.Kind == cause.Unproved:
		return phrase.Of("The chain does not reach a leaf: the node {why}.", "why", string(c.Split.Why))
	case c.Split.Kind == cause.Same:
		return "The chain does not reach a leaf: nothing that is known of both searches contradicts itself."
	}
	return "The chain does not reach a leaf: it ends with a rule."
}

// columns are those of the links of chains.
func columns() []outcome.Column {
	return []outcome.Column{{Key: "change", Name: " ", Unit: outcome.NoUnit}, {Key: "before"}, {Key: "now"},
		{Key: "way"}, {Key: "split"}, {Key: "end"}, {Key: "link", Unit: outcome.NoUnit}, {Key: "side"},
		{Key: "moves"}, {Key: "node", Name: "node", Unit: outcome.NoUnit}, {Key: "said", Name: " "}}
}

// sides name the trees for programs.
var sides = [2]string{"before", "now"}

// add adds the links of a chain to a table.
func (c Chain) add(t *outcome.Table, number int) {
	for i, link := range c.Links {
		shown := outcome.Cell{Value: number}
		if i > 0 {
			shown.Text = " "
		}
		t.Add(shown, c.Names[cause.Before], c.Names[cause.Now], string(c.Way), string(c.Split.Kind), string(c.End), i+1,
			sides[link.Side], outcome.Cell{Value: c.path(link)}, int(link.Node), c.Say(link))
	}
}

// path are the moves that lead to the node of a link.
func (c Chain) path(link cause.Link) []string {
	t := c.Sides[link.Side].Tree
	return present.SAN(t.Header().Position, t.Moves(t.Path(link.Node)))
}

// Table is the links of one chain.
func (c Chain) Table() outcome.Table {
	t := outcome.New("", columns()...)
	t.Key = "links"
	c.add(&t, 1)
	return t
}

// Outcome is all chains with their links.
func Outcome(list []Chain) outcome.Outcome {
	t := outcome.New("", columns()...)
	t.Key = "links"
	var o outcome.Outcome
	for i, c := range list {
		c.add(&t, i+1)
		o.Head = append(o.Head, phrase.Of("{n}: {title}", "n", i+1, "title", c.Title()))
		if ended := c.Ended(); ended != "" {
			o.Notes = append(o.Notes, phrase.Of("{n}: {ended}", "n", i+1, "ended", ended))
		}
	}
	if len(list) == 0 {
		o.Notes = append(o.Notes, "It never changed its mind from one finished iteration to the next.")
		return o
	}
	o.Tables = []outcome.Table{t}
	return o
}
