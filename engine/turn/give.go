//go:build !js

package turn

// Give gives the other goroutines, and the page, a turn where they need one to be given.
func Give() {}

// Shown calls a function once the window has drawn what it was told before: with the page's next picture but one, else
// at once.
func Shown(do func()) { do() }
