//go:build !linux

package search

// hasRoom is not asked where the system promises more memory than it has.
func hasRoom(int) bool { return true }
