// Package proving shows to people what proves a value (package proof): as a table, as a game with variations, and as a
// page that needs nothing but itself.
//
//	v, err := proving.Of(nodes, id)
//	err = v.Outcome(4).Text(os.Stdout)
package proving

import (
	"errors"
	"fmt"
	"slices"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/proof"
	"drevo/engine/proof/check"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Proving is what proves the value of a node, each proof checked, and what is missing.
type Proving struct {
	present.Nodes
	ID     tree.ID
	Asked  *proof.Claim   // what was asked to be proved, nil for what the record says of the node
	Proofs []*proof.Proof // that the value is at least so much, and at most
	Gap    *proof.Gap     // why one of them is missing, nil where none is
}

// Of proves the value that the record has of a node. That the record does not prove it is no error: the error says
// that a proof was refused by its checker.
func Of(nodes present.Nodes, id tree.ID) (Proving, error) {
	proofs, err := proof.Of(nodes.Tree, id)
	return checked(Proving{Nodes: nodes, ID: id}, proofs, err)
}

// OfClaim proves a claim that may be weaker than what the record has of its node, which takes fewer nodes.
func OfClaim(nodes present.Nodes, c proof.Claim) (Proving, error) {
	var proofs []*proof.Proof
	p, err := proof.Make(nodes.Tree, c)
	if err == nil {
		proofs = append(proofs, p)
	}
	return checked(Proving{Nodes: nodes, ID: c.ID, Asked: &c}, proofs, err)
}

// checked has the proofs read by their checker; the error is that of their maker.
func checked(v Proving, proofs []*proof.Proof, err error) (Proving, error) {
	if err != nil && !errors.As(err, &v.Gap) {
		return v, err
	}
	for _, p := range proofs {
		if err := check.Check(v.Tree, p.Nodes[0].Claim, p); err != nil {
			return v, fmt.Errorf("the proof of node %d: %w", v.ID, err)
		}
	}
	v.Proofs = proofs
	return v, nil
}

// Size is how many different nodes of the tree the proofs have.
func (v Proving) Size() int { return len(proof.Nodes(v.Proofs...)) }

// Searched is how many nodes the search visited in the node and below it.
func (v Proving) Searched() int { return int(v.Tree.Node(v.ID).Count) }

// Missing says in a sentence why a proof is missing; empty where none is.
func (v Proving) Missing() string {
	if v.Gap == nil {
		return ""
	}
	if v.Asked != nil {
		return phrase.Of("The record does not prove {claim}: {node} {why}.", "claim", v.Claimed(), "node",
			v.name(v.Gap.Node), "why", v.Gap.Why)
	}
	return phrase.Of("The record does not prove the whole value: {node} {why}.", "node", v.name(v.Gap.Node),
		"why", v.Gap.Why)
}

// Claimed is what is proved, as White's: what was asked, or what the record says.
func (v Proving) Claimed() string {
	if v.Asked != nil {
		return v.Of(*v.Asked)
	}
	return v.Value(v.Tree.Node(v.ID))
}

// name is how a node is called in a sentence: by the way to it.
func (v Proving) name(id tree.ID) string {
	n := v.Tree.Node(id)
	if n.ID == tree.Root || n.Type.Stage() {
		return v.Move(n)
	}
	return v.Path(id)
}

// head names what is proved; where that was asked, beside what was found.
func (v Proving) head() string {
	if v.Asked == nil {
		return v.name(v.ID) + ": " + v.Claimed()
	}
	return phrase.Of("{node}: {claim}, where {found} was found", "node", v.name(v.ID), "claim", v.Claimed(), "found",
		v.Value(v.Tree.Node(v.ID)))
}

// line is a claim of a proof where it is shown.
type line struct {
	proof.Node
	at    int  // in the proof
	depth int  // claims above it
	plies int  // half-moves below the node that is proved
	again bool // it was shown before, with all below it
	more  int  // claims from which it follows, that are not shown
}

// lines lists a proof from the top, a claim before those that it follows from, so many half-moves deep; below zero,
// all. A claim that is used twice is followed once.
func (v Proving) lines(p *proof.Proof, plies int) (list []line) {
	seen := map[int]bool{}
	var below func(at, depth, moves int)
	below = func(at, depth, moves int) {
		l := line{Node: p.Nodes[at], at: at, depth: depth, plies: moves, again: seen[at] && len(p.Nodes[at].Children) > 0}
		seen[at] = true
		deeper := plies < 0 || moves < plies || !v.moves(p, at)
		if !l.again && !deeper {
			l.more = len(l.Children)
		}
		list = append(list, l)
		if l.again || !deeper {
			return
		}
		for _, child := range v.inOrder(p, at) {
			step := 0
			if n := v.Tree.Node(p.Nodes[child].ID); l.By != proof.ByTable && n.Move != board.NoMove {
				step = 1
			}
			below(child, depth+1, moves+step)
		}
	}
	below(0, 0, 0)
	return list
}

// moves reports whether a claim follows from others after a move.
func (v Proving) moves(p *proof.Proof, at int) bool {
	return slices.Contains([]proof.By{proof.ByMove, proof.ByMoves}, p.Nodes[at].By)
}

// inOrder are the claims below one, in the order of the search.
func (v Proving) inOrder(p *proof.Proof, at int) []int {
	list := slices.Clone(p.Nodes[at].Children)
	slices.SortFunc(list, func(a, b int) int { return int(p.Nodes[a].ID) - int(p.Nodes[b].ID) })
	return list
}

// label names a claim behind the one that it shows: by its move or stage, or as the position of a table.
func (v Proving) label(p *proof.Proof, l line, above proof.By) string {
	switch {
	case above == proof.ByTable && l.depth > 0:
		return "known from " + v.name(l.ID)
	case l.depth == 0:
		return v.name(l.ID)
	}
	return v.Move(v.Tree.Node(l.ID))
}

// Of prints what is claimed of a node, as White's.
func (v Proving) Of(c proof.Claim) string { return v.Format.Value(c.Value(v.Tree)) }

// why says what shows a claim: the programme's reason, where that is what closed the node.
func (v Proving) why(n proof.Node) (text, sentence string) {
	reason := v.Reason(v.Tree.Node(n.ID))
	switch n.By {
	case proof.ByEnd, proof.ByRule, proof.ByStatic:
		return reason.Name, reason.Sentence
	}
	return "", n.By.Sentence()
}
