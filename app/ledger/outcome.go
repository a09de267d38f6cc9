package ledger

import (
	"fmt"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/internal/phrase"
)

// columns are those of a ledger as a table; the figures come last.
var columns = []outcome.Column{
	{Key: "technique", Name: "technique"}, {Key: "key"}, {Key: "sentence"}, {Key: "option"}, {Key: "off"},
	{Key: "movesLeftOutError", Unit: "moves"},
	{Key: "savedEstimate", Name: "saved", Unit: "nodes", Hint: "Nodes saved, an estimate: a node that it closed before " +
		"any move was searched counts as many nodes as others at its distance from the root took on the average, a move " +
		"that it left out as many as the moves at its distance. What one technique has left to save depends on the " +
		"others, so the figures do not add up. What cuts saves a power of the depth (?), which no estimate sees; drevo " +
		"compare -ablate measures it."},
	{Key: "closed", Name: "closed", Unit: "nodes", Hint: "Nodes that it closed."},
	{Key: "movesLeftOut", Name: "left out", Unit: "moves",
		Hint: "Legal moves that were not searched because of it. With ± from a sample of the nodes, in which " +
			"19 of 20 err by no more."},
	{Key: "boardsNotMade", Name: "unmade", Unit: "boards", Hint: "Of these moves those that were not even made to be " +
		"put in order, where the programme does so."},
	{Key: "spent", Name: "spent", Unit: "nodes", Hint: "Nodes in its own searches, such as those after a pass, or in a " +
		"round that was repeated with other bounds."},
	{Key: "refuted", Name: "refuted", Unit: "nodes", Hint: "Nodes that were cut by a move which it had put early."},
	{Key: "changed", Name: "changed", Unit: "nodes", Hint: "Nodes that it closed with a value that changed the value of " +
		"the node above."},
}

// figures is the first column with a figure.
const figures = 6

// Figures are the columns of figures, and where they begin.
func Figures() (list []outcome.Column, first int) { return columns[figures:], figures }

// Table is the ledger as a table.
func (l Ledger) Table() outcome.Table {
	figure := func(sign string, n int64) outcome.Cell {
		if n == 0 {
			return outcome.Cell{Value: n, Text: "–"}
		}
		return outcome.Cell{Value: n, Text: sign + present.Whole(int(n))}
	}
	within := func(n, within int) outcome.Cell {
		cell := figure("", int64(n))
		if n > 0 && within > 0 {
			cell.Text += " ± " + present.Whole(within)
		}
		return cell
	}
	saved := func(r Row) outcome.Cell {
		if r.Grows && !r.Off {
			return outcome.Cell{Text: "?"}
		}
		return figure("≈ ", r.Saved)
	}
	t := outcome.New("What each technique did. "+l.Sampled(), columns...)
	for _, r := range l.Rows {
		var option, off any
		name := r.Technique.Name
		if r.Technique.Switch != "" {
			option = r.Technique.Switch
		}
		if r.Off {
			off = true
			name += " (off)"
		}
		t.Add(outcome.Cell{Value: r.Technique.Name, Text: name, Hint: r.Technique.Sentence}, r.Technique.Key,
			r.Technique.Sentence, option, off, r.Error, saved(r), figure("", int64(r.Closed)),
			within(r.Moves, r.Error), within(r.Boards(), r.Error), figure("", r.Spent), figure("", int64(r.Refuted)),
			figure("", int64(r.Changed)))
	}
	return t
}

// Outcome is the table with what its figures mean.
func (l Ledger) Outcome() outcome.Outcome {
	o := outcome.Outcome{Tables: []outcome.Table{l.Table()}}
	for _, c := range columns[figures:] {
		o.Notes = append(o.Notes, c.Name+": "+c.Hint)
	}
	return o
}

// Boards is how many boards a technique spared: those of the moves that it left out before they were
// made.
func (r Row) Boards() int {
	if !r.Technique.Unmade {
		return 0
	}
	return r.Moves
}

// Sampled says how many nodes were explained.
func (l Ledger) Sampled() string {
	if l.Explained == l.Nodes {
		return fmt.Sprintf("%s nodes, each explained.", present.Whole(l.Nodes))
	}
	return phrase.Of("{nodes} nodes, {explained} of them explained, and their moves scaled.", "nodes",
		present.Whole(l.Nodes), "explained", present.Whole(l.Explained))
}
