package botvinnik

import (
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
	"drevo/widgets/timeline"
)

// mapped returns the map of the first position without a window.
func mapped(t *testing.T, horizon int) *attackMap {
	t.Helper()
	p := enginetest.Position(t, session.FirstPosition)
	m := &attackMap{at: p, horizon: horizon, chosen: noAttack, pointed: noAttack, moment: wholeWays,
		filter: mapFilter{Sides: [2]bool{true, true}, Picked: chessboard.None}}
	m.take(attacksOf(nil, p, horizon), trajectory.Trajectory{})
	return m
}

// TestTheListIsOrdered: White's attacks before Black's, each side's below its heading, what can't be denied
// first and then what wins most; the heading counts them.
func TestTheListIsOrdered(t *testing.T) {
	m := mapped(t, 5)
	rows := m.listRows()
	sides, last := 0, noAttack
	for row, i := range m.listed {
		if i == noAttack {
			sides++
			last = noAttack
			if !rows[row].Heading {
				t.Fatalf("row %d is no heading", row)
			}
			continue
		}
		if last != noAttack {
			a, b := &m.attacks[last], &m.attacks[i]
			if a.Side != b.Side || a.Real < b.Real || a.Real == b.Real && a.Value < b.Value {
				t.Fatalf("%s stands above %s", a.String(), b.String())
			}
		}
		last = i
	}
	if sides != 2 || len(rows) != len(m.shown)+2 || len(m.shown) != len(m.attacks) {
		t.Errorf("%d rows for %d attacks of %d sides", len(rows), len(m.attacks), sides)
	}
}

// TestTheMomentStays while something arrives then, whichever attack is in front, and else gives way to
// whole ways.
func TestTheMomentStays(t *testing.T) {
	m := mapped(t, 4)
	for _, i := range append([]int{noAttack}, m.shown...) {
		for _, moment := range []int{wholeWays, 1, 2, 3, 4} {
			m.moment = moment
			m.choose(i)
			there := slices.Contains(m.times, moment)
			if there != (m.moment == moment) && moment != wholeWays || !there && m.moment != wholeWays {
				t.Fatalf("attack %d: half-move %d of %v becomes %d", i, moment, m.times, m.moment)
			}
			if place := m.momentPlace(); there && m.times[place] != moment || !there && place != timeline.End {
				t.Fatalf("attack %d: half-move %d of %v has the place %d", i, moment, m.times, place)
			}
			if way := m.ways(true); way.Moment.On != there || there && way.Moment.HalfMoves != moment {
				t.Fatalf("attack %d: half-move %d is drawn as %+v", i, moment, way.Moment)
			}
		}
	}
}

// TestFind takes the notation with and without the time, and says what it has not found.
func TestFind(t *testing.T) {
	m := mapped(t, 3)
	for _, name := range []string{"Bb2-a3xe7", "Bb2-a3xe7 (3)"} {
		if i, err := m.find(name); err != nil || m.attacks[i].String() != "Bb2-a3xe7 (3)" {
			t.Errorf("%q finds attack %d, %v", name, i, err)
		}
	}
	if _, err := m.find("Bb2-a3x"); err == nil || err.Error() != `the map has no attack "Bb2-a3x"` {
		t.Errorf("an attack that is not there: %v", err)
	}
}

// TestAPieceIsPickedUp: its tables are set, with the goal that there was; an empty square changes nothing.
func TestAPieceIsPickedUp(t *testing.T) {
	p := enginetest.Position(t, session.FirstPosition)
	tables := &codeTables{position: p, squares: [2]string{"a4", "h4"}}
	if tables.pick(board.A1) || tables.squares[0] != "a4" {
		t.Errorf("an empty square starts from %s", tables.squares[0])
	}
	if !tables.pick(board.F6) || tables.squares != [2]string{"f6", "h4"} || tables.side != board.Black ||
		tableKinds[tables.kind].name != "Knight" {
		t.Errorf("the knight gives %+v", tables)
	}
	tables.squares[1] = ""
	if tables.pick(board.D5); tables.squares[1] != "d5" || tableKinds[tables.kind].name != "Pawn, steps" {
		t.Errorf("the pawn gives %+v", tables)
	}
	table, text := tables.find()
	if table == nil || text != "0 moves, 1 shortest ways from d5 to d5. On the lit squares both numbers add up to that." {
		t.Errorf("%q", text)
	}
}
