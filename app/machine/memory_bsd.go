//go:build darwin || freebsd

package machine

import (
	"runtime"

	"golang.org/x/sys/unix"
)

func memory() int64 {
	name := "hw.physmem"
	if runtime.GOOS == "darwin" {
		name = "hw.memsize"
	}
	n, err := unix.SysctlUint64(name)
	if err != nil {
		return 0
	}
	return int64(n)
}
