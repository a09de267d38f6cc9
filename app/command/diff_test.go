package command_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestDiffOfFilesIsThatOfSearches saves two searches, and compares the files as if they were made now.
func TestDiffOfFilesIsThatOfSearches(t *testing.T) {
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
