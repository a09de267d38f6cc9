package lesson

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"drevo/engine"
)

// guide is the page that says how a lesson is written.
const guide = "../../docs/guide/write-a-lesson.md"

// TestGuide: the tables of the guide are those of the program, and the lesson in it is one.
func TestGuide(t *testing.T) {
	data, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, row := range append(kindRows(), quantityRows()...) {
		if !strings.Contains(text, row) {
			t.Errorf("%s lacks\n%s", guide, row)
		}
	}
	found := regexp.MustCompile("(?s)````\n(---.*?)````").FindStringSubmatch(text)
	if found == nil {
		t.Fatal("the guide has no lesson")
	}
	l, err := Read("mine.md", found[1])
	if err != nil {
		t.Fatal(err)
	}
	desk := NewDesk(engine.Programmes())
	defer desk.Close()
	if report, err := desk.Check(t.Context(), l); err != nil || report.Tasks != 1 {
		t.Error(report, err)
	}
}

func kindRows() (rows []string) {
	for _, k := range Kinds() {
		var fields []string
		for _, f := range k.Fields {
			fields = append(fields, fmt.Sprintf("`%s` %s", f.Key, f.Sentence))
		}
		rows = append(rows, fmt.Sprintf("| `%s` | %s | %s |", k.Name, k.Sentence, strings.Join(fields, "; ")))
	}
	return rows
}

func quantityRows() (rows []string) {
	for _, q := range Quantities() {
		rows = append(rows, fmt.Sprintf("| `%s` | %s |", q.Key, q.Sentence))
	}
	return rows
}
