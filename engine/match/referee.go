package match

import (
	"errors"
	"fmt"

	"github.com/notnil/chess"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Referee watches one game by the rules of chess, as github.com/notnil/chess knows them.
//
// It counts a position with a pawn that has just gone two squares as another one than the same
// position later, whether or not the pawn can be taken in passing. So a repetition can be seen a move
// later than by the laws (article 9.2.3), never earlier.
type Referee struct {
	game *chess.Game
}

// NewReferee returns the referee of a game that begins at a position.
func NewReferee(start board.Position) (*Referee, error) {
	if start.Home() != 0 {
		return nil, errors.New("games of Chess960 can be looked at and thought about, and not played: the referee knows " +
			"the castling of chess alone")
	}
	g, err := gameFrom(start.FEN())
	if err != nil {
		return nil, fmt.Errorf("the referee can't read %s: %w", start.FEN(), err)
	}
	return &Referee{g}, nil
}

func gameFrom(fen string) (*chess.Game, error) {
	from, err := chess.FEN(fen)
	if err != nil {
		return nil, err
	}
	return chess.NewGame(from, chess.UseNotation(chess.UCINotation{})), nil
}

// Move makes a move. The error says that it is not legal, or that the game is over.
func (r *Referee) Move(move board.Move) error {
	if r.Ending().Over() {
		return fmt.Errorf("the game is over: %s", r.Ending())
	}
	if err := r.game.MoveStr(move.UCI()); err != nil {
		return fmt.Errorf("%s is not legal in %s", move, r.game.FEN())
	}
	return r.shorten()
}

// shorten lets go of positions that can't return, after a capture or a move of a pawn: the library
// compares each position with all before it.
func (r *Referee) shorten() error {
	if r.game.Position().HalfMoveClock() > 0 || r.Ending().Over() {
		return nil
	}
	g, err := gameFrom(r.game.FEN())
	if err != nil {
		return fmt.Errorf("the referee can't read %s: %w", r.game.FEN(), err)
	}
	r.game = g
	return nil
}

// Ending says how the game has ended; game.Unknown while it goes on.
func (r *Referee) Ending() Ending {
	return Ending{Result: game.Result(r.game.Outcome()), Method: methods[r.game.Method()]}
}

var methods = map[chess.Method]Method{
	chess.NoMethod:             Unfinished,
	chess.Checkmate:            Checkmate,
	chess.Resignation:          Resignation,
	chess.DrawOffer:            Agreement,
	chess.Stalemate:            Stalemate,
	chess.ThreefoldRepetition:  ThreefoldRepetition,
	chess.FivefoldRepetition:   FivefoldRepetition,
	chess.FiftyMoveRule:        FiftyMoves,
	chess.SeventyFiveMoveRule:  SeventyFiveMoves,
	chess.InsufficientMaterial: InsufficientMaterial,
}

// Claimable returns the draw that the side to move may claim, Unfinished if there is none.
func (r *Referee) Claimable() Method {
	for _, method := range r.game.EligibleDraws() {
		if method != chess.DrawOffer {
			return methods[method]
		}
	}
	return Unfinished
}

// Claim ends the game as a draw, if the side to move may claim one.
func (r *Referee) Claim() error {
	for _, method := range r.game.EligibleDraws() {
		if method != chess.DrawOffer {
			return r.game.Draw(method)
		}
	}
	return fmt.Errorf("there is no draw to claim in %s", r.game.FEN())
}

// Agree ends the game as a draw.
func (r *Referee) Agree() error { return r.game.Draw(chess.DrawOffer) }

// Resign ends the game as lost by a side.
func (r *Referee) Resign(side board.Colour) {
	if side == board.White {
		r.game.Resign(chess.White)
	} else {
		r.game.Resign(chess.Black)
	}
}
