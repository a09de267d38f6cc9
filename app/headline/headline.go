package headline

import (
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Headline is what is said of a search.
type Headline struct {
	Note  string // what the programme says of its end; may be empty
	Facts Facts

	// instead of a choice: by the rules of chess, or the programme's own note
	told string

	choice, parting, attack, answered, stops, limited, end, pieces, otherwise, missed, coverage sentence.Sentence
	format                                                                                      present.Format
}

// Choice is the move, the line that is expected, and the value.
func (h *Headline) Choice() string {
	if h.told != "" {
		return h.told
	}
	return h.choice.Text(h.format)
}

// Parting is where the game left the line that is expected after the move that was played in it; empty where it did
// not.
func (h *Headline) Parting() string { return h.parting.Text(h.format) }

// Attack is what dearer piece the chosen move attacks; empty for none.
func (h *Headline) Attack() string { return h.attack.Text(h.format) }

// Asked is what comes after the answer that is asked about, once [Headline.Answered] has heard it, and how far the
// search looked at it; empty where nothing is asked.
func (h *Headline) Asked() string { return h.answered.Then(h.stops).Then(h.limited).Text(h.format) }

// End is where the line ends that the value comes from; empty where that is the end of the game.
func (h *Headline) End() string { return h.end.Text(h.format) }

// Pieces is how the sides stand by their pieces alone, now and where the line ends; empty where both have the same.
func (h *Headline) Pieces() string { return h.pieces.Text(h.format) }

// Answer is what the chosen move attacks, and what comes after the answer that is asked about, once
// [Headline.Answered] has heard it.
func (h *Headline) Answer() string { return h.attack.Then(h.answered).Text(h.format) }

// Proved is what a programme says it has proved that looks for wins alone; empty for others.
func (h *Headline) Proved() string {
	if h.Facts.Wins && h.Facts.Move != board.NoMove {
		return h.Note
	}
	return ""
}

// Coverage is how many moves were looked at, and why not the others; empty where nothing is known yet.
func (h *Headline) Coverage() string { return h.coverage.Text(h.format) }

// Sentences are what is said, with the facts that it is made from, and how it is written.
func (h *Headline) Sentences() (said sentence.Sentence, format present.Format) {
	for _, one := range []sentence.Sentence{h.choice, h.parting, h.attack, h.answered, h.stops, h.limited, h.end, h.pieces,
		h.otherwise, h.missed, h.coverage} {
		said = said.Then(one)
	}
	return said, h.format
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
	Asked    Asked        // the answer to the move that is asked about
	Wins     bool         // the value is what is won, by a programme that looks for nothing else: not how a side stands

	tree   *tree.Tree
	played []board.Move // in the game, from the position on
	from   tree.ID      // the node that has the value: the root or a stage; None where none is in the record
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
	h := Headline{Facts: Facts{Position: s.Position, tree: s.Tree(), played: s.Played(), from: tree.None,
		Wins: s.Programme.About().NoGames != ""},
		format: present.Format{Scale: s.Programme.Scale(), Unit: present.InPawns}}
	h.format.Scale.Decimals = 2
	result, err, ended := s.Result()
	switch {
	case err != nil:
		h.told = "That did not work: " + err.Error()
		return h
	case ended:
		h.Note = result.Note
	}
	h.Facts.choose(s, result, ended)
	switch {
	case !s.Position.HasLegalMove():
		h.told = search.NoMove(&h.Facts.Position)
	case ended && !result.Stopped && h.Facts.Move == board.NoMove && result.Note != "":
		h.told = result.Note
	default:
		h.choice, h.parting = h.Facts.choice(s, result, ended), h.Facts.parting()
	}
	if h.Facts.ends() {
		h.end, h.pieces = h.Facts.end(s), h.Facts.pieces()
	}
	if ended {
		h.Facts.Asked = h.Facts.asks()
		h.attack, h.limited = h.Facts.attack(), h.Facts.limited()
		h.Facts.cover(s)
		h.coverage = h.Facts.coverage(h.Facts.Depth > 0 && result.Stopped)
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
		f.Move, f.from = line[0], f.whole(whole.Score)
	case !ended || result.Move == board.NoMove:
		return
	case len(line) == 0:
		f.Move = result.Move
		return
	default:
		f.Move, f.Value = result.Move, result.Value(scale, turn)
		if !f.tree.Empty() {
			f.from, f.Value.Bound = tree.Root, f.tree.Node(tree.Root).Bound.For(turn)
		}
	}
	f.Line = line
}

// whole is the stage of the last iteration that was finished, with its score: the last that found the best line.
func (f *Facts) whole(score eval.Score) tree.ID {
	from := tree.None
	if f.tree.Empty() {
		return from
	}
	for _, n := range f.tree.ChildNodes(tree.Root) {
		if n.Type.Stage() && n.Best && n.Closed && n.Reason != tree.ReasonStopped && n.Score == score {
			from = n.ID
		}
	}
	return from
}

// stage is the name of a stage below the root.
func (f *Facts) stage(id tree.ID) fact.Fact { return fact.WordOf(f.tree, f.tree.Node(id), "stage") }

// working is the stage in which the search was, or is: the last below the root.
func (f *Facts) working() (id tree.ID) {
	for _, n := range f.tree.ChildNodes(tree.Root) {
		if n.Type.Stage() {
			id = n.ID
		}
	}
	return id
}

// root is the place at which the search began.
func (f *Facts) root(moves ...board.Move) fact.Place {
	if f.tree.Empty() {
		return fact.Place{From: &f.Position, Moves: moves}
	}
	return fact.Place{In: f.tree, Moves: moves}
}

// choice is the sentence about the move.
func (f *Facts) choice(s *session.Search, result search.Result, ended bool) sentence.Sentence {
	name := fact.Fact{Kind: fact.Programme, At: f.root(), Key: s.Programme.About().Called()}
	chosen, valued := f.Move != board.NoMove, f.Value.Known()
	switch {
	case f.Depth > 0 && f.from.Kept():
		return f.deepened(name, ended)
	case !ended && chosen:
		return sentence.Of("{name} is thinking. So far it plays {said}", "name", name, "said", f.said())
	case !ended:
		return f.thinking(name, s.Progress())
	case result.Stopped && f.Depth > 0:
		return sentence.Of("{name} was stopped. As far as it was finished it plays {said}", "name", name, "said", f.said())
	case result.Stopped && chosen && valued:
		return f.stopped(name)
	case result.Stopped:
		return sentence.Of("{name} was stopped before it had found a move.", "name", name)
	case !chosen:
		return sentence.Of("{name} chooses no move.", "name", name)
	}
	return sentence.Of("{name} plays {said}", "name", name, "said", f.said())
}

// deepened is said while a search deepens, or where it was stopped: what stands after its last whole stage.
func (f *Facts) deepened(name fact.Fact, ended bool) sentence.Sentence {
	working := f.working()
	say := sentence.With("name", name, "whole", f.stage(f.from), "next", f.stage(working), "said", f.said())
	switch {
	case !ended:
		return say("{name} is thinking beyond {whole}, after which it plays {said}")
	case f.tree.Node(working).Reason != tree.ReasonStopped: // between two
		return say("{name} was stopped. After {whole} it plays {said}")
	}
	return say("{name} was stopped in {next}. After {whole} it plays {said}")
}

// thinking is said before anything is finished.
func (f *Facts) thinking(name fact.Fact, p search.Progress) sentence.Sentence {
	count := func(what string, n int) fact.Fact { return fact.Fact{Kind: fact.Count, At: f.root(), Key: what, N: n} }
	if p.Moves > 0 {
		return sentence.Of("{name} is thinking about move {number} of {all}.", "name", name, "number",
			count("number", p.Number), "all", count("moves of the stage", p.Moves))
	}
	return sentence.Of("{name} is thinking.", "name", name)
}

// stopped is said of a search that was stopped and does not deepen: the best that it had found stands, of whatever
// stage.
func (f *Facts) stopped(name fact.Fact) sentence.Sentence {
	say := sentence.With("name", name, "move", fact.MoveAt(f.root(f.Move)), "standing", f.standing())
	if id, ok := f.onlyTested(); ok {
		n := f.tree.Node(id)
		return sentence.Of("{name} was stopped before it had finished a move. Of those that it tested {move} did best: the "+
			"{test} gave {value}. That is no choice yet.", "name", name, "move", fact.MoveAt(f.root(f.Move)), "test",
			fact.WordOf(f.tree, n, "stage"), "value", fact.ValueOf(f.tree, n))
	}
	if f.from.Kept() && len(f.tree.Moves(f.tree.Line(tree.Root))) == 0 { // the value is not that of the move
		return say("{name} was stopped. Its best move so far is {move}. That is no choice yet.")
	}
	return say("{name} was stopped. Its best move so far is {move}: {standing}. That is no choice yet.")
}

// onlyTested finds the test that the best move so far has from, where no move was searched to its end.
func (f *Facts) onlyTested() (id tree.ID, ok bool) {
	if !f.from.Kept() {
		return tree.None, false
	}
	for id, ok = f.tree.Best(tree.Root); ok; id, ok = f.tree.Best(id) {
		if n := f.tree.Node(id); n.Move == f.Move && !n.Type.Stage() {
			return id, n.Type.Test() && n.Closed
		}
	}
	return tree.None, false
}

// said is the move with what is expected and how that stands, to the end of the sentence.
func (f *Facts) said() sentence.Sentence {
	after := f.Position.After(f.Move)
	named := f.root(f.Line[:min(mostNamed, len(f.Line))]...)
	named.Node = f.speaker()
	say := sentence.With("move", fact.MoveAt(f.root(f.Move)), "standing", f.standing(), "line",
		fact.Fact{Kind: fact.Line, At: named, N: 1})
	_, parts := f.parts()
	switch played := f.asPlayed() && !parts; {
	case !f.Value.Known():
		return say("{move}.")
	case !after.HasLegalMove() && after.InCheck():
		return say("{move}, which mates.")
	case len(f.Line) < 2:
		return say("{move}: {standing}.")
	case played && (len(f.Line) > mostNamed || len(f.way()) > len(f.Line)):
		return say("{move} as in the game and expects {line} ...: {standing}.")
	case played:
		return say("{move} as in the game and expects {line}: {standing}.")
	case len(f.Line) > mostNamed || len(f.way()) > len(f.Line):
		return say("{move} and expects {line} ...: {standing}.")
	}
	return say("{move} and expects {line}: {standing}.")
}

// parts finds the half-move of the line at which the game went on otherwise after the same first moves; ok is false
// where it did not.
func (f *Facts) parts() (at int, ok bool) {
	for i := range min(len(f.Line), len(f.played)) {
		if f.Line[i] != f.played[i] {
			return i, i > 0 && f.Line[i] != board.Pass
		}
	}
	return 0, false
}

// parting says that the move is that of the game, and that the line which is expected after it is another; empty where
// that is not so.
func (f *Facts) parting() (said sentence.Sentence) {
	i, ok := f.parts()
	if !ok || !f.Value.Known() {
		return said
	}
	at := f.root(f.played[:i+1]...)
	at.Node = f.speaker()
	return sentence.Of("The game's move, but for another line: there came {played}.", "played", fact.MoveAt(at))
}

// asPlayed reports whether the chosen move is that of the game.
func (f *Facts) asPlayed() bool { return len(f.played) > 0 && f.played[0] == f.Move }

// speaker is the node whose value and line are spoken of.
func (f *Facts) speaker() tree.ID {
	if f.from.Kept() {
		return f.from
	}
	return tree.Root
}

// way are the moves to where the value comes from.
func (f *Facts) way() []board.Move {
	if !f.from.Kept() {
		return nil
	}
	return Way(f.tree, f.from)
}

// Way are the moves from a node to where its value comes from, as the record has them, with the line that a table knew;
// without passes at the end.
func Way(t *tree.Tree, from tree.ID) (moves []board.Move) {
	path := t.Provenance(from).Path
	for i, id := range path {
		if n := t.Node(id); i > 0 && n.Move != board.NoMove && !t.Node(path[i-1]).HasKnown {
			moves = append(moves, n.Move)
		}
	}
	for len(moves) > 0 && moves[len(moves)-1] == board.Pass {
		moves = moves[:len(moves)-1]
	}
	return moves
}
