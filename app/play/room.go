package play

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/match"
)

// Room is where games are played: at its table the one that the user takes part in or watches, and matches in
// the background. It begins them as the settings say, and keeps what is played in the user's game.
type Room struct {
	Table   *Table
	Contest *Contest

	// OnChange is told when anything changes, OnMove of every move of the game at the table, and OnTurn
	// which colour a person plays against something else.
	OnChange func()
	OnMove   func()
	OnTurn   func(board.Colour)

	work    *workspace.Workspace
	books   *books.Reader
	owning  bool              // the game that is played is the user's, not a variation of it
	laying  bool              // a game is about to begin, its position is being put before the user
	watched []*session.Search // for the move that is being thought about, or was last
	watcher *workspace.Watcher
}

// NewRoom returns a room, with the game at its table that the settings hold, stopped.
func NewRoom(work *workspace.Workspace, reader *books.Reader) *Room {
	nothing := func() {}
	r := &Room{work: work, books: reader, OnChange: nothing, OnMove: nothing, OnTurn: func(board.Colour) {}}
	r.Table = &Table{Post: work.Post, OnMove: r.moved, OnThinking: r.watch, OnChange: r.changed}
	r.Contest = &Contest{Post: work.Post, OnChange: r.contestChanged}
	r.watcher = work.NewWatcher(r.thoughtEnded)
	work.OnMove = r.answer
	r.layTable()
	return r
}

// Close ends what is played.
func (r *Room) Close() {
	r.Table.Stop()
	r.Contest.Stop()
}

// layTable puts the game on the table that the settings hold, stopped.
func (r *Room) layTable() {
	kept := r.work.Journal().Session().Table
	if kept.Start == "" {
		return
	}
	start, err := board.ParseFEN(kept.Start)
	if err != nil {
		return // a damaged file: the game itself is in the window
	}
	setup, err := r.maker().Setup(start)
	if err != nil {
		r.work.Fault("The game that was played can't go on: " + err.Error())
		return
	}
	setup.Moves, _ = session.ParseMoves(start, kept.Moves)
	setup.Played = kept.Played
	for side, left := range kept.Left {
		setup.Left[side] = config.Milliseconds(left)
	}
	r.Table.Put(setup)
	r.ownsGame(start, setup.Moves)
}

// maker makes the players of a game as the settings are now.
func (r *Room) maker() Maker {
	m := Maker{Config: r.work.Settings().Config(), Programmes: r.work.Programmes, Values: r.work.ValuesOf,
		Recording: Recording, Watch: r.Table.Watch}
	if m.Config.Play.Book {
		m.Book = r.books.Player()
	}
	return m
}

// Begin begins a game as the settings say: from the position that is shown, or from the beginning.
func (r *Room) Begin(here bool) {
	start, moves, err := r.startOfGame(here)
	if err != nil {
		r.work.Fault(err.Error())
		return
	}
	setup, err := r.maker().Setup(start)
	if err != nil {
		r.work.Fault(err.Error())
		return
	}
	r.keepPlayers()
	setup.Moves = moves
	r.laying = true
	r.layOut(setup, here)
	r.laying = false
	switch white, black := setup.Seats[board.White].Person(), setup.Seats[board.Black].Person(); {
	case white && !black:
		r.OnTurn(board.White)
	case black && !white:
		r.OnTurn(board.Black)
	}
	r.Table.Start(r.work.Context(), setup)
	if opponent := r.opponent(); opponent != "" {
		r.work.Status(fmt.Sprintf("Your game with %s has begun.", opponent))
	} else {
		r.work.Status("The game has begun.")
	}
}

// Playing reports whether a game is played at the table, or is about to begin: nobody shows or works out unasked what is
// best then.
func (r *Room) Playing() bool { return r.laying || r.Table.Running() }

// keepPlayers writes into the settings who plays, also where that was the current programme: a game that waits has
// the same players when it goes on, whatever the tool bar says then.
func (r *Room) keepPlayers() {
	keys := r.Players()
	r.work.Settings().Change(func(c *config.Config) { c.Play.White, c.Play.Black = keys[0], keys[1] })
}

// Waiting says that the game at the table waits to go on; it is empty where none does.
func (r *Room) Waiting() string {
	if !r.Table.Began() || r.Table.Running() || r.Table.Ending().Over() {
		return ""
	}
	if opponent := r.opponent(); opponent != "" {
		return fmt.Sprintf("Your game with %s waits: Ctrl+Shift+P.", opponent)
	}
	return "The game waits: Ctrl+Shift+P."
}

// opponent names who plays against the user, empty where two others play or two persons do.
func (r *Room) opponent() string {
	seats := r.Table.Setup().Seats
	switch white, black := seats[board.White], seats[board.Black]; {
	case white.Person() == black.Person():
		return ""
	case white.Person():
		return black.Name
	default:
		return white.Name
	}
}

// layOut shows the position in which a game begins, and writes who plays it into the game, if it is the window's.
func (r *Room) layOut(s Setup, here bool) {
	if !here || r.work.Session.Game.Start() != s.Start {
		r.owning = true
		begun := session.NewGame(s.Start)
		sign(begun, s)
		r.work.SetGame("new game", begun)
		return
	}
	r.ownsGame(s.Start, s.Moves)
	r.work.ChangeGame("playing from here", func() {
		r.work.Session.Walk(func(g *session.Game) {
			if g.Insert(s.Moves, nil, "", ""); r.owning {
				sign(g, s)
			}
			g.GoTo(s.Moves)
		})
	})
}

// startOfGame is where a game begins, and the moves that were made.
func (r *Room) startOfGame(here bool) (board.Position, []board.Move, error) {
	if here {
		start, moves := r.work.Session.Game.Start(), r.work.Session.Game.Moves()
		if _, err := match.NewReferee(start); err != nil || slices.Contains(moves, board.Pass) { // which no game has
			start, moves = r.work.Session.Position(), nil
		}
		_, err := match.NewReferee(start)
		return start, moves, cmp.Or(err, start.Playable())
	}
	start, err := HandicapOf(r.work.Settings().Config().Play.Handicap).Start()
	return start, nil, err
}

// GoOn goes on with the game that was stopped, with the players as the settings say now.
func (r *Room) GoOn() {
	before := r.Table.Setup()
	setup, err := r.maker().Setup(before.Start)
	if err != nil {
		r.work.Fault(err.Error())
		return
	}
	setup.Moves, setup.Left, setup.Played = before.Moves, before.Left, before.Played
	if setup.Clock != before.Clock {
		setup.Left, setup.Played = [2]time.Duration{}, [2]int{}
	}
	r.Show()
	if r.owning && (setup.Names() != before.Names() || setup.Clock != before.Clock) {
		r.work.Session.Walk(func(g *session.Game) { sign(g, setup) })
	}
	r.Table.Start(r.work.Context(), setup)
}

// Show shows the position of the game that is played.
func (r *Room) Show() {
	at := r.Table.Situation()
	if !r.holds(at.Start, at.Moves) {
		played, err := session.Replay(at.Start, at.Moves)
		if err != nil {
			return
		}
		r.owning = true
		sign(played, r.Table.Setup())
		end(played, r.Table.Ending())
		r.work.SetGame("the game that is played", played)
	}
	r.work.Session.Walk(func(g *session.Game) { g.Insert(at.Moves, nil, "", ""); g.GoTo(at.Moves) })
	r.work.Follow()
	r.work.Changed()
}

// TakeBack takes moves of the game back, up to the user's last turn.
func (r *Room) TakeBack() {
	if !r.Table.TakeBack(r.work.Context()) {
		r.work.Status("There is no move to take back.")
		return
	}
	at := r.Table.Situation()
	r.work.ChangeGame("taking moves back", func() {
		r.work.Session.Walk(func(g *session.Game) {
			if g.Start() != at.Start {
				return
			}
			g.GoTo(at.Moves)
			if r.owning {
				end(g, goesOn)
			}
		})
	})
	r.work.Follow()
	r.work.Status("Taken back: it is your move again.")
	r.work.Changed()
}

// PauseOrGoOn stops the game that is played, or goes on with it.
func (r *Room) PauseOrGoOn() {
	switch {
	case r.Table.Running():
		r.Table.Stop()
		r.work.Status(r.Waiting())
	case r.Table.Began() && !r.Table.Ending().Over():
		r.GoOn()
	default:
		r.work.Status("There is no game to go on with: begin one in the tab Play.")
	}
}

// Choices lists the players there are.
func (r *Room) Choices() []Choice { return Choices(r.work.Programmes, r.work.Settings().Config()) }

// Players are the keys of both sides as the settings have them.
func (r *Room) Players() [2]string { return Players(r.work.Programmes, r.work.Settings().Config()) }

// Ponderers names the programmes that think on the opponent's time.
func (r *Room) Ponderers() []string { return Ponderers(r.work.Programmes) }
