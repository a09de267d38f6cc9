package lesson

import (
	"strings"

	"drevo/app/link"
	"drevo/engine/board"
)

// Lesson is a file that was read.
type Lesson struct {
	File      string // as messages name it
	Title     string
	Minutes   int // that it takes, as its author says
	Source    string
	Position  board.Position
	Programme string            // its ID, or with a preset: "paulchess/modern"
	Set       map[string]string // options of the programme
	Face      string            // of the window: "simple", "everything", or empty
	Show      link.State        // what of the search is shown at first, beside its start
	Lesson    string            // that explains it, by its name; empty for none
	Blocks    []Block
}

// State is what a window shows that shows the lesson's search, and of it what a link says.
func (l *Lesson) State(of link.State) link.State {
	of.FEN, of.Programme, of.Set = l.Position.FEN(), l.Programme, l.Set
	return of
}

// Block is a part of the text, one below the other. A block with a Task is a task, all others are text.
type Block struct {
	Heading int    // 1 to 6; 0: none
	Bullet  string // of a line of a list: "•" or "1."
	Code    bool   // as it stands, in a face of equal widths
	Spans   []Span
	Task    *Task
	Check   *Check
}

// Span is a stretch of text, a link if it has one.
type Span struct {
	Text string
	Link string
	Place
}

// Place is where something stands in a file, from 1; a column counts letters.
type Place struct{ Line, Column int }

// Words are the text of a block.
func (b Block) Words() string {
	var text strings.Builder
	for _, s := range b.Spans {
		text.WriteString(s.Text)
	}
	return text.String()
}

// Tasks are the tasks of a lesson in their order.
func (l *Lesson) Tasks() (tasks []*Task) {
	for _, b := range l.Blocks {
		if b.Task != nil {
			tasks = append(tasks, b.Task)
		}
	}
	return tasks
}

// Links are the spans that are links.
func (l *Lesson) Links() (links []Span) {
	for _, b := range l.Blocks {
		for _, s := range b.Spans {
			if s.Link != "" {
				links = append(links, s)
			}
		}
	}
	return links
}

// Field is a line of front matter, of a task or of a check: a key with its value.
type Field struct {
	Key, Value string
	Place      // of the value, or of the key where there is none
}

// Task is a block "ask KIND".
type Task struct {
	Kind   string
	Fields []Field
	Number int // from 1, in the lesson
	Place
}

// Field returns the value of a key, "" for none.
func (t *Task) Field(key string) string { return t.field(key).Value }

// field returns a field, one with the place of the task where it is missing.
func (t *Task) field(key string) Field {
	for _, f := range t.Fields {
		if f.Key == key {
			return f
		}
	}
	return Field{Key: key, Place: t.Place}
}

// wrong is a fault of a task as a whole.
func (t *Task) wrong(format string, args ...any) error {
	return Field{Place: t.Place}.wrong(format, args...)
}

// Check is a block "check": a condition a line.
type Check struct{ Conditions []Field }
