package comparison

import (
	"fmt"
	"io"
	"strings"

	"drevo/app/present"
)

// Entry is a row as JSON.
type Entry struct {
	Name      string            `json:"name"`
	Programme string            `json:"programme"`
	Options   map[string]string `json:"options"`
	BestMove  string            `json:"bestmove"` // UCI; empty where there is none
	SAN       string            `json:"san"`
	Pawns     float64           `json:"scorePawnsForWhite"`
	Line      []string          `json:"pv"` // SAN
	Nodes     uint64            `json:"nodes"`
	Boards    uint64            `json:"boards,omitempty"` // made to put moves in order, where a programme makes any
	TimeMs    float64           `json:"timeMs"`
	Stopped   bool              `json:"stopped"`
	Note      string            `json:"note,omitempty"`
	Error     string            `json:"error,omitempty"`

	Changed bool `json:"changed"` // another move than the entry above
	// the half-move, from 1, at which the line leaves that of the entry above; 0 for nowhere
	PartsAt int    `json:"partsAt"`
	Parting string `json:"parting,omitempty"`
}

// Entries returns rows as JSON.
func Entries(rows []Row) []Entry {
	list := []Entry{}
	rows, _ = Labelled(rows)
	for i, r := range rows {
		e := Entry{Name: r.Name(), Programme: r.Programme.About().ID, Options: r.Values.Map(), Line: r.Line(),
			Nodes: r.Result.Counts.Nodes, Boards: r.Result.Counts.Boards,
			TimeMs: float64(r.Result.Elapsed.Microseconds()) / 1000, Stopped: r.Result.Stopped, Note: r.Result.Note}
		if r.Err != nil {
			e.Error = r.Err.Error()
		}
		if r.Played() {
			e.BestMove, e.SAN, e.Pawns = r.Result.Move.UCI(), r.Search.Position.SAN(r.Result.Move),
				r.Programme.Scale().Pawns(int32(r.Score()))
		}
		if i > 0 {
			p := Part(rows[i-1], r, present.InPawns)
			e.Changed, e.PartsAt, e.Parting = p.Changed, p.At+1, p.Sentence
		}
		list = append(list, e)
	}
	return list
}

// Print writes rows for people: the table, and below it where each parts from the one above.
func Print(w io.Writer, rows []Row) error {
	if len(rows) == 0 {
		return nil
	}
	rows, shared := Labelled(rows)
	unit := Unit(rows, present.InPoints)
	p := rows[0].Search.Position
	var text strings.Builder
	if shared != "" {
		shared += "\n"
	}
	fmt.Fprintf(&text, "%s\n%sValues in %s, seen from White; * where the choice is another than in the line above, | "+
		"where the lines part\n\n",
		p.FEN(), shared, rows[0].format(unit).UnitName())
	width := len("run")
	for _, r := range rows {
		width = max(width, len([]rune(r.Label)))
	}
	fmt.Fprintf(&text, "  %-*s  %-10s %12s %14s %9s  line\n", width, "run", "move", "value", "nodes", "time")
	for i, r := range rows {
		parting := Parting{At: -1}
		if i > 0 {
			parting = Part(rows[i-1], r, unit)
		}
		mark := " "
		if parting.Changed {
			mark = "*"
		}
		fmt.Fprintf(&text, "%s %-*s  %-10s %12s %14s %8.3fs  %s\n", mark, width, r.Label, r.Move(), r.Value(unit),
			present.Whole(r.Result.Counts.Nodes),
			r.Result.Elapsed.Seconds(), line(r.Line(), parting.At))
	}
	text.WriteByte('\n')
	for i := 1; i < len(rows); i++ {
		if s := Part(rows[i-1], rows[i], unit).Sentence; s != "" {
			fmt.Fprintf(&text, "%s against %s: %s\n", rows[i].Label, rows[i-1].Label, s)
		}
	}
	for _, r := range rows {
		if r.Err != nil {
			fmt.Fprintf(&text, "%s: %v\n", r.Label, r.Err)
		}
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// line writes a line with a bar before the move at which it parts.
func line(moves []string, at int) string {
	if at >= 0 && at < len(moves) {
		moves = append(append(append([]string{}, moves[:at]...), "|"), moves[at:]...)
	}
	return strings.Join(moves, " ")
}
