// Package bounds is the tab with the ladder of alpha and beta: for every rank on the way to the selected node, and on
// the line that is expected from there, the bounds at entry, who set each of them, what the node returned, and where it
// was cut. It serves every programme, and every traced engine, whose record has bounds; an [Author] speaks of them in
// the words of a paper.
package bounds
