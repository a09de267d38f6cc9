// Package game holds chess games as people write them down: moves with variations, comments, glyphs,
// clocks and arrows, reads and writes them as PGN, and reads positions as EPD.
//
// # A game
//
// A [Game] has tags, a position to start from, and a tree of moves. The [Node] Root is the position
// before the first move; every other node is a move and the position after it. The first of a node's
// Next is the line that goes on, the others are variations on it:
//
//  1. e4 e5 (1... c5 2. Nf3) 2. Nf3
//
//     Root - e4 - e5 - Nf3
//     \- c5 - Nf3
//
// What stands in braces or behind a semicolon is in Comments (after the move) or Before (before it);
// commands in it such as [%clk 0:05:00] stay where they are and are read by [Node.Clock],
// [Node.Arrows] and their like. [Node.Add], [Node.Promote] and [Node.Delete] change the tree.
//
// # Reading
//
//	scanner := game.NewScanner(file)
//	for scanner.Scan() {
//		g, err := scanner.Game() // or only scanner.Tags(), which is many times as fast
//	}
//	return scanner.Err()
//
// A [Scanner] splits a stream into games without reading their moves, in time proportional to its
// length and memory for one game. It takes UTF-8, UTF-16, and what is neither as Windows-1251 or KOI8-R
// where that makes Russian words of it, else as Windows-1252, of which Latin-1 is a part; any line ends;
// escape lines (%). [Parse] reads one game. It takes what files hold beside the standard: null moves,
// glyphs in place of numbers, figurines, moves without numbers, times in brackets, "White resigns"
// outside of a comment, which becomes one, braces in braces, entities of web pages in tags, and the
// letters of other languages. Those are told by the whole game: the letters of a language count where
// the standard's fail, one of the language's own is there, the game is read to its end with them, and
// no other language makes another game of it (ruling); [Game.Letters] says which they were. What has
// two readings is refused, with a sentence that says so. A damaged game is an error that names line
// and column, with the game as far as it could be read; the games behind it are not touched.
//
// A [PositionScanner] does the same for texts of positions, and [ParseEPD] reads one line of them.
//
// # Writing
//
// [Game.String] writes the standard's export format, lines shorter than eighty columns. What Parse has
// read comes back equal, but for these: a comment behind a variation that ends its line stands before
// it; a comment behind the result stands before the result; line ends and the spaces at the ends of a
// comment are one space and none.
package game
