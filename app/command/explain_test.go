package command_test

import (
	"os"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestTheGlossaryIsWritten: docs/glossary.md is what drevo explain -page prints; -update writes it.
func TestTheGlossaryIsWritten(t *testing.T) {
	const path = "../../docs/glossary.md"
	code, page, said := run("explain", "-page")
	if code != command.Done {
		t.Fatal(said)
	}
	if *update {
		if err := os.WriteFile(path, []byte(page), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if there, err := os.ReadFile(path); err != nil || string(there) != page {
		t.Errorf("docs/glossary.md is another page (%v): go test -tags ci -run TestTheGlossaryIsWritten ./app/command "+
			"-update",
			err)
	}
}

// TestExplain finds words by key and by name, in any case, and says which one may have been meant.
func TestExplain(t *testing.T) {
	for line, want := range map[string]string{
		"explain alpha-beta": "Minimax with cuts", "explain ITEP.ZCH-option": "zch", "explain ply": "A half-move",
	} {
		if code, out, said := run(strings.Fields(line)...); code != command.Done || !strings.Contains(out, want) {
			t.Errorf("drevo %s: exit code %d, %s%.300s", line, code, said, out)
		}
	}
	for line, want := range map[string]string{
		"explain": "which word", "explain kaissa.satisfid": "did you mean kaissa.satisfied",
	} {
		if code, _, said := run(strings.Fields(line)...); code != command.Wrong ||
			!strings.Contains(said, want) {
			t.Errorf("drevo %s: exit code %d, %s", line, code, said)
		}
	}
}
