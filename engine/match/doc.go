// Package match plays games between programmes, engines and persons, and matches of many games.
//
// # A game
//
// A [Player] is asked for one move after the other, until the [Referee] says that the game is over.
// The referee is github.com/notnil/chess, which shares no code with our rules: it says whether a move
// is legal, and when the game is won or drawn and how. What no rule of chess decides is in [Rules]:
// whether draws that may be claimed are claimed, and when a game is broken off.
//
//	record := match.Play(ctx, match.Setup{Start: board.Start(), Controls: match.Both(control)},
//		[2]match.Player{white, black}, nil)
//	fmt.Println(record.Game())
//
// [NewProgramme] makes a player of any programme, [WithBook] gives any player a book. A player of
// another kind implements one method, and what else it can do as further small interfaces: [Beginner],
// [Ender], [Ponderer], io.Closer.
//
// A [Control] says what a side may use for its moves: nodes, a time for each, a clock with increments,
// or levels of so many moves. A programme that is given neither searches as its options say, for
// instance to a depth; else it goes as deep as it may, see [search.Thinker].
//
// # A match
//
// A [Match] lets two [Contestant]s play from [Openings], each opening twice with the colours changed,
// several games at a time if wished. The [Score] has the difference in Elo with its error bar, the
// likelihood of superiority, and the state of a sequential test ([SPRT]). A match that is cancelled
// keeps what was played. With limits of nodes, or none, two programmes play the same games whenever
// the match is played again.
package match
