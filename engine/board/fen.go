package board

import (
	"fmt"
	"strconv"
	"strings"
)

// FENError says that a text is no FEN: which field cannot be read, and why.
type FENError struct {
	Field  string // such as "piece placement"; empty when the fields themselves are wrong in number
	Reason string
}

// Error returns one sentence.
func (e *FENError) Error() string {
	if e.Field == "" {
		return "FEN: " + e.Reason
	}
	return "FEN: " + e.Field + ": " + e.Reason
}

// The six fields of a FEN as FENError names them.
const (
	placementField = "piece placement"
	turnField      = "side to move"
	castlingField  = "castling rights"
	enPassantField = "en passant square"
	clockField     = "halfmove clock"
	numberField    = "move number"
)

// ParseFEN reads a position from its six fields. The error is a *FENError when the text cannot be
// read and an *IllegalError when what it says can be drawn but not played. An en passant square on
// which nobody can legally capture is accepted and forgotten.
func ParseFEN(fen string) (Position, error) {
	setup, err := ParseSetup(fen)
	if err != nil {
		return Position{}, err
	}
	return setup.Position()
}

// ParseSetup reads the six fields of a FEN and asks only that they can be read; Problems says
// whether it can be played.
func ParseSetup(fen string) (Setup, error) {
	fields := strings.Fields(fen)
	if len(fields) != 6 {
		return Setup{}, &FENError{"", fmt.Sprintf("six fields are needed, found %d", len(fields))}
	}
	s := NewSetup()
	for i, parse := range []func(*Setup, string) error{
		parsePlacement, parseTurn, parseCastling, parseEnPassant, parseClock, parseNumber,
	} {
		if err := parse(&s, fields[i]); err != nil {
			return Setup{}, err
		}
	}
	return s, nil
}

// parsePlacement reads the pieces, eight ranks from the eighth down.
func parsePlacement(s *Setup, text string) error {
	ranks := strings.Split(text, "/")
	if len(ranks) != 8 {
		return &FENError{placementField, fmt.Sprintf("eight ranks are needed, found %d", len(ranks))}
	}
	for i, rank := range ranks {
		if err := parseRank(s, rank, 7-i); err != nil {
			return err
		}
	}
	return nil
}

// parseRank reads the pieces of one rank.
func parseRank(s *Setup, text string, rank int) error {
	file, afterDigit := 0, false
	for i := 0; i < len(text); i++ {
		c := text[i]
		piece, isPiece := ParsePiece(c)
		switch {
		case isPiece:
			if file < 8 {
				s.Pieces[NewSquare(file, rank)] = piece
			}
			file, afterDigit = file+1, false
		case c >= '1' && c <= '8' && afterDigit:
			return &FENError{placementField, fmt.Sprintf("rank %d has two digits in a row", rank+1)}
		case c >= '1' && c <= '8':
			file, afterDigit = file+int(c-'0'), true
		default:
			return &FENError{placementField, fmt.Sprintf("rank %d has %q, which is no piece", rank+1, c)}
		}
	}
	if file != 8 {
		return &FENError{placementField, fmt.Sprintf("rank %d has %d squares instead of 8", rank+1, file)}
	}
	return nil
}

// parseTurn reads the side to move.
func parseTurn(s *Setup, text string) error {
	switch text {
	case "w":
		s.Turn = White
	case "b":
		s.Turn = Black
	default:
		return &FENError{turnField, fmt.Sprintf("%.40q is neither \"w\" nor \"b\"", text)}
	}
	return nil
}

// parseCastling reads the rights: some of K, Q, k, q in this order, or "-"; in Chess960 also the files of the
// rooks, H, A, h, a, which is what is written then.
func parseCastling(s *Setup, text string) error {
	for c := NoCastling; c <= AllCastling; c++ {
		if c.String() == text {
			s.Castling, s.Home = c, s.homeOf(c)
			return nil
		}
	}
	if s.parseRooks(text) {
		return nil
	}
	return &FENError{castlingField, fmt.Sprintf("%.40q is neither \"-\" nor some of \"KQkq\" in this order", text)}
}

// parseEnPassant reads the square that a pawn has just skipped, or "-".
func parseEnPassant(s *Setup, text string) error {
	if text == "-" {
		return nil
	}
	square, err := ParseSquare(text)
	if err != nil {
		return &FENError{enPassantField, fmt.Sprintf("%.40q is neither \"-\" nor a square", text)}
	}
	s.EnPassant = square
	return nil
}

// parseClock reads the plies since the last capture or pawn move.
func parseClock(s *Setup, text string) (err error) {
	s.HalfmoveClock, err = parseCount(clockField, text, 0)
	return err
}

// parseNumber reads the number of the move.
func parseNumber(s *Setup, text string) (err error) {
	s.MoveNumber, err = parseCount(numberField, text, 1)
	return err
}

// parseCount reads a number of at most four digits.
func parseCount(field, text string, least int) (int, error) {
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil || n > maxCount || int(n) < least {
		return 0, &FENError{field, fmt.Sprintf("%.40q is no number from %d to %d", text, least, maxCount)}
	}
	return int(n), nil
}

// FEN writes the position. The en passant square is there only when a capture on it is legal. It
// allocates.
func (p *Position) FEN() string {
	s := p.Setup()
	return s.FEN()
}

// FEN writes the setup, legal or not. It allocates.
func (s *Setup) FEN() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := 0; file < 8; file++ {
			piece := s.Pieces[NewSquare(file, rank)]
			if piece.Type() == NoPieceType {
				empty++
				continue
			}
			if empty > 0 {
				text.WriteByte('0' + byte(empty))
				empty = 0
			}
			text.WriteByte(piece.Letter())
		}
		if empty > 0 {
			text.WriteByte('0' + byte(empty))
		}
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	fmt.Fprintf(&text, " %c %s %s %d %d", "wb"[s.Turn&1], s.castlingField(), s.EnPassant, s.HalfmoveClock, s.MoveNumber)
	return text.String()
}
