package tree

import (
	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// The columns of the explorer, by their place.
const (
	columnMove = iota
	columnClass
	columnWindow
	columnValue
	columnPseudo
	columnStatic
	columnNodes
	columnReason
	columnLine
)

// columns have the names that the programme of a tree gives them. They are as narrow as lets the
// classes of moves stay in a window of 1280 pixels.
func columns(words tree.Vocabulary) []treeview.Column {
	named := words.ColumnNames()
	column := func(c tree.Column, of treeview.Column) treeview.Column {
		of.Name, of.Hint = c.Name, c.Hint
		return of
	}
	value := named.Value
	value.Hint += " Seen from White; ≤ and ≥ where it is only a bound."
	const right = fyne.TextAlignTrailing
	return []treeview.Column{
		columnMove:   {Name: "Move", Hint: "The moves in the order in which they were examined. Bold: the line played.", Width: 150},
		columnClass:  {Name: "Class", Hint: "The game at the node, and the class of the move that led to it.", Width: 48, Sortable: true, Priority: 3},
		columnWindow: column(named.Window, treeview.Column{Width: 150, Align: right, Priority: 6}),
		columnValue:  column(value, treeview.Column{Width: 82, Align: right, Sortable: true}),
		columnPseudo: column(named.Pseudo, treeview.Column{Width: 70, Align: right, Sortable: true, Priority: 4}),
		columnStatic: column(named.Static, treeview.Column{Width: 70, Align: right, Sortable: true, Priority: 5}),
		columnNodes:  {Name: "Nodes", Hint: "Nodes visited in the subtree; the bar is the share of the parent's.", Width: 62, Align: right, Sortable: true, Priority: 1},
		columnReason: {Name: "Reason", Hint: "Why nothing more was done at the node.", Width: 82, Sortable: true, Priority: 2},
		columnLine:   column(named.Line, treeview.Column{Width: 260}),
	}
}

// classCell shows the game at the node as a badge and the class of its move as a letter.
func (s *source) classCell(n tree.Node) treeview.Cell {
	game, class := s.Type(n), s.Class(n)
	hint := game.Name + ": " + game.Sentence
	if n.Class != tree.ClassNone {
		hint += "\n" + class.Name + ": " + class.Sentence
	}
	return treeview.Cell{Text: class.Letter, Badge: badge(game), Hint: hint}
}

// badge gives every type of node a shape, a letter and a colour.
func badge(game tree.TypeInfo) treeview.Badge {
	shapes := [...]draw.Mark{draw.Star, draw.Square, draw.Circle, draw.Hexagon, draw.Pentagon, draw.Shield, draw.Diamond}
	i := present.TypeIndex(game.Type)
	return treeview.Badge{Shape: shapes[i%len(shapes)], Letter: game.Letter, Colour: draw.Palette(i)}
}

// toneOf makes cuts and ends of the game stand out from the rest.
func toneOf(g tree.Group) treeview.Tone {
	switch g {
	case tree.GroupCut:
		return treeview.Accent
	case tree.GroupFinal:
		return treeview.Good
	case tree.GroupStop:
		return treeview.Alert
	}
	return treeview.Plain
}
