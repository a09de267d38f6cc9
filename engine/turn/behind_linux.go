package turn

import (
	"runtime"

	"golang.org/x/sys/unix"
)

// behind is the nice value of what is served after a window: beside it, drawing has nine parts of ten of a core.
const behind = 10

// Behind has the calling goroutine served after what draws: it takes a thread of its own, which ends with it, and lowers
// that thread's priority. A window whose pictures the processor draws would else wait for a core with each of them.
// Alone on a core it costs nothing. What it starts has the priority of others.
func Behind() {
	runtime.LockOSThread()                                         // and never unlocked, so that nothing else is ever run on the thread
	_ = unix.Setpriority(unix.PRIO_PROCESS, unix.Gettid(), behind) // else all is as it was
}
