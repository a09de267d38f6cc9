// Package terms is the pane that takes the static value of the position apart, term by
// term, and edits the weights of the terms in named copies of the programme's set. Its
// layer of the board is what the selected term is worth on each square.
package terms
