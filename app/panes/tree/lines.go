package tree

import (
	"strings"

	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
)

// lineCell shows the line of best play: up to the horizon, and behind a stroke, in the tone of
// forced moves, what only a game of forcing moves has added.
func (s *source) lineCell(n tree.Node) rows.Cell {
	line := s.BestLine(n, longestLine)
	if len(line.Moves) == 0 {
		return rows.Cell{}
	}
	before, forced := strings.Join(line.Moves[:line.Horizon], " "), strings.Join(line.Moves[line.Horizon:], " ")
	cell := rows.Cell{Hint: line.Text}
	if before != "" {
		cell.Parts = append(cell.Parts, rows.Part{Text: before, Moves: true})
	}
	if forced != "" {
		cell.Parts = append(cell.Parts, rows.Part{Text: forced, Tone: rows.Alert, Stroke: before != "", Moves: true})
		words := s.Tree.Header().Vocabulary
		cell.Hint += "\nBeyond the horizon: " + forced + ". " + words.Type(tree.TypeQuiescence).Sentence
	}
	return cell
}

// forcedCell shows the value of the forced variation from a node, and its moves.
func (s *source) forcedCell(n tree.Node) rows.Cell {
	if s.forced == nil || s.forced.forcer == nil || !s.shows(columnForced) {
		return rows.Cell{}
	}
	v, ok := s.forced.of(n.ID)
	if !ok {
		return rows.Cell{Text: "…", Tone: rows.Faint, Hint: "It is being worked out."}
	}
	if !v.Known && len(v.Line) == 0 {
		return rows.Cell{Text: "–", Tone: rows.Faint, Hint: "The record does not have it."}
	}
	value := s.forcedValue(n, v)
	moves, text := s.Moves(n, v.Line[:min(len(v.Line), longestLine)])
	cell := rows.Cell{Parts: []rows.Part{{Text: value}}, Hint: s.forcedHint(n, value, text, v)}
	if len(moves) == 0 {
		cell.Parts[0].Tone = rows.Faint // it is the static value
	} else {
		cell.Parts = append(cell.Parts, rows.Part{Text: strings.Join(moves, " "), Tone: rows.Alert, Moves: true})
	}
	return cell
}

// forcedValue writes the value of a forced variation, with a sign where it is a bound.
func (s *source) forcedValue(n tree.Node, v search.ForcedVariation) string {
	if !v.Known {
		return "–"
	}
	return s.Format.Value(s.Format.Scale.Value(v.Score, v.Bound, s.Turn(n)))
}

// forcedHint says in words what the cell of a forced variation shows. A bound comes from the bounds
// that the search had at the node; within others the game may be worth something else.
func (s *source) forcedHint(n tree.Node, value, line string, v search.ForcedVariation) string {
	words := s.Tree.Header().Vocabulary
	name := words.ColumnNames().Forced.Name
	if line == "" {
		line = "no move is forced here, or better than none"
	}
	say := phrase.With("name", name, "line", line, "value", value, "unit", s.Format.UnitName(), "window", s.Window(n))
	text := say("{name}: {line}.")
	if v.Known {
		text = say("{name}: {line}, worth {value} {unit}, seen from White.")
	}
	switch {
	case v.Recorded && v.Known && v.Bound != tree.Exact:
		return text + say(" The search has played it within the bounds {window} of the node, and this is what it found; "+
			"within wider bounds it may be worth something else.")
	case v.Recorded:
		return text + " The search has played it."
	}
	return text + " The search has not played it: it was worked out for this row."
}
