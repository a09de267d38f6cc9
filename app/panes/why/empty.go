package why

import (
	"fmt"

	"drevo/app/pane"
	"drevo/engine/board"
)

// emptyText says why there is nothing to explain, and what to do about it.
func emptyText(v pane.View) string {
	position := &v.Position
	switch status := position.Status(nil); {
	case v.Search != nil && v.Search.Running():
		return fmt.Sprintf("%s is thinking. What it has finished will stand here.", v.Search.Programme.About().Name)
	case status != board.Ongoing:
		return status.String() + " There is no move to explain."
	}
	return "Press Think to see where the value of a move comes from."
}
