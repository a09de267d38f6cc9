//go:build !linux

package search

// AdviseHugePages asks for nothing where the system chooses by itself.
func AdviseHugePages[T any]([]T) {}
