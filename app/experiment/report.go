package experiment

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Report is the outcome of an experiment.
type Report struct {
	Experiment string   `json:"experiment"`
	Sentence   string   `json:"sentence"`
	Source     string   `json:"source"` // what the source says
	Tables     []Table  `json:"tables"`
	Charts     []Chart  `json:"charts,omitempty"`
	Limits     []string `json:"limits"` // what can't be compared, and why
}

// Chart is a series or a ratio to be drawn: at each place what the source says, if it does, beside
// what is measured here.
type Chart struct {
	Title  string   `json:"title"`
	Unit   string   `json:"unit"`   // of the figures
	Source string   `json:"source"` // whose figures stand beside ours; empty where there are none
	Pairs  []Paired `json:"pairs"`
}

// Paired is what is measured at one place of a chart.
type Paired struct {
	Name   string  `json:"name"`
	Source float64 `json:"source,omitempty"` // 0 where the source has no figure
	Ours   float64 `json:"ours"`
}

// chart appends a chart to the report, unless nothing is in it.
func (r *Report) chart(c Chart) {
	if len(c.Pairs) > 0 {
		r.Charts = append(r.Charts, c)
	}
}

// Table is a table of measurements. A cell is a string, an int, a uint64, a
// float64 or a time.Duration, which JSON has in nanoseconds.
type Table struct {
	Title   string   `json:"title"`
	Columns []string `json:"columns"`
	Rows    [][]any  `json:"rows"`
	Cases   []Case   `json:"cases,omitempty"` // of the rows, as far as they are about one search; others are empty
}

// Case is a search that a row is about, so that it can be made again and looked at.
type Case struct {
	Programme string            `json:"programme"` // its name among the programmes; empty: no search
	Options   map[string]string `json:"options,omitempty"`
	Position  string            `json:"position"` // as FEN
}

// table appends an empty table to the report.
func (r *Report) table(title string, columns ...string) *Table {
	r.Tables = append(r.Tables, Table{Title: title, Columns: columns})
	return &r.Tables[len(r.Tables)-1]
}

func (t *Table) row(cells ...any) { t.Rows = append(t.Rows, cells) }

// about adds a row about a search.
func (t *Table) about(c Case, cells ...any) {
	for len(t.Cases) < len(t.Rows) {
		t.Cases = append(t.Cases, Case{})
	}
	t.Cases = append(t.Cases, c)
	t.row(cells...)
}

// limit says what can't be compared.
func (r *Report) limit(sentence string) { r.Limits = append(r.Limits, sentence) }

// Print writes the report for people.
func (r Report) Print(w io.Writer) error {
	p := &printer{w: w}
	p.line("%s: %s", r.Experiment, r.Sentence)
	p.line("Source: %s", r.Source)
	for _, t := range r.Tables {
		p.line("")
		p.line("%s", t.Title)
		p.table(t)
	}
	p.line("")
	for _, sentence := range r.Limits {
		p.line("- %s", sentence)
	}
	return p.err
}

// printer keeps the first error of writing.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

// table prints the columns as wide as their widest cell, numbers to the right.
func (p *printer) table(t Table) {
	lines := [][]string{t.Columns}
	for _, row := range t.Rows {
		var cells []string
		for _, cell := range row {
			cells = append(cells, Text(cell))
		}
		lines = append(lines, cells)
	}
	widths := make([]int, len(t.Columns))
	for _, cells := range lines {
		for i, cell := range cells {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for n, cells := range lines {
		var text strings.Builder
		for i, cell := range cells {
			gap := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if t.isText(n-1, i) {
				text.WriteString("  " + cell + gap)
			} else {
				text.WriteString("  " + gap + cell)
			}
		}
		p.line("%s", strings.TrimRight(text.String(), " "))
	}
}

// isText reports whether a cell is a word; a heading (row -1) is what stands below it.
func (t Table) isText(row, column int) bool {
	row = max(row, 0)
	if row >= len(t.Rows) {
		return true
	}
	_, ok := t.Rows[row][column].(string)
	return ok
}

// Text writes a cell for people: times in seconds, ratios with two decimals.
func Text(cell any) string {
	switch x := cell.(type) {
	case string:
		return x
	case float64:
		return strconv.FormatFloat(x, 'f', 2, 64)
	case time.Duration:
		return strconv.FormatFloat(x.Seconds(), 'f', 3, 64) + " s"
	}
	return fmt.Sprint(cell)
}
