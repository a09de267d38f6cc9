// Package why shows where a value came from, as evidence and not as prose: the chain of moves along
// which the root's value came up from a leaf, the terms of that leaf's evaluation, the best move
// beside the second one, and how often the search cut, pruned or extended by each rule.
//
//	v := why.New()
//	v.OnSelect = session.SelectNode   // a step or a move was chosen
//	v.OnHover = tips.Show
//	v.SetData(data)
//	v.Select(node)                    // the node was chosen elsewhere
//
// The parts can be folded away; one without data is left out. The widget knows no engine: the
// caller prepares texts and numbers. It must be used on Fyne's goroutine.
package why

import "drevo/widgets/number"

// Data is what is known about one root value. All values are seen from White.
type Data struct {
	Steps      []Step        // from the root, which has no move, to the leaf
	Terms      []Term        // of the leaf's evaluation
	Total      number.Amount // of the leaf's evaluation, by the scales
	Comparison *Comparison   // nil when there are no two moves
	Choice     *Choice       // nil where there was none
	Absent     []Absence
	Reasons    []Reason
	Unit       string        // of the values, such as "pawns"
	Scales     number.Scales // of the terms of the leaf, which add up to a value
	Units      string        // what their units are, a sentence; empty where everybody knows

	Plain    bool   // no counts in the headings of parts
	Node     string // what the parts without a name of their own are about, such as "36.Qe5+"
	Columns  string // what stands beside the moves of the chain, where its heading says that and not Node
	LeafNode string // whose terms they are
	Counted  string // below which the reasons were counted
}

// Side is who makes a move.
type Side uint8

const (
	None Side = iota // no move: the root
	White
	Black
)

// Bound says what is known of a value.
type Bound uint8

const (
	Exact Bound = iota
	AtLeast
	AtMost
)

// Step is one node on the way from the root to the leaf. ID is the caller's name for the node.
type Step struct {
	ID     uint32
	Move   string // as people write it, with the move number if wanted; empty at the root
	Side   Side   // who made the move
	Value  string
	Bound  Bound
	Needed string // where the value is a bound: what it would have to be to count
	Window string // in which the node was searched
	Taken  string // where no window is told: what the move takes, in words
	Pieces string // how the sides stand by their pieces after it; may be empty

	Meaning string // the value in words; empty for a general sentence
	Reason  string // why it ended, was extended, or was cut
	Note    string // what else is to be said
	Hint    string // a full sentence and its source; shown on hovering
}

// halfMoves counts the steps that are moves: the root is none, nor is a round or an iteration.
func (d *Data) halfMoves() (n int) {
	for _, s := range d.Steps {
		if s.Side != None {
			n++
		}
	}
	return n
}

// Term is one term of the leaf's evaluation.
type Term struct {
	ID, Name, Hint string
	Net            float64
	Scale          int // among those of the data
}

// Comparison sets two moves of the same position side by side.
type Comparison struct {
	Sentence      string // what speaks against one of them, in short
	Because       string // why the second is the one that is compared; may be empty
	Ask           string // what a click on the line below that is for; empty for no such line
	Title         string // of the second line, where it stands alone and the first has no moves; empty for both
	First, Second Variation
	Scales        number.Scales // of the terms, whatever those of the leaf are
	Terms         []Difference  // of the evaluations at the ends of both lines
	Equal         number.Amount // what the other terms, equal in both, add up to
}

// Variation is what is expected after a move, that move first.
type Variation struct {
	Name  string // the move
	Moves []Move
}

// Move is one move of a line.
type Move struct {
	ID    uint32
	Other bool // it is in another tree, or in none: ID means nothing
	Name  string
	Side  Side
	Value string // may be empty
	Bound Bound

	Taken  string // what the move takes, in words; may be empty
	Pieces string // how the sides stand by their pieces after it; may be empty

	Meaning string // the value in words; empty for a general sentence
}

// Difference is one term at the ends of both lines.
type Difference struct {
	ID, Name, Hint string
	First, Second  float64
	Scale          int // among those of the comparison
}

// Choice tells what a search did with the moves of a position.
type Choice struct {
	Summary string      // how many were given a value, how many refuted
	Moves   []Candidate // the best first
}

// Candidate is one of these moves.
type Candidate struct {
	Move
	Nodes int64 // that it took
}

// Reason tells how often the search did something by one rule.
type Reason struct {
	ID, Name, Sentence string
	Count              int64
}

// Absence is a legal move that was not looked at.
type Absence struct {
	ID     uint32 // the caller's
	Move   string
	Rule   string // the key of the rule: moves with the same are shown together
	Reason string // the rule, in a word or two
	Hint   string // a full sentence with the numbers; shown on hovering
	Tested bool   // it was looked at, but only to decide whether it should be searched
}

// Part is a part of the panel that can be folded away.
type Part uint8

const (
	Chain Part = iota
	Versus
	Leaf
	Candidates
	Absent
	Reasons
	parts // their number
)

// net returns what the term speaks for the best line.
func (d Difference) net() float64 { return d.First - d.Second }

// sumTerms adds the net values of terms up, by their scales.
func sumTerms(terms []Term) (sum number.Amount) {
	for _, t := range terms {
		sum.Add(t.Scale, t.Net)
	}
	return sum
}

// pairSum are both sides of differences, added up by their scales.
type pairSum struct{ first, second number.Amount }

// net returns what speaks for the first.
func (p pairSum) net() (net number.Amount) {
	for i, v := range p.first {
		net.Add(i, v)
	}
	for i, v := range p.second {
		net.Add(i, -v)
	}
	return net
}

// totals are both evaluations: each column of the table closes on its own.
func (c *Comparison) totals() pairSum {
	sum := sumDifferences(c.Terms)
	for i, v := range c.Equal {
		sum.first.Add(i, v)
		sum.second.Add(i, v)
	}
	return sum
}

// sumDifferences adds both sides of differences up.
func sumDifferences(terms []Difference) (sum pairSum) {
	for _, d := range terms {
		sum.first.Add(d.Scale, d.First)
		sum.second.Add(d.Scale, d.Second)
	}
	return sum
}

// Place is a move in one of the lines of the panel: how many moves of the line there are up to it.
type Place struct {
	Line  Line
	Moves int
}

// Line is one of the lines of the panel.
type Line uint8

const (
	NoLine Line = iota
	ChainLine
	FirstLine
	SecondLine
	CandidateLine // Moves counts candidates, not moves
)
