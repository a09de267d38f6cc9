package outcome

import (
	"bytes"
	"encoding/csv"
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

// text is a table for people under its title. What a cell has of tables stands below: that of a record under its
// own title, that of a row further in.
func (t Table) text() string {
	var text strings.Builder
	if t.Title != "" {
		text.WriteString(t.Title + "\n")
	}
	if !t.Upright {
		return text.String() + t.lines()
	}
	text.WriteString(t.standing().lines())
	for _, c := range t.Rows[0] {
		below, _ := c.table()
		s := below.text()
		if s != "" && below.Title != "" && text.Len() > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(s)
	}
	return text.String()
}

// table is that of a cell which says nothing in its place.
func (c Cell) table() (t Table, ok bool) {
	t, ok = c.Value.(Table)
	return t, ok && c.Text == ""
}

// standing is a record with the name of each field beside it; numbers stand to the right where all are numbers.
func (t Table) standing() Table {
	s := New("", Column{Name: " "}, Column{Name: " "})
	numbers := true
	for i, column := range t.Columns {
		c := t.Rows[0][i]
		if _, below := c.table(); column.Name != "" && !below && c.String() != "" {
			numbers = numbers && c.Number()
			s.Add(column.Name, c)
		}
	}
	for _, row := range s.Rows {
		if !numbers {
			row[1] = Cell{Text: row[1].String()}
		}
	}
	return s
}

// lines are heads and rows with two blanks before each column; those that have a number stand to the right.
func (t Table) lines() string {
	seen, rows := t.seen(), [][]Cell{make([]Cell, len(t.Columns))}
	for i, column := range t.Columns {
		rows[0][i].Text = column.Name
	}
	rows = append(rows, t.Rows...)
	widths, numbers := make([]int, len(t.Columns)), make([]bool, len(t.Columns))
	for _, i := range seen {
		widths[i], numbers[i] = width(rows, i), t.Numeric(i)
	}
	var text strings.Builder
	for _, row := range rows {
		var line strings.Builder
		for _, i := range seen {
			line.WriteString("  " + row[i].padded(widths[i], numbers[i]))
		}
		if s := strings.TrimRight(line.String(), " "); s != "" {
			text.WriteString(s + "\n")
		}
		for _, c := range row {
			if below, ok := c.table(); ok {
				text.WriteString(indent(below.text()))
			}
		}
	}
	return text.String()
}

// padded is a cell with blanks before or behind it.
func (c Cell) padded(width int, right bool) string {
	text := c.String()
	gap := strings.Repeat(" ", width-utf8.RuneCountInString(text))
	if right {
		return gap + text
	}
	return text + gap
}

// seen are the columns that people see: those with a name, without such in which no row says anything.
func (t Table) seen() (columns []int) {
	for i, column := range t.Columns {
		says := func(row []Cell) bool {
			_, below := row[i].table()
			return !below && row[i].String() != ""
		}
		if column.Name != "" && (len(t.Rows) == 0 || slices.ContainsFunc(t.Rows, says)) {
			columns = append(columns, i)
		}
	}
	return columns
}

// width is that of a column.
func width(rows [][]Cell, column int) (most int) {
	for _, row := range rows {
		most = max(most, utf8.RuneCountInString(row[column].String()))
	}
	return most
}

// indent moves lines further in.
func indent(text string) string {
	return strings.TrimSuffix("    "+strings.ReplaceAll(text, "\n", "\n    "), "    ")
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

func (t Table) object(row []Cell) ([]byte, error) { return encoded(object(t.members(row))) }

// CSV writes the rows of all tables under one head: the keys of their columns, and before them the column
// "table" where tables have keys. A field of a column that a table does not have is empty, and numbers and times
// stand in full. Of a record each field is a row of key, value and unit.
func (o Outcome) CSV(w io.Writer) error {
	var tables []Table
	for _, t := range o.Tables {
		tables = append(tables, t.flat()...)
	}
	var heads []string
	if slices.ContainsFunc(tables, func(t Table) bool { return t.Key != "" }) {
		heads = append(heads, "table")
	}
	for _, t := range tables {
		for _, c := range t.Columns {
			if c.Key != "" && !slices.Contains(heads, c.Key) {
				heads = append(heads, c.Key)
			}
		}
	}
	records := [][]string{heads}
	for _, t := range tables {
		for _, row := range t.Rows {
			records = append(records, t.record(heads, row))
		}
	}
	return csv.NewWriter(w).WriteAll(records)
}

// record is a row under the heads of a CSV.
func (t Table) record(heads []string, row []Cell) []string {
	fields := make([]string, len(heads))
	if t.Key != "" {
		fields[0] = t.Key
	}
	for i, c := range t.Columns {
		if at := slices.Index(heads, c.Key); at >= 0 {
			fields[at] = plain(row[i].Value)
		}
	}
	return fields
}

// flat are the tables of CSV: the table itself, or of a record its fields and the tables in it.
func (t Table) flat() []Table {
	if !t.Upright {
		return []Table{t}
	}
	fields := New("", Column{Key: "key"}, Column{Key: "value"}, Column{Key: "unit"})
	fields.Key = t.Key
	tables := t.addTo(&fields, "")
	return append([]Table{fields}, tables...)
}

// addTo adds the fields of a record, those of a record in it behind its key and a point, and returns its tables.
func (t Table) addTo(fields *Table, before string) (tables []Table) {
	for i, c := range t.Columns {
		value := t.Rows[0][i].Value
		switch below, ok := value.(Table); {
		case c.Key == "" || value == nil:
		case !ok:
			fields.Add(before+c.Key, value, c.Unit)
		case below.Upright:
			tables = append(tables, below.addTo(fields, before+c.Key+".")...)
		default:
			below.Key = before + c.Key
			tables = append(tables, below)
		}
	}
	return tables
}
