package file

import (
	"fmt"
	"os"
	"path/filepath"
)

// Read returns the content of a plain file of at most so many bytes.
func Read(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is no plain file", path)
	case info.Size() > most:
		return nil, fmt.Errorf("%s has %d MB", path, info.Size()>>20)
	}
	return os.ReadFile(path)
}

// Aside says why a file was set aside, and where it is.
type Aside struct {
	Path   string // as it was called
	Reason error  // such as "is damaged"
	Name   string // that it has now
}

func (a *Aside) Error() string {
	return fmt.Sprintf("%s %v; it is kept as %s", filepath.Base(a.Path), a.Reason, a.Name)
}

// Unwrap is the reason.
func (a *Aside) Unwrap() error { return a.Reason }

// SetAside renames a file to the first free name of its kind, as drevo.json.damaged-1, for a reason, and says both.
// Of a symbolic link it is the file behind it, so that the link stays.
func SetAside(path, kind string, reason error) (*Aside, error) {
	real, err := Resolve(path)
	if err != nil {
		return nil, err
	}
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s.%s-%d", real, kind, n)
		if _, err := os.Lstat(name); err == nil {
			continue
		}
		if err := os.Rename(real, name); err != nil {
			return nil, err
		}
		return &Aside{path, reason, filepath.Base(name)}, nil
	}
}
