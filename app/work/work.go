// Package work takes long walks off the window's goroutine.
//
// A [Slot] runs one job at a time, in a goroutine of its own. A newer job of the same slot
// cancels the one before, whose result is then dropped. A [Desk] holds the slots of a
// window, and says which of them has been at work for longer than its patience, and how
// far that has come.
//
//	slot := desk.Slot("Filtering the tree")
//	work.Run(slot, func(job *work.Job) int {
//		for i := range many {
//			if i%4096 == 0 && !job.At(i, many) {
//				break // nobody waits any more
//			}
//			...
//		}
//		return found
//	}, show)
//
// All methods but those of [Job] belong to the window's goroutine.
package work

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"drevo/engine/turn"
)

// Patience is how long a job may take before the window says that it is at work.
const Patience = 500 * time.Millisecond

// Desk holds the slots of a window.
type Desk struct {
	Patience time.Duration

	// OnProgress is told what is at work, and which part of it is done, 0 to 1. An empty
	// name says that nothing is, or nothing that takes long.
	OnProgress func(name string, done float64)

	ctx   context.Context
	post  func(func())
	slots []*Slot
	shown *Slot // the one that OnProgress was told of last
}

// NewDesk returns a desk whose jobs are cancelled with a context. Post runs a function on
// the window's goroutine.
func NewDesk(ctx context.Context, post func(func())) *Desk {
	return &Desk{Patience: Patience, OnProgress: func(string, float64) {}, ctx: ctx, post: post}
}

// Slot returns a new slot. The name says what its jobs do: "Filtering the tree".
func (d *Desk) Slot(name string) *Slot {
	s := &Slot{desk: d, name: name}
	d.slots = append(d.slots, s)
	return s
}

// Beside returns a new slot whose jobs the window does not speak of, however long they take: nobody waits for them.
func (d *Desk) Beside(name string) *Slot {
	s := d.Slot(name)
	s.quiet = true
	return s
}

// Busy reports whether any job is at work.
func (d *Desk) Busy() bool { return slices.ContainsFunc(d.slots, (*Slot).Busy) }

// Cancel gives up whatever is at work.
func (d *Desk) Cancel() {
	for _, s := range d.slots {
		s.Cancel()
	}
}

// Slot runs one job at a time.
type Slot struct {
	desk *Desk
	name string

	quiet bool // its jobs are not spoken of
	job   *Job // the one at work, nil for none
}

// Busy reports whether a job is at work.
func (s *Slot) Busy() bool { return s.job != nil }

// Cancel gives up the job at work, if there is one.
func (s *Slot) Cancel() {
	if s.job != nil {
		s.job.cancel()
		s.finish()
	}
}

// finish takes the job off the slot, and off the window.
func (s *Slot) finish() {
	s.job = nil
	if s.desk.shown == s {
		s.desk.shown = nil
		s.desk.OnProgress("", 0)
	}
}

// Job is what a function at work sees of the window: whether it is still wanted.
type Job struct {
	ctx    context.Context
	cancel context.CancelFunc
	done   atomic.Int64
	total  atomic.Int64
	ended  chan struct{}
}

// Context ends when the job is not wanted any more.
func (j *Job) Context() context.Context { return j.ctx }

// At says how far a job has come. It reports whether the job is still wanted; when it is
// not, whatever the job returns is dropped.
func (j *Job) At(done, total int) bool {
	turn.Give()
	j.done.Store(int64(done))
	j.total.Store(int64(total))
	return j.ctx.Err() == nil
}

// share is the part of a job that is done, 0 to 1.
func (j *Job) share() float64 {
	return float64(j.done.Load()) / float64(max(j.total.Load(), 1))
}

// Run starts a job in a slot, in place of the one that is at work there. The result goes
// to then, on the window's goroutine, unless the job was cancelled before.
func Run[T any](s *Slot, work func(*Job) T, then func(T)) {
	s.Cancel()
	job := &Job{ended: make(chan struct{})}
	job.ctx, job.cancel = context.WithCancel(s.desk.ctx)
	s.job = job
	if !s.quiet {
		go s.watch(job)
	}
	go func() {
		turn.Behind()
		result := work(job)
		close(job.ended)
		job.cancel()
		s.desk.post(func() {
			if s.job == job {
				s.finish()
				if s.desk.ctx.Err() == nil {
					then(result)
				}
			}
		})
	}()
}

// watch tells the window of a job that takes long, a few times a second until it ends.
func (s *Slot) watch(job *Job) {
	ticker := time.NewTicker(s.desk.Patience)
	defer ticker.Stop()
	for {
		select {
		case <-job.ended:
			return
		case <-job.ctx.Done():
			return
		case <-ticker.C:
			s.desk.post(func() {
				if s.job == job {
					s.desk.shown = s
					s.desk.OnProgress(s.name, job.share())
				}
			})
		}
	}
}
