//go:build amd64 || arm64

package search

import "unsafe"

// prefetch asks the processor to bring the memory at an address near, without waiting for it. Go has no
// word for that; a load would do it, too, but what comes after it would wait for a memory that is a
// hundred nanoseconds away.
//
//go:noescape
func prefetch(address unsafe.Pointer)
