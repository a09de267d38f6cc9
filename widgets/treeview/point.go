package treeview

import "fyne.io/fyne/v2"

// point tells which line is under the mouse, when that has changed.
func (v *View) point(row int, at fyne.Position) {
	v.pointed.inside = false
	if r, ok := v.Rows.RowRect(row); ok {
		v.pointed.inside, v.pointed.at = true, fyne.NewPos(at.X, r.Y+at.Y)
	}
	v.tell(false)
}

// Leave forgets the mouse until it moves: what was said of the rows under it is no longer true.
func (v *View) Leave() { v.Rows.MouseOut() }

// pointAgain looks again what is under a mouse that has not moved, where rows have, or say
// something else now.
func (v *View) pointAgain() {
	if v.pointed.moves > 0 {
		v.tell(true)
	}
}

// tell tells what is under the mouse; the same as before only if it may have changed.
func (v *View) tell(again bool) {
	now := pointed{id: NoID, at: v.pointed.at, inside: v.pointed.inside}
	if now.inside {
		now.id, now.column, now.moves = v.lineAt(now.at)
	}
	was := v.pointed
	v.pointed = now
	moved := now.id != was.id || now.column != was.column || now.moves != was.moves
	if v.OnPoint != nil && now.moves+was.moves > 0 && (moved || again) {
		v.OnPoint(now.id, now.column, now.moves)
	}
}

// lineAt returns the line of moves at a place of the list, and how many moves there are up to it.
func (v *View) lineAt(at fyne.Position) (id ID, column, moves int) {
	top, off := v.Rows.Top()
	row := top + int((at.Y+off)/rowHeight())
	id = v.nodeAt(row)
	column = v.ColumnAt(at.X)
	if id == NoID || column < 0 {
		return NoID, 0, 0
	}
	if r := v.row(id); column < len(r.Cells) {
		moves = v.MovesTo(&r, column, at.X)
	}
	if moves == 0 {
		return NoID, 0, 0
	}
	return id, column, moves
}
