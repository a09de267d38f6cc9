package board

import "testing"

// The benchmarks count the two positions that generators are compared on, and report millions of
// nodes a second.
func BenchmarkPerftStart6(b *testing.B)         { benchmarkPerft(b, 0, 6, Perft) }
func BenchmarkPerftKiwipete5(b *testing.B)      { benchmarkPerft(b, 1, 5, Perft) }
func BenchmarkPerftEveryStart5(b *testing.B)    { benchmarkPerft(b, 0, 5, PerftEvery) }
func BenchmarkPerftEveryKiwipete4(b *testing.B) { benchmarkPerft(b, 1, 4, PerftEvery) }

// benchmarkPerft counts one of the known positions again and again.
func benchmarkPerft(b *testing.B, position, depth int, count func(*Position, int) uint64) {
	p := parse(b, perftPositions[position].fen)
	b.ReportAllocs()
	nodes := uint64(0)
	for b.Loop() {
		nodes += count(&p, depth)
	}
	b.ReportMetric(float64(nodes)/1e6/b.Elapsed().Seconds(), "Mnodes/s")
}

// BenchmarkMoves measures what a search asks of a position, on Kiwipete with its 48 moves.
func BenchmarkMoves(b *testing.B) {
	p := parse(b, perftPositions[1].fen)
	var legal, list MoveList
	p.Legal(&legal)
	values := usualValues
	each := func(f func(Move)) func() {
		return func() {
			for _, m := range legal.All() {
				f(m)
			}
		}
	}
	for _, test := range []struct {
		name string
		run  func()
	}{
		{"Legal", func() { p.Legal(&list) }},
		{"Captures", func() { p.Captures(&list) }},
		{"Count", func() { p.LegalMoveCount() }},
		{"SEE48", each(func(m Move) { p.SEE(m, &values) })},
		{"IsLegal48", each(func(m Move) { p.IsLegal(m) })},
		{"GivesCheck48", each(func(m Move) { p.GivesCheck(m) })},
	} {
		b.Run(test.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				test.run()
			}
		})
	}
}
