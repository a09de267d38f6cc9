// Package fact has the facts from which sentences about a search are made, as data: a sentence says nothing else, and
// carries them, so that each can be derived again from the record ([drevo/engine/fact/check]).
//
// A fact is about a place: a node of a record, or what moves from there lead to. Scores are White's, in the units of
// the record's scale; what they are worth as knowledge is, too. The package only names facts; how they are written is
// the business of package sentence.
package fact

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Kind says what a fact is.
type Kind string

// The kinds of facts.
const (
	// Move is the last move of a place, with its number: "30...Qxa3".
	Move Kind = "move"
	// Value is what a closed node returned, a bound with its words: "at most −4.50".
	Value Kind = "value"
	// Number is a score without words: what Key names of the node.
	Number Kind = "number"
	// Limit is a bound at entry, that Key names: [Alpha] or [Beta].
	Limit Kind = "limit"
	// Count is how many there are of what Key names.
	Count Kind = "count"
	// Term is what a term of the evaluation is worth at a place, its sides taken together; TermName is its name.
	Term     Kind = "term"
	TermName Kind = "term name"
	// Rule is the sentence of the vocabulary for the reason for which the last move of a place has no node.
	Rule Kind = "rule"
	// Word is what the vocabulary calls something at the node, by Key: "place", "place sentence", "stage" or "reason
	// sentence".
	Word Kind = "word"
	// Stage is what an iteration is called of a search without a record; Run is a programme with options, Key.
	Stage Kind = "stage"
	Run   Kind = "run"
	// Option is the value of an option, Key, of the search.
	Option Kind = "option"
	// Setting is an option with its value: "depth 5".
	Setting Kind = "setting"
	// Side is who is to move at a node; Opponent is the other side.
	Side     Kind = "side"
	Opponent Kind = "opponent"
	// Programme is the name of the programme, Key; Line is the moves of a place from the N-th on, as far as they are
	// expected: Key is "whole" where the line ends with them.
	Programme Kind = "programme"
	Line      Kind = "line"
	// Pawns is how far a side is ahead, Key, in words to the nearest half; LeftOut is what a rule has against the N moves
	// that it left out, Key.
	Pawns   Kind = "pawns"
	LeftOut Kind = "left out"
	// Balance is how far the side that begins is ahead at a place by its pieces alone, Key: "one pawn behind", "level".
	Balance Kind = "balance"
	// Attacked is the piece that the last move of a place attacks, Key: "the queen on e7".
	Attacked Kind = "attacked"
	// Bounds is what the depth of the programme bounds, Key.
	Bounds Kind = "bounds"
	// Won is the material that a side wins by a move of a line: Key says which, Moves[:N] is the line up to the move.
	Won Kind = "won"
)

// Place is a position in a record: a node, and moves from there that need not be in it. Without a record it is a
// position and moves, which the rules of chess alone can judge.
type Place struct {
	From  *board.Position // where there is no record
	In    *tree.Tree
	Node  tree.ID
	Moves []board.Move
}

// Position is the position at a place.
func (p Place) Position() (board.Position, error) {
	if p.In == nil {
		return p.From.After(p.Moves...), nil
	}
	at, err := p.In.Position(p.Node)
	if err != nil {
		return at, err
	}
	return at.After(p.Moves...), nil
}

// After is the place after more moves.
func (p Place) After(moves ...board.Move) Place {
	p.Moves = append(p.Moves[:len(p.Moves):len(p.Moves)], moves...)
	return p
}

// Fact is one fact.
type Fact struct {
	Kind   Kind
	At     Place
	Key    string
	N      int
	Term   eval.Term
	Score  eval.WhiteScore
	Bound  tree.Bound // to White
	Reason tree.Reason
	After  tree.ID // the youngest child at the time of which is spoken, None before the first

	Taken, Paid []board.PieceType // of material that is won
}

// The limits of a node, from the side to move: what it has elsewhere, and what its opponent allows.
const (
	Alpha = "alpha"
	Beta  = "beta"
)

// MoveAt is the last move of a place.
func MoveAt(at Place) Fact { return Fact{Kind: Move, At: at} }

// MoveTo is the move that led to a node.
func MoveTo(t *tree.Tree, n tree.Node) Fact {
	return MoveAt(Place{In: t, Node: n.Parent, Moves: []board.Move{n.Move}})
}

// ValueOf is what a closed node returned.
func ValueOf(t *tree.Tree, n tree.Node) Fact {
	turn := t.Turn(n)
	return Fact{Kind: Value, At: Place{In: t, Node: n.ID}, Score: n.Score.For(turn), Bound: n.Bound.For(turn)}
}

// NumberOf is a score of the side to move at a node, by what it is.
func NumberOf(t *tree.Tree, n tree.Node, key string, score eval.Score) Fact {
	return Fact{Kind: Number, At: Place{In: t, Node: n.ID}, Key: key, Score: score.For(t.Turn(n))}
}

// LimitOf is a bound at entry.
func LimitOf(t *tree.Tree, n tree.Node, key string) Fact {
	score := n.Alpha
	if key == Beta {
		score = n.Beta
	}
	return Fact{Kind: Limit, At: Place{In: t, Node: n.ID}, Key: key, Score: score.For(t.Turn(n))}
}

// CountOf is a number of things at a node, by what they are.
func CountOf(t *tree.Tree, n tree.Node, key string, count int) Fact {
	return Fact{Kind: Count, At: Place{In: t, Node: n.ID}, Key: key, N: count}
}

// WordOf is a word of the vocabulary about a node.
func WordOf(t *tree.Tree, n tree.Node, key string) Fact {
	return Fact{Kind: Word, At: Place{In: t, Node: n.ID}, Key: key}
}

// RuleOf is the reason for which a move has no node below one.
func RuleOf(t *tree.Tree, id tree.ID, move board.Move, reason tree.Reason) Fact {
	return Fact{Kind: Rule, At: Place{In: t, Node: id, Moves: []board.Move{move}}, Reason: reason}
}

// OptionOf is the value of an option of the search.
func OptionOf(t *tree.Tree, name string) Fact { return Fact{Kind: Option, At: Place{In: t}, Key: name} }

// LeftOutOf is what a rule has against so many moves of a node that it left out.
func LeftOutOf(t *tree.Tree, n tree.Node, reason tree.Reason, count int, words string) Fact {
	return Fact{Kind: LeftOut, At: Place{In: t, Node: n.ID}, Reason: reason, N: count, Key: words}
}

// SideAt is who is to move at a node.
func SideAt(t *tree.Tree, n tree.Node) Fact { return Fact{Kind: Side, At: Place{In: t, Node: n.ID}} }

// OpponentAt is who is not.
func OpponentAt(t *tree.Tree, n tree.Node) Fact {
	return Fact{Kind: Opponent, At: Place{In: t, Node: n.ID}}
}
