package workspace

import (
	"drevo/app/journal"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Game is the game in hand and the place in it.
type Game struct {
	*shared
	history *History

	OnMove  func(board.Move) // is told of a move that the user has made
	OnPlace func()           // is told of another place that the user has come to
}

// Play makes a legal move, and shows where it leads.
func (g *Game) Play(move board.Move) {
	p := g.Session.Position()
	var left bool
	g.ChangeGame("move "+present.Line(p, []board.Move{move}), func() { left = g.Session.Play(move) })
	g.Changed()
	g.OnMove(move)
	if !left {
		g.OnPlace()
		return
	}
	if missing, ok := g.Session.WhyNot(); ok {
		nodes := present.NewNodes(g.Session.Tree(), g.Unit)
		g.Status(nodes.Say(nodes.WhyNot(missing)))
	}
}

// Walk goes elsewhere in the game, and shows the tree that belongs there.
func (g *Game) Walk(to func(*session.Game)) { g.goes(func() { g.Session.Walk(to) }) }

// goes shows where something has led, with the tree that belongs there.
func (g *Game) goes(to func()) {
	to()
	g.Follow()
	g.Changed()
	g.OnPlace()
}

// Forward goes one move on in the game, or where it ends along the best line of the tree that is shown; End goes to
// the end of them.
func (g *Game) Forward() { g.goes(func() { g.Session.Forward() }) }
func (g *Game) End()     { g.goes(g.Session.End) }

// EditGame changes the game, as one step that undo takes back.
func (g *Game) EditGame(name string, change func(*session.Game)) {
	g.ChangeGame(name, func() { g.Session.Walk(change) })
	g.Changed()
}

// SetGame makes another game the current one. A search that runs is stopped; the trees stay in
// the list.
func (g *Game) SetGame(name string, game *session.Game) {
	g.Leave()
	g.Session.Stop()
	g.ChangeGame(name, func() { g.Session.SetGame(game, nil) })
	g.Changed()
	g.OnPlace()
}

// Aim says where the position is, if that is not where the tree that is shown begins.
func (g *Game) Aim() string {
	s := g.Session.Search()
	switch {
	case s == nil || s.Position == g.Session.Position():
		return ""
	case g.Session.Game.LastMove() == board.NoMove:
		return "the start of the game"
	}
	return "after " + present.Line(g.Session.Game.Before(), []board.Move{g.Session.Game.LastMove()})
}

// place is a game, the place in it, and the search whose tree is shown, with the node there.
type place struct {
	journal.Place
	game   *session.Game // nil: to be read from the text
	search *session.Search
	node   tree.ID
}

func (g *Game) place() place {
	node, _ := g.Session.Node()
	return place{placeOf(g.Session.Game), g.Session.Game.Clone(), g.Session.Search(), node}
}

// ChangeGame does what alters the game, and notes it for undo.
func (g *Game) ChangeGame(name string, change func()) {
	before := g.place()
	change()
	after := g.place()
	if before.game.Equal(after.game) && before.search == after.search {
		return
	}
	nodes := 0
	if record := after.game.Record(); record != before.game.Record() { // which the step alone keeps
		nodes = len(record.Nodes())
	}
	g.history.note(g.step(name, nodes, before, after))
}

// step goes from one place to another, and back.
func (g *Game) step(name string, nodes int, before, after place) step {
	return step{
		Step: journal.Step{Name: name, Nodes: nodes, Places: &[2]journal.Place{before.Place, after.Place}},
		undo: func() string { return g.goBackTo(before) },
		redo: func() string { return g.goBackTo(after) },
	}
}

// goBackTo shows a game and tree that were shown before.
func (g *Game) goBackTo(p place) (lost string) {
	g.Leave()
	if p.search != nil && !g.Session.Has(p.search) {
		lost = "Its tree had to make room."
	}
	game := p.game
	if game == nil {
		var err error
		if game, err = gameAt(p.Place); err != nil {
			lost = phrase.Of("Not all of it can be read: {fault}.", "fault", err)
		}
	}
	g.Session.SetGame(game.Clone(), p.search)
	g.Session.SelectAt(p.node)
	g.Follow()
	g.Changed()
	g.OnPlace()
	return lost
}

// Follow shows the tree that the last move was chosen in, or that of the position, where the tree that is
// shown does not reach: whoever goes through a game meets what was thought about each move.
func (g *Game) Follow() {
	of := g.Session.Deciding()
	if of == nil {
		return
	}
	g.Leave()
	g.Session.Receive(of)
	g.announce(of)
}
