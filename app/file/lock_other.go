//go:build !unix

package file

import "os"

// WithLock does something. Where folders can't be locked, two instances that save in the
// same millisecond are left to chance.
func WithLock(_ string, do func()) { do() }

// Hold reports that nobody else holds a file, where that can't be asked.
func Hold(*os.File) bool { return true }
