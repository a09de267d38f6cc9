//go:build !headless && (!cgo || ci || js || android || ios || darwin)

package app

// screen returns 0: the size of the screen is not known, or the system keeps windows within it.
func screen() (width, height int) { return 0, 0 }
