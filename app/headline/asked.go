package headline

import (
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Asked is an answer to the chosen move, other than the one that is expected, of which everybody asks what comes then:
// that of the game, else the capture of what was moved where the search has refuted it.
type Asked struct {
	Answer board.Move // NoMove for none
	Played bool       // in the game
}

// asks finds the answer.
func (f *Facts) asks() Asked {
	if len(f.Line) < 2 || f.Wins {
		return Asked{}
	}
	if f.asPlayed() && len(f.played) > 1 && f.played[1] != f.Line[1] {
		return Asked{f.played[1], true}
	}
	if chosen, ok := f.chosen(); ok && f.Line[1].To() != f.Move.To() {
		for _, n := range moves(f.tree, chosen.ID) {
			if n.Move.To() == f.Move.To() && refuted(f.tree, n, chosen) {
				return Asked{Answer: n.Move}
			}
		}
	}
	return Asked{}
}

// limited says how far the search looked at the answer: until it was no better for the opponent than the one expected,
// and by which reply. It is empty where the answer was not refuted.
func (f *Facts) limited() (said sentence.Sentence) {
	chosen, ok := f.chosen()
	if !ok || f.Asked.Answer == board.NoMove {
		return said
	}
	expected := answer(f.tree, chosen.ID)
	for _, n := range moves(f.tree, chosen.ID) {
		if n.Move != f.Asked.Answer || n.Move == expected || !refuted(f.tree, n, chosen) {
			continue
		}
		at := fact.Place{In: f.tree, Node: chosen.ID}
		return sentence.Of("The search that chose needed one reply, {reply}: {answer} was no better for {side} than "+
			"{expected}.", "reply", fact.MoveAt(at.After(n.Move, answer(f.tree, n.ID))), "answer",
			fact.MoveAt(at.After(n.Move)), "side", fact.SideAt(f.tree, chosen), "expected", fact.MoveAt(at.After(expected)))
	}
	return said
}

// refuted reports whether a node was refuted by a move: who moved there gets no more by it than the node before is
// worth.
func refuted(t *tree.Tree, n, before tree.Node) bool {
	reply := answer(t, n.ID)
	return !n.Type.Test() && n.Closed && n.Reason == tree.ReasonCut && n.Bound == tree.Lower &&
		n.ForParent() <= before.Score && reply != board.NoMove && reply != board.Pass
}

// Both are the nodes of the chosen move, of the answer that is expected and of the one that is asked about;
// [tree.None] for one that it has not.
func (f *Facts) Both() (chosen, expected, asked tree.ID) {
	expected, asked = tree.None, tree.None
	n, ok := f.chosen()
	if !ok {
		return tree.None, expected, asked
	}
	for _, child := range moves(f.tree, n.ID) {
		switch {
		case child.Type.Test():
		case child.Move == f.Asked.Answer:
			asked = child.ID
		case child.Move == answer(f.tree, n.ID):
			expected = child.ID
		}
	}
	return n.ID, expected, asked
}

// Answered hears of a search of the position after the answer that is asked about, by itself and with a record. It
// reports whether that has a value: one that was stopped has nothing to say.
func (h *Headline) Answered(own *session.Search) bool {
	o := Of(own).Facts
	line := o.recorded()
	if result, err, ended := own.Result(); !ended || err != nil || result.Stopped || len(line) == 0 ||
		o.Value.Bound != tree.Exact {
		return false
	}
	h.answered, h.stops = h.Facts.answered(&o, line), o.stops()
	if h.Facts.Asked.Played {
		h.stops = o.left(h.Facts.played[2:]).Then(h.stops)
	}
	return true
}

// recorded are the moves of the line that the record has.
func (f *Facts) recorded() []board.Move {
	if !f.from.Kept() {
		return nil
	}
	return f.tree.Moves(f.tree.Line(f.from))
}

// mostAnswered is how many half-moves are named of the line after the answer.
const mostAnswered = 9

// answered says what comes after the answer.
func (f *Facts) answered(own *Facts, line []board.Move) sentence.Sentence {
	named := own.root(line[:min(mostAnswered, len(line))]...)
	named.Node = own.from
	at := f.root(f.Move, f.Asked.Answer)
	say := sentence.With("side", fact.Fact{Kind: fact.Opponent, At: f.root()}, "answer", fact.MoveAt(at), "line",
		fact.Fact{Kind: fact.Line, At: named}, "standing", own.stands(sentence.Of("counts as")))
	if len(own.way()) > len(named.Moves) {
		return say("If {side} answers {answer}, it expects {line} ...: {standing}, by a second search.")
	}
	return say("If {side} answers {answer}, it expects {line}: {standing}, by a second search.")
}

// stops says where the line ends after the answer, and how the sides stand there; empty where the game ends.
func (f *Facts) stops() (said sentence.Sentence) {
	way := f.way()
	end := f.root(way...)
	end.Node = f.from
	after := f.Position.After(way...)
	if _, mate := f.Value.Scale.MatePly(int32(f.Value.Score)); mate || f.drawn() || !after.HasLegalMove() {
		return said
	}
	say := sentence.With("move", fact.MoveAt(end), "side", fact.Fact{Kind: fact.Side, At: f.root()}, "then", f.balance(end))
	if move := f.Promotion(); move != board.NoMove {
		promoted := end.After(board.Pass, move)
		return sentence.Of("{stop}; {promotion} is counted in advance: {balance}.", "stop",
			say("That line ends with {move}: by pieces alone {side} is {then} there"), "promotion", fact.MoveAt(promoted),
			"balance", f.balance(promoted))
	}
	return say("That line ends with {move}: by pieces alone {side} is {then} there.")
}

// left says where the moves of the game leave the line; empty where they do not come into it.
func (f *Facts) left(played []board.Move) (said sentence.Sentence) {
	line := f.recorded()
	for i := range min(len(line), len(played)) {
		if line[i] != played[i] {
			at := f.root(played[:i+1]...)
			at.Node = f.from
			if i == 0 {
				return said
			}
			return sentence.Of("The game left that line by {move}.", "move", fact.MoveAt(at))
		}
	}
	return said
}

// Promotion is how the side that began promotes at the end of its line if the other passes, where the value is just
// what the pieces then come to; NoMove for none.
func (f *Facts) Promotion() board.Move {
	after, turn := f.Position.After(f.way()...), f.Position.Turn()
	if !f.from.Kept() || f.drawn() || after.Turn() == turn || after.InCheck() {
		return board.NoMove
	}
	passed := after.After(board.Pass)
	var legal board.MoveList
	passed.Legal(&legal)
	for _, move := range legal.All() {
		promoted := passed.After(move)
		value := f.Value.Scale.Pawns(int32(f.Value.Score.For(turn)))
		if move.IsPromotion() && value == float64(present.Ahead(&promoted, turn)) {
			return move
		}
	}
	return board.NoMove
}
