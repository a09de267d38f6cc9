package tuning

import (
	"context"
	"fmt"
	"math/rand/v2"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
)

// Games says how games are played.
type Games struct {
	Programme search.Programme
	Values    search.Values
	Seed      uint64
	Count     int    // of games
	Nodes     uint64 // for each move
	PerPawn   int    // of the programme's scores
}

// Sample is a quiet position of a game that was played to its end.
type Sample struct {
	Position board.Position
	Result   float64 // for White: 1, 0.5 or 0
}

const (
	openingPlies = 8   // that are drawn by lot
	longest      = 240 // plies; what is not decided by then is drawn
	decided      = 8   // pawns: an advantage that is won when both sides have seen it for some plies
	decidedPlies = 6
	balanced     = 1 // pawns: an opening that is worth more to a side is not played
)

// Play plays the games one after the other, and hands each sample to keep. The error is the
// context's.
func (g *Games) Play(ctx context.Context, keep func(game int, s Sample) error) error {
	var memory search.Memory
	for game := range g.Count {
		random := rand.New(rand.NewPCG(g.Seed, uint64(game)))
		samples, result, err := g.one(ctx, random, &memory)
		if err != nil {
			return fmt.Errorf("game %d: %w", game+1, err)
		}
		for _, p := range samples {
			if err := keep(game, Sample{p, result}); err != nil {
				return err
			}
		}
	}
	return nil
}

// one plays a game from a random opening.
func (g *Games) one(ctx context.Context, random *rand.Rand, memory *search.Memory) (quiet []board.Position,
	result float64, err error) {
	p, history := opening(random)
	ahead := 0 // plies for which White has been winning, or Black if below 0
	for ply := 0; ply < longest; ply++ {
		if status := p.Status(&history); status != board.Ongoing {
			return quiet, resultOf(status, p.Turn()), nil
		}
		r, err := g.Programme.Search(ctx, search.Task{Position: p, History: history, Values: g.Values,
			Limits: search.Limits{Nodes: g.Nodes}, Memory: memory})
		if err == nil {
			err = context.Cause(ctx)
		}
		if err != nil {
			return nil, 0, err
		}
		if r.Move == board.NoMove {
			return nil, 0, nil // stopped before a move was examined: the game has no result
		}
		score := int(r.Score.For(p.Turn()))
		if ply == 0 && (score > balanced*g.PerPawn || score < -balanced*g.PerPawn) {
			return g.one(ctx, random, memory) // not a game worth playing
		}
		if ahead = lead(ahead, score, decided*g.PerPawn); ahead == decidedPlies || ahead == -decidedPlies {
			return quiet, 0.5 + 0.5*float64(ahead/decidedPlies), nil
		}
		if isQuiet(&p, r.Move, r.Score, g.PerPawn) {
			quiet = append(quiet, p)
		}
		p = p.After(r.Move)
		history.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return quiet, 0.5, nil
}

// lead counts the plies for which a side has been ahead by as much as decides.
func lead(ahead, score, enough int) int {
	switch {
	case score >= enough:
		return max(ahead, 0) + 1
	case score <= -enough:
		return min(ahead, 0) - 1
	}
	return 0
}

// isQuiet reports whether the evaluation of a position alone should tell what it is worth: nobody is in
// check, the best move takes and promotes nothing, and nobody mates.
func isQuiet(p *board.Position, best board.Move, score eval.Score, perPawn int) bool {
	return !p.InCheck() && !best.IsCapture() && !best.IsPromotion() && max(score, -score) < eval.Score(20*perPawn)
}

// opening plays random moves from the start.
func opening(random *rand.Rand) (board.Position, board.History) {
	for {
		p := board.Start()
		var history board.History
		history.Push(p.Key(), true)
		ply := 0
		for ; ply < openingPlies; ply++ {
			var list board.MoveList
			if p.Legal(&list); list.Len() == 0 {
				break
			}
			p = p.After(list.At(random.IntN(list.Len())))
			history.Push(p.Key(), p.HalfmoveClock() == 0)
		}
		if p.HasLegalMove() {
			return p, history
		}
	}
}

// resultOf is White's result of a game that the rules have ended with a side to move.
func resultOf(status board.Status, turn board.Colour) float64 {
	switch {
	case status != board.Checkmate:
		return 0.5
	case turn == board.White:
		return 0
	}
	return 1
}
