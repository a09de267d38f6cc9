package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/trajectories"
)

// drawnAttacks shows attacks on the board. The selected one shows those of its denials that would
// cost it something, as its formula does.
func drawnAttacks(attacks []trajectory.Attack, shown []int, selected int,
	moment trajectories.Moment) *trajectories.Overlay {
	overlay := &trajectories.Overlay{Moment: moment}
	for _, i := range shown {
		overlay.Trajectories = append(overlay.Trajectories, drawnAttack(&attacks[i], i == selected))
	}
	return overlay
}

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
			if !d.Costs {
				continue
			}
			drawn.Denials = append(drawn.Denials, drawnDenial(d))
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

// typeLayer marks the pieces by the type of their value. The stable ones need no mark.
func typeLayer(values []botvinnik.PieceValue) chessboard.Layer {
	var badges trajectories.Badges
	for _, value := range values {
		if value.Type == botvinnik.Doomed || value.Type == botvinnik.Expected {
			badges = append(badges, trajectories.Badge{
				Square: int(value.Square), Text: string('0' + rune(value.Type)), Type: trajectories.ValueType(value.Type),
			})
		}
	}
	return chessboard.Layer{Overlays: []chessboard.Overlay{badges}}
}

func squares(list []board.Square) []int {
	out := make([]int, len(list))
	for i, s := range list {
		out[i] = int(s)
	}
	return out
}
