//go:build !linux

package turn

// Behind has the calling goroutine served after what draws, where the system can do so.
func Behind() {}

// First has a window's goroutine served before those that called [Behind], where that does anything.
func First() {}
