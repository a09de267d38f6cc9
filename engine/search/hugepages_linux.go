package search

import (
	"os"
	"syscall"
	"unsafe"
)

// adviseHugePages asks the system to back a large table with large pages: a look into a table goes
// anywhere, and with pages of 4 KB finding the page takes as long as finding the entry. It is a wish,
// which the system may ignore.
func adviseHugePages[T any](table []T) {
	if len(table) == 0 {
		return
	}
	page := uintptr(os.Getpagesize())
	start := uintptr(unsafe.Pointer(unsafe.SliceData(table)))
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(table))), uintptr(len(table))*unsafe.Sizeof(table[0]))
	skip := -start & (page - 1)
	if rest := uintptr(len(bytes)) - skip; uintptr(len(bytes)) > skip && rest >= page {
		_ = syscall.Madvise(bytes[skip:skip+rest&^(page-1)], syscall.MADV_HUGEPAGE)
	}
}
