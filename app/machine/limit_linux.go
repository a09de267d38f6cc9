package machine

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
)

func addresses() int64 {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &limit); err != nil || limit.Cur > 1<<62 {
		return 0
	}
	return int64(limit.Cur)
}

func addressed() int64 {
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	pages, _, _ := bytes.Cut(text, []byte(" "))
	n, _ := strconv.ParseInt(string(pages), 10, 64) // 0 where it is none
	return n * int64(os.Getpagesize())
}
