package board

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/internal/phrase"
)

// ReadFEN reads a position as people and programs write it. What ParseFEN refuses although it matters to
// nobody is mended: missing fields behind the pieces, a move number 0, an en passant square with a clock that
// runs, counters that are no numbers, castling rights in another order or without king and rook, words behind the
// fields. Each mending is a sentence, as is what is odd about the position. The error is that of ParseFEN, for pieces,
// a side to move and kings that can't be read otherwise.
func ReadFEN(text string) (p Position, mended []string, err error) {
	r, err := readFields(text)
	if err != nil {
		return Position{}, nil, err
	}
	p, err = r.position()
	return p, r.notes, err
}

// ReadSetup is ReadFEN for what can be drawn, and need not be a position: what contradicts the pieces stays.
func ReadSetup(text string) (s Setup, mended []string, err error) {
	r, err := readFields(text)
	if err != nil {
		return Setup{}, nil, err
	}
	return r.Setup, r.notes, nil
}

// readFields reads the fields one by one.
func readFields(text string) (*fenReader, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 || !strings.Contains(fields[0], "/") {
		return nil, &FENError{"", fmt.Sprintf("six fields are needed, found %d", len(fields))}
	}
	r := &fenReader{Setup: NewSetup()}
	if err := parsePlacement(&r.Setup, fields[0]); err != nil {
		return nil, err
	}
	for i, read := range []func(string) error{r.turn, r.castling, r.enPassant, r.clock, r.number} {
		field := ""
		if i+1 < len(fields) {
			field = fields[i+1]
		}
		if err := read(field); err != nil {
			return nil, err
		}
	}
	if len(fields) > 6 {
		r.note(fmt.Sprintf("%.40q behind the six fields was passed over.", strings.Join(fields[6:], " ")))
	}
	return r, nil
}

// fenReader collects a setup, and what was mended in it. Its fields are "" where they are missing.
type fenReader struct {
	Setup
	notes []string
}

func (r *fenReader) note(text string) { r.notes = append(r.notes, text) }

// turn reads the side to move, in any case and in words; White where the pieces stand alone.
func (r *fenReader) turn(field string) error {
	switch strings.ToLower(field) {
	case "":
		r.note("Whose turn it is was not said: White's.")
	case "w", "white":
	case "b", "black":
		r.Turn = Black
	default:
		return parseTurn(&r.Setup, field)
	}
	return nil
}

// castling reads the rights in any order.
func (r *fenReader) castling(field string) error {
	if field == "" || field == "-" {
		return nil
	}
	if err := parseCastling(&r.Setup, field); err == nil {
		return nil
	}
	for _, letter := range field {
		at := strings.IndexRune("KQkq", letter)
		if at < 0 || len(field) > 4 {
			return parseCastling(&r.Setup, field)
		}
		r.Castling |= WhiteShort << at
	}
	r.Home = r.homeOf(r.Castling)
	r.note(phrase.Of("The castling rights {field:%.20s} were read as {rights}.", "field", field, "rights", r.Castling))
	return nil
}

// enPassant reads the square that a pawn has skipped.
func (r *fenReader) enPassant(field string) error {
	if field == "" {
		return nil
	}
	return parseEnPassant(&r.Setup, field)
}

// clock reads the half-moves since the last capture or pawn move.
func (r *fenReader) clock(field string) error {
	r.counter(&r.HalfmoveClock, field, clockField, 0)
	return nil
}

// number reads the number of the move.
func (r *fenReader) number(field string) error {
	r.counter(&r.MoveNumber, field, numberField, 1)
	return nil
}

// counter reads a number; one that is missing or "-" is the least one. Of what is no number, or too small or large
// a one, it takes aloud what can be one.
func (r *fenReader) counter(to *int, field, name string, least int) {
	*to = least
	if field == "" || field == "-" {
		return
	}
	n, err := parseCount(name, field, least)
	if err != nil {
		end := strings.IndexFunc(field, func(c rune) bool { return c < '0' || c > '9' })
		if end < 0 {
			end = len(field)
		}
		n, _ = strconv.Atoi(field[:end]) // the largest number there is, where that is too small for it
		n = min(max(n, least), maxCount)
		r.note(phrase.Of("The {counter} {field:%.20s} became {n}.", "counter", name, "field", field, "n", n))
	}
	*to = n
}

// position mends what contradicts the pieces, and says what stays odd.
func (r *fenReader) position() (Position, error) {
	r.dropCastling()
	r.mendEnPassant()
	p, err := r.Position()
	if err != nil {
		return Position{}, err
	}
	for _, problem := range r.Problems() {
		r.note(problem.Sentence)
	}
	return p, nil
}

// dropCastling takes away the rights for which king or rook is not at home.
func (r *fenReader) dropCastling() {
	had := r.Castling
	for i := range castlings {
		c, side := r.Home.castling(i), Colour(i/2)
		if r.Pieces[c.move.From()] != NewPiece(side, King) || r.Pieces[c.rookFrom] != NewPiece(side, Rook) {
			r.Castling &^= c.right
		}
	}
	if had != r.Castling {
		r.note(phrase.Of("Of the castling rights {had} king and rook allow {rights}.", "had", had, "rights", r.Castling))
	}
}

// mendEnPassant puts a clock to 0 that runs although a pawn has just moved, and forgets a square that no pawn
// can have skipped.
func (r *fenReader) mendEnPassant() {
	p := r.planes()
	if r.EnPassant == NoSquare || len(p.kingProblems()) > 0 {
		return
	}
	clock := r.HalfmoveClock
	r.HalfmoveClock = 0
	if problems := r.enPassantProblems(&p); len(problems) > 0 {
		r.note(problems[0].Sentence + " It was forgotten.")
		r.EnPassant, r.HalfmoveClock = NoSquare, clock
	} else if clock != 0 {
		r.note(phrase.Of("The halfmove clock {n} became 0: a pawn has just skipped {square}.", "n", clock,
			"square", r.EnPassant))
	}
}
