package board

import (
	"fmt"
	"slices"
	"strings"

	"drevo/internal/phrase"
)

// Setup is anything that can be drawn on a board, legal or not: what an editor works on. NewSetup
// makes an empty one.
type Setup struct {
	Pieces        [64]Piece
	Turn          Colour
	Castling      Castling
	Home          Home   // of king and rooks, zero in chess
	EnPassant     Square // the square that a pawn has just skipped, NoSquare for none
	HalfmoveClock int
	MoveNumber    int
}

// maxCount bounds the clock and the move number of a FEN.
const maxCount = 9999

// NewSetup returns the empty board, White to move.
func NewSetup() Setup { return Setup{EnPassant: NoSquare, MoveNumber: 1} }

// Setup returns the position as a drawing that can be edited.
func (p *Position) Setup() Setup {
	s := Setup{Turn: p.Turn(), Castling: p.Castling(), Home: p.Home(), EnPassant: p.EnPassant(),
		HalfmoveClock: p.HalfmoveClock(),
		MoveNumber:    p.MoveNumber()}
	for sq := range s.Pieces {
		s.Pieces[sq] = p.At(Square(sq))
	}
	return s
}

// Problem is one reason why a setup is no position of a game. An odd one comes from no game, but can be looked
// at and searched: a double check that no move gives, a halfmove clock above the number of the move.
type Problem struct {
	Sentence string
	Squares  Bitboard // where it is seen, possibly nowhere
	Odd      bool
}

// String returns the sentence.
func (p Problem) String() string { return p.Sentence }

// IllegalError says that a drawing can be read but not played.
type IllegalError struct{ Problems []Problem }

// Error returns all problems in one sentence.
func (e *IllegalError) Error() string {
	reasons := make([]string, len(e.Problems))
	for i, problem := range e.Problems {
		reasons[i] = strings.TrimSuffix(problem.Sentence, ".")
	}
	return "illegal position: " + strings.Join(reasons, "; ")
}

// Position returns the setup as a position to play from, or an *IllegalError with all its problems that are
// more than odd.
func (s *Setup) Position() (Position, error) {
	problems := slices.DeleteFunc(s.Problems(), func(problem Problem) bool { return problem.Odd })
	if len(problems) > 0 {
		return Position{}, &IllegalError{problems}
	}
	return s.unchecked(), nil
}

// Playable says with an *IllegalError why the position is none to play from, as after a null move in check or
// after a king was taken, where the lines of a programme can lead.
func (p *Position) Playable() error {
	s := p.Setup()
	_, err := s.Position()
	return err
}

// unchecked returns the setup, which may have problems but has a king a side, as a position.
func (s *Setup) unchecked() Position {
	p := s.planes()
	p.state = newState(s.Turn, s.Castling, s.HalfmoveClock, s.MoveNumber) | state(s.Home.of(s.Castling))<<homeAt
	p.key = p.computeKey()
	p.inferCastled()
	if s.EnPassant != NoSquare {
		p.offerEnPassant(s.EnPassant)
	}
	return p
}

// planes places the pieces, of which the kings may be missing or too many, and the side to move.
func (s *Setup) planes() (p Position) {
	for sq, piece := range s.Pieces {
		if piece.Type() != NoPieceType {
			p.put(piece, Square(sq))
		}
	}
	p.state = newState(s.Turn, NoCastling, 0, 1)
	return p
}

// Problems says everything that keeps the setup from being a position of a game; nothing when it is
// one. It asks what can be seen in the position and its last move, not whether a game leads to it.
func (s *Setup) Problems() []Problem {
	p := s.planes()
	problems := append(p.kingProblems(), p.pawnProblems()...)
	problems = append(problems, p.materialProblems()...)
	if p.PiecesOf(White, King).Count() == 1 && p.PiecesOf(Black, King).Count() == 1 {
		problems = append(problems, s.checkProblems(&p)...)
		problems = append(problems, s.enPassantProblems(&p)...)
	}
	problems = append(problems, s.castlingProblems()...)
	return append(problems, s.countProblems()...)
}

// kingProblems asks for one king a side.
func (p *Position) kingProblems() (problems []Problem) {
	for c := White; c <= Black; c++ {
		switch kings := p.PiecesOf(c, King); kings.Count() {
		case 1:
		case 0:
			problems = append(problems, Problem{Sentence: c.String() + " has no king."})
		default:
			problems = append(problems, Problem{phrase.Of("{side} has {n} kings.", "side", c, "n", kings.Count()), kings, false})
		}
	}
	return problems
}

// pawnProblems asks that no pawn stands where none can.
func (p *Position) pawnProblems() (problems []Problem) {
	for rest := p.pawns() & (Rank1 | Rank8); rest != 0; rest = rest.ClearLowest() {
		problems = append(problems, Problem{fmt.Sprintf("A pawn cannot stand on %s.", rest.Lowest()), rest.Lowest().bit(),
			false})
	}
	return problems
}

// materialProblems asks that the pieces of each side can come from sixteen, eight of them pawns.
func (p *Position) materialProblems() (problems []Problem) {
	for c := White; c <= Black; c++ {
		side, pawns := p.Side(c), p.PiecesOf(c, Pawn)
		bishops := p.PiecesOf(c, Bishop)
		promoted := max(0, p.PiecesOf(c, Knight).Count()-2) + max(0, p.PiecesOf(c, Rook).Count()-2) +
			max(0, p.PiecesOf(c, Queen).Count()-1) + max(0, (bishops&LightSquares).Count()-1) +
			max(0, (bishops&DarkSquares).Count()-1)
		switch {
		case side.Count() > 16:
			problems = append(problems, Problem{phrase.Of("{side} has {n} pieces; 16 is the most.", "side", c,
				"n", side.Count()), side, false})
		case pawns.Count() > 8:
			problems = append(problems, Problem{phrase.Of("{side} has {n} pawns; 8 is the most.", "side", c,
				"n", pawns.Count()), pawns, false})
		case promoted > 8-pawns.Count():
			problems = append(problems, Problem{phrase.Of("{side} has more promoted pieces ({promoted}) than pawns gone "+
				"({gone}).", "side", c, "promoted", promoted, "gone", 8-pawns.Count()), side &^ pawns, false})
		}
	}
	return problems
}

// checkProblems asks that the side that has moved is not in check, and that one move can have given
// a double check. A single check is believed: that some famous test position has one that no move
// explains is only unusual.
func (s *Setup) checkProblems(p *Position) (problems []Problem) {
	waiting := p.Turn().Opponent()
	attackers := p.AttackersTo(p.KingSquare(waiting), p.Occupied()) & p.Side(p.Turn())
	if attackers != 0 {
		problems = append(problems, Problem{phrase.Of("{waiting} is in check, but {mover} is to move.", "waiting", waiting,
			"mover", p.Turn()), attackers | p.KingSquare(waiting).bit(), false})
	}
	checkers := p.Checkers()
	switch {
	case checkers.Count() > 2:
		problems = append(problems, Problem{phrase.Of("{mover} is in check from {n} pieces, and 2 is the most.",
			"mover", p.Turn(), "n", checkers.Count()), checkers, false})
	case checkers.MoreThanOne() && attackers == 0 && s.EnPassant == NoSquare && !s.givesChecks(p):
		problems = append(problems, Problem{phrase.Of("{mover} is in check from {one} and {other}, and no move can have led "+
			"to that.", "mover", p.Turn(), "one", checkers.Lowest(), "other", checkers.ClearLowest().Lowest()),
			checkers | p.KingSquare(p.Turn()).bit(), true})
	}
	return problems
}

// enPassantProblems asks that the last move can have been a pawn's double step over the square.
func (s *Setup) enPassantProblems(p *Position) []Problem {
	epSquare := s.EnPassant
	if epSquare == NoSquare {
		return nil
	}
	problem := func(reason string) []Problem {
		return []Problem{{phrase.Of("The en passant square {square} is impossible: {reason}.", "square", epSquare,
			"reason", reason), epSquare.Bitboard(), false}}
	}
	rank := 5 - 3*int(p.Turn())
	if epSquare > H8 || epSquare.Rank() != rank {
		return problem(phrase.Of("with {mover} to move it is on rank {rank}", "mover", p.Turn(), "rank", rank+1))
	}
	pawn, origin := epSquare^8, epSquare^24
	mover := p.Turn().Opponent()
	if p.At(pawn) != NewPiece(mover, Pawn) {
		return problem(phrase.Of("there is no {pawn} on {square}", "pawn", NewPiece(mover, Pawn), "square", pawn))
	}
	if p.Occupied()&(epSquare.bit()|origin.bit()) != 0 {
		return problem(phrase.Of("{square} and {origin} are not both empty", "square", epSquare, "origin", origin))
	}
	if s.HalfmoveClock != 0 {
		return problem(fmt.Sprintf("a pawn has moved, and the halfmove clock is %d", s.HalfmoveClock))
	}
	occupied, king := p.Occupied()&^pawn.bit()|origin.bit(), p.KingSquare(p.Turn())
	if p.AttackersTo(king, occupied)&p.Side(mover)&^pawn.bit() != 0 || PawnAttacks(mover, origin).Has(king) {
		return problem(fmt.Sprintf("%s was in check before the pawn moved", p.Turn()))
	}
	return nil
}

// castlingProblems asks that king and rook stand at home for each right.
func (s *Setup) castlingProblems() (problems []Problem) {
	for i := range castlings {
		c := s.Home.castling(i)
		side, king := Colour(i/2), c.move.From()
		if s.Castling.Has(c.right) &&
			(s.Pieces[king] != NewPiece(side, King) || s.Pieces[c.rookFrom] != NewPiece(side, Rook)) {
			problems = append(problems, Problem{phrase.Of("{side} cannot have the right to castle {way} without the king on "+
				"{king} and a rook on {rook}.", "side", side, "way", [2]string{"short", "long"}[i%2], "king", king,
				"rook", c.rookFrom), king.bit() | c.rookFrom.bit(), false})
		}
	}
	return problems
}

// countProblems asks that the two counters are in their ranges and agree.
func (s *Setup) countProblems() (problems []Problem) {
	if s.HalfmoveClock < 0 || s.HalfmoveClock > maxCount {
		problems = append(problems, Problem{fmt.Sprintf("The halfmove clock must be from 0 to %d.", maxCount), 0, false})
	}
	if s.MoveNumber < 1 || s.MoveNumber > maxCount {
		problems = append(problems, Problem{fmt.Sprintf("The move number must be from 1 to %d.", maxCount), 0, false})
	}
	if played := 2*(s.MoveNumber-1) + int(s.Turn); len(problems) == 0 && s.HalfmoveClock > played {
		problems = append(problems, Problem{phrase.Of("The halfmove clock is {clock}, but before move {move} only "+
			"{most:one half-move|# half-moves} can have been played.", "clock", s.HalfmoveClock, "move", s.MoveNumber, "most",
			played), 0, true})
	}
	return problems
}
