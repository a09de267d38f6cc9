//go:build !js

package turn

// Give gives the other goroutines, and the page, a turn where they need one to be given.
func Give() {}
