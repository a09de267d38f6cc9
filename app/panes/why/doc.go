// Package why is the pane that answers "why this value": the path from the node to where
// its value comes from, the terms there, the best move beside the second, the moves that
// were not looked at, and why nodes were closed.
package why
