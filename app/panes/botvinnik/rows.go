package botvinnik

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/attacklist"
)

// listRows are the rows of the attacks that are listed, below headings that count them.
func (m *attackMap) listRows() []attacklist.Row {
	rows := make([]attacklist.Row, len(m.listed))
	for row, i := range m.listed {
		if i == noAttack {
			rows[row] = m.heading(m.attacks[m.listed[row+1]].Side)
		} else {
			rows[row] = m.rows[i]
		}
	}
	return rows
}

// heading counts the attacks of a side, and those that nothing can deny.
func (m *attackMap) heading(side board.Colour) attacklist.Row {
	count, open := 0, 0
	for _, i := range m.shown {
		if m.attacks[i].Side == side {
			count++
			open += m.attacks[i].Real
		}
	}
	return attacklist.Row{Heading: true, Black: side == board.Black,
		Label: fmt.Sprintf("%s: %d attacks, %d reach the target", side, count, open)}
}

// emptyText says why nothing is listed.
func (m *attackMap) emptyText() string {
	if m.filter.Choice == ofTheNodeMove && m.filter.Move == board.NoMove {
		return "No move led here: go to a node, or play a move."
	}
	return "No attack is here. Move the slider to look further, or show every attack."
}

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
