// Package uci speaks the Universal Chess Interface (Meyer-Kahlen and Huber 2000), both ways.
//
// # A programme as an engine
//
// A [Server] lets a programme play in any window that drives UCI engines:
//
//	server := uci.Server{Programme: programme}
//	err := server.Serve(ctx, os.Stdin, os.Stdout)
//
// The programme's switches are options of their own names (check, spin, combo, string); beside them
// stand Preset, which sets them all, Hash where the programme has a table, MultiPV, and a few that say how
// the clock is used. A table for which there is no room is halved until there is. Lines may come in
// any order and hold any rubbish: what is not understood is
// answered by one "info string" and changes nothing (but after a position that was refused nothing is played
// from the one before), and every "go" is answered by one "bestmove".
//
// What a "go" means to programmes of which none was made for this protocol:
//
//   - The search begins with the least depth and goes on to the one that is asked for: that of depth; of
//     infinite the greatest there is; of nodes, movetime and the clocks as far as they go, or without UseTime
//     to that of the programme's own option, as in its author's time. A programme that deepens by itself
//     ([search.Deepener]) is asked once, and its tables last; any other is asked anew for each depth
//     ([search.Thinker]). What each depth has found is said when it is known.
//   - mate: up to twice as many half-moves, until a mate is found; that none is found proves nothing, and
//     it says so.
//   - ponder: a search without a limit of time until "ponderhit".
//   - searchmoves: refused, because every programme chooses among all moves.
//   - MultiPV: the record has what every move at the root is worth as far as the search had to know: one
//     line is exact, the others are upper bounds wherever the programme cuts.
//
// # An engine from elsewhere
//
// An [Engine] is a program in a process of its own. Nothing that it does harms ours: it answers within
// its time or is killed, its lines are bounded, what it says is checked against the rules of chess, and
// every failing is an error that says what the engine did. The driver of github.com/notnil/chess is
// not used for it: it waits for a line for ever and holds its lock meanwhile, does not tell that the
// process has ended, drops what it read ahead with each command, keeps the last line of several, and
// sees an option's name only up to the first space. It is what the tests of Server play through.
package uci
