package workspace

import (
	"drevo/app/config"
	"drevo/app/session"
)

// keepSetup saves what the next search will be.
func (w *Workspace) keepSetup() {
	programme, options := w.Session.Programme.About().ID, w.Session.Values.Map()
	w.settings.Change(func(c *config.Config) { c.Programme, c.Options = programme, options })
}

// keepSession saves the game and the place in it.
func (w *Workspace) keepSession() {
	line := w.Session.Game
	start := line.Start()
	node, _ := w.Session.Node()
	pgn, moves, cursor := line.PGN(), session.UCI(line.Mainline()), line.Cursor()
	played, looked := session.UCI(line.Played()), session.UCI(line.Looked())
	w.settings.Change(func(c *config.Config) {
		c.Start, c.PGN, c.Game, c.Cursor, c.Variation, c.Looked = start.FEN(), pgn, moves, cursor, played, looked
		c.Node = uint32(node)
	})
}

// keepThought saves what a search was and how long it took: the next start repeats a short one.
func (w *Workspace) keepThought(s *session.Search) {
	result, err := s.Wait()
	if err != nil {
		return
	}
	start := s.Start()
	thought := config.Thought{
		Programme: s.Programme.About().ID, Options: s.Values.Map(), Start: start.FEN(), Root: session.UCI(s.Moves),
		Nodes: result.Counts.Nodes, Milliseconds: max(s.Elapsed().Milliseconds(), 1), Stopped: result.Stopped,
	}
	w.settings.Change(func(c *config.Config) { c.Thought = thought })
}
