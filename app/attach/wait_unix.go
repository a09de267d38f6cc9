//go:build unix

package attach

import "syscall"

// withoutWaiting opens a pipe that nobody writes to yet.
const withoutWaiting = syscall.O_NONBLOCK
