package game

import (
	"errors"
	"fmt"

	"drevo/engine/board"
)

// reading is a text as it is understood in one way.
type reading struct {
	game  *Game
	err   error
	at    int // in the text: where the fault lies
	moves int // that were read, with those of variations

	manner
	found
}

// found is what a text was seen to have, for the question whether it can be read in another way.
type found struct {
	badMove string // that could not be read, or is not legal
	foreign bool   // a letter of a piece that English has not
	other   bool   // a letter of a piece that the language has not
	braces  bool   // a brace is opened in a comment
	pawn    int    // where a pawn has its letter first, which in Dutch is a knight's; -1: nowhere
}

// manner is a way to read: with the letters of a language, nil for English; with comments that lie in
// comments, or, as the standard has it, not; with a variation ended where it has a bad move, or the game.
type manner struct {
	letters *alphabet
	nested  bool
	mending bool
}

// read reads a text in one way.
func read(text string, m manner) reading {
	p := parser{cursor: cursor{text: text}, manner: m, found: found{pawn: -1}}
	g := New(board.Start())
	if m.letters != nil {
		g.Letters = m.letters.name
	}
	err := p.game(g)
	if err != nil && m.letters != nil {
		err = fmt.Errorf("%w (with %s letters)", err, m.letters.name)
	}
	return reading{g, err, p.token, p.nodes, m, p.found}
}

// clearlyFarther is how many more moves must be read with the letters of a language, for a damaged game
// to be taken for one of that language (ruling).
const clearlyFarther = 4

// understand reads a text as the standard has it, and where that fails in the one other way in which it
// can be read to its end: with the letters of another language, and with comments that lie in comments.
// Where two of them make different games of it, the error says so.
func understand(text string) reading {
	first := read(text, manner{})
	if first.err == nil {
		return orDutch(text, first)
	}
	best := first
	for _, nested := range []bool{false, true} {
		if nested && !first.braces {
			break
		}
		whole, farthest := readings(text, first, nested)
		switch {
		case len(whole) > 1:
			a, b := language(whole[0].game), language(whole[1].game)
			first.err = fmt.Errorf("with %s and with %s letters of the pieces these are different games", a, b)
			return first
		case len(whole) == 1:
			return whole[0]
		case farthest.moves >= best.moves+clearlyFarther:
			best = farthest
		}
	}
	return best
}

// mended reads a text, which can't be read whole, in the same way once more, and ends variations at their bad
// moves. What comes no farther stays as it is.
func (r reading) mended(text string) reading {
	m := r.manner
	m.mending = true
	if again := read(text, m); again.err == nil || again.at > r.at {
		return again
	}
	return r
}

// readings reads a text with the letters of all languages. It returns the different games that reach
// its end, and what comes farthest where none does.
func readings(text string, first reading, nested bool) (whole []reading, farthest reading) {
	farthest = first
	for _, letters := range append([]*alphabet{nil}, alphabets...) {
		if letters == nil && !nested || letters != nil && !letters.has(first.badMove) {
			continue
		}
		r := read(text, manner{letters: letters, nested: nested})
		switch {
		case letters != nil && (!r.foreign || r.other):
		case r.err == nil && !has(whole, r.game):
			whole = append(whole, r)
		case r.err != nil && r.moves > farthest.moves && letters != nil:
			farthest = r
		}
	}
	return whole, farthest
}

// has reports whether a game is among those that were read.
func has(list []reading, g *Game) bool {
	for _, r := range list {
		if r.game.Equal(g) {
			return true
		}
	}
	return false
}

// language is the language of a game's letters.
func language(g *Game) string {
	if g.Letters == "" {
		return "English"
	}
	return g.Letters
}

// orDutch refuses a game whose pawns with a letter may as well be Dutch knights.
func orDutch(text string, first reading) reading {
	if first.pawn < 0 {
		return first
	}
	if other := read(text, manner{letters: dutch}); other.err != nil || other.other || other.game.Equal(first.game) {
		return first
	}
	r := read(text[:first.pawn], manner{})
	r.at, r.err = first.pawn, errors.New("the letter P may be the English pawn or the Dutch knight: the game can be "+
		"read either way")
	return r
}
