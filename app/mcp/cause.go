package mcp

import (
	"context"
	"fmt"

	"drevo/app/causes"
	"drevo/app/comparison"
	"drevo/app/examples"
	"drevo/app/missed"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/cause"
	"drevo/engine/horizon"
)

// Change names what is asked of a choice: a search whose iterations are compared, or two.
type Change struct {
	Before int `json:"before" jsonschema:"the search whose choice is the old one; alone, its iterations are compared"`
	Now    int `json:"now,omitempty" jsonschema:"a second search of the same position, whose choice is another one"`
}

// Causes are the chains of links.
type Causes struct {
	Chains []Chain `json:"chains" jsonschema:"none where it never changed its mind"`
}

// Chain is why one choice changed.
type Chain struct {
	Before string `json:"before" jsonschema:"what was compared"`
	Now    string `json:"now"`
	Way    string `json:"way" jsonschema:"what happened to the move that is followed: fell, rose, unseen, dropped, level"`
	Split  string `json:"split" jsonschema:"farther, nearer, valued, not-yet, no-longer, ruled, unproved, same"`
	End    string `json:"end" jsonschema:"static: a leaf's value; final: the game's end; else it reaches no leaf"`
	Links  []Link `json:"links"`
}

// Link is a sentence with the node that it is about.
type Link struct {
	Search int    `json:"search" jsonschema:"whose node it is"`
	Node   int    `json:"node" jsonschema:"that it is about; of a move without a node that of the position before"`
	Path   string `json:"path" jsonschema:"the moves from the root"`
	Says   string `json:"says"`
}

// cause says why a choice changed.
func (s *Server) cause(_ context.Context, in Change) (Causes, error) {
	before, err := s.grown(in.Before)
	if err != nil {
		return Causes{}, err
	}
	found := Causes{Chains: []Chain{}}
	if in.Now == 0 {
		list, err := causes.Within(before)
		for _, c := range list {
			found.Chains = append(found.Chains, chainOf(c, in.Before, in.Before))
		}
		return found, err
	}
	now, err := s.grown(in.Now)
	if err != nil {
		return Causes{}, err
	}
	c, err := causes.Between(before, now)
	if err != nil {
		return Causes{}, err
	}
	found.Chains = append(found.Chains, chainOf(c, in.Before, in.Now))
	return found, nil
}

// grown is a search with a tree.
func (s *Server) grown(number int) (*session.Search, error) {
	of, err := s.search(number)
	if err == nil && of.Tree().Empty() {
		err = fmt.Errorf("search %d has no tree: there was no move to look for", number)
	}
	return of, err
}

func chainOf(c causes.Chain, searches ...int) Chain {
	chain := Chain{Before: c.Names[cause.Before], Now: c.Names[cause.Now], Way: string(c.Way), Split: string(c.Split.Kind),
		End: string(c.End), Links: []Link{}}
	for _, link := range c.Links {
		chain.Links = append(chain.Links, Link{Search: searches[link.Side], Node: int(link.Node), Says: c.Say(link),
			Path: present.NewNodes(c.Sides[link.Side].Tree, present.InPawns).Path(link.Node)})
	}
	return chain
}

// Miss names a search that missed the solution of its position.
type Miss struct {
	Search   int    `json:"search" jsonschema:"the number that analyse gave"`
	Solution string `json:"solution,omitempty" jsonschema:"moves that solve it, SAN or UCI; else those of the library"`
}

// Missed is why it did.
type Missed struct {
	Says     []string `json:"says" jsonschema:"in sentences"`
	Lies     int      `json:"lies,omitempty" jsonschema:"half-moves from the root to where the truth lies"`
	Left     *int     `json:"left,omitempty" jsonschema:"the node of the search at which the way to it was left"`
	Rule     string   `json:"rule,omitempty" jsonschema:"the key of the rule by which it was left"`
	Truth    int      `json:"truth,omitempty" jsonschema:"the search that finds the solution; node and others know it"`
	Chain    *Chain   `json:"chain,omitempty" jsonschema:"from its choice to that of the truth"`
	Smallest *Tried   `json:"smallest,omitempty" jsonschema:"the smallest change of one option that finds the solution"`
	Each     uint64   `json:"each" jsonschema:"nodes that each search with a change might have"`
	Tried    []Tried  `json:"tried" jsonschema:"all that was tried, the smallest changes first"`
	Untried  int      `json:"untried,omitempty" jsonschema:"changes for which there were no nodes left"`
	Kept     []string `json:"kept" jsonschema:"options of which no change was tried"`
}

// Tried is a change of one option with what came of it.
type Tried struct {
	Option  string `json:"option"`
	From    string `json:"from"`
	To      string `json:"to"`
	Found   bool   `json:"found"`
	Stopped bool   `json:"stopped" jsonschema:"at its limit of nodes: a search that goes on may choose otherwise"`
	Nodes   uint64 `json:"nodes"`
}

func triedOf(t horizon.Tried) Tried {
	return Tried{t.Option, t.From, t.To, t.Found, t.Stopped, t.Nodes}
}

// horizon says why a search missed a solution.
func (s *Server) horizon(ctx context.Context, in Miss) (Missed, error) {
	of, err := s.grown(in.Search)
	if err != nil {
		return Missed{}, err
	}
	moves, err := comparison.Wanted(of.Position, in.Solution)
	if err != nil {
		return Missed{}, err
	}
	if e, ok := examples.Of(of.Position); ok && len(moves) == 0 && len(e.Solution()) > 0 {
		moves = e.Solution()[:1]
	}
	f, err := missed.Of(ctx, s.programmes, of, moves, nil)
	if f != nil {
		defer f.Release()
	}
	if err != nil {
		return Missed{}, err
	}
	m := Missed{Says: f.Says(), Tried: []Tried{}, Each: f.Each, Untried: f.Trial.Left, Kept: append([]string{}, f.Kept()...)}
	if f.Truth != nil {
		defer of.Hold()() // it may be the oldest of those that are kept
		m.Truth = s.keep(f.TakeTruth())
	}
	if id, ok := f.Node(); ok {
		node := int(id)
		m.Left = &node
	}
	if h := f.Horizon; h != nil {
		words := of.Tree().Header().Vocabulary
		if m.Lies = h.Lies; h.Ruled() {
			m.Rule = string(words.Reason(h.Reason).Key)
		}
	}
	if c, ok := f.Chain(); ok {
		chain := chainOf(c, in.Search, m.Truth)
		m.Chain = &chain
	}
	for _, tried := range f.Trial.Tried {
		m.Tried = append(m.Tried, triedOf(tried))
	}
	if smallest, ok := f.Trial.Smallest(); ok {
		found := triedOf(smallest)
		m.Smallest = &found
	}
	return m, nil
}
