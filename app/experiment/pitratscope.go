package experiment

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/paulchess"
	"drevo/engine/pitrat"
	"drevo/engine/search"
)

// The scope of pitrat-wac is measured by PaulChess's preset modern within so many nodes, which makes it
// the same on every machine.
const (
	scopeDepth = "60"
	scopeNodes = 400_000
)

// byMaterial are the options that leave PaulChess's evaluation nothing but Pitrat's values of men.
var byMaterial = map[string]string{
	"evaluation": "simple1", "weights": "knight:300,bishop:300,rook:450,queen:950,threats:0,squares:0",
}

// scoped is a problem in scope, and what is to be won.
type scoped struct {
	problem
	win string
}

// inScope picks the problems in scope.
func inScope(ctx context.Context, list []problem, progress Progress) (scope []scoped, err error) {
	for i, q := range list {
		progress(i, 3*len(list))
		win, err := scopeOf(ctx, &q)
		if err != nil {
			return nil, err
		}
		if win != "" {
			scope = append(scope, scoped{q, win})
		}
	}
	return scope, nil
}

// scopeOf returns what the solution of a problem wins by force, of several the one that wins most, as the
// programme's option names it; empty if it is less than a pawn. A line of a search with a full evaluation
// would not do: it gives men back for a better place, and ends in the middle of an exchange.
func scopeOf(ctx context.Context, q *problem) (win string, err error) {
	most := 0
	for _, move := range q.best {
		gain, mate, err := forcedGain(ctx, q.position, move)
		if err != nil {
			return "", err
		}
		if mate {
			return "mate", nil
		}
		most = max(most, gain)
	}
	return stepOf(most), nil
}

// forcedGain returns what a move wins by force in Pitrat's values, or that it mates, as far as a search by
// material alone sees after it.
func forcedGain(ctx context.Context, p board.Position, move board.Move) (gain int, mate bool, err error) {
	set := with(changed(presetOf("modern"), "depth", scopeDepth), byMaterial)
	result, err := ask(ctx, paulchess.New(), set, search.Task{Position: p.After(move),
		Limits: search.Limits{Nodes: scopeNodes}})
	if err != nil {
		return 0, false, err
	}
	if ply, mate := paulchess.New().Scale().MatePly(int32(result.Score)); mate {
		return 0, ply <= 0, nil
	}
	return -int(result.Score)/10 - rootBalance(p), false, nil
}

// yardstick searches a position with PaulChess's preset modern, within so many nodes.
func yardstick(ctx context.Context, p board.Position, nodes uint64) (search.Result, error) {
	set := changed(presetOf("modern"), "depth", scopeDepth)
	return ask(ctx, paulchess.New(), set, search.Task{Position: p, Limits: search.Limits{Nodes: nodes}})
}

// materialOf returns what a line wins for the side to move, in Pitrat's values.
func materialOf(p board.Position, line []board.Move) int {
	values, err := search.Resolve(pitrat.New(), nil)
	if err != nil {
		return 0
	}
	at := p.After(line...)
	before, after := pitrat.New().Evaluate(&p, values), pitrat.New().Evaluate(&at, values)
	return int((after.Total - before.Total).For(p.Turn()))
}

// steps are the values of the option "win", in Pitrat's values of men.
var steps = []struct {
	gain int
	name string
}{{10, "pawn"}, {20, "twoPawns"}, {30, "piece"}, {45, "rook"}, {95, "queen"}}

// stepOf returns the greatest step that a gain reaches, empty for none.
func stepOf(gain int) (win string) {
	for _, step := range steps {
		if gain >= step.gain {
			win = step.name
		}
	}
	return win
}

// gainOf returns what a step wins, 0 for a mate.
func gainOf(win string) int {
	for _, step := range steps {
		if step.name == win {
			return step.gain
		}
	}
	return 0
}
