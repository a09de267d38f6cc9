// Package journal keeps the work in hand from one start to the next: the game, the place in it, what the last search
// was, the game that is played, and the steps that undo takes back.
//
// It is a file beside the settings, session.journal, to which every change is appended as a line: eight hexadecimal
// digits, the sum of the rest (CRC-32), a space, and one event in JSON. Nothing is merged and nothing written over:
//
//	3b1f0a2c {"journal":1}
//	77c0e1d5 {"text":{"number":1,"pgn":"[Event \"?\"] ..."}}
//	0f4e92aa {"now":{"text":1,"moves":["e2e4"],"programme":"itep"}}
//
// An event goes to the file at once and to the disk within half a second, on a goroutine of its own. What ends the
// program, even kill -9, loses nothing that was written; a loss of power the last half second. A start writes what
// the events have come to as a new file, in place of the old one, and so does a journal that has grown large.
//
// A last line without an end is one that a kill broke off: nobody was told that it is kept, and it is left away.
// Any other line that is damaged costs that line: the file is set aside as it was, as session.journal.damaged-1, and said.
// A file that is gone, or was put back by something else while the window is open, has no opinion: the session in
// memory is written whole, and a strange file is set aside.
//
// Each window has a journal of its own, which it holds by a lock: the second one session-2.journal. A start goes on
// with the one that was written to last of those that no window holds.
package journal
