package command_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A tree that analyse writes is checked, listed, and written in the other form and back.
func TestTraceOfAnAnalysis(t *testing.T) {
	dir := t.TempDir()
	file, text, again := filepath.Join(dir, "a.trace"), filepath.Join(dir, "a.txt"), filepath.Join(dir, "b.trace")
	for _, line := range [][]string{
		{"analyse", "-programme", "kaissa", "-nodes", "5000", "-trace", file},
		{"trace", "check", file}, {"trace", "text", file, "-out", text}, {"trace", "binary", text, "-out", again},
	} {
		if code, out, said := run(line...); code != 0 {
			t.Fatalf("%v: %d %s %s", line, code, out, said)
		}
	}
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	second, err := os.ReadFile(again)
	if err != nil || string(first) != string(second) {
		t.Errorf("%d and %d bytes, %v", len(first), len(second), err)
	}
	_, out, _ := run("trace", "info", again, "-csv")
	if !strings.Contains(out, "\n1,") || !strings.Contains(out, "8/p3q1kp") {
		t.Errorf("it has %s", out)
	}
	if code, _, said := run("analyse", "-trace", filepath.Join(dir, "none", "a")); code != 2 {
		t.Errorf("%d %s", code, said)
	}
}
