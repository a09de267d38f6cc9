package editor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/internal/phrase"
)

// longest is how much of a text is looked at: more is no FEN.
const longest = 400

// Mend reads a FEN as far as it makes sense, and says in sentences what it passed over or put in. What
// it returns can be drawn, and need not be legal.
func Mend(text string) (s board.Setup, notes []string) {
	m := &mender{setup: board.NewSetup()}
	if len(text) > longest {
		m.note(fmt.Sprintf("The text is longer than a FEN; the first %d letters were read.", longest))
		text = text[:longest]
	}
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return m.setup, []string{"There is no text: the board is empty."}
	}
	m.placement(fields[0])
	for _, field := range fields[1:] {
		m.field(field)
	}
	m.missing()
	return m.setup, m.notes
}

// mender collects a setup.
type mender struct {
	setup board.Setup
	notes []string

	turn, castling, enPassant bool // the field was read
	counters                  int  // that were read
}

func (m *mender) note(text string) { m.notes = append(m.notes, text) }

// placement reads the ranks from the eighth to the first.
func (m *mender) placement(text string) {
	ranks := strings.Split(figurines.Replace(text), "/")
	if len(ranks) != 8 {
		m.note(phrase.Of("There {n:is one rank|are # ranks} and not eight.", "n", len(ranks)))
	}
	for i, rank := range ranks[:min(len(ranks), 8)] {
		m.rank(rank, 7-i)
	}
}

// figurines makes letters of the figurines of pieces.
var figurines = strings.NewReplacer(
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "P",
	"♚", "k", "♛", "q", "♜", "r", "♝", "b", "♞", "n", "♟", "p",
)

// rank reads one rank.
func (m *mender) rank(text string, rank int) {
	file := 0
	for _, r := range text {
		piece, ok := board.Piece(0), r < 0x80
		if ok {
			piece, ok = board.ParsePiece(byte(r))
		}
		switch {
		case r >= '1' && r <= '8':
			file += int(r - '0')
		case !ok:
			m.note(phrase.Of("Rank {rank}: {letter:%q} is no piece and was passed over.", "rank", rank+1, "letter", string(r)))
		case file < 8:
			m.setup.Pieces[8*rank+file] = piece
			file++
		default:
			file++
		}
	}
	if file != 8 {
		m.note(phrase.Of("Rank {rank} has {n:one square|# squares} and not eight.", "rank", rank+1, "n", file))
	}
}

// field reads one of the other fields, wherever it stands.
func (m *mender) field(text string) {
	number, err := strconv.Atoi(text)
	switch {
	case !m.turn && slices.Contains([]string{"w", "b", "white", "black"}, strings.ToLower(text)):
		m.turn = true
		if strings.ToLower(text)[0] == 'b' {
			m.setup.Turn = board.Black
		}
	case err == nil && m.counters == 0:
		m.counters++
		m.setup.HalfmoveClock = m.counter(number, 0)
	case err == nil && m.counters == 1:
		m.counters++
		m.setup.MoveNumber = m.counter(number, 1)
	case !m.castling && strings.Trim(text, "KQkq") == "":
		m.castling = true
		for i, letter := range []string{"K", "Q", "k", "q"} {
			if strings.Contains(text, letter) {
				m.setup.Castling |= board.WhiteShort << i
			}
		}
	case text == "-" && !m.castling:
		m.castling = true
	case text == "-":
		m.enPassant = true
	default:
		square, err := board.ParseSquare(text)
		if err != nil || m.enPassant {
			m.note(fmt.Sprintf("%.20q was passed over.", text))
			return
		}
		m.enPassant, m.setup.EnPassant = true, square
	}
}

// counter returns a number that is read, or the least that makes sense.
func (m *mender) counter(number, least int) int {
	if number < least {
		m.note(phrase.Of("{n} is too small for a counter; it became {least}.", "n", number, "least", least))
	}
	return max(number, least)
}

// missing says what was put in for fields that are not there.
func (m *mender) missing() {
	if !m.turn {
		m.note("Whose turn it is was not said: White's.")
	}
	if !m.castling {
		m.note("Nothing was said of castling: nobody may.")
	}
}
