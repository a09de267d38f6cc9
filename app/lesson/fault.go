package lesson

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Fault is something wrong at a place of a lesson.
type Fault struct {
	File string
	Place
	Says string
}

// Error writes it as compilers do, so that editors go there.
func (f Fault) Error() string { return fmt.Sprintf("%s:%d:%d: %s", f.File, f.Line, f.Column, f.Says) }

// Faults are all that is wrong with a lesson, in the order of its lines.
type Faults []Fault

func (f Faults) Error() string {
	var lines []string
	for _, fault := range f {
		lines = append(lines, fault.Error())
	}
	return strings.Join(lines, "\n")
}

// err is nil where nothing is wrong.
func (f Faults) err() error {
	if len(f) == 0 {
		return nil
	}
	slices.SortStableFunc(f, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return f
}

// wrong is a fault of a field; the file is put in by whoever knows it.
func (f Field) wrong(format string, args ...any) error {
	return Fault{Place: f.Place, Says: fmt.Sprintf(format, args...)}
}
