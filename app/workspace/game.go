package workspace

import (
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Select goes to a node of the tree of a search, and shows it.
func (w *Workspace) Select(at session.At) {
	node, inTree := w.Session.Node()
	if inTree && at == (session.At{Search: w.Session.Search(), Node: node}) {
		return
	}
	w.ShowSearch(at.Search)
	w.Session.Select(at.Node)
	w.Changed()
}

// Play makes a legal move, and shows where it leads.
func (w *Workspace) Play(move board.Move) {
	p := w.Session.Position()
	var left bool
	w.ChangeGame("move "+present.Line(p, []board.Move{move}), func() { left = w.Session.Play(move) })
	w.Changed()
	if w.OnMove != nil {
		w.OnMove(move)
	}
	if !left {
		return
	}
	if missing, ok := w.Session.WhyNot(); ok {
		w.Status(present.NewNodes(w.Session.Tree(), w.Unit).WhyNot(missing))
	}
}

// Walk goes elsewhere in the game, and shows the tree that belongs there.
func (w *Workspace) Walk(to func(*session.Game)) {
	w.Session.Walk(to)
	w.Follow()
	w.Changed()
}

// EditGame changes the game, as one step that undo takes back.
func (w *Workspace) EditGame(name string, change func(*session.Game)) {
	w.ChangeGame(name, func() { w.Session.Walk(change) })
	w.Changed()
}

// SetGame makes another game the current one. A search that runs is stopped; the trees stay in
// the list.
func (w *Workspace) SetGame(name string, game *session.Game) {
	w.Leave()
	w.Session.Stop()
	w.ChangeGame(name, func() { w.Session.SetGame(game, nil) })
	w.Changed()
}

// place is a game, the place in it, and the search whose tree is shown, with the node there.
type place struct {
	game   *session.Game
	search *session.Search
	node   tree.ID
}

func (w *Workspace) place() place {
	node, _ := w.Session.Node()
	return place{w.Session.Game.Clone(), w.Session.Search(), node}
}

// ChangeGame does what alters the game, and notes it for undo.
func (w *Workspace) ChangeGame(name string, change func()) {
	before := w.place()
	change()
	after := w.place()
	if before.game.Equal(after.game) && before.search == after.search {
		return
	}
	moves := 0
	if record := after.game.Record(); record != before.game.Record() { // which the step alone keeps
		moves = len(record.Nodes())
	}
	w.note(step{
		name:  name,
		undo:  func() string { return w.goBackTo(before) },
		redo:  func() string { return w.goBackTo(after) },
		moves: moves,
	})
}

// goBackTo shows a game and tree that were shown before.
func (w *Workspace) goBackTo(p place) (lost string) {
	w.Leave()
	if p.search != nil && !w.Session.Has(p.search) {
		lost = "Its tree had to make room."
	}
	w.Session.SetGame(p.game.Clone(), p.search)
	w.Session.SelectAt(p.node)
	w.Follow()
	w.Changed()
	return lost
}
