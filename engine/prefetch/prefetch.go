//go:build amd64 || arm64

// Package prefetch brings memory near that will be wanted soon.
package prefetch

import "unsafe"

// Near asks the processor to bring the memory at an address near, without waiting for it. Go has no
// word for that; a load would do it, too, but what comes after it would wait for a memory that is a
// hundred nanoseconds away.
//
//go:noescape
func Near(address unsafe.Pointer)

// Lines is Near for so many lines of 64 bytes, at least one, side by side.
//
//go:noescape
func Lines(address unsafe.Pointer, n int)
