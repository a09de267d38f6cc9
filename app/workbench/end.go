package workbench

import (
	"fmt"
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
)

// endPatience is how long saving and closing what is open may take.
const endPatience = 1500 * time.Millisecond

// ending ends the program: what is to be kept is saved first, then a limited time is left to close what
// is open. The driver is not asked to end: Fyne's, 2.8.1 as the ones before, can wait for ever or panic
// then, see docs/notes/shutdown.md.
type ending struct {
	save func() error
	exit func(code int)

	over  atomic.Bool // the driver may end now
	once  sync.Once
	saved atomic.Bool
	err   error // of saving
}

// post runs a function on the window's goroutine, but not once the end has begun: a driver that has ended runs what it
// is given on the goroutine that gives it.
func (e *ending) post(do func()) {
	fyne.Do(func() {
		if !e.over.Load() {
			do()
		}
	})
}

// begin saves, once, and sees to it that the program ends soon. It may be called on any
// goroutine.
func (e *ending) begin() error {
	e.once.Do(func() {
		time.AfterFunc(endPatience, func() {
			if e.saved.Load() {
				e.exit(0)
			}
			e.exit(1)
		})
		if e.err = e.save(); e.err != nil {
			fmt.Fprintln(os.Stderr, "drevo:", e.err) // the driver may not come back to say it
		}
		e.saved.Store(e.err == nil)
	})
	return e.err
}

// finish ends the program at once, with what close closes before: the code says whether all was saved.
func (e *ending) finish(closeAll func()) {
	err := e.begin()
	closeAll()
	if err != nil {
		e.exit(1)
		return
	}
	e.exit(0)
}

// onSignals begins to end when the session of the desktop, or a person, asks for it, and has quit called
// on the window's goroutine. The driver hears the same signals: what is posted here comes before it ends.
func (e *ending) onSignals(quit func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, endSignals...)
	go func() {
		<-signals
		e.over.Store(true)
		quit()
		_ = e.begin() // which says itself what went wrong
	}()
}
