package compare

import (
	"fmt"

	"drevo/app/comparison"
	"drevo/app/examples"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/widgets/runtable"
	"drevo/widgets/tooltip"
)

// quest is the field with the move that is to be found in a position: of an example it is known, of
// others the user can write it.
type quest struct {
	field    *tooltip.Entry
	position board.Position // that it is about
	moves    []board.Move
}

func newQuest(hints *tooltip.Layer, changed func()) *quest {
	q := &quest{field: tooltip.NewEntry(hints, "move", "The move that is to be found here, or several: each run then "+
		"has a tick or a cross. Of an example it is filled in.")}
	q.field.OnChanged = func(string) { q.read(); changed() }
	return q
}

// turnTo is about another position: what is known of it is filled in.
func (q *quest) turnTo(p board.Position) {
	if p.Key() == q.position.Key() {
		return
	}
	q.position = p
	text := ""
	if e, ok := examples.Of(p); ok && len(e.Solution()) > 0 {
		text = p.SAN(e.Solution()[0])
	}
	q.field.Text = text
	q.field.Refresh()
	q.read()
}

// read takes what is written. What is no move asks for nothing.
func (q *quest) read() {
	moves, err := comparison.Wanted(q.position, q.field.Text)
	if err != nil {
		moves = nil
	}
	q.moves = moves
}

// judge marks a row of the table.
func (q *quest) judge(row *runtable.Row, r *comparison.Row) {
	if r == nil || len(q.moves) == 0 || r.Search.Position.Key() != q.position.Key() {
		return
	}
	row.Verdict, row.VerdictHint = runtable.Missed, fmt.Sprintf("Not solved: %s is to be found.", q.field.Text)
	if r.Solves(q.moves) {
		row.Verdict, row.VerdictHint = runtable.Solved, "Solved: the move that is to be found."
	}
}

// asItComes are the values of a programme as it comes, with what an example sets for it.
func asItComes(p search.Programme, position board.Position) (search.Values, error) {
	var options map[string]string
	if e, ok := examples.Of(position); ok {
		options = e.Options(p.About().ID)
	}
	return search.Resolve(p, options)
}
