package turn

import (
	"os"
	"runtime"
	"sync/atomic"
	"syscall"
)

// behind is the nice value of what is served after a window: beside it, drawing has nine parts of ten of a core.
const behind = 10

// windowed is set once there is a window in this process: without one nothing waits for what is computed.
var windowed atomic.Bool

// Behind has the calling goroutine served after a window, if there is one: it takes a thread of its own, which ends with
// it, and lowers that thread's priority. A window whose pictures the processor draws would else wait for a core with each
// of them. Alone on a core it costs nothing. What it starts has the priority of others.
func Behind() {
	if !windowed.Load() {
		return
	}
	// It is never unlocked, so that nothing else is ever run on the thread. Where the system refuses, all is as it was.
	runtime.LockOSThread()
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), behind)
}

// beside is how many goroutines compute at most while a window draws: a search or two, a file, an index, what the other
// programmes say, the collector of memory.
const beside = 6

// First has a window's goroutine served before those that call [Behind] from then on. Go runs as many goroutines at once
// as there are cores, and a thread of low priority that waits for a core keeps its place among them. The window, which
// gives its own back with each call of OpenGL that takes long, would wait for the next. So there is one for each. A
// person who has set GOMAXPROCS is obeyed.
func First() {
	windowed.Store(true)
	if os.Getenv("GOMAXPROCS") == "" {
		runtime.GOMAXPROCS(runtime.NumCPU() + beside)
	}
}
