package story

import (
	"strings"
	"unicode/utf8"
)

// How wide a terminal usually is, the board with the gap behind it, and the labels.
const (
	width      = 80
	boardWidth = 22
	labelWidth = 19
)

// rows are texts beside their labels, with an empty line before each label.
func rows(list []row) (lines []string) {
	for _, r := range list {
		label := wrap(r.label, labelWidth-1)
		if r.label != "" {
			lines = append(lines, "")
		}
		text := wrap(r.text, width-labelWidth)
		for at := range max(len(label), len(text)) {
			line := ""
			if at < len(label) {
				line = label[at]
			}
			if at < len(text) {
				line += strings.Repeat(" ", labelWidth-utf8.RuneCountInString(line)) + text[at]
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// wrap breaks a text at blanks, not at those that hold numbers together.
func wrap(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Split(text, " ") {
		switch {
		case line == "":
			line = word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width:
			lines, line = append(lines, line), word
		default:
			line += " " + word
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
