package comparison

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Set is rows that stand below each other: each is compared with the one above it, those of an ablation with
// the base, the first.
type Set struct {
	Rows     []Row
	Ablation bool
	Unit     present.Unit // that is wished for
}

// The columns of a set, by key.
const (
	KeyName    = "name"
	KeyMove    = "san"
	KeyValue   = present.KeyPawns
	KeyNodes   = "nodes"
	KeyBoards  = "boards"
	KeyTime    = "timeMs"
	KeyLine    = "pv"
	KeyChanged = "changed"
	KeyPartsAt = "partsAt"
)

// columns are those of a set.
func (s Set) columns() []outcome.Column {
	return slices.Concat([]outcome.Column{
		{Key: KeyChanged, Name: " "}, {Key: KeyName, Name: "run"}, {Key: "programme"}, {Key: "options"}, {Key: "bestmove"},
		{Key: KeyMove, Name: "move"}}, present.ScoreColumns("value"), []outcome.Column{
		{Key: KeyNodes, Name: "nodes", Unit: "nodes"}, {Key: KeyBoards, Name: "boards", Unit: "boards"},
		{Key: KeyTime, Name: "time", Unit: "ms"}, {Key: "stopped"},
		{Key: "note"}, {Key: "error"}, {Key: KeyPartsAt, Unit: "half-moves"}, {Key: "parting"}, {Key: KeyLine, Name: "line"},
	})
}

// Table is the rows, the cells with what is to be said of them.
func (s Set) Table() outcome.Table {
	t := outcome.New("", s.columns()...)
	for i, r := range s.Rows {
		parting, mark := s.Part(i), " "
		if parting.Changed {
			mark = "*"
		}
		var uci, san, sentence, note, failed any = "", "", nil, nil, nil
		if r.Played() {
			uci, san = r.Result.Move.UCI(), r.Search.Position.SAN(r.Result.Move)
		}
		if parting.Sentence != "" {
			sentence = parting.Sentence
		}
		said := r.Result.Note
		if said != "" {
			note = said
		}
		if r.Err != nil {
			failed, said = r.Err.Error(), r.Err.Error()
		}
		t.Add(slices.Concat([]any{outcome.Cell{Value: parting.Changed, Text: mark},
			outcome.Cell{Value: r.Name(), Text: r.Label, Hint: r.Name() + "."},
			r.Programme.About().ID, present.Options(r.Programme, r.Values), uci,
			outcome.Cell{Value: san, Text: r.Move(), Hint: strings.TrimSpace(parting.Sentence + " " + said)}},
			r.scoreCells(s.unit()), []any{s.nodesCell(r), s.boardsCell(r), s.timeCell(r),
				r.Result.Stopped, note, failed, parting.At + 1, sentence,
				outcome.Cell{Value: r.Line(), Text: line(r.Line(), parting.At), Hint: strings.TrimSpace(parting.Sentence +
					" The line of best play. Under the mouse it is played on the board.")}})...)
	}
	return t
}

// Outcome is the table with what it is about, and below it where each row parts from the one above, which were
// stopped, and which failed.
func (s Set) Outcome() outcome.Outcome {
	if len(s.Rows) == 0 {
		return outcome.Outcome{}
	}
	var shared string
	s.Rows, shared = s.labelled()
	base := s.Rows[0]
	how := "* where the choice is another than in the line above, | where the lines part"
	if s.Ablation {
		shared = base.Name()
		how = "* where the choice is another than that of the base, | where the lines part. Behind nodes and boards: how " +
			"many times those of the base. Searches of less than 100 000 nodes are not timed"
	}
	o := outcome.Outcome{Head: []string{base.Search.Position.FEN()}, Tables: []outcome.Table{s.Table()}}
	if shared != "" {
		o.Head = append(o.Head, shared)
	}
	o.Head = append(o.Head, phrase.Of("Values in {unit}, seen from White; {how}", "unit", base.format(s.unit()).UnitName(),
		"how", how))
	for i, r := range s.Rows {
		switch sentence := s.Part(i).Sentence; {
		case r.Err != nil:
			o.Notes = append(o.Notes, fmt.Sprintf("%s: %v", r.Label, r.Err))
		case s.Ablation && r.Result.Stopped:
			o.Notes = append(o.Notes, phrase.Of("{run}: stopped after {nodes} nodes; it would take more.", "run", r.Label,
				"nodes", present.Whole(r.Result.Counts.Nodes)))
		case !s.Ablation && sentence != "":
			o.Notes = append(o.Notes, phrase.Of("{run} against {other}: {sentence}", "run", r.Label, "other", s.Against(i).Label,
				"sentence", sentence))
		}
	}
	return o
}

// theBase is the label of an ablation's first row.
const theBase = "the base"

// labelled are the rows with labels that tell them apart, and what they share.
func (s Set) labelled() (rows []Row, shared string) {
	rows, shared = Labelled(s.Rows)
	if s.Ablation {
		for i := range rows {
			rows[i].Label = rows[i].Without(rows[0].Run)
		}
		rows[0].Label = theBase
	}
	return rows, shared
}

// Against is what a row is compared with, nil for the first.
func (s Set) Against(i int) *Row {
	switch {
	case i == 0:
		return nil
	case s.Ablation:
		return &s.Rows[0]
	}
	return &s.Rows[i-1]
}

// Part compares a row with what it is compared with.
func (s Set) Part(i int) Parting {
	above := s.Against(i)
	if above == nil {
		return Parting{At: -1}
	}
	return Part(*above, s.Rows[i], s.unit())
}

// unit is the one in which the rows can be compared.
func (s Set) unit() present.Unit { return Unit(s.Rows, s.Unit) }

// scoreCells are those of the value of a row's choice.
func (r Row) scoreCells(unit present.Unit) []any {
	if !r.Played() {
		return (*present.Score)(nil).Cells(r.Value(unit))
	}
	v, sign := r.value(), ""
	if v.Bound != tree.Exact {
		sign = v.Bound.String() + " "
	}
	cells := present.NewScore(v, r.Search.Position.Turn()).Cells(r.Value(unit))
	first := cells[0].(outcome.Cell)
	first.Hint = phrase.Of("The value of the choice is {bound}{value}, seen from White.", "bound", sign,
		"value", r.format(unit).Full(r.Score()))
	cells[0] = first
	return cells
}

// nodesCell and its like are what a row took, in an ablation with how many times what the base took.
func (s Set) nodesCell(r Row) outcome.Cell {
	n := r.Result.Counts.Nodes
	c := outcome.Cell{Value: n, Text: present.Whole(n), Hint: phrase.Of("The search visited {nodes} positions; its tree "+
		"holds {kept} of them.", "nodes", present.Whole(n), "kept", present.Whole(r.Search.Tree().Len()))}
	if s.Ablation && r.Result.Stopped {
		c.Hint += " It was stopped there, and would take more."
	}
	return s.times(c, n, s.Rows[0].Result.Counts.Nodes, "nodes")
}

func (s Set) boardsCell(r Row) outcome.Cell {
	n := r.Result.Counts.Boards
	if n == 0 {
		return outcome.Cell{}
	}
	return s.times(outcome.Cell{Value: n, Text: present.Whole(n), Hint: "The positions that were made to put moves in " +
		"order, whether or not they were visited."}, n, s.Rows[0].Result.Counts.Boards, "boards")
}

// timedNodes is how many nodes a search of an ablation must have to be timed, about 0.2 s: how long a shorter one takes is
// decided by the machine's other work, not by the switch.
const timedNodes = 100_000

// timeCell is how long a row took. In an ablation no factor stands behind it.
func (s Set) timeCell(r Row) outcome.Cell {
	took := r.Elapsed()
	if took == 0 || s.Ablation && r.Result.Counts.Nodes < timedNodes {
		return outcome.Cell{}
	}
	rate := float64(r.Result.Counts.Nodes) / max(took.Seconds(), 1e-6)
	return outcome.Cell{Value: float64(took.Microseconds()) / 1000, Text: elapsed(took.Seconds()),
		Hint: present.Short(rate) + " positions a second on this machine, recorded."}
}

// times adds to a cell of an ablation how many times what the base took it is.
func (s Set) times(c outcome.Cell, n, base uint64, what string) outcome.Cell {
	if times := Times(n, base); s.Ablation && times != "" {
		c.Text += " " + times
		c.Hint += phrase.Of(" {times} the {what} of the base.", "times", times, "what", what)
	}
	return c
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

// line writes a line with a bar before the move at which it parts.
func line(moves []string, at int) string {
	if at >= 0 && at < len(moves) {
		moves = append(append(append([]string{}, moves[:at]...), "|"), moves[at:]...)
	}
	return strings.Join(moves, " ")
}
