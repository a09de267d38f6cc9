package journal

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"drevo/app/file"
)

// mostBytes bounds what is read of a file.
const mostBytes = 512 << 20

// The names of journals beside the settings: session.journal, session-2.journal ...
const (
	nameStart = "session"
	nameEnd   = ".journal"
)

// nameOf is the name of the n-th journal.
func nameOf(n int) string {
	if n == 1 {
		return nameStart + nameEnd
	}
	return fmt.Sprintf("%s-%d%s", nameStart, n, nameEnd)
}

// kept lists the journals of a folder, the one that was written to last first.
func kept(folder string) (paths []string) {
	found, _ := filepath.Glob(filepath.Join(folder, nameStart+"*"+nameEnd))
	when := func(path string) int64 {
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() { // a pipe would keep whoever opens it
			return 0
		}
		return info.ModTime().UnixNano()
	}
	slices.SortStableFunc(found, func(a, b string) int { return cmp.Compare(when(b), when(a)) })
	return slices.DeleteFunc(found, func(path string) bool { return when(path) == 0 })
}

// take holds the journal that was written to last of those that no window holds, and reads it; or else it chooses
// the name of a new one. The error says what of it could not be used.
func (j *Journal) take(folder string) error {
	j.first = true
	for _, path := range kept(folder) {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
		switch {
		case err != nil: // it is not ours to write to
		case file.Hold(f):
			j.path, j.file = path, f
			return j.load()
		default:
			j.first = false
			_ = f.Close() // it was only looked at
		}
	}
	for n := 1; n <= mostWindows; n++ {
		j.path = filepath.Join(folder, nameOf(n))
		if _, err := os.Lstat(j.path); err != nil {
			return nil
		}
	}
	return errors.New("there are too many journals")
}

// mostWindows bounds the search for a name that is free.
const mostWindows = 1000

// load reads the file that is held, and sets aside one that is not whole. A last line without an end was being written
// when its program was killed, and nobody was told that it is kept: it is cut off, so that the next goes on behind the
// others.
func (j *Journal) load() error {
	data, err := file.Read(j.path, mostBytes)
	if whole := bytes.LastIndexByte(data, '\n') + 1; err == nil && 0 < whole && whole < len(data) {
		data = data[:whole]
		err = j.file.Truncate(int64(whole))
	}
	if err == nil {
		var s *state
		if s, err = readAll(data); s != nil {
			j.state = *s
		}
	}
	if err == nil {
		j.size = int64(len(data))
		return nil
	}
	aside, fault := setAside(j.path, err)
	if fault != nil {
		return fmt.Errorf("the session %w, and can't be set aside: %w", err, fault)
	}
	return aside
}

// setAside keeps a file under another name, for a reason, and says both.
func setAside(path string, reason error) (*file.Aside, error) {
	kind := "damaged"
	if errors.Is(reason, errNewer) {
		kind = "newer"
	}
	return file.SetAside(path, kind, reason)
}

// ours reports whether the file is the one that is held, with what was written to it and nothing else.
func (j *Journal) ours() bool {
	if j.file == nil {
		return false
	}
	held, err := j.file.Stat()
	there, missing := os.Stat(j.path)
	return err == nil && missing == nil && os.SameFile(held, there) && there.Size() == j.size
}

// append writes lines behind the others.
func (j *Journal) append(lines []byte) error {
	n, err := j.file.Write(lines)
	j.size += int64(n)
	return err
}

// errOther is the reason to set a file aside that is not the one that was written.
var errOther = errors.New("was written by something else while the window was open")

// replace writes a whole file in place of the one that is there. What something else has put there is set aside,
// and said.
func (j *Journal) replace(data []byte) (aside *file.Aside, err error) {
	if err := os.MkdirAll(filepath.Dir(j.path), 0o755); err != nil {
		return nil, err
	}
	file.WithLock(j.path, func() {
		if _, missing := os.Lstat(j.path); missing == nil && !j.ours() {
			aside, err = file.SetAside(j.path, "other", errOther)
		}
		j.close()
		if err == nil {
			err = file.Replace(j.path, data, 0o600)
		}
		j.hold()
	})
	if err == nil {
		j.size = int64(len(data))
	}
	return aside, err
}

// hold opens the file that is there, and holds it.
func (j *Journal) hold() {
	f, err := os.OpenFile(j.path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return // and the next event finds that it is not ours
	}
	file.Hold(f)
	j.file = f
}

// close lets go of the file.
func (j *Journal) close() {
	if j.file != nil {
		_ = j.file.Close() // it was synced
		j.file = nil
	}
}
