package game

import (
	"slices"

	"drevo/engine/board"
)

// Game is a game, or what somebody wrote about one.
type Game struct {
	Tags   Tags
	Start  board.Position
	Root   *Node // the start; never nil
	Result Result

	// Letters is the language whose letters the pieces had in the text that the game was read from,
	// empty for English. It is not written.
	Letters string

	// Mended says in sentences what was mended to read the game, and what is odd about its start
	// ([Record.Mended]). It is not written.
	Mended []string
}

// New returns a game without moves.
func New(start board.Position) *Game { return &Game{Start: start, Root: &Node{}, Result: Unknown} }

// Node is a move, what is written about it, and what follows it.
type Node struct {
	Move     board.Move // board.NoMove at the root; board.Pass is a null move
	NAGs     []NAG
	Before   []string // comments that stand before the move
	Comments []string // comments that stand after it
	Next     []*Node  // the line that goes on, then the variations on its move
	Parent   *Node    // nil at the root
}

// Add returns the node of a move at n, a new one at the end of its Next if there is none. The move
// must be legal there.
func (n *Node) Add(move board.Move) *Node {
	for _, next := range n.Next {
		if next.Move == move {
			return next
		}
	}
	return n.add(move)
}

func (n *Node) add(move board.Move) *Node {
	next := &Node{Move: move, Parent: n}
	n.Next = append(n.Next, next)
	return next
}

// Promote makes the variation that n belongs to the line that goes on, where it leaves it. On the
// main line nothing happens.
func (n *Node) Promote() {
	for n.Parent != nil && n.Parent.Next[0] == n {
		n = n.Parent
	}
	if n.Parent == nil {
		return
	}
	next := n.Parent.Next
	at := slices.Index(next, n)
	copy(next[1:], next[:at])
	next[0] = n
}

// Delete takes n and all that follows it out of its game. The root can't be deleted.
func (n *Node) Delete() {
	if n.Parent == nil {
		return
	}
	at := slices.Index(n.Parent.Next, n)
	n.Parent.Next = slices.Delete(n.Parent.Next, at, at+1)
	n.Parent = nil
}

// IsMain reports whether n is on the main line.
func (n *Node) IsMain() bool {
	for ; n.Parent != nil; n = n.Parent {
		if n.Parent.Next[0] != n {
			return false
		}
	}
	return true
}

// Moves returns the moves from the start to n.
func (n *Node) Moves() []board.Move {
	var moves []board.Move
	for ; n.Parent != nil; n = n.Parent {
		moves = append(moves, n.Move)
	}
	slices.Reverse(moves)
	return moves
}

// Mainline returns the moves of the main line.
func (g *Game) Mainline() []board.Move {
	var moves []board.Move
	for n := g.Root; len(n.Next) > 0; {
		n = n.Next[0]
		moves = append(moves, n.Move)
	}
	return moves
}

// Position returns the position after a node's move. It replays the moves from the start.
func (g *Game) Position(n *Node) board.Position {
	p := g.Start
	for _, move := range n.Moves() {
		p = p.After(move)
	}
	return p
}
