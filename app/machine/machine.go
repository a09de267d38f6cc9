// Package machine says what the machine has, and what of it this process may use.
package machine

import (
	"context"
	"fmt"
	"time"
)

// Memory is how many bytes of memory the machine has, or this process may address if that is less; 0 where that can't
// be told.
func Memory() int64 {
	has, may := memory(), addresses()
	if may > 0 && may < has {
		return may
	}
	return has
}

// Exhausted is the reason for an end before the memory is used up that a process may address. Go's runtime would end it
// with the stacks of all goroutines.
type Exhausted struct {
	Limit int64 // in bytes, as ulimit -v has it
}

func (e Exhausted) Error() string {
	return fmt.Sprintf("the memory that ulimit -v allows, %d MB, is used up", e.Limit>>20)
}

// spare is what must be left of the limit: Go takes memory by 64 MB, and a little goes on beside.
const spare = 128 << 20

// lookEvery is after what time it is looked how much is used.
const lookEvery = 20 * time.Millisecond

// Guard cancels a context with [Exhausted] as its cause when the memory that the process may address is nearly used up,
// until the context ends. Where there is no limit it does nothing.
func Guard(ctx context.Context, cancel context.CancelCauseFunc) {
	guard(ctx, cancel, addresses(), addressed)
}

func guard(ctx context.Context, cancel context.CancelCauseFunc, limit int64, used func() int64) {
	if limit == 0 {
		return
	}
	go func() {
		ticker := time.NewTicker(lookEvery)
		defer ticker.Stop()
		for used() < limit-spare {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
		}
		cancel(Exhausted{limit})
	}()
}
