package machine

import (
	"syscall"
	"unsafe"
)

// memoryStatus is MEMORYSTATUSEX of the Windows API.
type memoryStatus struct {
	length, load                        uint32
	total, free                         uint64
	pageTotal, pageFree                 uint64
	virtualTotal, virtualFree, extended uint64
}

func memory() int64 {
	status := memoryStatus{}
	status.length = uint32(unsafe.Sizeof(status))
	ask := syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if ok, _, _ := ask.Call(uintptr(unsafe.Pointer(&status))); ok == 0 {
		return 0
	}
	return int64(status.total)
}
