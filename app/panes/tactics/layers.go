// Package tactics draws on the board what can be seen in any position without a search: threats,
// hanging pieces, pins and attacked squares, each a layer with its own box and key. Under the mouse
// every sign says in a sentence what it means. What they are, engine/tactics says.
package tactics

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/tactics"
	"drevo/widgets/chessboard"
)

// Layers are the layers about one position. They work out what they show when they are drawn or
// asked, which costs some microseconds.
type Layers struct{ position board.Position }

// Show turns to a position.
func (l *Layers) Show(p board.Position) { l.position = p }

// Layers returns the layers, in their order.
func (l *Layers) Layers() []pane.Layer {
	list := []pane.Layer{
		{Key: "threats", Name: "Threats", Letter: fyne.KeyT, Draw: l.threats, Explain: l.explainThreats,
			Hint: "What the other side would do if it were its turn: the moves that mate, or win material by exchange."},
		{Key: "hanging", Name: "Hanging pieces", Letter: fyne.KeyH, Draw: l.hanging, Explain: l.explainHanging,
			Hint: "Pieces of both sides that are attacked and, by exchange, lost."},
		{Key: "pins", Name: "Pins", Letter: fyne.KeyP, Draw: l.pins, Explain: l.explainPin,
			Hint: "Pieces that shield their king, or their queen, from an attack."},
		{Key: "attackedByWhite", Name: "White's attacks", Letter: fyne.KeyW, Draw: l.attacks(board.White),
			Explain: l.explainAttacks(board.White),
			Hint:    "Every square that White attacks or guards, and how often."},
		{Key: "attackedByBlack", Name: "Black's attacks", Letter: fyne.KeyB, Draw: l.attacks(board.Black),
			Explain: l.explainAttacks(board.Black),
			Hint:    "Every square that Black attacks or guards, and how often."},
	}
	for i := range list {
		list[i].Order = 1 + i
	}
	return list
}

// noneHere is said in the legend of a layer that finds nothing.
const noneHere = "none here"

// threats draws an arrow for the best threat against each square, the wider the more it wins. Black's
// are dashed, as its trajectories are.
func (l *Layers) threats() chessboard.Layer {
	layer := chessboard.Layer{Empty: noneHere}
	list, ok := tactics.Threats(&l.position)
	if !ok {
		layer.Empty = "none while in check"
	}
	role := sideRole(l.position.Turn().Opponent())
	seen := map[board.Square]bool{}
	for _, t := range list {
		if !t.Mate && seen[t.Move.To()] {
			continue
		}
		seen[t.Move.To()] = true
		arrow := chessboard.Arrow{
			From: int(t.Move.From()), To: int(t.Move.To()), Role: role, Dashed: role == chessboard.RoleBlack,
			Width: 0.3 + 0.7*math.Min(float64(t.Wins)/9, 1), Label: "+" + strconv.Itoa(t.Wins),
		}
		if t.Mate {
			arrow.Width, arrow.Label = 1, "#"
		}
		layer.Arrows = append(layer.Arrows, arrow)
	}
	return layer
}

func sideRole(side board.Colour) chessboard.Role {
	if side == board.White {
		return chessboard.RoleWhite
	}
	return chessboard.RoleBlack
}

// hanging rings the pieces that hang, with what is lost.
func (l *Layers) hanging() chessboard.Layer {
	layer := chessboard.Layer{Empty: noneHere}
	for _, h := range tactics.HangingPieces(&l.position) {
		layer.Marks = append(layer.Marks, chessboard.Mark{
			Square: int(h.Square), Kind: chessboard.MarkRing, Role: chessboard.RoleHanging, Text: "−" + strconv.Itoa(h.Loss),
		})
	}
	return layer
}

// pins draws the line of each pin and frames the pinned piece. Lines to a queen are dashed.
func (l *Layers) pins() chessboard.Layer {
	layer := chessboard.Layer{Empty: noneHere}
	for _, pin := range tactics.Pins(&l.position) {
		layer.Arrows = append(layer.Arrows, chessboard.Arrow{
			From: int(pin.Pinner), To: int(pin.Behind), Width: 0.2, Role: chessboard.RolePin, Dashed: !pin.Absolute,
		})
		layer.Marks = append(layer.Marks, chessboard.Mark{Square: int(pin.Pinned), Kind: chessboard.MarkFrame,
			Role: chessboard.RolePin})
	}
	return layer
}

// attacks returns the layer of the squares that a side attacks.
func (l *Layers) attacks(side board.Colour) func() chessboard.Layer {
	return func() chessboard.Layer {
		return chessboard.Layer{Attacks: []chessboard.Attacks{{Black: side == board.Black,
			Counts: tactics.Attacked(&l.position, side)}}}
	}
}
