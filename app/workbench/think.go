package workbench

import (
	"fmt"
	"strings"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// rest is how long after the end of a search no other begins: a click that was meant to stop the
// one does not start the other.
const rest = 500 * time.Millisecond

// thinkOrStop starts a search, or stops the one that runs.
func (w *Workbench) thinkOrStop() {
	if w.session.Running() != nil {
		w.session.Stop()
		return
	}
	if time.Since(w.ended) < rest {
		return
	}
	w.think()
}

// think starts a search at the place in hand.
func (w *Workbench) think() {
	if w.thinkByBook() {
		return
	}
	w.thinkAs(w.session.Game, w.session.Programme, w.session.Values)
}

// thinkAs starts a search at the place of a game and shows its tree as it grows.
func (w *Workbench) thinkAs(at *session.Game, programme search.Programme, values search.Values) {
	w.closePanes()
	s := w.session.ThinkAs(w.ctx, at, programme, values)
	w.searches++
	w.toolbar.rest(false)
	w.toolbar.running(true)
	w.setOutcome(s.Programme.About().Name + " is thinking ...")
	w.show()
	w.watcher.follow(s)
}

// openSearch puts a search into the list that a pane has started, which releases it, too, and shows
// its tree and the position at its root.
func (w *Workbench) openSearch(s *session.Search) {
	if s == w.session.Search() {
		return
	}
	w.closePanes()
	w.session.Adopt(s)
	w.show()
	if !s.Running() {
		w.setOutcome(w.outcome(s))
	}
	w.makeRoom()
}

// tick shows how far the search has come. It may not be the one that is shown.
func (w *Workbench) tick(s *session.Search) {
	w.makeRoom()
	if s != w.session.Search() {
		return
	}
	w.grow()
	if w.view.InTree {
		return
	}
	w.session.Locate()
	if _, inTree := w.session.Node(); inTree { // the tree has reached the position
		w.show()
	}
}

// finished shows the outcome of the search, which may be another than the one that is shown.
func (w *Workbench) finished(s *session.Search) {
	w.endThinking()
	w.session.Locate()
	result, _ := s.Wait()
	switch {
	case s == w.session.Search():
		w.setOutcome(w.outcome(s))
	case !result.Stopped: // and the user has gone elsewhere meanwhile
		w.setOutcome("In the list of searches: " + w.outcome(s))
	}
	w.keepThought(s)
	again := w.session.Supersede(s)
	w.show()
	w.release(again)
	w.makeRoom()
	w.giveBackSoon() // what was released while it ran
	w.resumed(s)
}

// endThinking turns Stop into Think, which can be pressed after a rest.
func (w *Workbench) endThinking() {
	w.ended = time.Now()
	w.toolbar.running(false)
	w.toolbar.rest(true)
	time.AfterFunc(rest, func() { w.start.Post(func() { w.toolbar.rest(false) }) })
}

// aim says where the position is, if that is not where the tree that is shown begins.
func (w *Workbench) aim() string {
	s := w.view.Search
	switch {
	case s == nil || s.Position == w.view.Position:
		return ""
	case w.session.Game.LastMove() == board.NoMove:
		return "the start of the game"
	}
	return "after " + present.Line(w.session.Game.Before(), []board.Move{w.session.Game.LastMove()})
}

// outcome sums a finished search up in a sentence.
func (w *Workbench) outcome(s *session.Search) string {
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
	score := w.score(s)
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

// score prints the score of a finished search with its unit, White's view.
func (w *Workbench) score(s *session.Search) string {
	result, _ := s.Wait()
	format := present.Format{Scale: s.Programme.Scale(), Unit: w.unit}
	return format.Amount(result.Score.For(s.Position.Turn()))
}
