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
	for b.Loop() {
		games := 0
		for s := NewScanner(bytes.NewReader(text)); s.Scan(); games++ {
			if s.Tags() == nil {
				b.Fatal("no tags")
			}
		}
		b.ReportMetric(float64(games)*float64(b.N)/b.Elapsed().Seconds(), "games/s")
	}
}

// BenchmarkParse reads all moves and variations.
func BenchmarkParse(b *testing.B) {
	text := sample(b)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		for s := NewScanner(bytes.NewReader(text)); s.Scan(); {
			if _, err := s.Game(); err != nil {
				b.Fatal(err)
			}
		}
	}
}
