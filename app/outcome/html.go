package outcome

import (
	"fmt"
	"html/template"
	"strings"
)

// grid is a table as a page shows it.
type grid struct {
	Title string
	Heads []gridCell // none where no column has a head
	Rows  [][]gridCell
	Below []grid // what cells have of tables
}

type gridCell struct {
	Text, Hint string
	Number     bool // stands to the right
}

var gridTemplate = template.Must(template.New("grid").Parse(`{{with .Title}}<h3>{{.}}</h3>{{end}}` +
	`<table>{{with .Heads}}<tr>{{range .}}<th{{if .Number}} class="number"{{end}}>{{.Text}}</th>{{end}}</tr>
{{end}}{{range .Rows}}<tr>{{range .}}<td{{if .Number}} class="number"{{end}}{{with .Hint}} title="{{.}}"{{end}}>` +
	`{{.Text}}</td>{{end}}</tr>
{{end}}</table>
{{range .Below}}<div class="below">{{template "grid" .}}</div>{{end}}`))

// HTML writes an outcome as a part of a page, what is for people of it.
func (o Outcome) HTML() (template.HTML, error) {
	var text strings.Builder
	paragraphs := func(list []string) {
		for _, line := range list {
			text.WriteString("<p>" + template.HTMLEscapeString(line) + "</p>\n")
		}
	}
	paragraphs(o.Head)
	for _, t := range o.Tables {
		if err := gridTemplate.Execute(&text, t.grid()); err != nil {
			return "", fmt.Errorf("table %s as a page: %w", t.Key, err)
		}
	}
	paragraphs(o.Notes)
	return template.HTML(text.String()), nil
}

// grid lays a table out: a record with its names beside its fields, and what cells have of tables below.
func (t Table) grid() grid {
	g, from := grid{Title: t.Title}, t
	if t.Upright {
		t = t.standing()
	}
	seen := t.seen()
	for _, i := range seen {
		if strings.TrimSpace(t.Columns[i].Name) != "" {
			g.Heads = make([]gridCell, len(seen))
		}
	}
	for at := range g.Heads {
		g.Heads[at] = gridCell{Text: t.Columns[seen[at]].Name, Number: t.Numeric(seen[at])}
	}
	for _, row := range t.Rows {
		var cells []gridCell
		for _, i := range seen {
			cells = append(cells, gridCell{row[i].String(), row[i].Hint, t.Numeric(i)})
		}
		g.Rows = append(g.Rows, cells)
	}
	for _, row := range from.Rows {
		for _, c := range row {
			if below, ok := c.table(); ok {
				g.Below = append(g.Below, below.grid())
			}
		}
	}
	return g
}
