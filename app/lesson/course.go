package lesson

import (
	"embed"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Course is a folder of lessons, in the order of the names of their files.
type Course struct {
	Name    string
	Lessons []*Lesson
	Faults  Faults // of the files that could not be read whole
}

// ReadCourse reads the lessons of a folder, and nothing below it or outside of it. Files that begin with a capital
// letter, such as README.md, are none.
func ReadCourse(name string, files fs.FS) (*Course, error) {
	names, err := fs.Glob(files, "*.md")
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	c := &Course{Name: name}
	for _, file := range names {
		if file[0] >= 'A' && file[0] <= 'Z' {
			continue
		}
		text, err := fs.ReadFile(files, file)
		if err != nil {
			return nil, err
		}
		l, err := Read(path.Join(name, file), string(text))
		if faults, ok := err.(Faults); ok {
			c.Faults = append(c.Faults, faults...)
		}
		c.Lessons = append(c.Lessons, l)
	}
	return c, nil
}

// Find returns a lesson by its name, or by what follows the number in it.
func (c *Course) Find(name string) (*Lesson, bool) {
	for _, l := range c.Lessons {
		if l.Name() == name || strings.TrimLeft(l.Name(), "0123456789-") == name {
			return l, true
		}
	}
	return nil, false
}

// Name is what a lesson is known by: its file without the folder and the end.
func (l *Lesson) Name() string { return strings.TrimSuffix(path.Base(filepath.ToSlash(l.File)), ".md") }

//go:embed course/*.md
var builtin embed.FS

// Builtin is the course that comes with the program.
func Builtin() (*Course, error) {
	files, err := fs.Sub(builtin, "course")
	if err != nil {
		return nil, err
	}
	return ReadCourse("course", files)
}

// Open reads a lesson, or the course of a folder, as which a single lesson is given too.
func Open(name string) (*Course, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return ReadCourse(name, os.DirFS(name))
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c := &Course{Name: filepath.Dir(name)}
	l, err := Read(name, string(text))
	if faults, ok := err.(Faults); ok {
		c.Faults = faults
	}
	c.Lessons = []*Lesson{l}
	return c, nil
}
