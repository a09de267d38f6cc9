package tree

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// The columns of the explorer, by their place.
const (
	columnMove = iota
	columnClass
	columnOrder
	columnWindow
	columnValue
	columnNeeded
	columnStatic
	columnNodes
	columnReason
	columnForced
	columnLine
)

// columns have the names that the programme of a tree gives them, the unit of the scores at the value,
// and room for its numbers. They are so narrow that in a window of 1440 the value stands beside both
// lines, or beside nodes, reason and the one line of a programme that has no forced game; what gives
// way first in a smaller one has the greatest priority.
func columns(nodes present.Nodes, words tree.Vocabulary) []rows.Column {
	const right = fyne.TextAlignTrailing
	named := words.ColumnNames()
	column := func(c tree.Column, of rows.Column) rows.Column {
		of.Name, of.Hint = c.Name, c.Name+". "+c.Hint
		return of
	}
	score := func(c tree.Column, of rows.Column) rows.Column {
		of = column(c, of)
		if nodes.Tree != nil {
			of.Hint += " Scores are seen from White, in the unit " + nodes.Format.UnitName() + "."
		}
		return of
	}
	number := numberWidth(nodes)
	value := score(named.Pseudo, rows.Column{Key: "value", Width: number, Most: number + 18, Align: right,
		Sortable: true})
	if nodes.Tree != nil {
		value.Unit = nodes.Format.UnitName()
	}
	list := []rows.Column{
		columnMove: {Key: "move", Name: "Move", Hint: "Move. The moves in the order in which they were examined; a click " +
			"gives it back. Bold: the line played. The line below the move of a closed row is the longer the more nodes are " +
			"folded into it, by one length for each factor of ten." + games(words), Width: 130, Most: 300},
		columnClass: {Key: "class", Name: "Class", Hint: "Class. The sort of move that led to the node.", Width: 106,
			Most: 110, Sortable: true, Priority: 6},
		columnOrder:  column(named.Order, rows.Column{Key: "order", Width: 84, Most: 120, Sortable: true, Priority: 5}),
		columnWindow: score(named.Window, rows.Column{Key: "bounds", Width: 150, Align: right, Priority: 9}),
		columnValue:  value,
		columnNeeded: score(named.Needed, rows.Column{Key: "needed", Width: number, Most: number + 18, Align: right,
			Priority: 7}),
		columnStatic: score(named.Static, rows.Column{Key: "static", Width: number, Align: right, Sortable: true,
			Priority: 8}),
		columnNodes: column(named.Nodes, rows.Column{Key: "nodes", Width: 58, Most: 68, Align: right, Sortable: true,
			Priority: 2}),
		columnReason: {Key: "reason", Name: "Reason", Hint: "Reason. Why nothing more was done at the node.", Width: 98,
			Most: 190, Sortable: true, Priority: 3},
		columnForced: score(named.Forced, rows.Column{Key: "forced", Width: number + 40, Most: 330, Priority: 1}),
		columnLine:   column(named.Line, rows.Column{Key: "line", Width: 260}),
	}
	if nodes.Tree != nil && nodes.Format.Scale.Name == tree.ExpectedResult { // what such a search goes by comes first
		list[columnOrder].Priority, list[columnStatic].Priority, list[columnWindow].Priority = 2, 3, 4
		list[columnNodes].Priority, list[columnReason].Priority, list[columnWindow].Width = 0, 5, 96
	}
	return list
}

// The width of a column of scores, that of its digits and its margins: at least what the heads need,
// and as usual before there is a tree.
const (
	digitWidth  = 7.4
	numberEdges = 12
	leastNumber = 84
	usualNumber = 86
)

// numberWidth is the width of a column that has room for a bound of thirteen pawns.
func numberWidth(nodes present.Nodes) float32 {
	if nodes.Tree == nil {
		return usualNumber
	}
	format := nodes.Format
	text := "≤ " + format.Score(eval.WhiteScore(-13*format.Scale.PerPawn))
	return max(float32(utf8.RuneCountInString(text))*digitWidth+numberEdges, leastNumber)
}

// games explains the badges before the moves.
func games(words tree.Vocabulary) string {
	if len(words.Types) == 0 {
		return ""
	}
	text := " The sign before it is the game at the node:"
	for _, t := range words.Types {
		text += " " + t.Letter + " " + t.Name + ","
	}
	return text + " A full width, R root."
}

// moveCell shows the move to a node, with the game at the node as a badge.
func (s *source) moveCell(n tree.Node) rows.Cell {
	game, move := s.Type(n), s.Move(n)
	hint := game.Name + ": " + game.Sentence
	if move != game.Name {
		hint = move + ". " + hint
	}
	for _, more := range []string{s.Say(s.Order(n)), s.Helper(n.ID)} {
		if more != "" {
			hint += " " + more
		}
	}
	return rows.Cell{Text: move, Short: withoutNumber(move), Badge: badge(game), Hint: hint}
}

// withoutNumber leaves the number of a move out: "…Nxe4" of "31...Nxe4".
func withoutNumber(move string) string {
	at := strings.LastIndexByte(move, '.') + 1
	switch {
	case at == 0 || !unicode.IsLetter(rune(move[at])): // a stage, which may have a number with a point
		return ""
	case strings.HasSuffix(move[:at], "..."):
		return "…" + move[at:]
	}
	return move[at:]
}

// classCell shows the class of the move to a node in a word.
func (s *source) classCell(n tree.Node) rows.Cell {
	class := s.Class(n)
	return rows.Cell{Text: class.Name, Tone: rows.Faint, Hint: class.Sentence}
}

// orderCell names the reason why the move to a node had its place in the order of moves.
func (s *source) orderCell(n tree.Node) rows.Cell {
	if text, hint := s.Prior(n.ID); text != "" {
		return rows.Cell{Text: text, Hint: hint}
	}
	cell := rows.Cell{Text: s.Place(n).Name, Tone: rows.Faint, Hint: s.Say(s.Order(n))}
	if n.Place == tree.PlaceTable || n.Place == tree.PlaceKiller {
		cell.Tone = rows.Plain
	}
	return cell
}

// badge gives every type of node a shape, a letter and a colour.
func badge(game tree.TypeInfo) rows.Badge {
	shapes := [...]draw.Mark{draw.Star, draw.Square, draw.Circle, draw.Hexagon, draw.Pentagon, draw.Shield, draw.Diamond}
	i := present.TypeIndex(game.Type)
	return rows.Badge{Shape: shapes[i%len(shapes)], Letter: game.Letter, Colour: draw.Palette(i)}
}

// toneOf makes cuts and ends of the game stand out from the rest.
func toneOf(g tree.Group) rows.Tone {
	switch g {
	case tree.GroupCut:
		return rows.Accent
	case tree.GroupFinal:
		return rows.Good
	case tree.GroupStop:
		return rows.Alert
	}
	return rows.Plain
}
