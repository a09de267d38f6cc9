//go:build !linux

package turn

// Behind has the calling goroutine served after what draws, where the system can do so.
func Behind() {}
