package outcome

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Text writes an outcome for people, its parts with an empty line between them.
func (o Outcome) Text(w io.Writer) error {
	parts := []string{lines(o.Head)}
	for _, t := range o.Tables {
		parts = append(parts, t.text())
	}
	var text strings.Builder
	for _, part := range append(parts, lines(o.Notes)) {
		if text.Len() > 0 && part != "" {
			text.WriteByte('\n')
		}
		text.WriteString(part)
	}
	_, err := io.WriteString(w, text.String())
	return err
}

func lines(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return strings.Join(list, "\n") + "\n"
}

// text is a table for people: title, heads, and rows with two blanks before each column; those that have a
// number stand to the right.
func (t Table) text() string {
	var text strings.Builder
	if t.Title != "" {
		text.WriteString(t.Title + "\n")
	}
	rows, most := t.shown(), max(len(t.Columns), 2)
	widths, numbers := make([]int, most), make([]bool, most)
	for _, row := range rows {
		for i, c := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(c.String()))
			numbers[i] = numbers[i] || c.Number()
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, c := range row {
			s := c.String()
			gap := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(s))
			if numbers[i] {
				s = gap + s
			} else {
				s += gap
			}
			line.WriteString("  " + s)
		}
		if s := strings.TrimRight(line.String(), " "); s != "" {
			text.WriteString(s + "\n")
		}
	}
	return text.String()
}

// shown are the cells that people see, under the names of their columns; of an upright table the name of each
// beside its cell.
func (t Table) shown() [][]Cell {
	rows := make([][]Cell, 1+len(t.Rows))
	for i, column := range t.Columns {
		if column.Name == "" {
			continue
		}
		rows[0] = append(rows[0], Cell{Text: column.Name})
		for n, row := range t.Rows {
			rows[1+n] = append(rows[1+n], row[i])
		}
	}
	if !t.Upright {
		return rows
	}
	var standing [][]Cell
	for i, name := range rows[0] {
		if text := rows[1][i].String(); text != "" {
			standing = append(standing, []Cell{name, {Text: text}})
		}
	}
	return standing
}

// MarshalJSON writes the rows as objects whose fields are the keys of the columns, in their order.
func (t Table) MarshalJSON() ([]byte, error) {
	var objects [][]byte
	for _, row := range t.Rows {
		object, err := t.object(row)
		if err != nil || t.Upright {
			return object, err
		}
		objects = append(objects, object)
	}
	return append(append([]byte{'['}, bytes.Join(objects, []byte{','})...), ']'), nil
}

func (t Table) object(row []Cell) ([]byte, error) {
	var fields [][]byte
	for i, column := range t.Columns {
		if column.Key == "" || row[i].Value == nil {
			continue
		}
		var field bytes.Buffer
		encoder := json.NewEncoder(&field)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(row[i].Value); err != nil {
			return nil, err
		}
		fields = append(fields, append([]byte(`"`+column.Key+`":`), field.Bytes()...))
	}
	return append(append([]byte{'{'}, bytes.Join(fields, []byte{','})...), '}'), nil
}

// CSV writes the tables of an outcome; of several each stands under its title, with an empty line between.
func (o Outcome) CSV(w io.Writer) error {
	c := csv.NewWriter(w)
	for i, t := range o.Tables {
		if i > 0 {
			c.Flush()
			if _, err := io.WriteString(w, "\n"); err != nil {
				return err
			}
		}
		if len(o.Tables) > 1 {
			if err := c.Write([]string{t.Title}); err != nil {
				return err
			}
		}
		if err := c.WriteAll(t.records()); err != nil {
			return err
		}
	}
	return nil
}

// records are the fields of CSV, with values in full: the columns that have keys, or all where none has one.
func (t Table) records() [][]string {
	records := make([][]string, 1+len(t.Rows))
	keyed := slices.ContainsFunc(t.Columns, func(c Column) bool { return c.Key != "" })
	for i, column := range t.Columns {
		if keyed && column.Key == "" {
			continue
		}
		records[0] = append(records[0], cmp.Or(column.Key, column.Name))
		for n, row := range t.Rows {
			field := plain(row[i].Value)
			if row[i].Value == nil && column.Key == "" {
				field = row[i].Text
			}
			records[1+n] = append(records[1+n], field)
		}
	}
	return records
}

// MarshalJSON writes the table of an outcome that has one.
func (o Outcome) MarshalJSON() ([]byte, error) {
	if len(o.Tables) == 0 {
		return []byte("[]"), nil
	}
	return o.Tables[0].MarshalJSON()
}
