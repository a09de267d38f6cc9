package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/trajectories"
)

// drawnAttack is an attack as it lies on the board; the selected one with those of its denials that would
// cost it something.
func drawnAttack(a *trajectory.Attack, selected bool) trajectories.Trajectory {
	drawn := trajectories.Trajectory{
		From: int(a.From), Stops: squares(a.Stops()), Beta: squares(a.Beta().Squares()), Side: sideOf(a.Side),
		HalfMoves: int(a.HalfMoves), F: a.Real, Selected: selected,
	}
	for i := range a.Alphas {
		drawn.StopF = append(drawn.StopF, a.Alphas[i].Function)
	}
	if selected {
		for d := range a.Denials() {
			if d.Costs {
				drawn.Denials = append(drawn.Denials, drawnDenial(d))
			}
		}
	}
	return drawn
}

// drawnDenial is a denial with what denies it in turn.
func drawnDenial(d *trajectory.Denial) trajectories.Denial {
	drawn := trajectories.Denial{
		Kind: denialKinds[d.Kind], From: int(d.Way.From), Stops: squares(d.Way.Stops()),
		Beta:      squares(d.Way.Beta().Squares()),
		HalfMoves: int(d.Way.HalfMoves), Works: d.Works,
	}
	if d.Approach == nil {
		return drawn
	}
	for i := range d.Approach.Alphas {
		for k := range d.Approach.Alphas[i].Denials {
			if second := &d.Approach.Alphas[i].Denials[k]; second.Costs {
				drawn.Denials = append(drawn.Denials, drawnDenial(second))
			}
		}
	}
	return drawn
}

var denialKinds = map[trajectory.DenialKind]trajectories.DenialKind{
	trajectory.Control: trajectories.Control, trajectory.Blockade: trajectories.Blockade,
	trajectory.Retreat: trajectories.Retreat,
}

func sideOf(side board.Colour) trajectories.Side {
	if side == board.White {
		return trajectories.White
	}
	return trajectories.Black
}

func squares(list []board.Square) []int {
	out := make([]int, len(list))
	for i, s := range list {
		out[i] = int(s)
	}
	return out
}
