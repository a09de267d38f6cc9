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

// Mend reads a FEN as far as it makes sense, and says in sentences what it passed over or put in. What it returns
// can be drawn, and need not be legal. It brings the pieces and the other fields into the form of a FEN, which
// [board.ReadSetup] reads.
func Mend(text string) (s board.Setup, notes []string) {
	m := &mender{drawn: board.NewSetup(), enPassant: missing}
	if len(text) > longest {
		m.note(fmt.Sprintf("The text is longer than a FEN; the first %d letters were read.", longest))
		text = text[:longest]
	}
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return m.drawn, []string{"There is no text: the board is empty."}
	}
	m.placement(fields[0])
	for _, field := range fields[1:] {
		m.field(field)
	}
	return m.read()
}

// missing stands for a field that is not there.
const missing = "-"

// mender collects the fields of a FEN.
type mender struct {
	drawn board.Setup // the pieces alone
	notes []string

	turn, castling, enPassant string
	counters                  []string
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
			m.drawn.Pieces[8*rank+file] = piece
			file++
		default:
			file++
		}
	}
	if file != 8 {
		m.note(phrase.Of("Rank {rank} has {n:one square|# squares} and not eight.", "rank", rank+1, "n", file))
	}
}

// field sorts one of the other fields in, wherever it stands.
func (m *mender) field(text string) {
	_, notNumber := strconv.Atoi(text)
	_, notSquare := board.ParseSquare(text)
	switch {
	case m.turn == "" && slices.Contains([]string{"w", "b", "white", "black"}, strings.ToLower(text)):
		m.turn = text
	case notNumber == nil && len(m.counters) < 2:
		m.counters = append(m.counters, text)
	case m.castling == "" && (text == missing || strings.Trim(text, "KQkqABCDEFGHabcdefgh") == ""):
		m.castling = text
	case notSquare == nil && m.enPassant == missing:
		m.enPassant = text
	case text != missing:
		m.note(fmt.Sprintf("%.20q was passed over.", text))
	}
}

// read reads the FEN that the fields make, without rights to castle that can't be read.
func (m *mender) read() (board.Setup, []string) {
	if m.turn == "" {
		m.turn = "w"
		m.note("Whose turn it is was not said: White's.")
	}
	if m.castling == "" {
		m.castling = missing
		m.note("Nothing was said of castling: nobody may.")
	}
	placement, _, _ := strings.Cut(m.drawn.FEN(), " ")
	fields := append([]string{placement, m.turn, m.castling, m.enPassant}, m.counters...)
	s, mended, err := board.ReadSetup(strings.Join(fields, " "))
	if err != nil {
		m.note(fmt.Sprintf("%.20q was passed over.", m.castling))
		fields[2] = missing
		s, mended, _ = board.ReadSetup(strings.Join(fields, " ")) // the other fields were sorted by what they are
	}
	return s, append(m.notes, mended...)
}
