package work_test

import (
	"context"
	"testing"
	"time"

	"drevo/app/work"
	"drevo/internal/needs"
)

// queue stands for the window's goroutine, which is the test's.
type queue chan func()

func newQueue() queue { return make(queue, 64) }

// until does what was posted until a condition is met.
func (q queue) until(t *testing.T, met func() bool) {
	t.Helper()
	for late := time.After(needs.Patience); !met(); {
		select {
		case f := <-q:
			f()
		case <-late:
			t.Fatal("it takes too long")
		}
	}
}

func (q queue) post(f func()) { q <- f }

func TestResultComesToTheWindow(t *testing.T) {
	q := newQueue()
	slot := work.NewDesk(context.Background(), q.post).Slot("Counting")
	got := 0
	work.Run(slot, func(*work.Job) int { return 7 }, func(n int) { got = n })
	if got != 0 || !slot.Busy() {
		t.Errorf("before the window has done anything the result is %d, busy %v", got, slot.Busy())
	}
	q.until(t, func() bool { return !slot.Busy() })
	if got != 7 {
		t.Errorf("the result is %d", got)
	}
}

// TestNewerJobCancels starts a job that never ends by itself, and then another in its slot.
func TestNewerJobCancels(t *testing.T) {
	q := newQueue()
	desk := work.NewDesk(context.Background(), q.post)
	slot, other := desk.Slot("Counting"), desk.Slot("Drawing")
	endless := func(job *work.Job) string {
		<-job.Context().Done()
		if job.At(0, 1) {
			t.Error("a cancelled job is still wanted")
		}
		return "cancelled"
	}
	var told []string
	tell := func(text string) { told = append(told, text) }
	work.Run(slot, endless, tell)
	work.Run(other, func(*work.Job) string { return "other" }, tell)
	work.Run(slot, func(*work.Job) string { return "newer" }, tell)
	q.until(t, func() bool { return !slot.Busy() && !other.Busy() })
	if len(told) != 2 || told[0] == "cancelled" || told[1] == "cancelled" {
		t.Errorf("the window was told %q", told)
	}
	work.Run(slot, endless, tell)
	desk.Cancel()
	if slot.Busy() {
		t.Error("a cancelled job is still at work")
	}
	ctx, end := context.WithCancel(context.Background())
	closing := work.NewDesk(ctx, q.post).Slot("Counting")
	work.Run(closing, endless, tell)
	end()
	q.until(t, func() bool { return !closing.Busy() })
}

// TestLongWorkIsSaid: what takes longer than the window's patience is named, with how far it has
// come, until it ends.
func TestLongWorkIsSaid(t *testing.T) {
	q := newQueue()
	desk := work.NewDesk(context.Background(), q.post)
	desk.Patience = time.Millisecond
	name, share := "", 0.0
	desk.OnProgress = func(n string, done float64) { name, share = n, done }
	slot, goOn := desk.Slot("Counting"), make(chan struct{})
	work.Run(slot, func(job *work.Job) int { job.At(1, 4); <-goOn; return 0 }, func(int) {})
	q.until(t, func() bool { return name != "" && share > 0 })
	if name != "Counting" || share != 0.25 {
		t.Errorf("at work is %q, %v of it done", name, share)
	}
	close(goOn)
	q.until(t, func() bool { return !slot.Busy() })
	if name != "" {
		t.Errorf("when nothing is at work any more the window still says %q", name)
	}
}
