//go:build unix

package file

import (
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// lockPatience is how long another instance may hold the lock, which it needs for
// milliseconds; a file system without locks is none to wait for.
const lockPatience = 5 * time.Second

// lockAgain is after how long a lock is asked for again. The system's own wait has no end of its own,
// and what waits for it so can't be given up.
const lockAgain = 5 * time.Millisecond

// WithLock does something while no other instance does: all lock the folder of the file.
func WithLock(path string, do func()) {
	folder, err := os.Open(filepath.Dir(path))
	if err == nil {
		defer folder.Close() // which unlocks it
		for end := time.Now().Add(lockPatience); time.Now().Before(end); time.Sleep(lockAgain) {
			if syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != syscall.EWOULDBLOCK {
				break
			}
		}
	}
	do()
}

// Hold locks an open file until it is closed, or its process ends, however it does. It reports false where
// another one holds it.
func Hold(f *os.File) bool {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != syscall.EWOULDBLOCK
}
