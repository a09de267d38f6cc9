package experiment

import (
	"encoding/json"
	"io"
	"slices"
	"time"

	"drevo/app/outcome"
)

// Report is the outcome of an experiment.
type Report struct {
	Experiment string   `json:"experiment"`
	Sentence   string   `json:"sentence"`
	Source     string   `json:"source"` // what the source says
	Tables     []*Table `json:"tables"`
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

// Table is a table of measurements.
type Table struct {
	outcome.Table
	Cases []Case // of the rows, as far as they are about one search; others are empty
}

// newTable returns an empty table. Its key tells it from the others of a report, and never changes.
func newTable(key, title string, columns ...outcome.Column) *Table {
	t := &Table{Table: outcome.New(title, columns...)}
	t.Key = key
	return t
}

// MarshalJSON writes the columns with keys, names and units, and each row as a list.
func (t Table) MarshalJSON() ([]byte, error) {
	table := struct {
		Key     string   `json:"key"`
		Title   string   `json:"title"`
		Keys    []string `json:"keys"`
		Columns []string `json:"columns"` // their names
		Units   []string `json:"units"`
		Rows    [][]any  `json:"rows"`
		Cases   []Case   `json:"cases,omitempty"`
	}{Key: t.Key, Title: t.Title, Cases: t.Cases}
	for i, c := range t.Columns {
		if t.timed(i) {
			c.Unit = "ns"
		}
		table.Keys, table.Columns = append(table.Keys, c.Key), append(table.Columns, c.Name)
		table.Units = append(table.Units, c.Unit)
	}
	for _, cells := range t.Rows {
		var row []any
		for _, c := range cells {
			row = append(row, c.Value)
		}
		table.Rows = append(table.Rows, row)
	}
	return json.Marshal(table)
}

// timed reports whether a column has times, which are nanoseconds in JSON.
func (t Table) timed(column int) bool {
	return slices.ContainsFunc(t.Rows, func(row []outcome.Cell) bool {
		_, ok := row[column].Value.(time.Duration)
		return ok
	})
}

// Case returns the search that a row is about, an empty one if it is about none.
func (t *Table) Case(row int) Case {
	if row >= len(t.Cases) {
		return Case{}
	}
	return t.Cases[row]
}

// Case is a search that a row is about, so that it can be made again and looked at.
type Case struct {
	Programme string            `json:"programme"` // its name among the programmes; empty: no search
	Options   map[string]string `json:"options,omitempty"`
	Position  string            `json:"position"` // as FEN
}

// table appends an empty table to the report.
func (r *Report) table(key, title string, columns ...outcome.Column) *Table {
	t := newTable(key, title, columns...)
	r.add(t)
	return t
}

// add appends tables.
func (r *Report) add(tables ...*Table) { r.Tables = append(r.Tables, tables...) }

// about adds a row about a search.
func (t *Table) about(c Case, cells ...any) {
	for len(t.Cases) < len(t.Rows) {
		t.Cases = append(t.Cases, Case{})
	}
	t.Cases = append(t.Cases, c)
	t.Add(cells...)
}

// limit says what can't be compared, or how figures are to be read.
func (r *Report) limit(sentences ...string) { r.Limits = append(r.Limits, sentences...) }

// outcome is the report without its charts.
func (r Report) outcome() outcome.Outcome {
	o := outcome.Outcome{Head: []string{r.Experiment + ": " + r.Sentence, "Source: " + r.Source}}
	for _, t := range r.Tables {
		o.Tables = append(o.Tables, t.Table)
	}
	for _, sentence := range r.Limits {
		o.Notes = append(o.Notes, "- "+sentence)
	}
	return o
}

// Text writes the report for people, and CSV its tables.
func (r Report) Text(w io.Writer) error { return r.outcome().Text(w) }
func (r Report) CSV(w io.Writer) error  { return r.outcome().CSV(w) }

// JSON writes the report with its charts for programs.
func (r Report) JSON(w io.Writer, head outcome.Head, indent bool) error {
	return outcome.JSONOf(w, head, indent, r)
}
