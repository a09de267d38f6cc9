//go:build !linux

package search

// adviseHugePages asks for nothing where the system chooses by itself.
func adviseHugePages([]slot) {}
