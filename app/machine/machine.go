// Package machine says what the machine has.
package machine

// Memory is how many bytes of memory the machine has, 0 where that can't be told.
func Memory() int64 { return memory() }
