package museum

import (
	"embed"
	"io/fs"

	"drevo/app/lesson"
	"drevo/app/link"
)

//go:embed exhibits/*.md
var files embed.FS

// Exhibit is one of the museum.
type Exhibit struct{ *lesson.Lesson }

// Exhibits lists all, in the order of their files.
func Exhibits() ([]Exhibit, error) {
	folder, err := fs.Sub(files, "exhibits")
	if err != nil {
		return nil, err
	}
	c, err := lesson.ReadCourse("museum", folder)
	if err != nil {
		return nil, err
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	var list []Exhibit
	for _, l := range c.Lessons {
		list = append(list, Exhibit{l})
	}
	return list, nil
}

// Link is what shows the exhibit.
func (e Exhibit) Link() link.State { return e.State(e.Show) }

// Sentences are what is said of it.
func (e Exhibit) Sentences() string {
	said := ""
	for _, b := range e.Blocks {
		said += b.Words()
	}
	return said
}
