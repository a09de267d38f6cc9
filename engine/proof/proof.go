package proof

import (
	"fmt"
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Sense says what is claimed of a value.
type Sense uint8

// The two senses of a claim.
const (
	AtLeast Sense = iota
	AtMost
)

// String returns the sign of the claim.
func (s Sense) String() string { return [...]string{"≥", "≤"}[s] }

// Bound is what the claim says of a value, as knowledge of it.
func (s Sense) Bound() tree.Bound { return [...]tree.Bound{tree.Lower, tree.Upper}[s] }

// Other is the sense of what has to be shown after a move.
func (s Sense) Other() Sense { return 1 - s }

// By says what shows a claim.
type By uint8

// What shows a claim.
const (
	ByEnd    By = iota // the game is over
	ByStatic           // the static value, where the programme may stop
	ByRule             // a rule of the programme that closed the node: its reason
	ByTable            // the node that a table knew the value from
	ByStage            // a stage of the same position
	ByMove             // one move, or what else gave the value: a pass, a test
	ByMoves            // all moves
	bys
)

// words are what is printed for what shows a claim: the key, and a sentence.
var words = [bys][2]string{
	ByEnd:    {"end", "The game is over."},
	ByStatic: {"static", "The static value says so, and the programme may stop here."},
	ByRule:   {"rule", "A rule of the programme says so."},
	ByTable:  {"table", "The position is known from another line."},
	ByStage:  {"stage", "A search of the same position says so."},
	ByMove:   {"move", "One move is enough."},
	ByMoves:  {"moves", "No move that was looked at brings more."},
}

// String returns the key of what shows a claim.
func (b By) String() string { return words[b][0] }

// Sentence says it in a sentence.
func (b By) Sentence() string { return words[b][1] }

// Claim is what has to be shown: that the value of a node is at least, or at most, so much.
type Claim struct {
	ID    tree.ID
	Sense Sense
	Score eval.Score // for the side to move at the node
}

// ClaimOf is the claim that the value of a node is at least so many of White's pawns, or with tree.Upper at most.
func ClaimOf(t *tree.Tree, id tree.ID, bound tree.Bound, pawns float64) Claim {
	const exact = 1e-6 // of a unit: 0.1 is no number of a computer
	units := pawns * t.Header().Scale.PerPawn
	score := eval.Score(math.Ceil(units - exact))
	c := Claim{ID: id, Sense: AtLeast}
	if bound == tree.Upper {
		c.Sense, score = AtMost, eval.Score(math.Floor(units+exact))
	}
	if c.Score = score; t.Turn(t.Node(id)) == board.Black {
		c.Sense, c.Score = c.Sense.Other(), -score
	}
	return c
}

// After is what has to be shown of a child, from the other point of view.
func (c Claim) After(id tree.ID) Claim { return Claim{id, c.Sense.Other(), -c.Score} }

// Value is what is claimed, as White's, for people.
func (c Claim) Value(t *tree.Tree) tree.Value {
	return t.Header().Scale.Value(c.Score, c.Sense.Bound(), t.Turn(t.Node(c.ID)))
}

// Node is a claim with what shows it.
type Node struct {
	Claim
	By       By
	Children []int // in Proof.Nodes: claims from which this one follows
}

// Proof is a claim and all from which it follows. The first node is the claim itself.
type Proof struct{ Nodes []Node }

// Assumed is what a proof takes from the programme's rules.
type Assumed struct {
	Closed  map[tree.Reason]int // nodes that a rule alone closed, by its reason
	LeftOut map[tree.Reason]int // moves that a rule left out
	Passes  int                 // passes that stand for a move
	Unshown int                 // legal moves of which no record says why they are no better: the method looks at some alone
}

// Assumed counts the rules that a proof relies on.
func (p *Proof) Assumed(t *tree.Tree) Assumed {
	a := Assumed{Closed: map[tree.Reason]int{}, LeftOut: map[tree.Reason]int{}}
	var skips []tree.Skip
	for _, n := range p.Nodes {
		at := t.Node(n.ID)
		if at.Move == board.Pass {
			a.Passes++
		}
		switch n.By {
		case ByRule:
			a.Closed[at.Reason]++
		case ByMoves:
			skips = t.Skips(n.ID, skips[:0])
			for _, s := range skips {
				a.LeftOut[s.Reason]++
			}
			a.Unshown += unshown(t, n.ID, len(n.Children)+len(skips))
		}
	}
	return a
}

// unshown is how many legal moves a node has beyond some.
func unshown(t *tree.Tree, id tree.ID, some int) int {
	at, err := t.Position(id)
	if err != nil { // a king was taken: such positions have no legal moves
		return 0
	}
	return max(at.LegalMoveCount()-some, 0)
}

// Nodes returns the different nodes of the tree that proofs are made of.
func Nodes(proofs ...*Proof) map[tree.ID]bool {
	seen := map[tree.ID]bool{}
	for _, p := range proofs {
		for _, n := range p.Nodes {
			seen[n.ID] = true
		}
	}
	return seen
}

// Gap says why a claim can't be proved: at which node, and what is missing there.
type Gap struct {
	Node tree.ID
	Why  Missing
}

func (g *Gap) Error() string { return fmt.Sprintf("node %d %s", g.Node, g.Why) }

// Missing says what a record does not have that a proof needs, behind "the node".
type Missing string

// What may be missing.
const (
	StillOpen   Missing = "is still open"
	OtherValue  Missing = "does not have the value that is needed of it"
	NoStage     Missing = "has no search of its position that shows its value"
	NoMove      Missing = "has no move that shows its value"
	NotKept     Missing = "has nodes below it that were not kept"
	WasStopped  Missing = "was stopped before all moves had their turn"
	WasCut      Missing = "was left before all moves had their turn"
	BetterSkip  Missing = "left a move out that could bring more"
	BetterStop  Missing = "has a static value that is more"
	BetterMove  Missing = "has a move that could bring more"
	MissingMove Missing = "has a legal move without a node or a rule that left it out"
	NoRule      Missing = "says neither by a move nor by a rule why it has its value"
)

// Of returns the proofs of what the record says of a node: that its value is at least so much, at most so much, or
// both. The error is a *Gap where the record does not prove it, beside the proofs that it has. Cost: about a
// microsecond for each node that is looked at, most of those of the proof and their siblings.
func Of(t *tree.Tree, id tree.ID) ([]*Proof, error) {
	n := t.Node(id)
	if !n.Closed {
		return nil, &Gap{id, StillOpen}
	}
	senses := []Sense{AtLeast, AtMost}
	switch n.Bound {
	case tree.Lower:
		senses = senses[:1]
	case tree.Upper:
		senses = senses[1:]
	}
	var proofs []*Proof
	var missing error
	for _, sense := range senses {
		if p, err := Make(t, Claim{id, sense, n.Score}); err == nil {
			proofs = append(proofs, p)
		} else if missing == nil {
			missing = err
		}
	}
	return proofs, missing
}
