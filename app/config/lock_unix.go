//go:build unix

package config

import (
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// lockPatience is how long another instance may hold the lock, which it needs for
// milliseconds; a file system without locks is none to wait for.
const lockPatience = 5 * time.Second

// withLock does something while no other instance does: all lock the folder of the file.
func withLock(path string, do func()) {
	folder, err := os.Open(filepath.Dir(path))
	if err == nil {
		defer folder.Close() // which unlocks it
		for end := time.Now().Add(lockPatience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
			if syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != syscall.EWOULDBLOCK {
				break
			}
		}
	}
	do()
}
