//go:build unix

package treefile

import (
	"syscall"
	"time"
)

// processor is the time that the process has had of the processor.
func processor() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
