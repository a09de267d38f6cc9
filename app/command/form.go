package command

import (
	"bytes"
	"flag"
	"io"

	"drevo/app/file"
	"drevo/app/outcome"
)

// schema is the version of what -json prints, which docs/output.schema.json describes.
const schema = 1

// form is how the outcome of a command is printed: as text, or as -json or -csv ask; with lines JSON is a line each.
type form struct {
	command          string
	json, csv, lines bool
}

// formFlags are the flags of a command whose outcome is a table.
func formFlags(flags *flag.FlagSet) *form {
	f := &form{command: flags.Name()}
	flags.BoolVar(&f.json, "json", false, "print JSON (docs/output.md)")
	flags.BoolVar(&f.csv, "csv", false, "print CSV, a line for each row; of several tables the column table "+
		"says which")
	return f
}

// htmlFlag is the flag of a command whose outcome can be given away as a page.
func htmlFlag(flags *flag.FlagSet) *string {
	return flags.String("html", "", "write it into this `FILE`, such as page.html, as a page with boards, for a screen or for "+
		"paper, that needs nothing else; without it none is written")
}

// writePage writes a page, which was made without an error, into a file.
func writePage(path string, page interface{ Write(io.Writer) error }, err error) error {
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if err := page.Write(&text); err != nil {
		return err
	}
	return file.Replace(path, text.Bytes(), 0o644)
}

// forPrograms reports whether a program reads the outcome.
func (f *form) forPrograms() bool { return f.json || f.csv }

// printed is what can be printed in each form.
type printed interface {
	Text(io.Writer) error
	CSV(io.Writer) error
	JSON(w io.Writer, head outcome.Head, indent bool) error
}

// print writes an outcome.
func (f *form) print(to streams, o printed) error {
	out := quoting{to.out}
	switch {
	case f.json:
		return o.JSON(out, outcome.Head{Schema: schema, Command: f.command}, !f.lines)
	case f.csv:
		return o.CSV(out)
	}
	return o.Text(out)
}
