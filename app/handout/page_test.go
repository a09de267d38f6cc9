package handout

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"drevo/app/outcome"
	"drevo/engine/board"
)

// TestPages: what a page shows stands in it once and escaped, it needs no network, and it is well formed.
func TestPages(t *testing.T) {
	inner := outcome.New("Inner", outcome.Column{Key: "a", Name: "a < b"})
	inner.Add("x & y")
	record := outcome.Record("Title")
	record.Field("n", "Nodes", "nodes", 12)
	record.Field("t", "", "", inner)
	start := board.Start()
	p, err := OfOutcome("A <page>", &start, outcome.Outcome{Head: []string{"Head."}, Tables: []outcome.Table{record},
		Notes: []string{"Note."}})
	if err != nil {
		t.Fatal(err)
	}
	p.Parts = append(p.Parts, Part{Heading: "Task", Text: "1. Say.", Class: Task, Choices: []string{"one"}, Lines: 3, Leaf: true})
	var text strings.Builder
	if err := p.Write(&text); err != nil {
		t.Fatal(err)
	}
	page := text.String()
	for _, want := range []string{"A &lt;page&gt;</h1>", "<p>Head.</p>", "<td>Nodes</td><td class=\"number\">12</td>",
		"<th>a &lt; b</th>", "<td>x &amp; y</td>", "<p>Note.</p>", `<section class="leaf">`, `<p class="task">1. Say.</p>`,
		"<li>one</li>", "@media print"} {
		if strings.Count(page, want) != 1 {
			t.Errorf("%q stands there %d times", want, strings.Count(page, want))
		}
	}
	if n := strings.Count(page, `class="line"`); n != 3 {
		t.Errorf("there are %d lines to write on", n)
	}
	if n := strings.Count(page, "<use "); n != 32 {
		t.Errorf("%d pieces are on the board", n)
	}
	if strings.Contains(strings.ReplaceAll(page, "http://www.w3.org/", ""), "http") {
		t.Error("the page needs a network")
	}
	d := xml.NewDecoder(strings.NewReader(strings.NewReplacer("<!DOCTYPE html>", "", `charset="utf-8">`, `charset="utf-8"/>`,
		`initial-scale=1">`, `initial-scale=1"/>`).Replace(page)))
	for {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
