// Package trace reads and writes the open trace: what a chess engine, any engine, says of its search while it
// searches. docs/trace.md is the format; docs/trace has writers for C, C++, Go and Python, and an example.
//
// A trace is a header, which says whose it is and in which words it speaks ([Header], [Words]), and [Record]s in
// the order of events. There are two forms, text and binary, made of one table of records; [Convert] goes from
// one to the other and loses nothing. What is known to a later version alone is skipped, and a trace that ends
// anywhere is good up to its last whole record.
//
//	r, err := trace.NewReader(file)
//	var rec trace.Record
//	for err == nil {
//		err = r.Next(&rec) // io.EOF at the end
//	}
//
// # What is never written
//
// Positions, keys, checks, captures, counts, distances and lines: the reader replays the moves on engine/board, so
// it knows them. It needs no hash keys either. Position, stored depth, value and bound name the node from which a
// table knows something.
//
// # Checking
//
// [Check] tries fourteen rules at every record: that moves are legal, that a value is the best of what was looked
// at, that a re-search follows where it must, that every absent move has its reason. It knows nothing of the
// engine but its trace.
package trace
