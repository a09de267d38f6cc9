package botvinnik

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/widgets/attacklist"
)

// attackList lists invisible values, White's attacks before Black's, and knows which row shows
// which attack.
type attackList struct {
	view    *attacklist.List
	attacks []trajectory.Attack
	rows    []int // the attack in each row, noAttack for a heading

	OnChoose func(attack int) // noAttack for none
	OnPoint  func(attack int) // the pointer is over it; noAttack when it has left
}

// noAttack stands for no attack, where one is optional.
const noAttack = -1

func newAttackList() *attackList {
	l := &attackList{view: attacklist.New()}
	l.view.OnSelect = func(row int) { l.OnChoose(l.attack(row)) }
	l.view.OnHoverRow = func(row int) { l.OnPoint(l.attack(row)) }
	return l
}

func (l *attackList) attack(row int) int {
	if row < 0 || row >= len(l.rows) {
		return noAttack
	}
	return l.rows[row]
}

// show lists the attacks with the given indices: the irresistible ones first, then by what they
// win and by time.
func (l *attackList) show(attacks []trajectory.Attack, shown []int, chosen int) {
	l.attacks, l.rows = attacks, l.rows[:0]
	sorted := slices.Clone(shown)
	slices.SortStableFunc(sorted, func(i, k int) int {
		a, b := &attacks[i], &attacks[k]
		return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(b.Real, a.Real), cmp.Compare(b.Value, a.Value), cmp.Compare(a.HalfMoves, b.HalfMoves))
	})
	var rows []attacklist.Row
	for n, i := range sorted {
		if n == 0 || attacks[i].Side != attacks[sorted[n-1]].Side {
			rows = append(rows, l.heading(sorted[n:], attacks[i].Side))
			l.rows = append(l.rows, noAttack)
		}
		rows = append(rows, attackRow(&attacks[i]))
		l.rows = append(l.rows, i)
	}
	l.view.SetRows(rows)
	l.view.Select(slices.Index(l.rows, chosen))
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
	return attacklist.Row{Heading: true, Enemy: side == board.Black, Label: fmt.Sprintf("%s: %d attacks, %d with F = 1", side, count, open)}
}

func attackRow(a *trajectory.Attack) attacklist.Row {
	row := attacklist.Row{Label: a.String(), Mark: attacklist.Closed, Worth: strconv.Itoa(a.Value), Enemy: a.Side == board.Black}
	if a.Real == 1 {
		row.Mark = attacklist.Open
	}
	for _, f := range a.Factors() {
		row.Factors = append(row.Factors, attacklist.Factor{Text: f.Text, Meaning: f.Meaning, Weak: f.One})
	}
	return row
}
