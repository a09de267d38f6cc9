package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
)

// attackLayer shows attacks on the board, from the point of view of the side to move. The selected one shows those of its denials that
// would cost it something, as its formula does.
func attackLayer(attacks []trajectory.Attack, shown []int, selected int, turn board.Colour, moment chessboard.Moment) chessboard.Layer {
	layer := chessboard.Layer{Moment: moment}
	for _, i := range shown {
		layer.Trajectories = append(layer.Trajectories, drawnAttack(&attacks[i], i == selected, turn))
	}
	return layer
}

func drawnAttack(a *trajectory.Attack, selected bool, turn board.Colour) chessboard.Trajectory {
	drawn := chessboard.Trajectory{
		From: int(a.From), Stops: squares(a.Stops()), Beta: squares(a.Beta().Squares()), Side: sideOf(a.Side, turn),
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
func drawnDenial(d *trajectory.Denial) chessboard.Denial {
	drawn := chessboard.Denial{
		Kind: denialKinds[d.Kind], From: int(d.Way.From), Stops: squares(d.Way.Stops()), Beta: squares(d.Way.Beta().Squares()),
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

var denialKinds = map[trajectory.DenialKind]chessboard.DenialKind{
	trajectory.Control: chessboard.Control, trajectory.Blockade: chessboard.Blockade, trajectory.Retreat: chessboard.Retreat,
}

func sideOf(side, turn board.Colour) chessboard.Side {
	if side == turn {
		return chessboard.Own
	}
	return chessboard.Enemy
}

// typeLayer marks the men by the type of their value. The stable ones need no mark.
func typeLayer(men []botvinnik.PieceValue) chessboard.Layer {
	layer := chessboard.Layer{}
	for _, man := range men {
		if man.Type == botvinnik.Doomed || man.Type == botvinnik.Expected {
			layer.Badges = append(layer.Badges, chessboard.Badge{Square: int(man.Square), Text: string('0' + rune(man.Type)), Kind: int(man.Type)})
		}
	}
	return layer
}

func squares(list []board.Square) []int {
	out := make([]int, len(list))
	for i, s := range list {
		out[i] = int(s)
	}
	return out
}
