// Package outcome is the one form of what a command, an experiment or a tab of the window has found: a
// [Table] of columns and rows, or several with what is to be said before and after them, an [Outcome].
//
//	t := outcome.New("Growth", outcome.Column{Key: "depth", Name: "Dn", Unit: "half-moves"},
//		outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"})
//	t.Add(4, 12345)
//	err := outcome.Outcome{Tables: []outcome.Table{t}}.Text(os.Stdout)
//
// The same value is printed as text with the columns below each other, as JSON, and as CSV, and the window
// shows it with the hints of its columns and cells. A [Cell] is a value for programs with the text for
// people; what has no text of its own is written by [Cell.String].
//
// A column without a name is for programs alone, one without a key for people alone; a name of one blank is
// a column without a head. A column of numbers has a unit, or says that it has none by [NoUnit]. A cell without
// a value is left out of JSON.
//
// A [Record] has its cells below each other, each with a name: an object in JSON. A cell may hold a table of its
// own: below its row in a text, an array or an object in JSON.
package outcome

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Outcome is what was found: tables with what is said before and after them.
type Outcome struct {
	Head   []string
	Tables []Table
	Notes  []string
}

// Table is rows of cells under columns.
type Table struct {
	Key     string // names it among several in CSV, and never changes
	Title   string
	Columns []Column
	Rows    [][]Cell
	Upright bool // one row, whose columns stand below each other; an object in JSON
}

// Column is the head of the cells below each other.
type Column struct {
	Key  string // the field of JSON, which never changes
	In   string // the object that has the field: "score" for the keys "score.own" and "score.bound"; empty for none
	Name string // for people
	Hint string // what it means, in a sentence
	Unit string // of its numbers; times are in seconds, in JSON in nanoseconds
}

// NoUnit is the unit of a number without one: a factor, a share, an index.
const NoUnit = "none"

// Cell is a value, a text for it that is empty where the value says it as well, and a sentence about it.
type Cell struct {
	Value any
	Text  string
	Hint  string
}

// New returns an empty table.
func New(title string, columns ...Column) Table { return Table{Title: title, Columns: columns} }

// Record returns an upright table without a field.
func Record(title string) Table { return Table{Title: title, Rows: make([][]Cell, 1), Upright: true} }

// Field adds a column with its cell, or with a value that becomes one, to a record.
func (t *Table) Field(key, name, unit string, value any) {
	t.Columns = append(t.Columns, Column{Key: key, Name: name, Unit: unit})
	t.Rows[0] = append(t.Rows[0], cellOf(value))
}

// Add adds a row of cells, or of values that become cells.
func (t *Table) Add(values ...any) {
	var row []Cell
	for _, v := range values {
		row = append(row, cellOf(v))
	}
	t.Rows = append(t.Rows, row)
}

func cellOf(value any) Cell {
	if c, ok := value.(Cell); ok {
		return c
	}
	return Cell{Value: value}
}

// Only is a record with those of its fields that have one of the keys.
func (t Table) Only(keys ...string) Table {
	only := Record("")
	for i, c := range t.Columns {
		if slices.Contains(keys, c.Key) {
			only.Columns, only.Rows[0] = append(only.Columns, c), append(only.Rows[0], t.Rows[0][i])
		}
	}
	return only
}

// Cell returns the cell of a row under a key.
func (t *Table) Cell(row int, key string) Cell {
	i := slices.IndexFunc(t.Columns, func(c Column) bool { return c.Key == key })
	if i < 0 {
		return Cell{}
	}
	return t.Rows[row][i]
}

// Numeric reports whether a column has a number.
func (t *Table) Numeric(column int) bool {
	return slices.ContainsFunc(t.Rows, func(row []Cell) bool { return row[column].Number() })
}

// String is the text of a cell: times in seconds, ratios with two decimals, lists with blanks between.
func (c Cell) String() string {
	if c.Text != "" {
		return c.Text
	}
	switch x := c.Value.(type) {
	case nil:
		return ""
	case float64:
		return strconv.FormatFloat(x, 'f', 2, 64)
	case time.Duration:
		return strconv.FormatFloat(x.Seconds(), 'f', 3, 64) + " s"
	}
	return plain(c.Value)
}

// Number reports whether the value is a number or a time, which stands to the right.
func (c Cell) Number() bool {
	switch c.Value.(type) {
	case int, int64, uint64, float64, time.Duration:
		return true
	}
	return false
}

// plain writes a value for a program, in full: what is no word, number or list of words as JSON.
func plain(value any) string {
	switch x := value.(type) {
	case nil:
		return ""
	case string:
		return x
	case []string:
		return strings.Join(x, " ")
	case map[string]any:
		var words []string
		for _, name := range slices.Sorted(maps.Keys(x)) {
			words = append(words, fmt.Sprintf("%s=%v", name, x[name]))
		}
		return strings.Join(words, " ")
	case time.Duration:
		return strconv.FormatFloat(x.Seconds(), 'f', -1, 64)
	}
	switch reflect.Indirect(reflect.ValueOf(value)).Kind() {
	case reflect.Struct, reflect.Slice, reflect.Map:
		if data, err := json.Marshal(value); err == nil {
			return string(data)
		}
	}
	return strings.Trim(fmt.Sprint(value), "[]")
}
