package experiment

import (
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
var byMaterial = options{
	"evaluation": "simple1", "weights": "knight:300,bishop:300,rook:450,queen:950,threats:0,squares:0",
}

// modernStudy is a search of PaulChess's preset modern within so many nodes.
func modernStudy(nodes uint64) (study, options) {
	return study{programme: paulchess.New(), limits: search.Limits{Nodes: nodes}},
		changed(preset(paulchess.New(), "modern"), "depth", scopeDepth)
}

// inScope picks the problems in scope, told to win what their solutions do.
func (l *lab) inScope(list []subject) (scope []subject) {
	for _, at := range list {
		if win := l.scopeOf(at); win != "" {
			scope = append(scope, at.toWin(win))
		}
		if l.err != nil {
			return nil
		}
		l.step()
	}
	return scope
}

// toWin is a position in which something is to be won, as Pitrat's option names it.
func (at subject) toWin(win string) subject {
	at.options = options{"win": win}
	return at
}

// scopeOf returns what the solution of a problem wins by force, of several the one that wins most, as the
// programme's option names it; empty if it is less than a pawn. A line of a search with a full evaluation
// would not do: it gives men back for a better place, and ends in the middle of an exchange.
func (l *lab) scopeOf(at subject) (win string) {
	most := 0
	for _, move := range at.moves {
		gain, mate := l.forcedGain(at, move)
		if mate {
			return "mate"
		}
		most = max(most, gain)
	}
	return stepOf(most)
}

// forcedGain returns what a move wins by force in Pitrat's values, or that it mates, as far as a search by
// material alone sees after it.
func (l *lab) forcedGain(at subject, move board.Move) (gain int, mate bool) {
	modern, set := modernStudy(scopeNodes)
	result := l.search(modern, subject{name: at.name, position: at.position.After(move)}, with(set, byMaterial))
	if ply, mate := paulchess.New().Scale().MatePly(int32(result.Score)); mate {
		return 0, ply <= 0
	}
	return -int(result.Score)/10 - rootBalance(at.position), false
}

// materialOf returns what a line wins for the side to move, in Pitrat's values.
func materialOf(p board.Position, line []board.Move) int {
	return balance(p.After(line...), p.Turn()) - rootBalance(p)
}

// rootBalance is the material of the side to move less that of the other, in Pitrat's values.
func rootBalance(p board.Position) int { return balance(p, p.Turn()) }

func balance(p board.Position, side board.Colour) int {
	values, err := search.Resolve(pitrat.New(), nil)
	if err != nil {
		return 0
	}
	b := pitrat.New().Evaluate(&p, values)
	return int(b.Total.For(side))
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
