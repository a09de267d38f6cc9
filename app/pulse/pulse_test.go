package pulse

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// TestFigures: the window answers after a time that the test gives, and the last answers count.
func TestFigures(t *testing.T) { synctest.Test(t, figures) }

func figures(t *testing.T) {
	p := New(time.Now) // the bubble's
	if text := p.Figures().String(); text != "How long a click waits was not measured yet." {
		t.Error(text)
	}
	ctx, end := context.WithCancel(t.Context())
	n := 0
	p.Begin(ctx, func(do func()) {
		n++
		takes := 2 * time.Millisecond
		switch {
		case n == 1:
			takes = time.Minute // and is forgotten
		case n > 10 && n <= 13:
			takes = 30 * time.Millisecond
		case n == 14:
			takes = 90 * time.Millisecond
		}
		time.Sleep(takes)
		do()
	})
	time.Sleep(time.Minute + (kept+1)*Every)
	end()
	time.Sleep(time.Second) // for the answer that was asked for
	if got, want := p.Figures(), (Figures{kept, 2 * time.Millisecond, 2 * time.Millisecond, 90 * time.Millisecond}); got !=
		want {
		t.Errorf("%+v, want %+v", got, want)
	}
	const want = "A click waited for the window 2.0 ms at the median, 2.0 ms in 99 of 100, and 90.0 ms at most " +
		"(measured 600 times, five times a second)."
	if got := p.Figures().String(); got != want {
		t.Errorf("%q", got)
	}
}

// TestAWindowThatDoesNotAnswer is not asked again, and keeps nobody at the end.
func TestAWindowThatDoesNotAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		asked := 0
		New(time.Now).Begin(ctx, func(func()) { asked++ })
		time.Sleep(10 * Every)
		end()
		synctest.Wait()
		if asked != 1 {
			t.Errorf("it was asked %d times", asked)
		}
	})
}
