package workspace

import (
	"fmt"
	"strings"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// Rest is how long after the end of a search no other begins: a click that was meant to stop the
// one does not start the other.
const Rest = 500 * time.Millisecond

// ThinkOrStop starts a search, or stops the one that runs.
func (w *Workspace) ThinkOrStop() {
	if w.Session.Running() != nil {
		w.Session.Stop()
		return
	}
	if time.Since(w.ended) < Rest {
		return
	}
	w.Think()
}

// Think starts a search at the current place, unless a book answers.
func (w *Workspace) Think() {
	if text := w.bookAnswer(); text != "" {
		w.Status(text + " To let it think, see the tab Book.")
		w.Changed()
		return
	}
	w.ThinkAs(w.Session.Game, w.Session.Programme, w.Session.Values)
}

// ThinkAs starts a search at the place of a game and shows its tree as it grows.
func (w *Workspace) ThinkAs(at *session.Game, programme search.Programme, values search.Values) {
	w.Leave()
	s := w.Session.ThinkAs(w.ctx, at, programme, values)
	w.started++
	w.Thinking(true)
	w.Outcome(s.Programme.About().Name + " is thinking ...")
	w.Changed()
	w.watcher.Follow(s)
}

// ThinkAbout makes a search of somewhere else, such as an experiment, again: its position, its programme and its
// options become the current ones, and its tree is shown as it grows.
func (w *Workspace) ThinkAbout(where string, p board.Position, programme search.Programme, values search.Values) {
	w.SetGame("position of "+where, session.NewGame(p))
	w.Do("options of "+where, func() {
		w.putProgramme(programme)
		w.SetValues("options of "+where, values.Map())
	})
	w.ThinkAs(w.Session.Game, programme, values)
}

// OpenSearch puts a search into the list that a pane has started, which releases it, too, and shows
// its tree and the position at its root.
func (w *Workspace) OpenSearch(s *session.Search) {
	if s == w.Session.Search() {
		return
	}
	w.Leave()
	w.Session.AddSearch(s)
	w.Changed()
	if !s.Running() {
		w.Outcome(w.Summary(s))
	}
	w.MakeRoom()
}

// tick shows how far the search has come. It may not be the one that is shown.
func (w *Workspace) tick(s *session.Search) {
	w.MakeRoom()
	if s != w.Session.Search() {
		return
	}
	w.Grow()
	if _, inTree := w.Session.Node(); inTree {
		return
	}
	w.Session.Locate()
	if _, inTree := w.Session.Node(); inTree { // the tree has reached the position
		w.Changed()
	}
}

// finished shows the outcome of the search, which may be another than the one that is shown.
func (w *Workspace) finished(s *session.Search) {
	w.ended = time.Now()
	w.Thinking(false)
	w.Session.Locate()
	result, _ := s.Wait()
	switch {
	case s == w.Session.Search():
		w.Outcome(w.Summary(s))
	case !result.Stopped: // and the user has gone elsewhere meanwhile
		w.Outcome("In the list of searches: " + w.Summary(s))
	}
	w.keepThought(s)
	again := w.Session.Supersede(s)
	w.Changed()
	w.Release(again)
	w.MakeRoom()
	w.giveBackSoon() // what was released while it ran
	w.resumed(s)
}

// Aim says where the position is, if that is not where the tree that is shown begins.
func (w *Workspace) Aim() string {
	s := w.Session.Search()
	switch {
	case s == nil || s.Position == w.Session.Position():
		return ""
	case w.Session.Game.LastMove() == board.NoMove:
		return "the start of the game"
	}
	return "after " + present.Line(w.Session.Game.Before(), []board.Move{w.Session.Game.LastMove()})
}

// Summary sums a finished search up in a sentence.
func (w *Workspace) Summary(s *session.Search) string {
	result, err := s.Wait()
	name := s.Programme.About().Name
	if err != nil {
		return "That did not work: " + err.Error()
	}
	if result.Move == board.NoMove {
		if moves := examined(s); result.Stopped && (moves != "" || result.Note == "") {
			return name + " was stopped before it had finished its first move" + moves + "."
		}
		if result.Note != "" { // the programme gives no move, and says why
			return result.Note
		}
		return search.NoMove(&s.Position)
	}
	move := present.Number(&s.Position) + " " + s.Position.SAN(result.Move)
	score := w.Score(s)
	if result.Stopped && len(result.Line) == 0 { // a move that nothing was found about
		return fmt.Sprintf("%s would play %s. %s", name, move, result.Note)
	}
	if result.Stopped {
		return fmt.Sprintf("%s was stopped%s. Best of these: %s (%s), which is no choice yet.", name, examined(s), move,
			score)
	}
	return strings.TrimSpace(fmt.Sprintf("%s plays %s (%s). %s", name, move, score, result.Note))
}

// examined says how far a stopped search had come: ", 2 of 27 moves examined"; nothing where the
// programme does not number its moves.
func examined(s *session.Search) string {
	p := s.Progress()
	if p.Moves == 0 {
		return ""
	}
	return fmt.Sprintf(", %d of %d moves examined", max(p.Number-1, 0), p.Moves)
}

// Score prints the score of a finished search with its unit, White's view.
func (w *Workspace) Score(s *session.Search) string {
	result, _ := s.Wait()
	format := present.Format{Scale: s.Programme.Scale(), Unit: w.Unit}
	return format.Amount(result.Score.For(s.Position.Turn()))
}

// bookAnswer says what Think answers from a book, empty for nothing.
func (w *Workspace) bookAnswer() string {
	if w.Book == nil {
		return ""
	}
	return w.Book()
}

// Started is how many searches were begun so far.
func (w *Workspace) Started() int { return w.started }

// NewWatcher returns what looks after searches whose end is told to finished.
func (w *Workspace) NewWatcher(finished func(*session.Search)) *Watcher {
	return &Watcher{post: w.post, tick: w.tick, finished: finished}
}
