package mcp

import (
	"context"
	"errors"
	"fmt"

	"drevo/app/present"
	"drevo/app/proving"
	"drevo/engine/proof"
	"drevo/engine/tree"
)

// Claim is what is to be proved of a node; without a number, what the search found.
type Claim struct {
	Place
	AtLeast *float64 `json:"at_least,omitempty" jsonschema:"prove only that White has at least so many pawns"`
	AtMost  *float64 `json:"at_most,omitempty" jsonschema:"prove only that White has at most so many pawns"`
	Limit   *int     `json:"limit,omitempty" jsonschema:"list so many steps of each proof at most (20), from the claim on"`
}

// Proof is what of the tree proves a claim.
type Proof struct {
	Claim    string        `json:"claim" jsonschema:"pawns, White's point of view"`
	Proved   bool          `json:"proved"`
	Missing  string        `json:"missing,omitempty" jsonschema:"in a sentence, what the record lacks"`
	Nodes    int           `json:"nodes" jsonschema:"different nodes of the proofs"`
	Searched int           `json:"searched" jsonschema:"nodes that were searched for it"`
	Assumed  []Assumption  `json:"assumed" jsonschema:"what is taken from rules of the programme, not proved"`
	Unshown  int           `json:"unshown" jsonschema:"legal moves that the method did not look at, or by a test alone: taken to be no better"`
	Proofs   []Steps       `json:"proofs" jsonschema:"that it is at least so much, and at most"`
	Words    present.Words `json:"words" jsonschema:"what the keys stand for"`
}

// Assumption is how often proofs rely on a rule.
type Assumption struct {
	Rule    tree.Key `json:"rule"`
	Closed  int      `json:"closed" jsonschema:"nodes that it closed"`
	LeftOut int      `json:"left_out" jsonschema:"moves that it left out"`
}

// Steps is one proof.
type Steps struct {
	Claim string `json:"claim"`
	Steps []Step `json:"steps" jsonschema:"the claim first, those that it follows from behind it"`
	More  int    `json:"more,omitempty" jsonschema:"steps that are not listed"`
}

// Step is a claim with what it follows from.
type Step struct {
	Number int      `json:"number"`
	Node   int      `json:"node"`
	Move   string   `json:"move"`
	Claim  string   `json:"claim"`
	By     string   `json:"by" jsonschema:"what shows it"`
	Reason tree.Key `json:"reason" jsonschema:"why the node ended"`
	From   []int    `json:"from,omitempty" jsonschema:"numbers of the steps that it follows from"`
}

// proof proves the value of a node, or less.
func (s *Server) proof(_ context.Context, in Claim) (Proof, error) {
	of, id, err := s.place(in.Place)
	if err != nil {
		return Proof{}, err
	}
	limit, err := listed(in.Limit)
	if err != nil {
		return Proof{}, err
	}
	v, err := in.prove(present.NewNodes(of.Tree(), present.InPawns), id)
	if err != nil {
		return Proof{}, err
	}
	out := Proof{Claim: v.Claimed(), Proved: len(v.Proofs) > 0 && v.Gap == nil, Missing: v.Missing(), Nodes: v.Size(),
		Searched: v.Searched(), Unshown: v.Unshown(), Assumed: []Assumption{}, Proofs: []Steps{}, Words: present.Words{}}
	for _, r := range v.Rules() {
		out.Assumed = append(out.Assumed, Assumption{r.Key, r.Closed, r.LeftOut})
		out.Words[r.Key] = present.Word{Name: r.Name, Sentence: r.Sentence}
	}
	for _, p := range v.Proofs {
		out.Proofs = append(out.Proofs, steps(v, p, limit, out.Words))
	}
	return out, nil
}

// prove proves what is asked.
func (c Claim) prove(nodes present.Nodes, id tree.ID) (proving.Proving, error) {
	switch {
	case c.AtLeast != nil && c.AtMost != nil:
		return proving.Proving{}, errors.New("at_least or at_most; without both the whole value is proved")
	case !within(c.AtLeast) || !within(c.AtMost):
		return proving.Proving{}, fmt.Errorf("at_least and at_most are pawns from %d to %d", -maxPawns, maxPawns)
	case c.AtLeast != nil:
		return proving.OfClaim(nodes, proof.ClaimOf(nodes.Tree, id, tree.Lower, *c.AtLeast))
	case c.AtMost != nil:
		return proving.OfClaim(nodes, proof.ClaimOf(nodes.Tree, id, tree.Upper, *c.AtMost))
	}
	return proving.Of(nodes, id)
}

// maxPawns is more than anything is worth but a mate.
const maxPawns = 1000

func within(pawns *float64) bool { return pawns == nil || *pawns >= -maxPawns && *pawns <= maxPawns }

// steps lists the first steps of a proof.
func steps(v proving.Proving, p *proof.Proof, limit int, words present.Words) Steps {
	shown := p.Nodes[:min(limit, len(p.Nodes))]
	list := Steps{Claim: v.Of(p.Nodes[0].Claim), Steps: []Step{}, More: len(p.Nodes) - len(shown)}
	for i, n := range shown {
		at := v.Tree.Node(n.ID)
		reason := v.Reason(at)
		words[reason.Key] = present.Word{Name: reason.Name, Sentence: reason.Sentence}
		step := Step{Number: i + 1, Node: int(n.ID), Move: v.Move(at), Claim: v.Of(n.Claim), By: n.By.String(),
			Reason: reason.Key}
		for _, child := range n.Children {
			step.From = append(step.From, child+1)
		}
		list.Steps = append(list.Steps, step)
	}
	return list
}

// listed is how many rows an answer has.
func listed(limit *int) (int, error) {
	switch {
	case limit == nil:
		return usualListed, nil
	case *limit < 0 || *limit > mostListed:
		return 0, fmt.Errorf("limit is 0 to %d, not %d", mostListed, *limit)
	}
	return *limit, nil
}
