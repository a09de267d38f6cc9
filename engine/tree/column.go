package tree

// Column is what a programme calls a column of its tree, and what it says there. The key is the core's:
// a column has another name with every programme, and is the same one.
type Column struct {
	Key        Key
	Name, Hint string
}

// Columns are the columns whose names differ from programme to programme; an empty one has the
// core's name.
type Columns struct {
	Order  Column // why a move has its place among the moves of its parent; without a name there is no such column
	Window Column // the bounds at entry
	Pseudo Column // the score as it was returned
	Needed Column // the bound that the score did not reach, or went beyond
	Static Column // the static value
	Nodes  Column // how many nodes there are below, or how often a node was visited
	Line   Column // the line of best play
	Forced Column // the forced variation and its value; without a name there is no such column
}

var coreColumns = Columns{
	Order:  Column{Key: "core.order-column"},
	Window: Column{"core.bounds-column", "Window", "The bounds alpha and beta with which the node was entered."},
	Pseudo: Column{"core.value-column", "Value",
		"What was found for the node, whether or not it lies within the bounds: exactly (=), at most (≤) or at least (≥)."},
	Needed: Column{"core.needed-column", "Needed", "What would have been needed where the value is only at most or at " +
		"least something: the better value that a side has elsewhere."},
	Static: Column{"core.static-column", "Static", "The static value of the position."},
	Nodes: Column{"core.nodes-column", "Nodes",
		"How many were visited in the subtree; the bar is the share of the parent's."},
	Line:   Column{"core.line-column", "Best line", "The line of best play from here."},
	Forced: Column{Key: "core.forced-column"},
}

// ColumnNames returns the programme's columns, filled up with the core's.
func (v *Vocabulary) ColumnNames() Columns {
	or := func(own, core Column) Column {
		if own.Name == "" {
			return core
		}
		own.Key = core.Key
		return own
	}
	own, core := &v.Columns, &coreColumns
	return Columns{
		Order: or(own.Order, core.Order), Window: or(own.Window, core.Window), Pseudo: or(own.Pseudo, core.Pseudo),
		Needed: or(own.Needed, core.Needed), Static: or(own.Static, core.Static), Line: or(own.Line, core.Line),
		Forced: or(own.Forced, core.Forced), Nodes: or(own.Nodes, core.Nodes),
	}
}

// All returns the columns as they stand in the explorer.
func (c Columns) All() []Column {
	return []Column{c.Order, c.Window, c.Pseudo, c.Needed, c.Static, c.Line, c.Forced, c.Nodes}
}
