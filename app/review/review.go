// Package review lets a programme look at every position of a game, one after the other: what it
// would have played, what it thinks the position is worth, and what each term of its evaluation says.
//
//	rows, err := review.Run(ctx, g, review.Settings{Programme: p, Values: values, Nodes: 100_000}, func(row review.Row) { ... })
//	fmt.Println(review.Agreement(rows, board.White))
//
// It knows no window. No tree is kept: any position can be searched again, with its tree.
package review

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Settings say who looks at the game, and for how long.
type Settings struct {
	Programme search.Programme
	Values    search.Values
	Nodes     uint64 // the most at a position; 0: as many as the options say

	// Stages is told of the stages of each search, as a record that has little else and is released
	// after it; nil: nothing is recorded.
	Stages func(*tree.Tree)
}

// Row is what was found at a position of the main line.
type Row struct {
	Ply      int // half-moves from the start of the game
	Position board.Position
	Played   board.Move // in the game; board.NoMove at its end
	Best     board.Move // what the programme would play; board.NoMove where it has no choice yet
	Line     []board.Move
	Score    eval.WhiteScore // of Best
	Known    bool            // there is a score
	Cut      bool            // the search came to its limit: the score is the best that it had by then
	Terms    *eval.Breakdown // of the position itself, nil where the programme does not say
}

// Run looks at the main line of a game. Each row is handed over when it is there; the error is that of
// the context or of the programme.
func Run(ctx context.Context, g *game.Game, s Settings, found func(Row)) ([]Row, error) {
	var rows []Row
	var history board.History
	var tables search.Tables
	p := g.Start
	history.Push(p.Key(), true)
	moves := g.Mainline()
	for ply := 0; ; ply++ {
		row, err := look(ctx, p, history.Clone(), &tables, s)
		if err != nil {
			return rows, fmt.Errorf("position %d of the game: %w", ply+1, err)
		}
		if row.Ply = ply; ply < len(moves) {
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

// look searches one position. One without a legal move, or that can't be searched, has no score.
func look(ctx context.Context, p board.Position, history board.History, tables *search.Tables, s Settings) (Row, error) {
	row := Row{Position: p}
	if evaluator, ok := s.Programme.(search.Evaluator); ok {
		terms := evaluator.Evaluate(&p, s.Values)
		row.Terms = &terms
	}
	if !p.HasLegalMove() {
		return row, ctx.Err()
	}
	task := search.Task{Position: p, History: history, Values: s.Values, Limits: search.Limits{Nodes: s.Nodes}, Tables: tables}
	if s.Stages != nil {
		task.Recorder = tree.NewRecorder(search.Header(s.Programme, s.Values, p), 1) // the stages are kept beyond that
		defer task.Recorder.Tree().Release()
	}
	result, err := s.Programme.Search(ctx, task)
	if err = cmp.Or(ctx.Err(), err); err != nil {
		return row, err
	}
	if s.Stages != nil {
		s.Stages(task.Recorder.Tree())
	}
	if result.Move != board.NoMove {
		row.Best, row.Line, row.Known = result.Move, result.Line, true
		row.Score, row.Cut = result.Score.For(p.Turn()), result.Stopped
	}
	return row, nil
}

// Count says how often a programme would have played the moves of a game.
type Count struct {
	Positions int     // with a choice of the programme and a move of the game
	Same      int     // the programme's choice was the move played
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

// Swing is a move that the programme thinks has changed much.
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
		if !before.Known || !next.Known {
			continue
		}
		turn := before.Position.Turn()
		if loss := before.Score.For(turn) - next.Score.For(turn); loss >= least {
			list = append(list, Swing{before, loss})
		}
	}
	slices.SortStableFunc(list, func(a, b Swing) int { return cmp.Compare(b.Loss, a.Loss) })
	return list[:min(len(list), most)]
}
