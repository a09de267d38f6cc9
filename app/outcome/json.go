package outcome

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
)

// Streamed is a value that writes itself as JSON piece by piece, because all of it may be more than memory should hold.
type Streamed interface{ Stream(w io.Writer) error }

// Head is what stands first in the JSON of an outcome: which form it has, and of what it is.
type Head struct {
	Schema  int    // of docs/output.schema.json
	Command string // of which it is
}

// JSON writes an outcome as one object: the head, then the fields of a record, or "rows". With indent it is written for
// eyes, but for what is streamed, which has a line a piece.
func (o Outcome) JSON(w io.Writer, head Head, indent bool) error {
	j := newWriter(w, indent)
	j.head(head)
	switch {
	case len(o.Tables) == 0:
		j.field("rows", []any{})
	case o.Tables[0].Upright:
		j.row(&o.Tables[0], o.Tables[0].Rows[0])
	default:
		j.field("rows", o.Tables[0])
	}
	return j.end()
}

// JSONOf writes a value that encodes as an object behind a head.
func JSONOf(w io.Writer, head Head, indent bool, value any) error {
	var fields bytes.Buffer
	encoder := json.NewEncoder(&fields)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	j := newWriter(w, indent)
	j.head(head)
	j.members(fields.Bytes())
	return j.end()
}

// writer writes the fields of an object, whole letters at a time, and keeps the first error.
type writer struct {
	to     io.Writer
	kept   bytes.Buffer // not written yet
	indent bool
	some   bool
	err    error
}

func newWriter(w io.Writer, indent bool) *writer {
	j := &writer{to: w, indent: indent}
	j.text("{")
	return j
}

func (j *writer) text(s string) { _, _ = j.Write([]byte(s)) } // which keeps the error

// mostKept is how many bytes wait for being written together.
const mostKept = 1 << 16

// Write takes a piece of text.
func (j *writer) Write(piece []byte) (int, error) {
	j.kept.Write(piece)
	if j.kept.Len() > mostKept {
		j.flush()
	}
	return len(piece), j.err
}

func (j *writer) flush() {
	if j.err == nil {
		_, j.err = j.to.Write(j.kept.Bytes())
	}
	j.kept.Reset()
}

func (j *writer) head(h Head) {
	j.field("schema", h.Schema)
	j.field("command", h.Command)
}

// next begins a field.
func (j *writer) next() {
	if j.some {
		j.text(",")
	}
	if j.some = true; j.indent {
		j.text("\n  ")
	}
}

// field writes a field.
func (j *writer) field(name string, value any) {
	j.next()
	j.text(`"` + name + `":`)
	if j.indent {
		j.text(" ")
	}
	if s, ok := value.(Streamed); ok && j.err == nil {
		j.err = s.Stream(j)
		return
	}
	data, err := encoded(value)
	if err == nil && j.indent {
		var spread bytes.Buffer
		err = json.Indent(&spread, data, "  ", "  ")
		data = spread.Bytes()
	}
	if j.err == nil {
		j.err = err
	}
	j.text(string(data))
}

// members writes those of an object that is encoded already.
func (j *writer) members(object []byte) {
	d := json.NewDecoder(bytes.NewReader(object))
	_, err := d.Token()
	for err == nil && d.More() {
		var name json.Token
		var value json.RawMessage
		if name, err = d.Token(); err == nil {
			err = d.Decode(&value)
		}
		if text, ok := name.(string); ok && err == nil {
			j.field(text, value)
		}
	}
	if j.err == nil {
		j.err = err
	}
}

// row writes the cells of a row under their keys.
func (j *writer) row(t *Table, row []Cell) {
	for _, m := range t.members(row) {
		j.field(m.name, m.value)
	}
}

func (j *writer) end() error {
	if j.indent {
		j.text("\n")
	}
	j.text("}\n")
	j.flush()
	return j.err
}

// encoded is a value as JSON, without the end of the line.
func encoded(value any) ([]byte, error) {
	var data bytes.Buffer
	encoder := json.NewEncoder(&data)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimRight(data.Bytes(), "\n"), err
}

// member is a field of an object.
type member struct {
	name  string
	value any
}

// members are the fields of a row: cells without a value are left out, and those of columns that are in one object
// stand in it, in the place of the first.
func (t *Table) members(row []Cell) (list []member) {
	parts := map[string]int{}
	for i, c := range t.Columns {
		if c.Key == "" || row[i].Value == nil {
			continue
		}
		if c.In == "" {
			list = append(list, member{c.Key, row[i].Value})
			continue
		}
		at, begun := parts[c.In]
		if !begun {
			at, parts[c.In] = len(list), len(list)
			list = append(list, member{c.In, object(nil)})
		}
		inner := member{strings.TrimPrefix(c.Key, c.In+"."), row[i].Value}
		list[at].value = append(list[at].value.(object), inner)
	}
	return list
}

// object is fields in their order.
type object []member

// MarshalJSON writes the fields.
func (o object) MarshalJSON() ([]byte, error) {
	data := []byte{'{'}
	for i, m := range o {
		value, err := encoded(m.value)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			data = append(data, ',')
		}
		data = append(append(data, `"`+m.name+`":`...), value...)
	}
	return append(data, '}'), nil
}
