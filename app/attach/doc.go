// Package attach listens to engines that write what they search (docs/trace.md) while they search it.
//
//	source, err := attach.Open("engine.trace") // a file that grows, a pipe, a socket, standard input
//	attach.Listen(ctx, source, room, begun, broken)
//
// Each search is handed over as a [session.Search] when it begins, and its tree grows like that of any other. What an
// engine writes is always read, also of a search that was stopped here, so that no engine waits.
package attach
