package present

import (
	"fmt"

	"drevo/app/session"
)

// WhyNot says why a move has no node.
func (p Nodes) WhyNot(m session.UnsearchedMove) string {
	words := p.words()
	text := fmt.Sprintf("%s was not looked at here: %s", Number(&m.Before)+m.Before.SAN(m.Move), words.Reason(m.Why.Reason).Sentence)
	if m.Why.Evidence != "" {
		text += " " + m.Why.Evidence
	}
	return text
}
