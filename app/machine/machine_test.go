package machine

import (
	"context"
	"runtime"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

func TestMemory(t *testing.T) {
	if n := Memory(); runtime.GOOS == "linux" && (n < 64<<20 || n > 1<<50) {
		t.Errorf("the machine has %d bytes", n)
	}
}

// TestGuard: a context ends with a reason when little is left of what may be addressed, and not before.
func TestGuard(t *testing.T) { synctest.Test(t, testGuard) }

func testGuard(t *testing.T) {
	const limit = 1 << 30
	var used atomic.Int64
	ctx, cancel := context.WithCancelCause(t.Context())
	guard(ctx, cancel, limit, used.Load)
	used.Store(limit - 2*spare)
	time.Sleep(time.Second) // on the bubble's clock
	if ctx.Err() != nil {
		t.Errorf("it ends with %d MB to spare", 2*spare>>20)
	}
	used.Store(limit - spare/2)
	time.Sleep(time.Second)
	want := "the memory that ulimit -v allows, 1024 MB, is used up"
	if err := context.Cause(ctx); err == nil || err.Error() != want {
		t.Errorf("it ends with %v", err)
	}
}
