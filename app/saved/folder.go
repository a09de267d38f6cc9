package saved

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"drevo/app/file"
	"drevo/app/session"
)

// Folder keeps the searches of a person from one start to the next, one file each, in as much of the disk as it may
// take. Several windows may share it.
type Folder struct{ Path string }

// mostOf is how much of the budget one file may take, as a divisor: one large search does not drive all others out.
const mostOf = 2

// bytesOfNode is what a node takes in a file at most, by and by: what would be too large is not written.
const bytesOfNode = 3

// leftOver is after what time a file that is not whole is none that is being written.
const leftOver = time.Hour

// Keep writes a search into a new file, and deletes the oldest files until all of them keep within a budget in bytes.
// It returns the path, empty where the search is too large.
func (f Folder) Keep(s *session.Search, budget int64) (path string, err error) {
	if int64(s.Tree().Len())*bytesOfNode > budget/mostOf {
		return "", nil
	}
	if err := os.MkdirAll(f.Path, 0o700); err != nil {
		return "", err
	}
	path = filepath.Join(f.Path, fmt.Sprintf("%d-%d%s", time.Now().UnixNano(), os.Getpid(), Ending))
	if err := Save(path, s, nil); err != nil {
		return "", err
	}
	if info, err := os.Stat(path); err == nil && info.Size() > budget/mostOf {
		return "", os.Remove(path)
	}
	return path, f.Trim(budget)
}

// Trim deletes the oldest files until all of them keep within a budget.
func (f Folder) Trim(budget int64) error {
	files, err := f.files()
	if err != nil {
		return err
	}
	sum := int64(0)
	for _, info := range files {
		if sum += info.Size(); sum > budget {
			if err := os.Remove(filepath.Join(f.Path, info.Name())); err != nil && !os.IsNotExist(err) {
				return err
			}
		}
	}
	return nil
}

// files lists the files, the latest first.
func (f Folder) files() (list []fs.FileInfo, err error) {
	entries, err := os.ReadDir(f.Path)
	if err != nil {
		if os.IsNotExist(err) {
			return nil, nil
		}
		return nil, err
	}
	for _, entry := range entries {
		info, err := entry.Info()
		switch {
		case err != nil || !info.Mode().IsRegular():
		case strings.HasSuffix(info.Name(), Ending):
			list = append(list, info)
		case strings.Contains(info.Name(), Ending+file.Temporary) && time.Since(info.ModTime()) > leftOver:
			_ = os.Remove(filepath.Join(f.Path, info.Name())) // of a program that was killed; else the next time
		}
	}
	slices.SortFunc(list, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), strings.Compare(b.Name(), a.Name()))
	})
	return list, nil
}
