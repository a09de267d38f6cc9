package search

import (
	"syscall"
	"unsafe"
)

// AdviseHugePages asks the system to back a table with large pages: a look into it goes anywhere, and
// with pages of 4 KB finding the page takes as long as finding the entry. It is a wish, which the system
// may refuse, as it does where the table does not begin with a page.
func AdviseHugePages[T any](table []T) {
	var entry T
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(table))), len(table)*int(unsafe.Sizeof(entry)))
	_ = syscall.Madvise(bytes, syscall.MADV_HUGEPAGE)
}
