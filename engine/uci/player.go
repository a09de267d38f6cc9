package uci

import (
	"context"
	"fmt"
	"time"

	"drevo/engine/board"
	"drevo/engine/match"
)

// Player lets an engine play games of package match. It is closed with its engine.
type Player struct {
	*Engine
}

var (
	_ match.Player   = Player{}
	_ match.Beginner = Player{}
)

// NewPlayer starts an engine that plays.
func NewPlayer(ctx context.Context, c Command) (Player, error) {
	e, err := Start(ctx, c)
	return Player{e}, err
}

// Begin implements [match.Beginner].
func (p Player) Begin(ctx context.Context, _ *match.Situation, _ board.Colour) error {
	return p.NewGame(ctx)
}

// usualTime is for a move where nothing is limited: an engine from elsewhere knows no end of its own.
const usualTime = time.Second

// mostTime is after how long an engine has failed that was given no time (ruling).
const mostTime = 2 * time.Minute

// Move implements [match.Player]. An engine that hangs is given up with the time for the move.
func (p Player) Move(ctx context.Context, at *match.Situation) (match.Answer, error) {
	found, err := p.Search(ctx, request(at), nil)
	if err != nil {
		return match.Answer{}, err
	}
	if found.Move == board.NoMove {
		return match.Answer{}, fmt.Errorf("%s gives no move", p.Name())
	}
	answer := match.Answer{Move: found.Move, Line: []board.Move{found.Move}}
	if len(found.Lines) > 0 {
		first := found.Lines[0]
		answer.Value, answer.Nodes = first.Score, first.Nodes
		if len(first.Line) > 0 && first.Line[0] == found.Move {
			answer.Line = first.Line
		}
	}
	return answer, nil
}

// request asks for a move of a game under its limits.
func request(at *match.Situation) Request {
	side := at.Side()
	control := at.Controls[side]
	r := Request{Start: at.Start, Moves: at.Moves, Nodes: control.Nodes}
	switch {
	case control.MoveTime > 0:
		r.MoveTime = max(control.MoveTime-moveOverhead, control.MoveTime/2)
	case control.Base > 0:
		r.Clock = &Clocks{Left: at.Left, MovesToGo: at.MovesToGo(side)}
		for colour, c := range at.Controls {
			r.Clock.Increment[colour] = c.Increment
		}
	case r.Nodes == 0:
		r.MoveTime = usualTime
	default: // some engines know no limit of nodes, and would think for ever
		r.Within = mostTime
	}
	return r
}

// moveOverhead is what pipes and processes take of the time for a move.
const moveOverhead = 30 * time.Millisecond
