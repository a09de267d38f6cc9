package turn

import (
	"syscall/js"
	"time"
)

// share is how long a search computes between two turns of the page: with what the page does in its turn the window comes
// to 30 pictures a second and more.
const share = 10 * time.Millisecond

// thread is the one there is. A message to oneself is the shortest way to come again behind what waits for the page: a
// timer is made to wait four milliseconds, and a second in a tab behind others.
type thread struct {
	given   time.Time // the last turn
	waiting []chan struct{}
	port    js.Value
}

var page = newThread()

func newThread() *thread {
	t := &thread{given: time.Now()}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		close(t.waiting[0])
		t.waiting = t.waiting[1:]
		return nil
	}))
	t.port = channel.Get("port2")
	return t
}

// Give gives the page a turn if it has had none for a while.
func Give() {
	if time.Since(page.given) < share {
		return
	}
	turn := make(chan struct{})
	page.waiting = append(page.waiting, turn)
	page.port.Call("postMessage", 0)
	<-turn
	page.given = time.Now()
}
