//go:build !amd64 && !arm64

package prefetch

import "unsafe"

// Near does nothing where nobody has written it.
func Near(unsafe.Pointer) {}

// Lines does nothing either.
func Lines(unsafe.Pointer, int) {}
