// Package file replaces files as a whole.
package file

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// Temporary is what the name of a file has behind it while it is not whole yet.
const Temporary = ".new-"

// Replace puts data into a file. Whoever reads it, or a crash, or a loss of power, finds
// the old one or the new one, never half of it. A new file gets the permissions perm, an
// old one keeps its own, and a symbolic link stays one: what it names is replaced. What is
// no plain file, as a device, is just written to; what is read-only is an error.
func Replace(path string, data []byte, perm fs.FileMode) error {
	return Write(path, perm, func(to io.Writer) error {
		_, err := to.Write(data)
		return err
	})
}

// Write is Replace with what a function writes.
func Write(path string, perm fs.FileMode, data func(io.Writer) error) error {
	path, err := Resolve(path)
	if err != nil {
		return err
	}
	old, missing := os.Stat(path)
	if missing == nil && !old.Mode().IsRegular() {
		return writeTo(path, data)
	}
	if missing == nil {
		if err := writable(path, old); err != nil {
			return err
		}
	}
	name := fmt.Sprintf("%s%s%d-%d", path, Temporary, os.Getpid(), time.Now().UnixNano())
	temporary, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
	if fault := new(fs.PathError); errors.As(err, &fault) {
		fault.Path = path // the name that was asked for
		return fault
	}
	defer os.Remove(name) // fails harmlessly once it is renamed
	if missing == nil {
		err = temporary.Chmod(old.Mode().Perm())
	}
	if err == nil {
		err = data(temporary)
	}
	if err == nil {
		err = temporary.Sync()
	}
	if err = errors.Join(err, temporary.Close()); err != nil {
		return err
	}
	if err := os.Rename(name, path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// syncFolder brings a new name in a folder to the disk. What cannot sync a folder, as Windows or some
// networks, is not asked to.
func syncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return nil // it may be written to and not read
	}
	if err = folder.Sync(); errors.Is(err, syscall.EIO) || errors.Is(err, syscall.ENOSPC) {
		return errors.Join(err, folder.Close())
	}
	return folder.Close()
}

// writable says why a file may not be written to, though it could be replaced. Where the user may do
// everything, a file without the permission is none the less meant to stay.
func writable(path string, old fs.FileInfo) error {
	if old.Mode().Perm()&0o222 == 0 {
		return &fs.PathError{Op: "replace", Path: path, Err: errors.New("the file is read-only")}
	}
	to, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return to.Close()
}

// writeTo writes data to what is there already.
func writeTo(path string, data func(io.Writer) error) error {
	to, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(data(to), to.Close())
}

// Resolve returns the path of the file that a path names, behind all symbolic links, even
// when it is not there yet.
func Resolve(path string) (string, error) {
	for range 16 {
		target, err := os.Readlink(path)
		if err != nil {
			return path, nil
		}
		if !filepath.IsAbs(target) {
			target = filepath.Join(filepath.Dir(path), target)
		}
		path = target
	}
	return "", fmt.Errorf("%s: too many symbolic links", path)
}
