package command_test

import (
	"encoding/json"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestDiffOfFilesIsThatOfSearches saves two searches, and compares the files as if they were made now.
func TestDiffOfFilesIsThatOfSearches(t *testing.T) {
	needs.RacedElsewhere(t)
	dir := t.TempDir()
	files := []string{filepath.Join(dir, "three.drevo"), filepath.Join(dir, "four.drevo")}
	for i, depth := range []string{"3", "4"} {
		if code, _, said := run("analyse", "-programme", "paulchess", "-depth", depth, "-save", files[i]); code != command.Done {
			t.Fatal(said)
		}
	}
	_, ofFiles, said := run("diff", files[0], files[1], "-json")
	code, ofSearches, _ := run("diff", "-programmes", "paulchess", "-depths", "3-4", "-json")
	if code != command.Done || ofFiles != ofSearches {
		t.Errorf("of files %.300s, of searches %.300s (%s)", ofFiles, ofSearches, said)
	}
	if !json.Valid([]byte(ofFiles)) || !strings.Contains(ofFiles, `"values"`) || !strings.Contains(ofFiles, `"apart"`) {
		t.Errorf("it prints %.300s", ofFiles)
	}
	for _, line := range []string{"diff", "diff -depths 1-3", "diff -programmes itep,kaissa,pitrat", "diff -most -1",
		"diff nothing.drevo nothing.drevo"} {
		if code, _, said := run(strings.Fields(line)...); code != command.Wrong || said == "" {
			t.Errorf("drevo %s: exit code %d, %s", line, code, said)
		}
	}
}

// TestDiffOfTraces compares two traces, whatever they are called, and a trace with a file: the differences are those of
// the searches. A trace without a search, and one of another position, are refused.
func TestDiffOfTraces(t *testing.T) {
	needs.RacedElsewhere(t)
	dir := t.TempDir()
	traces := []string{filepath.Join(dir, "three"), filepath.Join(dir, "four")}
	saved := filepath.Join(dir, "four.drevo")
	for i, depth := range []string{"3", "4"} {
		if code, _, said := run("analyse", "-programme", "paulchess", "-depth", depth, "-trace", traces[i], "-save",
			saved); code != command.Done {
			t.Fatal(said)
		}
	}
	kinds := func(args ...string) (list map[string][]any, pairs any) {
		code, text, said := run(append([]string{"diff", "-json"}, args...)...)
		var found map[string]any
		if err := json.Unmarshal([]byte(text), &found); code != command.Done || err != nil {
			t.Fatalf("%v: exit code %d, %v, %s", args, code, err, said)
		}
		list = map[string][]any{}
		for _, key := range []string{"values", "choices", "nodes"} {
			rows, _ := found[key].([]any)
			list[key] = rows
		}
		return list, found["pairs"]
	}
	want, pairs := kinds("-programmes", "paulchess", "-depths", "3-4")
	for _, files := range [][]string{traces, {traces[0], saved}} {
		have, n := kinds(files...)
		if n != pairs || !reflect.DeepEqual(have, want) {
			t.Errorf("%v: %v pairs, not %v, with other differences than the searches", files, n, pairs)
		}
	}
	if code, text, said := run("proof", traces[0], "-line", "Qe2"); code != command.Done || !strings.Contains(text,
		"Nodes of the proof") {
		t.Errorf("the proof of a trace: %d, %s %s", code, text, said)
	}
	if code, text, said := run("why", traces[0], "Qe2"); code != command.Done || !strings.Contains(text, "Bounds") {
		t.Errorf("the why of a trace: %d, %s %s", code, text, said)
	}
	other := filepath.Join(dir, "other")
	run("analyse", "-depth", "2", "-trace", other, "-fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	if code, _, said := run("diff", traces[0], other); code != command.Wrong || !strings.Contains(said, "two positions") {
		t.Errorf("of two positions: %d, %s", code, said)
	}
}

// TestProofOfAFile proves the value of a search in a file, in every form.
func TestProofOfAFile(t *testing.T) {
	dir := t.TempDir()
	saved, page, game := filepath.Join(dir, "a.drevo"), filepath.Join(dir, "a.html"), filepath.Join(dir, "a.pgn")
	if code, _, said := run("analyse", "-programme", "paulchess", "-depth", "3", "-save", saved); code != command.Done {
		t.Fatal(said)
	}
	code, text, said := run("proof", saved, "-line", "Qe2", "-json", "-html", page, "-pgn", game)
	var found map[string]any
	if err := json.Unmarshal([]byte(text), &found); code != command.Done || err != nil || said != "" {
		t.Fatalf("exit code %d, %v, %s, %.300s", code, err, said, text)
	}
	if found["proved"] != true || found["nodes"].(float64) >= found["searched"].(float64) {
		t.Errorf("%v nodes prove, of %v; proved %v", found["nodes"], found["searched"], found["proved"])
	}
	for _, path := range []string{page, game} {
		if files, err := filepath.Glob(path); len(files) != 1 || err != nil {
			t.Errorf("%s was not written", path)
		}
	}
	if code, _, said := run("proof", saved, "-line", "Ka1"); code != command.Wrong || said == "" {
		t.Errorf("of a move that is not in the tree: exit code %d, %s", code, said)
	}
}
