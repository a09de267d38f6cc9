package enginetest

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// tooLong is far beyond the 20 ms of the contract, which the benchmark BenchmarkStop
// measures: a test must not fail because the machine is busy.
const tooLong = 2 * time.Second

func checkCancel(t *testing.T, p search.Programme) {
	root, v := Position(t, Samples[2]), values(t, p, endless(p))
	stopped := false
	for try := 0; try < 20 && !stopped; try++ { // a small search may end before it is cancelled
		stopped = cancelOnce(t, p, search.Task{Position: root, Values: v})
	}
	if !stopped {
		t.Error("no search was stopped")
	}

	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if result, err := p.Search(ctx, search.Task{Position: root, Values: v}); err != nil || !result.Stopped {
		t.Errorf("with a context that is cancelled already: stopped %v, error %v", result.Stopped, err)
	}
}

// cancelOnce cancels a search a millisecond after it began, and reports whether that stopped it. The
// time is real: a search may be anywhere in its work when it is cancelled, which no event tells.
func cancelOnce(t *testing.T, p search.Programme, task search.Task) bool {
	task.Recorder = tree.NewRecorder(search.Header(p, task.Values, task.Position), 1<<16)
	ctx, cancel := context.WithCancel(context.Background())
	asked := make(chan time.Time, 1)
	go func() {
		time.Sleep(time.Millisecond)
		asked <- time.Now()
		cancel()
	}()
	result, err := p.Search(ctx, task)
	if err != nil {
		t.Fatal(err)
	}
	if late := time.Since(<-asked); late > tooLong {
		t.Errorf("returned %v after the cancel", late)
	}
	CheckTree(t, Samples[2], task.Recorder.Tree())
	return result.Stopped
}

// checkPondering lets the opponent think longer than the own time, which then runs out. The time is
// real, because a search measures what it does by it.
func checkPondering(t *testing.T, p search.Programme) {
	able, ok := ability[search.Ponderer](p)
	if !ok {
		return
	}
	if able.Pondering() == "" {
		t.Error("nothing is said of it")
	}
	const own = 5 * time.Millisecond
	clock := search.NewClock(time.Now, search.MoveTime(own), true)
	hit := make(chan time.Time, 1)
	go func() {
		time.Sleep(6 * own)
		hit <- time.Now()
		clock.PonderHit()
	}()
	result, err := p.Search(context.Background(), search.Task{Position: Position(t, Samples[2]), Values: values(t, p,
		endless(p)), Clock: clock})
	ended := time.Now()
	after := ended.Sub(<-hit)
	if err != nil || result.Move == board.NoMove && result.Note == "" {
		t.Fatalf("move %s, error %v, %v after the expected move", result.Move, err, after)
	}
	if result.Stopped && after < 0 || after > own+tooLong {
		t.Errorf("it was stopped %v after the expected move", after)
	}
}

// BenchmarkStop measures the time from a cancel to the return of the search, with a programme's defaults
// and with each of the named presets.
func BenchmarkStop(b *testing.B, p search.Programme, fen string, presets ...string) {
	b.Run("as it is", func(b *testing.B) { benchmarkStop(b, p, fen) })
	for _, name := range presets {
		preset, err := search.FindPreset(p, name)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name, func(b *testing.B) { benchmarkStop(b, withPreset{p, preset}, fen) })
	}
}

func benchmarkStop(b *testing.B, p search.Programme, fen string) {
	task := search.Task{Position: Position(b, fen), Values: values(b, p, endless(p))}
	var total, worst time.Duration
	for range b.N {
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan time.Time, 1)
		go func() {
			p.Search(ctx, task)
			done <- time.Now()
		}()
		time.Sleep(20 * time.Millisecond) // in the middle of its work
		asked := time.Now()
		cancel()
		late := (<-done).Sub(asked)
		total, worst = total+late, max(worst, late)
	}
	b.ReportMetric(float64(total.Microseconds())/float64(b.N), "µs-to-stop")
	b.ReportMetric(float64(worst.Microseconds()), "µs-worst")
}

func checkReaders(t *testing.T, p search.Programme) {
	root, v := Position(t, Samples[1]), values(t, p, depth+1)
	recorder := tree.NewRecorder(search.Header(p, v, root), plenty)
	tr := recorder.Tree()
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 2 {
		readers.Add(1)
		go func() {
			defer readers.Done()
			for {
				tr.Stats(tree.Root, func() bool { return isClosed(done) })
				tr.Line(tree.Root)
				if isClosed(done) {
					return
				}
			}
		}()
	}
	live := new(search.Live)
	task := search.Task{Position: root, Values: v, Recorder: recorder, Live: live, Limits: search.Limits{Nodes: 20_000}}
	result, err := p.Search(context.Background(), task)
	close(done)
	readers.Wait()
	if err != nil {
		t.Fatal(err)
	}
	if live.Counts() != result.Counts {
		t.Errorf("live numbers at the end %+v, of the result %+v", live.Counts(), result.Counts)
	}
}

func isClosed(done <-chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

func checkSideBySide(t *testing.T, p search.Programme) {
	alone, _ := run(t, p, Samples[1], depth, search.Limits{}, 0)
	task := search.Task{Position: Position(t, Samples[1]), Values: values(t, p, depth)}
	var both sync.WaitGroup
	for range 2 {
		both.Add(1)
		go func() {
			defer both.Done()
			beside, err := p.Search(context.Background(), task)
			if err != nil {
				t.Error(err)
				return
			}
			compare(t, Samples[1], alone, beside)
		}()
	}
	both.Wait()
}

// Mirror exchanges the colours of a FEN: the board is turned upside down, White's
// men become Black's, and the other side is to move.
func Mirror(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(fields[0], "/")
	for i, j := 0, len(ranks)-1; i < j; i, j = i+1, j-1 {
		ranks[i], ranks[j] = ranks[j], ranks[i]
	}
	fields[0] = swapCase(strings.Join(ranks, "/"))
	fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
	fields[2] = mirrorRights(fields[2])
	fields[3] = strings.NewReplacer("3", "6", "6", "3").Replace(fields[3])
	return strings.Join(fields, " ")
}

// mirrorRights exchanges the castling rights of the sides, White's first.
func mirrorRights(rights string) string {
	if i := strings.IndexAny(rights, "kq"); i >= 0 {
		return swapCase(rights[i:]) + swapCase(rights[:i])
	}
	return swapCase(rights)
}

func swapCase(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return r - 'a' + 'A'
		case r >= 'A' && r <= 'Z':
			return r - 'A' + 'a'
		}
		return r
	}, s)
}
