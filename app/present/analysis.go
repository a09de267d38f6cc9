package present

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Analysis is what a finished search has found, as one record: the choice, where its value comes from, what the
// other moves promised, and why nodes were closed.
type Analysis struct {
	outcome.Outcome
	Words Words // what the keys in it stand for
}

// Analyse waits for a search and reports it, for programs with levels of its record.
func Analyse(s *session.Search, of Levels) (Analysis, error) {
	result, err := s.Wait()
	if err != nil {
		return Analysis{}, err
	}
	about, words, a := s.Programme.About(), s.Programme.Vocabulary(), Analysis{Words: Words{}}
	a.Head = []string{fmt.Sprintf("%s (%s), %s", about.Name, about.Years, optionText(s)), s.Position.FEN()}
	t := choice(s, result)
	t.Field("kinds", "", "", counted("", result.Counts.ByType[:], func(i int) (tree.Key, string) {
		info := words.TypeOf(i)
		return a.Words.typeOf(info), ""
	}))
	if !s.Tree().Empty() {
		newRecordReader(s.Programme, s.Tree(), a.Words).addTo(&t, of)
	}
	t.Field("reasons", "", "", counted("Why nodes were closed", result.Counts.ByReason[:], func(i int) (tree.Key, string) {
		info := words.Reason(tree.Reason(i))
		return a.Words.reasonOf(info), info.Name
	}))
	t.Field("words", "", "", a.Words) // of all that stands before
	a.Tables = []outcome.Table{t}
	return a, nil
}

// optionText is the options that differ from the default.
func optionText(s *session.Search) string {
	var list []string
	for _, o := range s.Programme.Options() {
		if value := s.Values.Text(o.Name); value != o.Default {
			list = append(list, o.Name+" "+cmp.Or(value, "none"))
		}
	}
	if len(list) == 0 {
		return "options as they are by themselves"
	}
	return strings.Join(list, ", ")
}

// Diagram is a position in letters, in nine lines.
func Diagram(position *board.Position) (lines []string) {
	for rank := 7; rank >= 0; rank-- {
		line := fmt.Sprintf("  %d", rank+1)
		for file := range 8 {
			letter := position.At(board.NewSquare(file, rank)).Letter()
			if letter == ' ' || letter == '-' || letter == 0 {
				letter = '.'
			}
			line += " " + string(letter)
		}
		lines = append(lines, line)
	}
	return append(lines, "    a b c d e f g h")
}

// choice is the move with its value, its line and what it cost, or why there is none.
func choice(s *session.Search, result search.Result) outcome.Table {
	scale, turn, counts := s.Programme.Scale(), s.Position.Turn(), result.Counts
	score, why := NewScore(result.Value(scale, turn), turn), nothing(s, result)
	var uci, san string
	move, line := "none", "Tried"
	if result.Move != board.NoMove {
		uci, san, line = result.Move.UCI(), s.Position.SAN(result.Move), "Line"
		move = Number(&s.Position) + " " + san
	} else if result.Stopped { // no value is known yet
		score = nil
	}
	t := outcome.Record("")
	t.Key = "analysis"
	t.Field("programme", "", "", s.Programme.About().ID)
	t.Field("options", "", "", Options(s.Programme, s.Values))
	t.Field("fen", "", "", s.Position.FEN())
	t.Field("bestmove", "", "", uci)
	t.Field("san", "Move", "", outcome.Cell{Value: san, Text: move})
	score.AddTo(&t, "Value", valueText(scale, result.Score, turn))
	t.Field("pv", line, "", outcome.Cell{Value: SAN(s.Position, result.Line), Text: Line(s.Position, result.Line)})
	addCost(&t, s, result)
	t.Field("table", "Table", "", tableCell(counts))
	if t.Title = why; why != "" { // which is all that people read
		for i := range t.Columns {
			t.Columns[i].Name = ""
		}
	}
	t.Field("stopped", "", "", result.Stopped)
	if result.Note != "" {
		t.Field("note", "Note", "", result.Note)
	}
	return t
}

// valueText is the value of a choice in pawns, in the units that decide where those are finer, and as the programme's
// source counts it.
func valueText(scale tree.Scale, score eval.Score, turn board.Colour) string {
	f := Format{Scale: scale}
	white := score.For(turn)
	say := phrase.With("white", f.Full(white), "own", scale.Own(int32(score)),
		"scale", scale.Name)
	if scale.Zero != 0 {
		return say("{white} for White; {own:%.4f} for the mover on the programme's scale {scale}")
	}
	return say("{white} for White")
}

// nothing says why there is nothing to say of a choice.
func nothing(s *session.Search, result search.Result) string {
	switch {
	case result.Move == board.NoMove && result.Stopped:
		return fmt.Sprintf("Stopped before the first move was finished, after %s nodes.", Whole(result.Counts.Nodes))
	case len(result.Line) == 0 && result.Note == "":
		return search.NoMove(&s.Position)
	}
	return ""
}

// addCost adds the nodes and the time that a search took, and the size of its record.
func addCost(t *outcome.Table, s *session.Search, result search.Result) {
	nodes, seconds, kept := result.Counts.Nodes, result.Elapsed.Seconds(), s.Tree().Len()
	rate := 0.0
	if seconds > 0 {
		rate = math.Round(float64(nodes) / seconds)
	}
	say := phrase.With("nodes", Whole(nodes), "seconds", seconds, "rate", Short(rate), "kept", Whole(kept),
		"size", float64(s.Tree().Bytes())/1e6)
	text := say("{nodes} in {seconds:%.3f} s, {rate} a second")
	if kept > 0 {
		text = say("{nodes} in {seconds:%.3f} s, {rate} a second; {kept} kept in {size:%.1f} MB")
	}
	t.Field("nodes", "Nodes", "nodes", outcome.Cell{Value: nodes, Text: text})
	t.Field("timeMs", "", "ms", float64(result.Elapsed.Microseconds())/1000)
	t.Field("nps", "", "nodes/s", rate)
	size := outcome.Record("")
	size.Field("nodes", "", "nodes", kept)
	size.Field("bytes", "", "bytes", s.Tree().Bytes())
	t.Field("tree", "", "", size)
}

// tableCell is how a search used its transposition table; empty where none was asked.
func tableCell(c search.Counts) outcome.Cell {
	if c.Table.Probes == 0 {
		return outcome.Cell{}
	}
	t := outcome.Record("")
	t.Field("perMille", "", "per mille of its places that are taken", c.Table.PerMille)
	t.Field("probes", "", "positions", c.Table.Probes)
	t.Field("hits", "", "positions", c.Table.Hits)
	t.Field("values", "", "nodes", c.ByReason[tree.ReasonTable])
	t.Field("stores", "", "positions", c.Table.Stores)
	return outcome.Cell{Value: t, Text: TableUse(c)}
}

// TableUse says how a search used its transposition table; empty where none was asked.
func TableUse(c search.Counts) string {
	if c.Table.Probes == 0 {
		return ""
	}
	return phrase.Of("{full:%.1f} % full; it knew {known:%.1f} % of {probes} positions that it was asked for, and gave "+
		"{values} values in the place of a search", "full", float64(c.Table.PerMille)/10,
		"known", 100*float64(c.Table.Hits)/float64(c.Table.Probes), "probes", Whole(c.Table.Probes),
		"values", Whole(c.ByReason[tree.ReasonTable]))
}

// counted is numbers of nodes by the key of what is said of them, with its name for people, the most frequent
// first.
func counted(title string, counts []uint64, word func(int) (tree.Key, string)) outcome.Table {
	var codes []int
	for i, n := range counts {
		if n > 0 {
			codes = append(codes, i)
		}
	}
	slices.SortFunc(codes, func(x, y int) int {
		_, first := word(x)
		_, second := word(y)
		return cmp.Or(cmp.Compare(counts[y], counts[x]), cmp.Compare(first, second))
	})
	t := outcome.Record(title)
	for _, i := range codes {
		key, name := word(i)
		t.Field(string(key), name, "nodes", outcome.Cell{Value: counts[i], Text: Whole(counts[i])})
	}
	return t
}
