package session

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Back takes one move back. It reports whether there was one.
func (g *Game) Back() bool {
	last := len(g.looked) - 1
	switch {
	case last >= 0:
		g.undone = append(g.undone, g.looked[last])
		g.looked = g.looked[:last]
	case g.node.Parent != nil:
		g.undone = append(g.undone, g.node.Move)
		g.node = g.node.Parent
	default:
		return false
	}
	return true
}

// Forward goes one move on: along the line that Back left, else along the one that goes on. It
// reports whether there was a move.
func (g *Game) Forward() bool {
	switch last := len(g.undone) - 1; {
	case last >= 0:
		move := g.undone[last]
		g.undone = g.undone[:last]
		g.follow(move)
	case g.goesOn():
		g.node = g.node.Next[0]
	default:
		return false
	}
	return true
}

// goesOn reports whether the game has a move after the place.
func (g *Game) goesOn() bool { return g.InGame() && len(g.node.Next) > 0 }

// follow makes one move, in the game if it has it.
func (g *Game) follow(move board.Move) {
	if g.InGame() {
		if next, rest := walk(g.node, []board.Move{move}); len(rest) == 0 {
			g.node = next
			return
		}
	}
	g.looked = append(g.looked, move)
}

// Go goes to a place of the main line: so many moves from the start.
func (g *Game) Go(cursor int) {
	n := g.record.Root
	for ; cursor > 0 && len(n.Next) > 0; cursor-- {
		n = n.Next[0]
	}
	g.GoToNode(n)
}

// GoToNode goes to a node of [Game.Record].
func (g *Game) GoToNode(n *game.Node) { g.node, g.looked, g.undone = n, nil, nil }

// GoTo goes where legal moves from the start lead: in the game as far as it has them, then beside it.
func (g *Game) GoTo(moves []board.Move) {
	n, rest := walk(g.record.Root, moves)
	g.GoToNode(n)
	g.looked = slices.Clone(rest)
}

// End goes to the end of the line; from there to the end of the main line.
func (g *Game) End() {
	n := g.node
	for len(n.Next) > 0 {
		n = n.Next[0]
	}
	if n == g.node && g.InGame() {
		g.Go(len(g.Mainline()))
		return
	}
	g.GoToNode(n)
}

// Sibling goes to the next move that stands for the last one, or with -1 to the one before. It
// reports whether there is one.
func (g *Game) Sibling(by int) bool {
	if g.node.Parent == nil || !g.InGame() {
		return false
	}
	all := g.node.Parent.Next
	at := slices.Index(all, g.node) + by
	if at < 0 || at >= len(all) {
		return false
	}
	g.GoToNode(all[at])
	return true
}

// Enter goes into the first variation on the move that follows. It reports whether there is one.
func (g *Game) Enter() bool {
	if !g.InGame() || len(g.node.Next) < 2 {
		return false
	}
	g.GoToNode(g.node.Next[1])
	return true
}

// Leave goes out of the variation, to the move that its first one stands for. It reports whether the
// place was in one.
func (g *Game) Leave() bool {
	if !g.InGame() {
		g.GoToNode(g.node)
		return true
	}
	for n := g.node; n.Parent != nil; n = n.Parent {
		if main := n.Parent.Next[0]; main != n {
			g.GoToNode(main)
			return true
		}
	}
	return false
}
