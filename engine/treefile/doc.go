// Package treefile keeps recorded trees in files (.drevo) of a few bytes a node.
//
//	err := treefile.Write(file, t, build, attached...)
//
//	f, err := treefile.Open(file, size, treefile.Options{})
//	f.Tree, f.Attached, f.Faults
//
// # The file
//
// A line that says what it is, then blocks: a mark, a letter that says what kind of block it is, the length, a
// checksum (CRC-32C), and the content. What a reader does not know it passes over.
//
//	H  what the tree is of, in JSON: programme, options, position, scale, vocabulary by key, build
//	P  a page: 65 536 nodes, the last one fewer
//	T  the tail: what pages could not say that were written while the search ran
//	A  something attached: a name and any bytes, such as the plans of Pitrat's programme, bookmarks, notes
//	I  the index: where the blocks begin, and a summary of each page; behind it stands where it begins
//
// The index is made anew by going through the blocks where it is missing. So a file that ends anywhere, as that of a
// search that was killed, is good up to its last whole block.
//
// # Pages
//
// A page has a head, which says how long each column is and sums it up, and a column for each thing that is said of a
// node, compressed for itself (zstd). A number stands there as the difference from what was to be expected: the
// bounds from those of the parent, the static value from that of the next node above that has one, the score from
// what is nearest most often where a node ends for that reason, the count from the nodes of the page below the node.
//
// # What is damaged
//
// Checksums of all blocks are tried when a file is opened. Where pages are missing the tree is put together of what
// is left ([tree.Mender]): a node is there if all nodes above it are. [File.Faults] says what was lost.
package treefile
