package present

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Nodes prints the nodes of a recorded tree. Explorer, panels, exhibits and the terminal
// all print nodes with it, so that a node reads the same everywhere. Scores are from
// White's point of view, in the unit of the format. The zero Nodes has no tree to print.
//
// Each method costs at most a walk up to the root and the replay of the moves on it;
// Line also a walk down the line.
type Nodes struct {
	Tree   *tree.Tree // nil or empty when there is nothing to print
	Format Format
	Asked  map[tree.ID]bool // whose values and reasons a lesson asks for: they are not printed
}

// asked stands where a lesson asks for a value.
const asked = "?"

// NewNodes returns a printer of a tree, which may be nil or empty, in the given unit.
func NewNodes(t *tree.Tree, unit Unit) Nodes {
	p := Nodes{Tree: t, Format: Format{Unit: unit}}
	if t != nil {
		p.Format.Scale = t.Header().Scale
	}
	return p
}

// Deciding returns the printer in whose scores any two that differ look different.
func (p Nodes) Deciding() Nodes {
	p.Format = p.Format.Deciding()
	return p
}

// Turn returns the side to move at a node.
func (p Nodes) Turn(n tree.Node) board.Colour { return p.Tree.Turn(n) }

// Move returns the move to a node with its number ("30. Ba3", "30... Qxa3"), or what
// stands for it: "start" at the root, the name of a stage.
func (p Nodes) Move(n tree.Node) string {
	switch {
	case n.ID == tree.Root:
		return "start"
	case n.Type.Stage():
		words := p.words()
		return words.StageName(n.Type, n.Number)
	}
	before, err := p.Tree.Position(n.Parent)
	if err != nil {
		return n.Move.UCI()
	}
	return Number(&before) + SAN(before, []board.Move{n.Move})[0]
}

// words are the words of the programme whose tree it is.
func (p Nodes) words() tree.Vocabulary { return p.Tree.Header().Vocabulary }

// Type returns the description of the game at a node.
func (p Nodes) Type(n tree.Node) tree.TypeInfo { words := p.words(); return words.Type(n.Type) }

// Class returns the description of the sort of move that led to a node.
func (p Nodes) Class(n tree.Node) tree.ClassInfo { words := p.words(); return words.Class(n.Class) }

// Reason returns the description of why nothing more was done at a node.
func (p Nodes) Reason(n tree.Node) tree.ReasonInfo { words := p.words(); return words.Reason(n.Reason) }

// Place returns the description of why the move to a node had its place in the order of moves; where
// nothing is said of it the name is empty.
func (p Nodes) Place(n tree.Node) tree.PlaceInfo { words := p.words(); return words.Place(n.Place) }

// Turned says which in the order of its parent's moves the move to a node was, from 1, and of how many;
// 0 for a stage or the root. Tests do not count, nor what was searched again.
func (p Nodes) Turned(n tree.Node) (number, of int) {
	if n.Move == board.NoMove {
		return 0, 0
	}
	seen := map[board.Move]bool{}
	for _, id := range p.Tree.Children(n.Parent, nil) {
		child := p.Tree.Node(id)
		if child.Type.Test() || child.Move == board.NoMove || seen[child.Move] {
			continue
		}
		seen[child.Move] = true
		of++
		if child.Move == n.Move {
			number = of
		}
	}
	return number, of
}

// TypeIndex numbers the types of nodes without a gap, the core's first: for colours and
// shapes.
func TypeIndex(t tree.NodeType) int {
	if t.Code() == tree.TypeThread.Code() { // the youngest of the core's, which took no colour from those before
		return tree.TypeRound.Code() + 1 + tree.NodeTypes - tree.OwnType.Code()
	}
	if own := t.Code() - tree.OwnType.Code(); own >= 0 {
		return tree.TypeRound.Code() + 1 + own
	}
	return t.Code()
}

// Window returns the bounds with which a node was entered, the lower one first.
func (p Nodes) Window(n tree.Node) string { return p.Format.Window(n, p.Turn(n)) }

// ValueOf returns what was found for a closed node, which may lie beyond its bounds; the zero Value where
// nothing is known.
func (p Nodes) ValueOf(n tree.Node) tree.Value {
	if !p.Known(n) {
		return tree.Value{}
	}
	return p.Format.Scale.Value(n.Score, n.Bound, p.Turn(n))
}

// Value returns what was found for a closed node after "=", "≤" or "≥".
func (p Nodes) Value(n tree.Node) string {
	switch {
	case p.Asked[n.ID]:
		return asked
	case !p.Known(n):
		return noValue
	}
	return p.Bound(n) + " " + p.Score(n)
}

// Settled reports whether the search has looked at all that it wants to see at a node.
func (p Nodes) Settled(n tree.Node) bool { return n.Closed && n.Reason != tree.ReasonStopped }

// Known reports whether anything is known of the value of a node: nothing is where the search was
// stopped before a first move gave a value.
func (p Nodes) Known(n tree.Node) bool {
	_, best := p.Tree.Best(n.ID)
	return n.Closed && (n.Reason != tree.ReasonStopped || best)
}

// Needed returns what the value of a closed node would have to be to count, with "<" or ">": the
// bound at entry that it did not beat or that it went beyond. It is empty for an exact value, and for one that was good enough.
func (p Nodes) Needed(n tree.Node) string {
	switch v := p.ValueOf(n); {
	case v.Bound == tree.Exact || !p.Settled(n) || n.Content():
		return ""
	case v.Bound == tree.Lower:
		return "< " + p.missed(n)
	}
	return "> " + p.missed(n)
}

// missed prints the bound at entry that made the value of a node a bound.
func (p Nodes) missed(n tree.Node) string {
	if n.Bound == tree.Upper {
		return p.Format.Bound(n.Alpha.For(p.Turn(n)))
	}
	return p.Format.Bound(n.Beta.For(p.Turn(n)))
}

// Bound returns what the value of a closed node is worth: "=", "≤" or "≥".
func (p Nodes) Bound(n tree.Node) string { return n.Bound.For(p.Turn(n)).String() }

// Score returns what a closed node has returned, which may lie beyond its bounds.
func (p Nodes) Score(n tree.Node) string {
	switch {
	case p.Asked[n.ID]:
		return asked
	case !p.Known(n):
		return noValue
	}
	return p.Format.Score(n.Score.For(p.Turn(n)))
}

// Static returns the static value of a node, empty where it was not computed, with "≤" or "≥" where
// the programme saw no more than that it lies beyond the bounds.
func (p Nodes) Static(n tree.Node) string {
	if !n.HasStatic {
		return ""
	}
	return p.Format.Value(p.Format.Scale.Value(n.Static, n.StaticBound, p.Turn(n)))
}

// Line returns the line of best play from a node on, of at most the given number of
// moves.
func (p Nodes) Line(n tree.Node, most int) string {
	line := p.Tree.Line(n.ID)
	if len(line) == 0 {
		return ""
	}
	from, err := p.Tree.Position(n.ID)
	if err != nil {
		return ""
	}
	return Line(from, p.Tree.Moves(line[:min(len(line), most)]))
}

// BestLine is the line of best play from a node.
type BestLine struct {
	Moves   []string // SAN
	Horizon int      // how many come before the horizon; the others were found by a game of forcing moves
	Text    string   // the moves with their numbers
}

// BestLine returns the line of best play from a node on, of at most the given number of moves.
func (p Nodes) BestLine(n tree.Node, most int) BestLine {
	var b BestLine
	line := p.Tree.Line(n.ID)
	line = line[:min(len(line), most)]
	above, moves := n, []board.Move{}
	for _, id := range line {
		step := p.Tree.Node(id)
		if step.Move != board.NoMove {
			if moves = append(moves, step.Move); !forces(above, step) {
				b.Horizon = len(moves)
			}
		}
		above = step
	}
	b.Moves, b.Text = p.Moves(n, moves)
	return b
}

// forces reports whether the move from one node to the next belongs to a game of forcing moves: one
// from a node of that game, or the first of a test that plays it.
func forces(from, to tree.Node) bool {
	return from.Type == tree.TypeQuiescence || from.Type.Test() && to.Type == tree.TypeQuiescence
}

// Moves writes a line of moves from a node: each for itself, and all with their numbers.
func (p Nodes) Moves(n tree.Node, line []board.Move) (moves []string, text string) {
	from, err := p.Tree.Position(n.ID)
	if err != nil {
		return nil, ""
	}
	moves = SAN(from, line)
	return moves, numbered(&from, moves, " ")
}

// Path returns the moves from the root to a node.
func (p Nodes) Path(id tree.ID) string {
	return Line(p.Tree.Header().Position, p.Tree.Moves(p.Tree.Path(id)))
}

// Mover returns a score or bound of the side to move from that side's point of view.
func (p Nodes) Mover(score eval.Score) string { return p.Format.Bound(eval.WhiteScore(score)) }
