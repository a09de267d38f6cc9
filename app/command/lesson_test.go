package command_test

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/internal/needs"
)

// TestScoreSheet: the sheet has a row for each exercise of the lesson that is written, in its order, of the difficulty
// that was asked for, with an answer and room for points.
func TestScoreSheet(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "mine.md")
	code, out, said := run("lesson", "make", "-notion", "null-move", "-programme", "paulchess", "-depth", "3",
		"-difficulty", "easy", "-count", "5", "-csv", "-out", path)
	rows, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if code != 0 || err != nil || len(rows) < 2 {
		t.Fatal(code, said, err, rows)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	tasks := strings.Split(string(text), "```ask ")[1:]
	if len(tasks) != len(rows)-1 {
		t.Fatalf("%d exercises, %d rows", len(tasks), len(rows)-1)
	}
	at := map[string]int{}
	for i, name := range rows[0] {
		at[name] = i
	}
	for i, row := range rows[1:] {
		if kind, _, _ := strings.Cut(tasks[i], "\n"); row[at["kind"]] != kind || row[at["difficulty"]] != "easy" ||
			row[at["answer"]] == "" || row[at["points"]] != "" || !strings.Contains(tasks[i], row[at["node"]]) {
			t.Errorf("row %d: %v, the task is %s", i+1, row, tasks[i])
		}
	}
	if code, _, said := run("lesson", "make", "-difficulty", "dreadful"); code == 0 || !strings.Contains(said, "easy") {
		t.Error(code, said)
	}
	if code, out, said := run("lesson", "check", path); code != 0 {
		t.Error(out, said)
	}
}
