// Package pulse measures how long a window takes to get to what it is asked: the time from when something is posted
// to it to when it is done, as a click waits for what the window is at, be that a picture or the news of a search.
//
//	p := pulse.New(time.Now)
//	p.Begin(ctx, post)
//	fmt.Println(p.Figures())
package pulse

import (
	"context"
	"slices"
	"sync"
	"time"

	"drevo/internal/phrase"
)

// Every is the pause between two questions; each waits for the answer to the last.
const Every = 200 * time.Millisecond

// kept is how many answers the figures are about: the last two minutes of them, and longer where they were late.
const kept = 600

// Pulse asks a window again and again. It may be read on any goroutine.
type Pulse struct {
	now  func() time.Time
	mu   sync.Mutex
	took []time.Duration // in a ring
	next int             // the place of the next in the full ring
}

// New returns what measures by a clock.
func New(now func() time.Time) *Pulse { return &Pulse{now: now} }

// Begin asks until the context ends. Post has something done by the window, in its turn.
func (p *Pulse) Begin(ctx context.Context, post func(func())) {
	go func() {
		ticker := time.NewTicker(Every)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
			asked, answered := p.now(), make(chan struct{})
			post(func() {
				p.add(p.now().Sub(asked))
				close(answered)
			})
			select {
			case <-ctx.Done():
				return
			case <-answered:
			}
		}
	}()
}

func (p *Pulse) add(took time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.took) < kept {
		p.took = append(p.took, took)
		return
	}
	p.took[p.next] = took
	p.next = (p.next + 1) % kept
}

// Figures are what was measured last.
type Figures struct {
	Count                   int
	Median, Most99, Longest time.Duration // Most99 is what 99 of 100 keep within
}

// Figures sums up the last answers.
func (p *Pulse) Figures() Figures {
	p.mu.Lock()
	sorted := slices.Sorted(slices.Values(p.took))
	p.mu.Unlock()
	n := len(sorted)
	if n == 0 {
		return Figures{}
	}
	return Figures{Count: n, Median: sorted[n/2], Most99: sorted[(n*99+99)/100-1], Longest: sorted[n-1]}
}

// String is a sentence.
func (f Figures) String() string {
	if f.Count == 0 {
		return "How long a click waits was not measured yet."
	}
	return phrase.Of("A click waited for the window {median:%.1f} ms at the median, {most:%.1f} ms in 99 of 100, and "+
		"{longest:%.1f} ms at most (measured {count} times, five times a second).", "median", ms(f.Median),
		"most", ms(f.Most99), "longest", ms(f.Longest), "count", f.Count)
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
