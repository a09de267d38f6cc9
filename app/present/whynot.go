package present

import (
	"fmt"

	"drevo/app/session"
)

// WhyNot says why a move has no node.
func WhyNot(m session.UnsearchedMove) string {
	text := fmt.Sprintf("%s was not looked at here: %s", Number(&m.Before)+m.Before.SAN(m.Move), m.Why.Reason.Info().Sentence)
	if m.Why.Evidence != "" {
		text += " " + m.Why.Evidence
	}
	return text
}
