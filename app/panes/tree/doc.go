// Package tree is the explorer: the recorded tree as rows and as an icicle, the way to the
// selected node, filters, and a search for words. Its layers of the board are the best
// moves of the node and the line of best play.
//
// The pane is made of parts: overview, finder, bookmarks, menu of a row, steps, replay. All know what is
// shown (tree, place, explorer) and not the pane, which wires them; below them are the source, which
// turns nodes into rows, its columns and lines, and the listing: what the rows are, moves with all their
// nodes folded in (moves.go) or every node in the order of the search.
package tree
