// Package book is opening books: what to play in a position that is known, and what an opening is
// called.
//
// A [Source] has moves for positions. There are three:
//
//   - [Lines], the book of PaulChess (2009): a text with one answer a position, which a person writes
//     by playing moves. [Default] is one that comes with the program.
//   - [Polyglot], the .bin files that many programs read.
//   - [Counts], how often the moves of a collection of games were played, and with what result.
//
// All look a position up by its [Key], and not by the moves that led to it, so that transpositions are
// found. [Names] knows openings by their positions.
package book

import (
	"iter"

	"drevo/engine/board"
)

// Source is an opening book.
type Source interface {
	// Moves returns the moves that the book has for a position, the preferred one first; none where
	// it does not know the position. All are legal.
	Moves(p *board.Position) []Entry
}

// Lister is a book that can list what it has: keys of positions, see [Key], with moves, in no order.
type Lister interface {
	All() iter.Seq2[uint64, Entry]
}

// Entry is a move of a book.
type Entry struct {
	Move   board.Move
	Weight int // how much the book prefers it to other moves of the same position; 1 where it has one

	// How often the move was played, and how these games ended; 0 where the book does not know.
	Games, WhiteWins, Draws, BlackWins int
}
