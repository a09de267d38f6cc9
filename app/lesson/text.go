package lesson

import (
	"fmt"
	"io"
	"strings"
)

// width is that of the text on a terminal.
const width = 100

// Print writes the text of a lesson for a terminal; a task is a line with what is asked there.
func (l *Lesson) Print(w io.Writer) error {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n%s\n\n", l.Title, strings.Repeat("=", len([]rune(l.Title))))
	if l.Source != "" {
		text.WriteString(wrapped("Source: "+l.Source, "") + "\n")
	}
	fmt.Fprintf(&text, "%s\n\n", l.Position.FEN())
	for _, b := range l.Blocks {
		switch {
		case b.Task != nil:
			kind, _ := kindOf(b.Task.Kind)
			say := b.Task.Field("say")
			if say == "" {
				say = "The learner " + kind.Sentence + "."
			}
			text.WriteString(wrapped(fmt.Sprintf("(%d) %s", b.Task.Number, say), "  > ") + "\n")
		case b.Check != nil:
		case b.Code:
			text.WriteString("    " + strings.ReplaceAll(b.Words(), "\n", "\n    ") + "\n\n")
		case b.Bullet != "":
			text.WriteString(wrapped(b.Bullet+" "+b.Words(), "") + "\n")
		default:
			text.WriteString(wrapped(b.Words(), "") + "\n")
		}
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// wrapped breaks a text into lines that begin with a sign.
func wrapped(text, sign string) string {
	var out strings.Builder
	line := sign
	for _, word := range strings.Fields(text) {
		if len([]rune(line))+len([]rune(word))+1 > width && line != sign {
			out.WriteString(strings.TrimRight(line, " ") + "\n")
			line = sign
		}
		line += word + " "
	}
	return out.String() + strings.TrimRight(line, " ") + "\n"
}
