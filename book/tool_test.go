package book_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"drevo/book"
	"drevo/engine/board"
	"drevo/internal/needs"
)

// TestABookOfThePolyglotTool: what Debian's polyglot makes of some games is read as it was meant.
func TestABookOfThePolyglotTool(t *testing.T) {
	needs.Long(t)
	tool, dir := needs.Program(t, "polyglot"), t.TempDir()
	pgn := ""
	for _, line := range []string{"1. e4 e5 2. Nf3 Nc6 1-0", "1. e4 c5 2. Nf3 d6 1-0", "1. e4 e5 2. Nf3 Nf6 1-0",
		"1. d4 d5 2. c4 1-0"} {
		pgn += "[Event \"?\"]\n[Result \"1-0\"]\n\n" + line + "\n\n"
	}
	if err := os.WriteFile(filepath.Join(dir, "games.pgn"), []byte(pgn), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(tool, "make-book", "-pgn", "games.pgn", "-bin", "book.bin", "-min-game", "1")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("polyglot: %v\n%s", err, out)
	}
	data, err := os.ReadFile(filepath.Join(dir, "book.bin"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.ReadPolyglot(data)
	if err != nil {
		t.Fatal(err)
	}
	start := board.Start()
	moves := b.Moves(&start)
	if len(moves) != 2 || moves[0].Move.UCI() != "e2e4" || moves[1].Move.UCI() != "d2d4" ||
		moves[0].Weight != 3*moves[1].Weight {
		t.Errorf("at the start it has %+v", moves)
	}
}
