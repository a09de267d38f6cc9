package session

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Edit changes the game. Change gets a copy of it with the node of the place, and returns where the
// place is then.
func (g *Game) Edit(change func(copied *game.Game, n *game.Node) *game.Node) {
	copied, n := g.record.Clone(g.node)
	g.node = change(copied, n)
	g.record = newRecord(copied)
}

// EditNode changes what is written about the node of the place.
func (g *Game) EditNode(change func(*game.Node)) {
	g.Edit(func(_ *game.Game, n *game.Node) *game.Node {
		change(n)
		return n
	})
}

// EditAt changes what is written about the node that moves from the start lead to; the place stays. It
// does nothing where the game does not have them.
func (g *Game) EditAt(moves []board.Move, change func(*game.Node)) {
	g.Edit(func(copied *game.Game, n *game.Node) *game.Node {
		if at, rest := walk(copied.Root, moves); len(rest) == 0 {
			change(at)
		}
		return n
	})
}

// Play makes a legal move, and with it those that were only looked at. A move that the game does not
// have goes on with the line at its end; elsewhere it begins a variation.
func (g *Game) Play(move board.Move) {
	g.undone = nil
	n, rest := walk(g.node, append(slices.Clone(g.looked), move))
	g.node, g.looked = n, nil
	if len(rest) > 0 {
		g.Edit(func(_ *game.Game, n *game.Node) *game.Node { return n.AddLine(rest) })
	}
}

// Try makes a legal move to see what comes of it: one that the game does not have is only looked at, until [Game.Keep].
func (g *Game) Try(move board.Move) {
	g.undone = nil
	g.follow(move)
}

// Keep makes the moves that were only looked at a part of the game.
func (g *Game) Keep() {
	if rest := g.looked; len(rest) > 0 {
		g.looked, g.undone = nil, nil
		g.Edit(func(_ *game.Game, n *game.Node) *game.Node { return n.AddLine(rest) })
	}
}

// PromoteVariation puts the variation of the place above the line that it leaves.
func (g *Game) PromoteVariation() {
	g.Keep()
	if !g.node.IsMain() {
		g.EditNode((*game.Node).Promote)
	}
}

// MakeMain makes the line of the place the main line.
func (g *Game) MakeMain() {
	g.Keep()
	if !g.node.IsMain() {
		g.EditNode((*game.Node).MakeMain)
	}
}

// Delete takes the last move and all that follows it out of the game, and goes back to the move
// before. It reports whether there was one.
func (g *Game) Delete() bool {
	if g.node.Parent == nil || !g.InGame() {
		return false
	}
	g.undone = nil
	g.Edit(func(_ *game.Game, n *game.Node) *game.Node {
		parent := n.Parent
		n.Delete()
		return parent
	})
	return true
}

// DeleteRest takes all moves after the place out of the game. It reports whether there were any.
func (g *Game) DeleteRest() bool {
	if len(g.node.Next) == 0 || !g.InGame() {
		return false
	}
	g.undone = nil
	g.EditNode(func(n *game.Node) { n.Next = nil })
	return true
}

// Insert adds legal moves from the start to a position, with an evaluation and a comment there, and a
// line that follows; where the game goes on otherwise they are variations. The place stays, and is in the
// game as far as the game has it now.
func (g *Game) Insert(to, line []board.Move, eval, comment string) {
	g.Edit(func(copied *game.Game, n *game.Node) *game.Node {
		at := copied.Root.AddLine(to)
		at.AddLine(line)
		annotate(at, eval, comment)
		return n
	})
	g.node, g.looked = walk(g.node, g.looked) // the game may have now what was only looked at
}

// annotate writes an evaluation and a comment, unless they are there.
func annotate(n *game.Node, eval, comment string) {
	if eval != "" {
		n.SetCommand("eval", eval)
	}
	if comment != "" && n.Text() != comment {
		if text := n.Text(); text != "" {
			comment = text + " " + comment
		}
		n.SetText(comment)
	}
}
