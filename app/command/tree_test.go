package command

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"drevo/engine"
	"drevo/engine/game"
)

// drevo runs a command.
func drevo(args ...string) (code int, out, said string) {
	var printed, errors strings.Builder
	code = run(context.Background(), engine.Programmes(), args, &printed, &errors)
	return code, printed.String(), errors.String()
}

// savedTree is the file of a search of a programme.
func savedTree(t *testing.T, args ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.drevo")
	if code, _, said := drevo(append([]string{"analyse", "-save", path, "-memory", "100MB"}, args...)...); code != 0 {
		t.Fatal(said)
	}
	return path
}

// drevo tree info says what is in a file, and of a damaged one what is not.
func TestTreeInfo(t *testing.T) {
	path := savedTree(t, "-programme", "itep", "-depth", "2")
	code, out, said := drevo("tree", "info", path)
	if code != 0 || !strings.Contains(out, "ITEP") || !strings.Contains(out, "no cut") {
		t.Errorf("%d %s\n%s", code, said, out)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text[:len(text)-300], 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, said := drevo("tree", "info", path); code != 0 || !strings.Contains(out+said, "amage") {
		t.Errorf("%d %s%s", code, out, said)
	}
	for _, args := range [][]string{{"info"}, {"info", "none"}, {"mend", path},
		{"export", path, "-to", "xml", "-out", "x"},
		{"export", path, "-to", "jsonl"}, {"export", path, "-to", "jsonl", "-out", path}} {
		if code, _, said := drevo(append([]string{"tree"}, args...)...); code != Wrong || said == "" {
			t.Errorf("%v: %d %s", args, code, said)
		}
	}
}

// drevo tree prints as many lines as there are nodes to the depth, each further in than the one above it; a filter lets
// through what it is for, and what leads there.
func TestTreeText(t *testing.T) {
	path := savedTree(t, "-programme", "paulchess", "-depth", "2")
	inward := func(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
	for _, c := range []struct {
		args  []string
		depth int
	}{{nil, 2}, {[]string{"-depth", "1"}, 1}, {[]string{"-depth", "0"}, 0}} {
		code, out, said := drevo(append([]string{"tree", path}, c.args...)...)
		lines := strings.Split(strings.TrimSpace(out), "\n")[1:] // without the head
		deepest := 0
		for i, line := range lines {
			deepest = max(deepest, inward(line)/2)
			if i > 0 && inward(line) > inward(lines[i-1])+2 {
				t.Errorf("%v: %q below %q", c.args, line, lines[i-1])
			}
		}
		if stages := 1; code != 0 || deepest != c.depth+stages {
			t.Errorf("%v: %d %s, %d levels:\n%.500s", c.args, code, said, deepest, out)
		}
	}
	_, all, _ := drevo("tree", "show", path, "-depth", "2")
	_, cut, _ := drevo("tree", path, "-depth", "2", "-filter", "core.cut")
	want, found := 0, 0
	for line := range strings.Lines(all) {
		if strings.HasSuffix(line, "  cut\n") {
			want++
		}
	}
	lines := strings.Split(strings.TrimSpace(cut), "\n")[1:]
	for i, line := range lines {
		switch leads := i+1 < len(lines) && inward(lines[i+1]) > inward(line); {
		case strings.HasSuffix(line, "  cut"):
			found++
		case !leads:
			t.Errorf("%q is neither cut nor leads to one", line)
		}
	}
	if want == 0 || found != want {
		t.Errorf("%d nodes that were cut, want %d", found, want)
	}
	if code, _, said := drevo("tree", path, "-filter", "core.cut-filte"); code != Wrong ||
		!strings.Contains(said, "did you mean core.cut-filter?") {
		t.Errorf("%d %s", code, said)
	}
}

// exported is the tree of a file in another form.
func exported(t *testing.T, path, form string, args ...string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "a."+form)
	if code, _, said := drevo(append([]string{"tree", "export", path, "-to", form, "-out", out}, args...)...); code != 0 {
		t.Fatalf("%s: %s", form, said)
	}
	return out
}

// Both tables have the same rows: every node, and every move that was left out.
func TestTreeExport(t *testing.T) {
	path := savedTree(t, "-programme", "paulchess/modern", "-depth", "4")
	table, err := parquet.ReadFile[row](exported(t, path, "parquet"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(exported(t, path, "jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	lines.Scan()
	if !strings.Contains(lines.Text(), `"vocabulary"`) {
		t.Errorf("the first line is %.200s", lines.Text())
	}
	skips := 0
	for i, want := range table {
		var x row
		if !lines.Scan() || json.Unmarshal(lines.Bytes(), &x) != nil {
			t.Fatalf("line %d is %s", i, lines.Text())
		}
		if x.Move != want.Move || x.Reason != want.Reason || x.Count != want.Count || x.Searched != want.Searched ||
			want.Programme != "paulchess" || want.Reason == "" {
			t.Fatalf("row %d is %+v, the line %+v", i, want, x)
		}
		if !want.Searched {
			skips++
		}
	}
	if lines.Scan() || skips == 0 || len(table) < 100 {
		t.Errorf("%d rows, %d moves that were left out", len(table), skips)
	}
}

// A part of a tree is a game with variations, which every reader of games can read.
func TestTreeExportPGN(t *testing.T) {
	path := savedTree(t, "-programme", "paulchess", "-depth", "3")
	text, err := os.ReadFile(exported(t, path, "pgn", "-moves", "Ba3", "-plies", "2"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := game.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if line := g.Mainline(); len(line) == 0 || line[0].UCI() != "e7a3" || !strings.Contains(string(text), "%eval") {
		t.Errorf("the game is\n%s", text)
	}
	code, _, said := drevo("tree", "export", path, "-to", "pgn", "-out", path+".pgn", "-moves", "Kh1 Kh8")
	if code != Wrong {
		t.Errorf("%d %s", code, said)
	}
}

// drevo tree FILE -query asks the tree of a file, drevo analyse -query that of a search made for it.
func TestTreeQuery(t *testing.T) {
	path := savedTree(t, "-programme", "itep", "-depth", "2")
	for _, args := range [][]string{
		{"tree", path, "-query", "capture and ply = 2", "-limit", "3"}, {"tree", "query", path, "-query", "capture and ply = 2",
			"-limit", "3"},
		{"analyse", "-programme", "itep", "-depth", "2", "-query", "capture and ply = 2", "-limit", "3"},
	} {
		code, out, said := drevo(append(args, "-json")...)
		var found struct {
			Rows []struct {
				Node int
				Ply  int
				Path string
			}
		}
		err := json.Unmarshal([]byte(out), &found)
		list := found.Rows
		if code != 0 || err != nil || len(list) != 3 {
			t.Fatalf("%v: %d %s %v\n%s", args, code, said, err, out)
		}
		for _, n := range list {
			if n.Ply != 2 || !strings.Contains(n.Path, "x") {
				t.Errorf("%v: %+v", args, n)
			}
		}
	}
	if code, out, said := drevo("tree", path, "-by", "ply"); code != 0 || !strings.Contains(out, "share") {
		t.Errorf("%d %s%s", code, out, said)
	}
	junk := filepath.Join(t.TempDir(), "junk.drevo")
	if err := os.WriteFile(junk, []byte("no tree"), 0o600); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"tree " + path + " -query ply<":         "column 5",
		"tree " + path + " -query like=9999999": "column 6",
		"tree " + junk:                          "no file of a tree",
		"tree info " + junk:                     "no file of a tree",
		"trace info " + junk:                    "nothing in it",
		"tree " + path + " -sort best":          "no field to sort by",
		"tree none -query cut":                  "none",
		"analyse -query cpature":                "did you mean capture",
		"analyse -query cut -techniques":        "without -techniques",
		"analyse -query cut -limit -2":          "not -2",
		"tree " + path + " -query cut -by try":  "no field to count by",
	} {
		if code, _, said := drevo(strings.Fields(args)...); code != Wrong || !strings.Contains(said, want) {
			t.Errorf("%s: %d %s, want %s", args, code, said, want)
		}
	}
}
