// Package handout writes pages to be given away: one file of HTML each, with boards that the program draws, for a screen
// and for paper. It needs no network and no other file.
//
//	page := handout.Page{Title: "Ba3", Parts: []handout.Part{{Board: handout.Board(&p, move)}, {Body: tables}}}
//	err := page.Write(w)
//
// A proof (package proving), a lesson (package lesson), a node ([OfMove]) and what a command has found ([OfOutcome]) are
// such pages.
package handout

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"

	"drevo/app/outcome"
	"drevo/engine/board"
)

//go:embed page.html
var pageText string

// Templates read fields and call no methods, which those of the page for browsers can't (.ci/web).
var pageTemplate = template.Must(template.New("page").Parse(pageText))

// Page is what a page shows.
type Page struct {
	Title string
	Lead  []string // paragraphs below the title
	Parts []Part
}

// Part is one of the parts of a page, one below the other. All fields are optional, and stand in this order.
type Part struct {
	Heading string
	Board   template.HTML
	Text    string
	Class   Class
	Choices []string
	Lines   int           // to be written on
	Body    template.HTML // as it stands
	Leaf    bool          // begins a new leaf of paper
}

// Class is how the text of a part looks.
type Class string

// The classes; without one it is a paragraph.
const (
	Code   Class = "code"
	Bullet Class = "bullet"
	Task   Class = "task"
)

// Write writes the page.
func (p Page) Write(w io.Writer) error {
	symbols, err := pieceSymbols()
	if err != nil {
		return err
	}
	var text bytes.Buffer
	err = pageTemplate.Execute(&text, struct {
		Page
		Pieces template.HTML
	}{p, symbols})
	if err != nil {
		return fmt.Errorf("page %s: %w", p.Title, err)
	}
	_, err = w.Write(text.Bytes())
	return err
}

// OfOutcome is a page of what was found about a position.
func OfOutcome(title string, at *board.Position, o outcome.Outcome) (Page, error) {
	body, err := o.HTML()
	return Page{Title: title, Parts: []Part{{Board: Board(at, board.NoMove)}, {Body: body}}}, err
}
