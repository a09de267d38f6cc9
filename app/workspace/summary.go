package workspace

import (
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// announce says what a search has come to, if it has ended.
func (h *shared) announce(s *session.Search) {
	if !s.Running() {
		h.Outcome(h.Summary(s))
	}
}

// AnnounceAgain says once more what the search that is shown has come to.
func (h *shared) AnnounceAgain() {
	if s := h.Session.Search(); s != nil {
		h.announce(s)
	}
}

// Summary sums a finished search up in a sentence.
func (h *shared) Summary(s *session.Search) string {
	result, err := s.Wait()
	if err != nil {
		return "That did not work: " + err.Error()
	}
	p := s.Progress()
	say := phrase.With("name", s.Programme.About().Name, "examined", max(p.Number-1, 0), "all", p.Moves)
	switch numbered := p.Moves > 0; { // programmes need not number their moves
	case result.Move != board.NoMove:
		return h.chosen(s, result)
	case result.Stopped && numbered:
		return say("{name} was stopped before it had finished its first move, {examined} of {all} moves examined.")
	case result.Note != "": // the programme gives no move, and says why
		return result.Note
	case result.Stopped:
		return say("{name} was stopped before it had finished its first move.")
	}
	return search.NoMove(&s.Position)
}

// chosen sums up a search that has a move.
func (h *shared) chosen(s *session.Search, result search.Result) string {
	p := s.Progress()
	say := phrase.With("name", s.Programme.About().Name, "number", present.Number(&s.Position),
		"move", s.Position.SAN(result.Move), "score", h.Score(s), "note", result.Note,
		"examined", max(p.Number-1, 0), "all", p.Moves)
	whole, deepened := s.Whole()
	switch numbered := p.Moves > 0; {
	case result.Stopped && deepened:
		return h.interrupted(s, result, whole)
	case !result.Stopped:
		return strings.TrimSpace(say("{name} plays {number} {move} ({score}). {note}"))
	case len(result.Line) == 0: // a move that nothing was found about
		return say("{name} would play {number} {move}. {note}")
	case numbered:
		return say("{name} was stopped, {examined} of {all} moves examined. Best of these: {number} {move} ({score}), " +
			"which is no choice yet.")
	}
	return say("{name} was stopped. Best of these: {number} {move} ({score}), which is no choice yet.")
}

// interrupted sums up a search that was stopped while it deepened: what counts is the last whole iteration.
func (h *shared) interrupted(s *session.Search, result search.Result, whole search.Iteration) string {
	p := s.Progress()
	format := present.Format{Scale: s.Programme.Scale(), Unit: h.Unit}
	say := phrase.With("name", s.Programme.About().Name, "number", present.Number(&s.Position),
		"move", s.Position.SAN(whole.Line[0]), "other", s.Position.SAN(result.Move), "stage", s.StageName(whole),
		"score", format.Amount(whole.Score.For(s.Position.Turn())),
		"examined", max(p.Number-1, 0), "all", p.Moves)
	text := say("{name} was stopped with {examined} of {all} moves examined beyond {stage}, which chose {number} " +
		"{move} ({score}).")
	if result.Move != whole.Line[0] {
		text += " " + say("Beyond it {other} was better so far.")
	}
	return text
}

// Score prints the score of a finished search with its unit, White's view.
func (h *shared) Score(s *session.Search) string {
	result, _ := s.Wait()
	format := present.Format{Scale: s.Programme.Scale(), Unit: h.Unit}
	return format.Amount(result.Score.For(s.Position.Turn()))
}
