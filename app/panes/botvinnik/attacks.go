package botvinnik

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/attacklist"
)

// attackList lists invisible values, White's attacks before Black's, and knows which row shows
// which attack.
type attackList struct {
	view    *attacklist.List
	attacks []trajectory.Attack
	written []attacklist.Row // of the attacks
	rows    []int            // the attack in each row, noAttack for a heading

	OnChoose func(attack int) // noAttack for none
	OnPoint  func(attack int) // the pointer is over it; noAttack when it has left
}

// noAttack stands for no attack, where one is optional.
const noAttack = -1

func newAttackList() *attackList {
	l := &attackList{view: attacklist.New()}
	l.view.OnSelect = func(row int) { l.OnChoose(l.attack(row)) }
	l.view.Rows.OnHoverRow = func(row int) { l.OnPoint(l.attack(row)) }
	return l
}

func (l *attackList) attack(row int) int {
	if row < 0 || row >= len(l.rows) {
		return noAttack
	}
	return l.rows[row]
}

// set takes other attacks, which show then lists, and their rows.
func (l *attackList) set(attacks []trajectory.Attack, written []attacklist.Row) {
	l.attacks, l.written = attacks, written
}

// show lists the attacks with the given indices: the irresistible ones first, then by what they
// win and by time. The chosen one is selected or, where it is not listed, the first of a side; it
// returns which.
func (l *attackList) show(shown []int, chosen int, side board.Colour) int {
	attacks := l.attacks
	l.rows = l.rows[:0]
	sorted := slices.Clone(shown)
	slices.SortStableFunc(sorted, func(i, k int) int {
		a, b := &attacks[i], &attacks[k]
		return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(b.Real, a.Real), cmp.Compare(b.Value, a.Value),
			cmp.Compare(a.HalfMoves, b.HalfMoves))
	})
	var rows []attacklist.Row
	for n, i := range sorted {
		if n == 0 || attacks[i].Side != attacks[sorted[n-1]].Side {
			rows = append(rows, l.heading(sorted[n:], attacks[i].Side))
			l.rows = append(l.rows, noAttack)
		}
		rows = append(rows, l.written[i])
		l.rows = append(l.rows, i)
	}
	l.view.SetRows(rows)
	if !slices.Contains(shown, chosen) {
		chosen = l.first(side)
	}
	l.view.Select(slices.Index(l.rows, chosen))
	return chosen
}

// first returns the first attack of a side in the list, of the other side if it has none, and
// noAttack for an empty list.
func (l *attackList) first(side board.Colour) int {
	first := noAttack
	for _, i := range l.rows {
		switch {
		case i == noAttack:
		case l.attacks[i].Side == side:
			return i
		case first == noAttack:
			first = i
		}
	}
	return first
}

// heading counts the attacks of a side, and those that nothing can deny.
func (l *attackList) heading(rest []int, side board.Colour) attacklist.Row {
	count, open := 0, 0
	for _, i := range rest {
		if l.attacks[i].Side == side {
			count++
			open += l.attacks[i].Real
		}
	}
	return attacklist.Row{Heading: true, Black: side == board.Black, Label: fmt.Sprintf("%s: %d attacks, %d "+
		"reach the target", side, count, open)}
}

// attackRows writes the rows of attacks, which takes longer than to judge them.
func attackRows(attacks []trajectory.Attack) []attacklist.Row {
	rows := make([]attacklist.Row, len(attacks))
	for i := range attacks {
		rows[i] = attackRow(&attacks[i])
	}
	return rows
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
func byText(a *trajectory.Attack) string {
	stops := a.Stops()
	if len(stops) < 2 {
		return ""
	}
	text := "by"
	for _, s := range stops[:len(stops)-1] {
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
