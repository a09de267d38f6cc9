package botvinnik

import (
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/attacklist"
)

func attackRow(a *trajectory.Attack) attacklist.Row {
	row := attacklist.Row{
		Black: a.Side == board.Black, Attacker: pieceName(a.Piece, a.From), By: byText(a), Target: targetName(a),
		Value: strconv.Itoa(a.Value), HalfMoves: strconv.Itoa(int(a.HalfMoves)), Mark: attacklist.Closed,
		Notation: a.String(),
	}
	if a.Real == 1 {
		row.Mark = attacklist.Open
	}
	for _, f := range a.Factors() {
		row.Factors = append(row.Factors, attacklist.Factor{Text: f.Text, Meaning: f.Meaning, Weak: f.One})
	}
	return row
}

// pieceName writes a piece and its square: "Knight g3".
func pieceName(kind board.PieceType, s board.Square) string {
	name := kind.String()
	return strings.ToUpper(name[:1]) + name[1:] + " " + s.String()
}

// byText names the squares on which an attacker stops before the last: "by f5".
func byText(a *trajectory.Attack) (text string) {
	for i, s := range a.Stops()[:len(a.Stops())-1] {
		if i == 0 {
			text = "by"
		}
		text += " " + s.String()
	}
	return text
}

// targetName names what is attacked.
func targetName(a *trajectory.Attack) string {
	if a.Promotion {
		return "Promotion " + a.Target.String()
	}
	return pieceName(a.TargetPiece, a.Target)
}
