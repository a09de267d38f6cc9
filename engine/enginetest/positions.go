package enginetest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Position returns the position of a FEN.
func Position(t testing.TB, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

// Positions reads the positions of an EPD file as FENs with fresh clocks. Lines that
// begin with # say where the file comes from.
func Positions(t testing.TB, file string) (fens []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if fields := strings.Fields(line); len(fields) >= 4 && fields[0] != "#" {
			fens = append(fens, strings.Join(fields[:4], " ")+" 0 1")
		}
	}
	if len(fens) == 0 {
		t.Fatalf("%s has no position", file)
	}
	return fens
}

// FolderPositions reads all different positions of the EPD and PGN files of a folder, those of games
// move by move. One that is illegal is left out and named in the log.
func FolderPositions(t testing.TB, folder string) (list []board.Position) {
	t.Helper()
	seen := map[uint64]bool{}
	add := func(p board.Position) {
		if !seen[p.Key()] {
			seen[p.Key()] = true
			list = append(list, p)
		}
	}
	for _, name := range folderFiles(t, folder, "*.epd") {
		for _, fen := range Positions(t, name) {
			if p, err := board.ParseFEN(fen); err != nil {
				t.Logf("%s, left out: %s: %v", filepath.Base(name), fen, err)
			} else {
				add(p)
			}
		}
	}
	for _, name := range folderFiles(t, folder, "*.pgn") {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for games := game.NewScanner(bytes.NewReader(text)); games.Scan(); {
			g, err := games.Game()
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			p := g.Start
			add(p)
			for _, move := range g.Mainline() {
				p = p.After(move)
				add(p)
			}
		}
	}
	return list
}

// folderFiles returns the files of a folder whose names fit a pattern.
func folderFiles(t testing.TB, folder, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s in %s: %d files, %v", pattern, folder, len(files), err)
	}
	return files
}
