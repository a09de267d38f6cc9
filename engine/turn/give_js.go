package turn

import (
	"syscall/js"
	"time"
)

// share is how long a search computes between two turns of the page: with what the page does in its turn the window comes
// to 30 pictures a second and more.
const share = 10 * time.Millisecond

// thread is the one there is. What has to come again behind all that waits for the page is a task of the browser's own
// scheduler of the lowest priority. Where there is none it is a message to oneself, which comes in its turn; a timer is
// made to wait four milliseconds, and a second in a tab behind others.
type thread struct {
	given   time.Time // the last turn
	waiting []chan struct{}
	ask     func() // has the longest waiting called when it is its turn
}

var page = newThread()

func newThread() *thread {
	t := &thread{given: time.Now()}
	next := js.FuncOf(func(js.Value, []js.Value) any {
		close(t.waiting[0])
		t.waiting = t.waiting[1:]
		return nil
	})
	if scheduler := js.Global().Get("scheduler"); scheduler.Truthy() {
		last := js.ValueOf(map[string]any{"priority": "background"})
		t.ask = func() { scheduler.Call("postTask", next, last) }
		return t
	}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", next)
	port := channel.Get("port2")
	t.ask = func() { port.Call("postMessage", 0) }
	return t
}

// Give gives the page a turn if it has had none for a while.
func Give() {
	if time.Since(page.given) < share {
		return
	}
	turn := make(chan struct{})
	page.waiting = append(page.waiting, turn)
	page.ask()
	<-turn
	page.given = time.Now()
}

// Shown calls a function once the window has drawn what it was told before: the window draws with the next picture of
// the page, which is shown with the one after.
func Shown(do func()) {
	pictures := 2
	var next js.Func
	next = js.FuncOf(func(js.Value, []js.Value) any {
		if pictures--; pictures > 0 {
			js.Global().Call("requestAnimationFrame", next)
			return nil
		}
		next.Release()
		do()
		return nil
	})
	js.Global().Call("requestAnimationFrame", next)
}
