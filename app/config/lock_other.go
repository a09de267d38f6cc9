//go:build !unix

package config

// withLock does something. Where folders can't be locked, two instances that save in the
// same millisecond are left to chance.
func withLock(_ string, do func()) { do() }
