package match

import (
	"context"
	"io"

	"drevo/engine/board"
)

// WithBook returns a player that asks a book first. The book gives a legal move, or board.NoMove where
// it does not know the position.
func WithBook(player Player, book func(*board.Position) board.Move) Player {
	return &booked{player, book}
}

// booked hands on what else its player can do.
type booked struct {
	Player
	book func(*board.Position) board.Move
}

func (b *booked) Move(ctx context.Context, at *Situation) (Answer, error) {
	if move := b.book(&at.Position); move != board.NoMove {
		return Answer{Move: move, Note: "from the book"}, nil
	}
	return b.Player.Move(ctx, at)
}

func (b *booked) Begin(ctx context.Context, at *Situation, side board.Colour) error {
	if p, ok := b.Player.(Beginner); ok {
		return p.Begin(ctx, at, side)
	}
	return nil
}

func (b *booked) End(e Ending) {
	if p, ok := b.Player.(Ender); ok {
		p.End(e)
	}
}

// Ponder ponders also where the book may know the answer: which reply comes is not known yet.
func (b *booked) Ponder(at *Situation) {
	if p, ok := b.Player.(Ponderer); ok {
		p.Ponder(at)
	}
}

func (b *booked) Close() error {
	if p, ok := b.Player.(io.Closer); ok {
		return p.Close()
	}
	return nil
}
