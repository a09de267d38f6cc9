package present

import (
	"fmt"
	"regexp"

	"drevo/app/session"
)

// hyphenMinus is a hyphen before a number, and not within a word, a move or a result.
var hyphenMinus = regexp.MustCompile(`(^|[\s\[(=])-(\d)`)

// trueMinus writes the minus signs of a sentence as the window does.
func trueMinus(text string) string { return hyphenMinus.ReplaceAllString(text, "${1}−${2}") }

// WhyNot says why a move has no node.
func (p Nodes) WhyNot(m session.UnsearchedMove) string {
	words := p.words()
	text := fmt.Sprintf("%s was not looked at here: %s", Number(&m.Before)+m.Before.SAN(m.Move), words.Reason(m.Why.Reason).Sentence)
	if m.Why.Evidence != "" {
		text += " " + trueMinus(m.Why.Evidence)
	}
	return text
}
