package compare

import (
	"fmt"
	"strings"

	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/widgets/runtable"
)

// tableOf makes the table of the entries, values in the given unit.
func tableOf(entries []*entry, unit present.Unit) runtable.Data {
	var data runtable.Data
	names := label(entries)
	for i, e := range entries {
		data.Rows = append(data.Rows, rowOf(names[i], e, against(entries, i), unit))
		if e.row != nil {
			data.Unit = present.Format{Scale: e.Programme.Scale(), Unit: unit}.UnitName()
		}
	}
	return data
}

// against returns what an entry is compared with: the base of an ablation, else the one that has ended
// above it; nil where there is none.
func against(entries []*entry, at int) *comparison.Row {
	if base := entries[at].base; base != nil {
		return base.row
	}
	for i := at - 1; i >= 0; i-- {
		if entries[i].row != nil {
			return entries[i].row
		}
	}
	return nil
}

// label gives the entries names that tell them apart.
func label(entries []*entry) []string {
	var runs []comparison.Run
	for _, e := range entries {
		runs = append(runs, e.Run)
	}
	names, _ := comparison.Names(runs)
	for i, e := range entries {
		if e.base != nil {
			names[i] = e.Without(e.base.Run)
		}
		if e.row != nil {
			e.row.Label = names[i]
		}
	}
	return names
}

// rowOf makes a row of an entry, compared with another one.
func rowOf(name string, e *entry, above *comparison.Row, unit present.Unit) runtable.Row {
	row := runtable.Row{Name: name, PartsAt: -1}
	row.Hints.Name = e.Name() + "."
	switch {
	case e.row != nil:
	case e.search != nil:
		row.Waiting, row.Move = true, present.Short(float64(e.search.Counts().Nodes))+" nodes …"
		return row
	default:
		row.Waiting, row.Move = true, "waiting"
		return row
	}
	r := e.row
	seconds := r.Elapsed().Seconds()
	row.Move, row.Value, row.Line = r.Move(), r.Value(unit), r.Line()
	row.Nodes, row.Time = present.Whole(r.Result.Counts.Nodes), elapsed(seconds)
	if boards := r.Result.Counts.Boards; boards > 0 {
		row.Boards = present.Whole(boards)
	}
	row.Hints.Name += " Return or a second click opens its tree."
	row.Hints.Move = r.Result.Note
	if r.Err != nil {
		row.Hints.Move = r.Err.Error()
	}
	format := present.Format{Scale: e.Programme.Scale(), Unit: unit}
	row.Hints.Value = "The value of the choice is " + row.Value + strings.TrimPrefix(format.Amount(r.Score()),
		format.Score(r.Score())) + ", seen from White."
	row.Hints.Nodes = fmt.Sprintf("The search visited %s positions; its tree holds %s of them.", row.Nodes,
		present.Whole(r.Search.Tree().Len()))
	row.Hints.Time = fmt.Sprintf("%s positions a second on this machine, recorded.",
		present.Short(float64(r.Result.Counts.Nodes)/max(seconds, 1e-6)))
	row.Hints.Line = "The line of best play. Under the mouse it is played on the board."
	row.Hints.Boards = "The positions that were made to put moves in order, whether or not they were visited."
	if e.base != nil && e.base.row != nil {
		beside(&row, r, e.base.row)
	}
	if above != nil {
		p := comparison.Part(*above, *r, unit)
		row.Changed, row.PartsAt = p.Changed, p.At
		row.Hints.Line = strings.TrimSpace(p.Sentence + " " + row.Hints.Line)
		row.Hints.Move = strings.TrimSpace(p.Sentence + " " + row.Hints.Move)
	}
	return row
}

// beside writes how many times what the base took a run took.
func beside(row *runtable.Row, r, base *comparison.Row) {
	counts, of := r.Result.Counts, base.Result.Counts
	nodes, boards := comparison.Times(counts.Nodes, of.Nodes), comparison.Times(counts.Boards, of.Boards)
	took := comparison.Times(uint64(r.Elapsed()), uint64(base.Elapsed()))
	row.Nodes += " " + nodes
	if row.Boards != "" {
		row.Boards += " " + boards
	}
	row.Time += " " + took
	row.Hints.Nodes += fmt.Sprintf(" %s the nodes of the base.", nodes)
	row.Hints.Time += fmt.Sprintf(" %s the time of the base.", took)
	if r.Result.Stopped {
		row.Hints.Nodes += " It was stopped there, and would take more."
	}
}

// elapsed prints a time with two or three digits.
func elapsed(seconds float64) string {
	switch {
	case seconds < 0.0995:
		return fmt.Sprintf("%.1f ms", 1000*seconds)
	case seconds < 9.95:
		return fmt.Sprintf("%.2f s", seconds)
	}
	return fmt.Sprintf("%.0f s", seconds)
}

// partingText says where a row parts from what it is compared with.
func partingText(entries []*entry, at int, unit present.Unit) string {
	above := against(entries, at)
	if above == nil {
		return ""
	}
	p := comparison.Part(*above, *entries[at].row, unit)
	if p.Sentence == "" {
		return ""
	}
	return fmt.Sprintf("%s against %s: %s", entries[at].row.Label, above.Label, p.Sentence)
}
