package headline

import (
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Headline is what is said of a search.
type Headline struct {
	Choice   string // the move, the line that is expected, and the value
	End      string // where the line ends that the value comes from; empty where that is the end of the game
	Coverage string // how many moves were looked at, and why not the others; empty where nothing is known yet
	Note     string // what the programme says of its end; may be empty
	Facts    Facts
}

// Facts is what a headline is made from.
type Facts struct {
	Position board.Position
	Move     board.Move   // that was chosen; NoMove for none
	Line     []board.Move // with the move
	Value    tree.Value   // of the move; the zero Value where there is none
	Depth    int          // of the iteration that is spoken of, 0 where the search does not deepen
	Moves    int          // legal ones
	Looked   int          // of these, how many have a node
	Groups   []Group      // of the others, the largest first
}

// Group is the moves that one rule left out, in the order of generation.
type Group struct {
	Reason tree.ReasonInfo
	Moves  []board.Move
}

// mostNamed is how many half-moves of a line are named.
const mostNamed = 6

// Of says what there is to say of a search, which may be running.
func Of(s *session.Search) Headline {
	h := Headline{Facts: Facts{Position: s.Position}}
	result, err, ended := s.Result()
	switch {
	case err != nil:
		h.Choice = "That did not work: " + err.Error()
		return h
	case ended:
		h.Note = result.Note
	}
	h.Facts.choose(s, result, ended)
	h.Choice, h.End = h.Facts.choice(s, result, ended), h.Facts.end()
	if ended {
		h.Facts.cover(s)
		h.Coverage = h.Facts.coverage(h.Facts.Depth > 0 && result.Stopped)
	}
	return h
}

// choose reads move, line and value from what the search has finished.
func (f *Facts) choose(s *session.Search, result search.Result, ended bool) {
	scale, turn := s.Programme.Scale(), s.Position.Turn()
	line := result.Line
	switch whole, deepened := s.Whole(); {
	case deepened && (!ended || result.Stopped):
		line, f.Depth, f.Value = whole.Line, whole.Depth, scale.Value(whole.Score, tree.Exact, turn)
		f.Move = line[0]
	case !ended || result.Move == board.NoMove:
		return
	case len(line) == 0:
		f.Move = result.Move
		return
	default:
		f.Move, f.Value = result.Move, result.Value(scale, turn)
	}
	f.Line = line
}

// choice is the sentence about the move.
func (f *Facts) choice(s *session.Search, result search.Result, ended bool) string {
	p := s.Progress()
	say := phrase.With("name", s.Programme.About().Name, "said", f.said(), "depth", f.Depth, "next", f.Depth+1,
		"move", f.move(), "finished", max(p.Number-1, 0), "number", p.Number, "all", p.Moves, "standing", f.standing())
	switch chosen, numbered := f.Move != board.NoMove, p.Moves > 0; {
	case !f.Position.HasLegalMove():
		return search.NoMove(&f.Position)
	case !ended && chosen:
		return say("{name} is thinking beyond depth {depth}, at which it plays {said}")
	case !ended && numbered:
		return say("{name} is thinking about move {number} of {all}.")
	case !ended:
		return say("{name} is thinking.")
	case result.Stopped && f.Depth > 0:
		return say("{name} was stopped in depth {next}. At depth {depth} it plays {said}")
	case result.Stopped && chosen && f.Value.Known() && numbered:
		return say("{name} was stopped with {finished} of {all} moves finished. The best of these is {move}: {standing}. " +
			"That is no choice yet.")
	case result.Stopped && chosen && f.Value.Known():
		return say("{name} was stopped. Its best move so far is {move}: {standing}. That is no choice yet.")
	case result.Stopped:
		return say("{name} was stopped before it had finished a move.")
	case !chosen && result.Note != "":
		return result.Note
	case !chosen:
		return say("{name} chooses no move.")
	}
	return say("{name} plays {said}")
}

// said is the move with what is expected and how that stands, to the end of the sentence.
func (f *Facts) said() string {
	if f.Move == board.NoMove {
		return ""
	}
	after := f.Position.After(f.Move)
	say := phrase.With("move", f.move(), "standing", f.standing(), "line", present.Compact(after, f.rest()))
	switch known := f.Value.Known(); {
	case !known:
		return say("{move}.")
	case !after.HasLegalMove() && after.InCheck():
		return say("{move}, which mates.")
	case len(f.Line) < 2:
		return say("{move}: {standing}.")
	case len(f.Line) > mostNamed:
		return say("{move} and expects {line} ...: {standing}.")
	}
	return say("{move} and expects {line}: {standing}.")
}

// standing says how the side to move stands by the value.
func (f *Facts) standing() string { return standing(f.Value, f.Position.Turn()) }

// rest is what is expected after the move, as far as it is named.
func (f *Facts) rest() []board.Move { return f.Line[min(1, len(f.Line)):min(mostNamed, len(f.Line))] }

// end says where the line ends, unless the game does.
func (f *Facts) end() string {
	last := len(f.Line) - 1
	if last < 1 || !f.Value.Known() {
		return ""
	}
	before := f.Position.After(f.Line[:last]...)
	if after := before.After(f.Line[last]); f.Line[last] == board.Pass || !after.HasLegalMove() {
		return ""
	}
	if _, mate := f.Value.Scale.MatePly(int32(f.Value.Score)); mate {
		return ""
	}
	return phrase.Of("The value is that of the end of its line, {n} half-moves on, after {move}: what follows there it has "+
		"not seen.", "n", last+1, "move", present.Compact(before, f.Line[last:]))
}

// move is the chosen move with its number: "30.Qe2".
func (f *Facts) move() string {
	if f.Move == board.NoMove {
		return ""
	}
	return present.Compact(f.Position, []board.Move{f.Move})
}
