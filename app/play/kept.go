package play

import (
	"fmt"
	"slices"
	"time"

	"drevo/app/journal"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// ownsGame notes whether the game that is played is the window's game, and not a variation of it: then
// its moves are the main line, whatever was taken back, and its players and result are the game's.
func (r *Room) ownsGame(start board.Position, moves []board.Move) {
	r.owning = r.work.Session.Game.Start() == start && slices.Equal(r.work.Session.Game.Mainline(), moves)
}

// sign writes into a game that begins, or goes on with others, who plays it, with which clocks and since when.
func sign(g *session.Game, s Setup) {
	g.Edit(func(begun *game.Game, n *game.Node) *game.Node {
		begun.Result = game.Unknown
		begun.Tags.Set("Date", time.Now().Format("2006.01.02"))
		match.WriteTags(&begun.Tags, s.Names(), s.controls(), goesOn)
		return n
	})
}

// end writes into a game how it has ended, or that it goes on after all.
func end(g *session.Game, ending match.Ending) {
	g.Edit(func(ended *game.Game, n *game.Node) *game.Node {
		ended.Result = ending.Result
		ended.Tags.Set("Termination", ending.Termination())
		return n
	})
}

// keepMain makes the line of the place the main line, if the game that is played is the window's.
func (r *Room) keepMain(g *session.Game) {
	if r.owning {
		g.MakeMain()
	}
}

// answer tells the table that the user has moved on the board, if that is a move of its game.
func (r *Room) answer(move board.Move) {
	at := r.Table.Situation()
	if !r.Table.Waits() {
		return
	}
	g := r.work.Session.Game
	if g.Start() != at.Start || !slices.Equal(g.Moves(), append(slices.Clip(at.Moves), move)) {
		r.work.Status("That is no move of the game that is played, which waits for you: Show the game, in the tab Play.")
		return
	}
	if err := r.Table.Answer(match.Answer{Move: move}); err != nil {
		r.work.Fault(err.Error())
		return
	}
	r.work.Session.Walk(r.keepMain)
	r.work.Changed()
}

// moved shows a move of the game. Where another game was opened meanwhile, the one that is played
// waits.
func (r *Room) moved(at match.Situation, ply *match.Ply) {
	before, move := at.Moves[:len(at.Moves)-1], ply.Answer.Move
	r.OnMove()
	if !r.holds(at.Start, before) {
		ply.Answer.Tree.Release()
		r.Table.Stop()
		r.work.Status("Another game is shown: the one that was played waits in the tab Play.")
		return
	}
	r.work.Session.Walk(func(g *session.Game) {
		g.GoTo(before)
		r.receive(g, ply)
		g.Play(move)
		r.keepMain(g)
		if at.Controls[at.Position.Turn().Opponent()].Base > 0 {
			g.EditNode(clockNote(ply.Left))
		}
	})
	r.work.Changed()
	if note := ply.Answer.Note; note != "" || ply.Answer.Value.Known() {
		r.work.Status(r.said(at, ply))
	}
	r.unwatch(ply.Answer.Tree)
	r.watched = nil
	r.work.MakeRoom()
}

// receive shows the tree of the search for a move, if there is one.
func (r *Room) receive(before *session.Game, ply *match.Ply) {
	t := ply.Answer.Tree
	switch s := r.thoughtOf(t); {
	case t.Empty():
	case s != nil:
		t.Release() // the share of the game; the search has its own
		r.work.Session.Receive(s)
	default:
		r.work.Session.Receive(r.recorded(before, ply))
	}
}

// holds reports whether the window's game has moves from a start.
func (r *Room) holds(start board.Position, moves []board.Move) bool {
	if r.work.Session.Game.Start() != start {
		return false
	}
	g := r.work.Session.Game.Clone()
	g.GoTo(moves)
	return g.InGame()
}

// clockNote notes what is left on the clock after a move.
func clockNote(left time.Duration) func(*game.Node) {
	s := int(left.Seconds())
	return func(n *game.Node) { n.SetCommand("clk", fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)) }
}

// recorded is the search for a move of the game, as one of the list.
func (r *Room) recorded(before *session.Game, ply *match.Ply) *session.Search {
	t, answer := ply.Answer.Tree, ply.Answer
	programme, err := r.work.Programmes.Find(t.Header().Programme)
	if err != nil {
		programme = session.Traced(t.Header())
	}
	values, _ := search.Resolve(programme, t.Header().Options)
	root := t.Node(tree.Root)
	result := search.Result{Move: answer.Move, Line: answer.Line, Score: root.Score, Note: answer.Note,
		Elapsed: max(answer.Elapsed, ply.Took), Counts: answer.Counts}
	return session.Recorded(programme, values, before, t, result)
}

// said sums a move up: "Kaissa plays 1... e5, −0.12 pawns."
func (r *Room) said(at match.Situation, ply *match.Ply) string {
	before := r.work.Session.Game.Before()
	seat := r.Table.Setup().Seats[before.Turn()]
	move, v := present.Number(&before)+" "+before.SAN(ply.Answer.Move), ply.Answer.Value
	say := phrase.With("player", seat.Name, "move", move, "note", ply.Answer.Note)
	switch {
	case ply.Answer.Note == FromBook:
		return say("{player} plays {move}, from the book.")
	case ply.Answer.Note != "":
		return say("{player} plays {move}: {note}")
	}
	score := present.Format{Scale: v.Scale, Unit: present.InPawns}.Amount(v.Score)
	if s := r.work.Session.Search(); s != nil && s.Tree() == ply.Answer.Tree && !s.Tree().Empty() {
		score = r.work.Score(s)
	}
	return phrase.Of("{player} plays {move} ({score}).", "player", seat.Name, "move", move, "score", score)
}

// endGame writes into the window's game how it ended: a game that is a variation of another has it behind its
// last move.
func (r *Room) endGame(s Setup, ending match.Ending) {
	if !r.holds(s.Start, s.Moves) {
		return
	}
	names := s.Names()
	r.work.Session.Walk(func(g *session.Game) {
		if !r.owning {
			g.Insert(s.Moves, nil, "", phrase.Of("{white} – {black}: {ending}.", "white", names[board.White],
				"black", names[board.Black], "ending", ending))
			return
		}
		if len(g.Mainline()) > len(s.Moves) {
			g.Insert(s.Moves, nil, "", fmt.Sprintf("%s. What follows was taken back.", ending))
		}
		end(g, ending)
	})
	r.work.Changed()
}

// changed keeps the game that is played, and shows how it stands.
func (r *Room) changed() {
	s, ending := r.Table.Setup(), r.Table.Ending()
	kept := journal.Table{}
	if !ending.Over() {
		kept = journal.Table{Start: s.Start.FEN(), Moves: session.UCI(s.Moves), Played: s.Played}
		for side, left := range s.Left {
			kept.Left[side] = left.Milliseconds()
		}
	}
	r.work.Journal().KeepTable(kept)
	switch fault := r.Table.Fault(); {
	case fault != nil:
		r.work.Fault("The game can't go on: " + fault.Error())
	case ending.Over():
		r.endGame(s, ending)
		r.work.Outcome("The game is over: " + ending.String() + ".")
	}
	r.OnChange()
}

// FromBook says that the last move of the game that is played is from the book, or the one that Think
// would give here.
func (r *Room) FromBook() string {
	at, moves := r.Table.Situation(), r.work.Session.Game.Moves()
	if n := len(moves); n > 0 && n <= len(at.Moves) && r.Table.Note(n) == FromBook && r.work.Session.Game.Start() ==
		at.Start && slices.Equal(moves, at.Moves[:n]) {
		before := r.work.Session.Game.Before()
		return phrase.Of("{number} {move} was played from the book: nothing was searched, and no value decided.",
			"number", present.Number(&before), "move", before.SAN(moves[n-1]))
	}
	return r.books.Answer()
}
