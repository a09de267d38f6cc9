package command

import (
	"encoding/json"
	"flag"
	"io"
)

// form is how an outcome is printed: as text, or as -json or -csv ask; with lines JSON is a line each.
type form struct{ json, csv, lines bool }

// formFlags are the flags of a command whose outcome is a table.
func formFlags(flags *flag.FlagSet) *form {
	f := &form{}
	flags.BoolVar(&f.json, "json", false, "print JSON (docs/output.md)")
	flags.BoolVar(&f.csv, "csv", false, "print CSV, a line for each row; of several tables the column table "+
		"says which")
	return f
}

// forPrograms reports whether a program reads the outcome.
func (f *form) forPrograms() bool { return f.json || f.csv }

// printed is what can be printed in each form; JSON is what encoding/json makes of it.
type printed interface {
	Text(io.Writer) error
	CSV(io.Writer) error
}

// print writes an outcome.
func (f *form) print(to streams, o printed) error {
	switch {
	case f.json && f.lines:
		return newEncoder(to).Encode(o)
	case f.json:
		return writeJSON(to, o)
	case f.csv:
		return o.CSV(quoting{to.out})
	}
	return o.Text(quoting{to.out})
}

func writeJSON(to streams, v any) error {
	encoder := newEncoder(to)
	encoder.SetIndent("", "  ")
	return encoder.Encode(v)
}

func newEncoder(to streams) *json.Encoder {
	encoder := json.NewEncoder(quoting{to.out})
	encoder.SetEscapeHTML(false)
	return encoder
}
