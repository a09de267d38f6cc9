package match

import (
	"context"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Player plays games, one at a time.
type Player interface {
	// Name is what the player is called in the tags of a game.
	Name() string
	// Move answers for the side to move, and returns soon after ctx has ended, which it does when the
	// game is broken off or the player's time is up. A player that returns an error loses the game,
	// unless the game was broken off.
	Move(ctx context.Context, at *Situation) (Answer, error)
}

// Beginner is a player that is told when a game begins, before its first move.
type Beginner interface {
	Begin(ctx context.Context, at *Situation, side board.Colour) error
}

// Ender is a player that is told how a game has ended, before Begin of the next one.
type Ender interface{ End(Ending) }

// Ponderer is a player that thinks on the opponent's time.
type Ponderer interface {
	// Ponder is called after the player's move, with the opponent to move, and returns at once. The
	// next call of Move or End ends it.
	Ponder(at *Situation)
}

// Failer is a player that may come to be of no more use. Another one takes its place in the next game.
type Failer interface {
	Err() error // why it can't play on, nil while it can
}

// Answer is what a player does: it moves, and may say what it thinks. Or it does something else.
type Answer struct {
	Move board.Move

	Resign bool // instead of a move
	Claim  bool // instead of a move: the draw that [Situation.Claimable] says
	Offer  bool // beside the move: a draw, which the opponent may accept
	Accept bool // instead of a move: the draw that was offered

	Value tree.Value   // of the position to the player; the zero Value says nothing
	Line  []board.Move // that is expected, the move first
	Nodes uint64       // that were searched; 0 where nobody counts them
	Note  string       // what is unusual about the answer, such as that it is from a book
	Tree  *tree.Tree   // the record of the search, which whoever reads the answer releases; may be nil

	Counts  search.Counts // of the search that the record is of
	Elapsed time.Duration // that the thinking took, on the opponent's time included
}

// notAhead reports whether a side is known to think that it is not ahead: then it takes a draw that is
// offered (ruling; the sources know no offers).
func notAhead(v tree.Value, side board.Colour) bool { return v.Known() && v.Score.For(side) <= 0 }

// Contestant is somebody who takes part in a match, where several of its players may play at a time.
type Contestant struct {
	Name string
	New  func() (Player, error) // a player that is an io.Closer is closed at the end
}
