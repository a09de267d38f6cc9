// Package editor sets up a position: pieces by mouse and keyboard, side to move, castling, en passant and
// counters. What is illegal is said in words and shown on the board; a FEN that is partly wrong can be
// pasted and mended. Every step can be undone.
//
//	e := editor.New(hints, position)
//	dialog.NewCustomWithoutButtons("Set up a position", e.Content(), window).Show()
//	e.OnDone = func(p board.Position) { ... }
package editor
