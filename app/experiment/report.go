package experiment

import (
	"encoding/json"
	"io"

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

// Table is a table of measurements. Times are nanoseconds in JSON.
type Table struct {
	outcome.Table
	Cases []Case // of the rows, as far as they are about one search; others are empty
}

// newTable returns an empty table.
func newTable(title string, columns ...string) *Table {
	return &Table{Table: outcome.New(title, outcome.Heads(columns...)...)}
}

// MarshalJSON writes the names of the columns, and each row as a list.
func (t Table) MarshalJSON() ([]byte, error) {
	table := struct {
		Title   string   `json:"title"`
		Columns []string `json:"columns"`
		Rows    [][]any  `json:"rows"`
		Cases   []Case   `json:"cases,omitempty"`
	}{Title: t.Title, Cases: t.Cases}
	for _, c := range t.Columns {
		table.Columns = append(table.Columns, c.Name)
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
func (r *Report) table(title string, columns ...string) *Table {
	t := newTable(title, columns...)
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
