package search

import "syscall"

// largeTable is from how many bytes on the system is asked whether it has the room.
const largeTable = 64 << 20

// hasRoom reports whether the system would give so much memory: a slice for which there is none ends the
// program. Nothing is touched, so that asking takes some microseconds.
func hasRoom(bytes int) bool {
	if bytes < largeTable {
		return true
	}
	room, err := syscall.Mmap(-1, 0, bytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	if err != nil {
		return false
	}
	return syscall.Munmap(room) == nil
}
