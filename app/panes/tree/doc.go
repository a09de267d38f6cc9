// Package tree is the explorer: the recorded tree as rows and as an icicle, the way to the
// selected node, filters, and a search for words. Its layers of the board are the best
// moves of the node and the line of best play.
package tree
