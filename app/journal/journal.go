package journal

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"time"

	"drevo/app/file"
)

// syncDelay is how long an event may wait for the disk, and retryDelay after how long what could not be written is
// tried again.
const (
	syncDelay  = 300 * time.Millisecond
	retryDelay = 5 * time.Second
)

// A journal is written anew when it is larger than this, and than so many times its size when it was new.
const (
	mostSize   = 4 << 20
	mostGrowth = 3
)

// Journal is the file of a window. Its methods may be called from any goroutine.
type Journal struct {
	fault func(error)

	mu      sync.Mutex // of the session and what waits
	state   state
	waiting []byte        // lines that are not in the file yet
	whole   bool          // the file is to be written anew
	wake    chan struct{} // there is something to write; nil: nothing is kept
	end     chan struct{} // closed by Close
	closing sync.Once
	ended   sync.WaitGroup
	told    string // the fault that was told last

	writing sync.Mutex // held while the file is written, with all below
	path    string
	file    *os.File
	size    int64 // of the file
	fresh   int64 // its size when it was new
	first   bool  // no other window held one at the start
	synced  bool  // the disk has it
	closed  bool
}

// Open takes the journal beside a settings file that was written to last of those that no window holds, or begins a
// new one. The error says what of it could not be used; the journal works all the same. Fault is told when writing
// fails, nil when it works again, and a [*file.Aside] when something was set aside, in a goroutine of its own.
func Open(settings string, fault func(error)) (*Journal, error) {
	j := &Journal{fault: fault, wake: make(chan struct{}, 1), end: make(chan struct{}), whole: true}
	var err error
	file.WithLock(settings, func() { err = j.take(filepath.Dir(settings)) })
	j.ended.Go(j.run)
	return j, errors.Join(err, j.Flush())
}

// InMemory returns a journal that keeps nothing, with a session.
func InMemory(s Session) *Journal {
	j := &Journal{}
	j.state.Session = s
	return j
}

// Folder is where the file of the journal lies, empty where nothing is kept.
func (j *Journal) Folder() string {
	j.writing.Lock()
	defer j.writing.Unlock()
	if j.path == "" {
		return ""
	}
	return filepath.Dir(j.path)
}

// Session is what the journal has now.
func (j *Journal) Session() Session {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.state.Session
}

// Keep notes what the window shows now.
func (j *Journal) Keep(now Now) {
	j.add(func(s *state) (event, bool) {
		last := s.Now
		last.Text = now.Text
		return event{Now: &now}, !reflect.DeepEqual(last, now)
	})
}

// KeepTable notes how far the game is that is played.
func (j *Journal) KeepTable(t Table) {
	j.add(func(s *state) (event, bool) { return event{Table: &t}, !reflect.DeepEqual(s.Table, t) })
}

// KeepSearches notes which searches the list has.
func (j *Journal) KeepSearches(list []Searched) {
	j.add(func(s *state) (event, bool) { return event{Searches: &list}, !reflect.DeepEqual(s.Searches, list) })
}

// Note notes a step, and that so many of the oldest ones can't be undone any more.
func (j *Journal) Note(step Step, forgotten int) {
	if step.Places != nil { // which get their numbers here
		places := *step.Places
		step.Places = &places
	}
	j.add(func(*state) (event, bool) { return event{Step: &step, Forget: forgotten}, true })
}

// Undo notes that the last step was taken back, Redo that it was done again.
func (j *Journal) Undo() { j.add(func(*state) (event, bool) { return event{Undo: true}, true }) }
func (j *Journal) Redo() { j.add(func(*state) (event, bool) { return event{Redo: true}, true }) }

// add takes over an event, if there is one, and has it written.
func (j *Journal) add(of func(*state) (e event, news bool)) {
	j.mu.Lock()
	defer j.mu.Unlock()
	e, news := of(&j.state)
	if !news {
		return
	}
	lines := j.state.write(e)
	if j.wake == nil {
		return
	}
	if !j.whole { // else they are a part of that
		j.waiting = append(j.waiting, lines...)
	}
	select {
	case j.wake <- struct{}{}:
	default: // it will be written with what waits
	}
}

// run writes what there is to write until the journal is closed.
func (j *Journal) run() {
	var sync, retry <-chan time.Time
	for {
		select {
		case <-j.end:
			return
		case <-j.wake:
		case <-retry:
		case <-sync:
			sync = nil
			j.try(j.Flush)
			continue
		}
		if j.try(j.write) {
			retry = nil
		} else {
			retry = time.After(retryDelay)
		}
		if sync == nil {
			sync = time.After(syncDelay)
		}
	}
}

// try does something, and says how that went when it is news.
func (j *Journal) try(do func() error) bool {
	err := do()
	news := ""
	if err != nil {
		news = err.Error()
	}
	if news != j.told {
		j.told = news
		j.fault(err)
	}
	return err == nil
}

// write brings what waits to the file.
func (j *Journal) write() (err error) {
	j.writing.Lock()
	defer j.writing.Unlock()
	if j.closed {
		return nil
	}
	whole, lines := j.next()
	switch {
	case whole:
		err = j.renew(lines)
	case len(lines) > 0:
		j.synced = false
		err = j.append(lines)
	}
	if err != nil {
		j.mu.Lock()
		j.whole, j.waiting = true, nil
		j.mu.Unlock()
		return fmt.Errorf("saving the session: %w", err)
	}
	return nil
}

// next returns what is to be written: a whole file, or lines behind those that are there.
func (j *Journal) next() (whole bool, lines []byte) {
	large, ours := j.size > max(mostSize, mostGrowth*j.fresh), j.ours()
	j.mu.Lock()
	defer j.mu.Unlock()
	whole, lines = j.whole || large || !ours, j.waiting
	if whole {
		lines = j.state.written()
	}
	j.whole, j.waiting = false, nil
	return whole, lines
}

// renew writes the whole file.
func (j *Journal) renew(data []byte) error {
	aside, err := j.replace(data)
	if aside != nil {
		j.fault(aside)
	}
	if err == nil {
		j.fresh, j.synced = j.size, true
	}
	return err
}

// Flush brings to the disk now what has happened.
func (j *Journal) Flush() error {
	if j.wake == nil {
		return nil
	}
	if err := j.write(); err != nil {
		return err
	}
	j.writing.Lock()
	defer j.writing.Unlock()
	if j.synced || j.file == nil {
		return nil
	}
	j.synced = true
	return j.file.Sync()
}

// SetAside keeps the file as it is, for a reason that only its reader sees, such as a game with a move that is not
// legal, and has it written anew. It returns the reason, with what has become of the file.
func (j *Journal) SetAside(reason error) error {
	if j.wake == nil {
		return reason
	}
	j.writing.Lock()
	var aside *file.Aside
	var err error
	file.WithLock(j.path, func() { aside, err = setAside(j.path, reason) })
	j.writing.Unlock()
	if err != nil {
		return fmt.Errorf("%w; the session before can't be set aside: %w", reason, err)
	}
	return errors.Join(fmt.Errorf("%w; the session before is kept as %s", reason, aside.Name), j.Flush())
}

// Close flushes the journal and lets go of it. That of a second window in which nothing was done goes.
func (j *Journal) Close() error {
	if j.wake == nil {
		return nil
	}
	err := j.Flush()
	j.closing.Do(func() { close(j.end) })
	j.ended.Wait()
	j.writing.Lock()
	defer j.writing.Unlock()
	j.closed = true
	if s := j.Session(); err == nil && !j.first && len(s.Done)+len(s.Undone) == 0 && s.Table.Start == "" && j.ours() {
		err = os.Remove(j.path)
	}
	j.close()
	return err
}
