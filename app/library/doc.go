// Package library reads what users paste, drop and open, a FEN, EPD lines or a PGN, and holds collections
// of games: those that come with the program, with origin and what to look for, and the files of the user,
// of any size.
//
//	c := library.Builtin()[0]
//	c, err := library.OpenFiles(ctx, []string{"games.pgn"}, progress)
//	list := c.Find(library.Query{Words: "botvinnik 1938 1-0"})
//	g, err := c.Game(list[0])
//
// A line or a game that can't be read doesn't keep the others away: it is listed, and an
// error names its place when it is read. Whatever a text is, reading it takes time in proportion to its
// length, and hardly any stack; no error quotes more than forty characters.
//
// # Memory
//
// A [Collection] keeps of each game where it stands, and the facts of its tags; names that come again are
// kept once. The moves stay in the file and are read when a game is asked for, so a file of a gigabyte
// takes about fifty bytes a game. A scan hands the list on while it grows.
//
// # Positions
//
// [Collection.Index] reads all moves once, in the background, and keeps the key of every position of the
// main lines and every change of material, up to [MostPositions]. Then [Collection.Find] finds a position
// among a hundred thousand games in some milliseconds, and the openings have names.
//
// A Collection may be read by any goroutine while one scans and one indexes it.
package library
