package workbench

import (
	"fmt"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
)

// thinkOrStop starts a search, or stops the one that runs.
func (w *Workbench) thinkOrStop() {
	if s := w.session.Search(); s != nil && s.Running() {
		w.session.Stop()
		return
	}
	w.think()
}

// think starts a search and shows its tree as it grows.
func (w *Workbench) think() {
	w.closePanes()
	s := w.session.Think(w.ctx)
	w.searches++
	w.toolbar.running(true)
	w.setStatus(s.Programme.About().Name + " is thinking ...")
	w.show()
	w.letGo()
	w.letGo = s.Release
	w.watcher.follow(s)
}

// openSearch shows the tree of a search that somebody else has started and releases, and the
// position at its root.
func (w *Workbench) openSearch(s *session.Search) {
	if s == w.session.Search() {
		return
	}
	w.closePanes()
	held := s.Hold()
	w.session.Adopt(s)
	w.toolbar.running(s.Running())
	w.setStatus(w.outcome(s))
	w.show()
	w.letGo()
	w.letGo = held
	w.watcher.follow(s)
}

// tick shows how far the search has come.
func (w *Workbench) tick(*session.Search) {
	w.grow()
	if w.view.InTree {
		return
	}
	w.session.Locate()
	if _, inTree := w.session.Node(); inTree { // the tree has reached the position
		w.show()
	}
}

// finished shows the outcome of the search.
func (w *Workbench) finished(s *session.Search) {
	w.toolbar.running(false)
	w.session.Locate()
	w.setStatus(w.outcome(s))
	w.show()
}

// outcome sums a finished search up in a sentence.
func (w *Workbench) outcome(s *session.Search) string {
	result, err := s.Wait()
	name := s.Programme.About().Name
	if err != nil {
		return "That did not work: " + err.Error()
	}
	if result.Move == board.NoMove {
		if result.Stopped {
			return name + " was stopped before it had finished its first move" + examined(s) + "."
		}
		if result.Note != "" { // the programme gives no move, and says why
			return result.Note
		}
		return fmt.Sprintf("There is no move: %s", s.Position.Status(nil))
	}
	move := present.Number(&s.Position) + " " + s.Position.SAN(result.Move)
	score := w.score(s)
	if result.Stopped {
		return fmt.Sprintf("%s was stopped%s. Best of these: %s (%s), which is no choice yet.", name, examined(s), move, score)
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
	return format.Score(result.Score.For(s.Position.Turn())) + " " + format.UnitName()
}
