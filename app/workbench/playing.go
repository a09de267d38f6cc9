package workbench

import (
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/book"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// playCommands are what the menu has about games and books.
func (w *Workbench) playCommands() []pane.Command {
	const keys = ctrl | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "Begin a game", Key: fyne.KeyN, Modifier: keys, Do: func() { w.playGame(false) }},
		{Name: "Play from here", Key: fyne.KeyF, Modifier: keys, Do: func() { w.playGame(true) }},
		{Name: "Pause, or go on", Key: fyne.KeyP, Modifier: keys, Do: w.pauseOrGoOn},
		{Name: "Take back", Key: fyne.KeyBackspace, Modifier: ctrl, Do: w.takeBack},
		{Name: "Add to your book", Key: fyne.KeyB, Modifier: keys, Do: w.addToBook},
	}
}

// pauseOrGoOn stops the game that is played, or goes on with it.
func (w *Workbench) pauseOrGoOn() {
	switch {
	case w.table.Running():
		w.table.Stop()
		w.setStatus("The game waits in the tab Play.")
	case w.table.Began() && !w.table.Ending().Over():
		w.goOn()
	default:
		w.setStatus("There is no game to go on with: begin one in the tab Play.")
	}
}

// layTable puts the game on the table that the settings hold, stopped.
func (w *Workbench) layTable() {
	kept := w.settings.Config().Play
	if kept.Start == "" {
		return
	}
	start, err := board.ParseFEN(kept.Start)
	if err != nil {
		return // a damaged file: the game itself is in the window
	}
	setup, err := w.maker().Setup(start)
	if err != nil {
		w.setFault("The game that was played can't go on: " + err.Error())
		return
	}
	setup.Moves, _ = parseMoves(start, kept.Moves)
	setup.Played = kept.Played
	for side, left := range kept.Left {
		setup.Left[side] = time.Duration(min(max(left, 0), mostMilliseconds)) * time.Millisecond
	}
	w.table.Put(setup)
	w.ownsGame()
}

// ownsGame notes whether the game that is played is the window's game, and not a variation of it: then
// its moves are the main line, whatever was taken back, and its players and result are the game's.
func (w *Workbench) ownsGame() {
	at := w.table.Situation()
	w.owning = w.session.Game.Start() == at.Start && slices.Equal(w.session.Game.Mainline(), at.Moves)
}

// keepMain makes the line of the place the main line, if the game that is played is the window's.
func (w *Workbench) keepMain(g *session.Game) {
	if w.owning {
		g.MakeMain()
	}
}

// maker makes the players of a game as the settings are now.
func (w *Workbench) maker() play.Maker {
	m := play.Maker{Config: w.settings.Config(), Values: w.valuesOf, Recording: play.Recording, Watch: w.table.Watch}
	if m.Config.Play.Book {
		name := m.Config.Book
		w.bookInUse()
		m.Book = func(p *board.Position) board.Move {
			source, _ := w.shelf.Here(name)
			return books.Choose(w.shelf.Moves(source, p))
		}
	}
	return m
}

// valuesOf are the options of a programme as the user has them.
func (w *Workbench) valuesOf(p search.Programme) search.Values {
	id := p.About().ID
	if id == w.session.Programme.About().ID {
		return w.session.Values
	}
	// those that it has
	_, values, _ := restoreProgramme(config.Config{Programme: id, Options: w.settings.Config().Others[id]})
	return values
}

// bookInUse is the book of the settings, nil while it is being opened.
func (w *Workbench) bookInUse() book.Source {
	name := w.settings.Config().Book
	source, err := w.shelf.Here(name)
	switch {
	case source != nil:
	case err != nil:
		w.setFault(err.Error())
	case !w.booking.Busy():
		w.reopenBook(name)
	}
	return source
}

// playGame begins a game as the settings say: from the position that is shown, or from the beginning.
func (w *Workbench) playGame(here bool) {
	start, moves, err := w.startOfGame(here)
	if err != nil {
		w.setFault(err.Error())
		return
	}
	setup, err := w.maker().Setup(start)
	if err != nil {
		w.setFault(err.Error())
		return
	}
	setup.Moves = moves
	if !here || w.session.Game.Start() != start {
		w.setGame("new game", session.NewGame(start))
	} else {
		w.changeGame("playing from here", func() {
			w.session.Walk(func(g *session.Game) { g.Insert(moves, nil, "", ""); g.GoTo(moves) })
		})
	}
	if black := setup.Seats[board.Black]; setup.Seats[board.White].Person() != black.Person() {
		w.board.SetFlipped(black.Person())
	}
	w.table.Start(w.ctx, setup)
	w.ownsGame()
}

// startOfGame is where a game begins, and the moves that were made.
func (w *Workbench) startOfGame(here bool) (board.Position, []board.Move, error) {
	if here {
		moves := w.session.Game.Moves()
		if slices.Contains(moves, board.Pass) { // which no game has
			return w.session.Position(), nil, nil
		}
		return w.session.Game.Start(), moves, nil
	}
	for _, h := range play.Handicaps() {
		if h.Name == w.settings.Config().Play.Handicap {
			start, err := h.Start()
			return start, nil, err
		}
	}
	return board.Start(), nil, nil
}

// goOn goes on with the game that was stopped, with the players as the settings say now.
func (w *Workbench) goOn() {
	before := w.table.Setup()
	setup, err := w.maker().Setup(before.Start)
	if err != nil {
		w.setFault(err.Error())
		return
	}
	setup.Moves, setup.Left, setup.Played = before.Moves, before.Left, before.Played
	if setup.Clock != before.Clock {
		setup.Left, setup.Played = [2]time.Duration{}, [2]int{}
	}
	w.toTable()
	w.table.Start(w.ctx, setup)
}

// toTable shows the position of the game that is played. It reports whether the window's game has it.
func (w *Workbench) toTable() bool {
	at := w.table.Situation()
	if w.session.Game.Start() != at.Start {
		played, err := session.Replay(at.Start, at.Moves)
		if err != nil {
			return false
		}
		w.setGame("the game that is played", played)
	}
	w.session.Walk(func(g *session.Game) { g.Insert(at.Moves, nil, "", ""); g.GoTo(at.Moves) })
	w.follow()
	w.show()
	return true
}

// takeBack takes moves of the game back, up to the user's last turn.
func (w *Workbench) takeBack() {
	if !w.table.TakeBack(w.ctx) {
		w.setStatus("There is no move to take back.")
		return
	}
	at := w.table.Situation()
	w.changeGame("taking moves back", func() {
		w.session.Walk(func(g *session.Game) {
			if g.Start() != at.Start {
				return
			}
			g.GoTo(at.Moves)
			if w.owning {
				g.Edit(func(open *game.Game, n *game.Node) *game.Node { open.Result = game.Unknown; return n })
			}
		})
	})
	w.follow()
	w.setStatus("Taken back: it is your move again.")
	w.show()
}

// handIn tells the table that the user has moved on the board, if that is a move of its game.
func (w *Workbench) handIn(move board.Move) {
	at := w.table.Situation()
	if !w.table.Waits() {
		return
	}
	if w.session.Game.Start() != at.Start || !slices.Equal(w.session.Game.Moves(), append(slices.Clip(at.Moves), move)) {
		w.setStatus("That is no move of the game that is played, which waits for you: Show the game, in the tab Play.")
		return
	}
	if err := w.table.Answer(match.Answer{Move: move}); err != nil {
		w.setFault(err.Error())
		return
	}
	w.session.Walk(w.keepMain)
	w.show()
}

// tableMoved shows a move of the game. Where another game was opened meanwhile, the one that is played
// waits.
func (w *Workbench) tableMoved(at match.Situation, ply *match.Ply) {
	before, move := at.Moves[:len(at.Moves)-1], ply.Answer.Move
	if w.settings.Config().Sound.Moves {
		w.sound.Knock()
	}
	if !w.holds(at.Start, before) {
		ply.Answer.Tree.Release()
		w.table.Stop()
		w.setStatus("Another game is shown: the one that was played waits in the tab Play.")
		return
	}
	w.session.Walk(func(g *session.Game) {
		g.GoTo(before)
		w.receive(g, ply)
		g.Play(move)
		w.keepMain(g)
		if at.Controls[at.Position.Turn().Opponent()].Base > 0 {
			g.EditNode(clockNote(ply.Left))
		}
	})
	w.show()
	if note := ply.Answer.Note; note != "" || ply.Answer.Value.Known() {
		w.setStatus(w.said(at, ply))
	}
	w.unwatch(ply.Answer.Tree)
	w.watched = nil
	w.makeRoom()
}

// receive shows the tree of the search for a move, if there is one.
func (w *Workbench) receive(before *session.Game, ply *match.Ply) {
	t := ply.Answer.Tree
	switch s := w.thoughtOf(t); {
	case t.Empty():
	case s != nil:
		t.Release() // the share of the game; the search has its own
		w.session.Receive(s)
	default:
		w.session.Receive(recorded(before, ply))
	}
}

// holds reports whether the window's game has moves from a start.
func (w *Workbench) holds(start board.Position, moves []board.Move) bool {
	if w.session.Game.Start() != start {
		return false
	}
	g := w.session.Game.Clone()
	g.GoTo(moves)
	return g.InGame()
}

// clockNote notes what is left on the clock after a move.
func clockNote(left time.Duration) func(*game.Node) {
	s := int(left.Seconds())
	return func(n *game.Node) { n.SetCommand("clk", fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)) }
}

// recorded is the search for a move of the game, as one of the list.
func recorded(before *session.Game, ply *match.Ply) *session.Search {
	t, answer := ply.Answer.Tree, ply.Answer
	programme, err := engine.Find(t.Header().Programme)
	if err != nil {
		programme = engine.Programmes()[0] // which cannot be: the list has made it
	}
	values, _ := search.Resolve(programme, t.Header().Options)
	root := t.Node(tree.Root)
	result := search.Result{Move: answer.Move, Line: answer.Line, Score: root.Score, Note: answer.Note,
		Elapsed: max(answer.Elapsed, ply.Took), Counts: answer.Counts}
	return session.Recorded(programme, values, before, t, result)
}

// said sums a move up: "Kaissa plays 1... e5, −0.12 pawns."
func (w *Workbench) said(at match.Situation, ply *match.Ply) string {
	before := w.session.Game.Before()
	seat := w.table.Setup().Seats[before.Turn()]
	text := fmt.Sprintf("%s plays %s %s", seat.Name, present.Number(&before), before.SAN(ply.Answer.Move))
	switch {
	case ply.Answer.Note == play.FromBook:
		return text + ", from the book."
	case ply.Answer.Note != "":
		return text + ": " + ply.Answer.Note
	}
	if s := w.view.Search; s != nil && s.Tree() == ply.Answer.Tree && !s.Tree().Empty() {
		return text + " (" + w.score(s) + ")."
	}
	v := ply.Answer.Value
	return text + " (" + present.Format{Scale: v.Scale, Unit: present.InPawns}.Amount(v.Score) + ")."
}

// signGame writes into the window's game who has played it, and how it ended: a game that is a variation
// of another has it behind its last move.
func (w *Workbench) signGame(s play.Setup, ending match.Ending) {
	if !w.holds(s.Start, s.Moves) {
		return
	}
	names := s.Names()
	w.session.Walk(func(g *session.Game) {
		if !w.owning {
			g.Insert(s.Moves, nil, "", fmt.Sprintf("%s – %s: %s.", names[board.White], names[board.Black], ending))
			return
		}
		if len(g.Mainline()) > len(s.Moves) {
			g.Insert(s.Moves, nil, "", fmt.Sprintf("%s. What follows was taken back.", ending))
		}
		g.Edit(func(signed *game.Game, n *game.Node) *game.Node {
			signed.Result = ending.Result
			signed.Tags.Set("Date", time.Now().Format("2006.01.02"))
			signed.Tags.Set("White", names[board.White])
			signed.Tags.Set("Black", names[board.Black])
			return n
		})
	})
	w.show()
}

// tableChanged keeps the game that is played, and shows how it stands.
func (w *Workbench) tableChanged() {
	w.playMusic()
	s, ending := w.table.Setup(), w.table.Ending()
	w.settings.Change(func(c *config.Config) {
		c.Play.Start, c.Play.Moves, c.Play.Played = s.Start.FEN(), nil, s.Played
		for _, move := range s.Moves {
			c.Play.Moves = append(c.Play.Moves, move.UCI())
		}
		for side, left := range s.Left {
			c.Play.Left[side] = left.Milliseconds()
		}
		if ending.Over() {
			c.Play.Start, c.Play.Moves = "", nil
		}
	})
	switch fault := w.table.Fault(); {
	case fault != nil:
		w.setFault("The game can't go on: " + fault.Error())
	case ending.Over():
		w.signGame(s, ending)
		w.setOutcome("The game is over: " + ending.String() + ".")
	}
	w.showAgain(pane.Play)
}
