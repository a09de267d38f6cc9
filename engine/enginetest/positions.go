package enginetest

import (
	"os"
	"strings"
	"testing"
)

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
