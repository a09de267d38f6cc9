package game

import (
	"bytes"
	"os"
	"testing"
)

// sample returns some megabytes of games, made of the historic ones with their comments.
func sample(b *testing.B) []byte {
	b.Helper()
	text, err := os.ReadFile("../../app/library/data/itep_games.pgn")
	if err != nil {
		b.Fatal(err)
	}
	return bytes.Repeat(append(text, '\n'), 8<<20/len(text))
}

// BenchmarkScan splits games and reads their tags, as a list needs them.
func BenchmarkScan(b *testing.B) {
	text := sample(b)
	b.SetBytes(int64(len(text)))
	games := 0
	for b.Loop() {
		for s := NewScanner(bytes.NewReader(text)); s.Scan(); games++ {
			if s.Tags() == nil {
				b.Fatal("no tags")
			}
		}
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkParse reads all moves and variations.
func BenchmarkParse(b *testing.B) {
	text := sample(b)
	b.SetBytes(int64(len(text)))
	games := 0
	for b.Loop() {
		for s := NewScanner(bytes.NewReader(text)); s.Scan(); games++ {
			if _, err := s.Game(); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
