package turn

import (
	"runtime"
	"syscall"
	"testing"
)

// What computes has a lower priority than the window from when there is one, and no sooner; the threads of others keep
// theirs.
func TestBehind(t *testing.T) {
	t.Setenv("GOMAXPROCS", "")
	t.Cleanup(func() { runtime.GOMAXPROCS(runtime.NumCPU()) })
	nice := func() int {
		got := make(chan int)
		go func() {
			Behind()
			runtime.LockOSThread()
			priority, err := syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
			if err != nil {
				t.Error(err)
			}
			got <- 20 - priority // as the system's call has it
		}()
		return <-got
	}
	usual := nice()
	if First(); runtime.GOMAXPROCS(0) != runtime.NumCPU()+beside {
		t.Errorf("%d goroutines run at once", runtime.GOMAXPROCS(0))
	}
	if usual >= behind {
		t.Skipf("this test has nice value %d itself", usual)
	}
	if got := nice(); got != behind {
		t.Errorf("what computes has nice value %d, want %d", got, behind)
	}
}
