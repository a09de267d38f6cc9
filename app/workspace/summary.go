package workspace

import (
	"fmt"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// announce says what a search has come to, if it has ended.
func (h *shared) announce(s *session.Search) {
	if !s.Running() {
		h.Outcome(h.Summary(s))
	}
}

// Summary sums a finished search up in a sentence.
func (h *shared) Summary(s *session.Search) string {
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
	score := h.Score(s)
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
func (h *shared) Score(s *session.Search) string {
	result, _ := s.Wait()
	format := present.Format{Scale: s.Programme.Scale(), Unit: h.Unit}
	return format.Amount(result.Score.For(s.Position.Turn()))
}
