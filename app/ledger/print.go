package ledger

import (
	"fmt"
	"io"
	"strings"

	"drevo/app/present"
	"drevo/engine/tree"
)

// Entry is a row as JSON.
type Entry struct {
	Key       tree.Key `json:"key"`
	Technique string   `json:"technique"`
	Sentence  string   `json:"sentence"`
	Option    string   `json:"option,omitempty"` // that switches it
	Off       bool     `json:"off,omitempty"`
	Closed    int      `json:"closed"`
	Moves     int      `json:"movesLeftOut"`
	Unmade    int      `json:"boardsNotMade"` // of these moves; 0 where a programme makes no boards to order moves
	Spent     int64    `json:"spent"`
	Refuted   int      `json:"refuted"`
	Saved     int64    `json:"savedEstimate"`
}

// Entries returns the ledger as JSON.
func (l Ledger) Entries() []Entry {
	list := []Entry{}
	for _, r := range l.Rows {
		list = append(list, Entry{r.Technique.Key, r.Technique.Name, r.Technique.Sentence, r.Technique.Switch, r.Off,
			r.Closed, r.Moves, r.Boards(), r.Spent, r.Refuted, r.Saved})
	}
	return list
}

// Boards is how many boards a technique spared: those of the moves that it left out before they were
// made.
func (r Row) Boards() int {
	if !r.Technique.Unmade {
		return 0
	}
	return r.Moves
}

// Columns are the heads of the figures, each with its sentence.
var Columns = []struct{ Name, Sentence string }{
	{"saved", "Nodes saved, an estimate: a node that it closed before any move was searched counts as many nodes as " +
		"others at its distance from the root took on the average, a move that it left out as many as the moves at its " +
		"distance. What one technique has left to save depends on the others, so the figures do not add up."},
	{"closed", "Nodes that it closed."},
	{"left out", "Legal moves that were not searched because of it. With ≈ from a sample of the nodes."},
	{"unmade", "Of these moves those that were not even made to be put in order, where the programme does so."},
	{"spent", "Nodes in its own searches, such as those after a pass, or in a round that was repeated with other bounds."},
	{"refuted", "Nodes that were cut by a move which it had put early."},
}

// Figures are the numbers of a row, in the order of [Columns].
func (r Row) Figures() []int64 {
	return []int64{r.Saved, int64(r.Closed), int64(r.Moves), int64(r.Boards()), r.Spent, int64(r.Refuted)}
}

// Cells are the figures of a row as texts, "–" where there is none.
func (l Ledger) Cells(r Row) []string {
	about := ""
	if l.Every > 1 {
		about = "≈ "
	}
	figure := func(sign string, n int64) string {
		if n == 0 {
			return "–"
		}
		return sign + present.Whole(int(n))
	}
	signs := []string{"≈ ", "", about, about, "", ""}
	var cells []string
	for i, n := range r.Figures() {
		cells = append(cells, figure(signs[i], n))
	}
	return cells
}

// Name is a technique's name, and that it is off.
func (r Row) Name() string {
	if r.Off {
		return r.Technique.Name + " (off)"
	}
	return r.Technique.Name
}

// Sampled says how many nodes were explained.
func (l Ledger) Sampled() string {
	if l.Every <= 1 {
		return fmt.Sprintf("%s nodes, each explained.", present.Whole(l.Nodes))
	}
	return fmt.Sprintf("%s nodes, one in %d explained, and its moves scaled.", present.Whole(l.Nodes), l.Every)
}

// Print writes the ledger for people.
func (l Ledger) Print(w io.Writer) error {
	var text strings.Builder
	fmt.Fprintf(&text, "\nWhat each technique did. %s\n\n%-24s", l.Sampled(), "technique")
	for _, c := range Columns {
		fmt.Fprintf(&text, "  %*s", max(len(c.Name), 12), c.Name)
	}
	text.WriteByte('\n')
	for _, r := range l.Rows {
		fmt.Fprintf(&text, "%-24s", r.Name())
		for i, cell := range l.Cells(r) {
			fmt.Fprintf(&text, "  %*s", max(len(Columns[i].Name), 12), cell)
		}
		text.WriteByte('\n')
	}
	text.WriteByte('\n')
	for _, c := range Columns {
		fmt.Fprintf(&text, "%s: %s\n", c.Name, c.Sentence)
	}
	_, err := io.WriteString(w, text.String())
	return err
}
