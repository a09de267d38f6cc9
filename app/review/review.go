// Package review lets a programme, or an engine from elsewhere, look at every position of a game, one
// after the other: what it would have played, what it thinks the position is worth, and of a programme what
// each term of its evaluation says.
//
//	rows, err := review.Run(ctx, g, review.Programme{Programme: p, Values: values, Nodes: 100_000},
//
// func(row review.Row) { ... })
//
//	fmt.Println(review.Agreement(rows, board.White))
//
// It knows no window. No tree is kept: any position can be searched again, with its tree.
package review

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Critic looks at the positions of one game, in their order.
type Critic interface {
	Name() string
	Scale() tree.Scale // of the scores
	// Look says what there is to say of a position. Of one without a legal move that is no score. The error
	// is that of the context, or ends the walk.
	Look(ctx context.Context, at Place) (Row, error)
}

// Place is a position of a game.
type Place struct {
	Start    board.Position
	Moves    []board.Move // from there; not to be changed
	Position board.Position
	History  board.History
	Memory   *search.Memory // of the walk
}

// Row is what was found at a position of the main line. Run fills in where that is.
type Row struct {
	Ply      int // half-moves from the start of the game
	Position board.Position
	Played   board.Move // in the game; board.NoMove at its end
	Best     board.Move // what the critic would play; board.NoMove where it has no choice yet
	Line     []board.Move
	Value    tree.Value      // of Best, a bound where the search came to its limit; the zero Value where there is none
	Terms    *eval.Breakdown // of the position itself, nil where the critic does not say
}

// Run looks at the main line of a game. Each row is handed over when it is there; the error is that of
// the context or of the critic, who is closed at the end if there is something to close.
func Run(ctx context.Context, g *game.Game, critic Critic, found func(Row)) ([]Row, error) {
	if c, ok := critic.(io.Closer); ok {
		defer c.Close()
	}
	var rows []Row
	var history board.History
	var memory search.Memory
	p := g.Start
	history.Push(p.Key(), true)
	moves := g.Mainline()
	for ply := 0; ; ply++ {
		row, err := critic.Look(ctx, Place{g.Start, moves[:ply], p, history.Clone(), &memory})
		if err != nil {
			return rows, fmt.Errorf("position %d of the game: %w", ply+1, err)
		}
		if row.Ply, row.Position = ply, p; ply < len(moves) {
			row.Played = moves[ply]
		}
		rows = append(rows, row)
		found(row)
		if ply == len(moves) {
			return rows, nil
		}
		p = p.After(moves[ply])
		history.Push(p.Key(), p.HalfmoveClock() == 0)
	}
}

// Count says how often a critic would have played the moves of a game.
type Count struct {
	Positions int     // with a choice of the critic and a move of the game
	Same      int     // the critic's choice was the move played
	Chance    float64 // how many a choice by lot would have met
}

// Agreement counts the moves of a side.
func Agreement(rows []Row, side board.Colour) (c Count) {
	for _, row := range rows {
		if row.Best == board.NoMove || row.Played == board.NoMove || row.Position.Turn() != side {
			continue
		}
		c.Positions++
		c.Chance += 1 / float64(row.Position.LegalMoveCount())
		if row.Best == row.Played {
			c.Same++
		}
	}
	return c
}

// Swing is a move that the critic thinks has changed much.
type Swing struct {
	Row  Row
	Loss eval.Score // for the side that moved, from the position before the move to the one after it
}

// Swings returns the moves that lost most, the worst first: at most so many, and none that lost less
// than least.
func Swings(rows []Row, most int, least eval.Score) []Swing {
	var list []Swing
	for i := range len(rows) - 1 {
		before, next := rows[i], rows[i+1]
		if !before.Value.Known() || !next.Value.Known() {
			continue
		}
		turn := before.Position.Turn()
		if loss := before.Value.Score.For(turn) - next.Value.Score.For(turn); loss >= least {
			list = append(list, Swing{before, loss})
		}
	}
	slices.SortStableFunc(list, func(a, b Swing) int { return cmp.Compare(b.Loss, a.Loss) })
	return list[:min(len(list), most)]
}
