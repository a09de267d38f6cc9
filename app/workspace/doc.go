// Package workspace is what the user works on, without a window: the session with its undo, the searches that
// run, and what the journal keeps of it all for the next start. Its parts go one way, each a type that can be
// handed to what needs no more:
//
//	Searcher     thinks, stops, and repeats the search of the last time
//	Shelf        the searches that are kept: shown, named, deleted
//	Setup        what the next search will be: programme, options, unit
//	Game         the game in hand and the place in it
//	History      the steps that undo takes back
//
// Whatever alters the game goes through [Game.ChangeGame], whatever alters programme, options or weights
// through [Setup.Do]: each is a step that undo takes back under a name. What has come of it is shown by the
// [Window], which is told that there is something new and asks for it.
//
// All of it belongs to the window's goroutine. A search runs in its own; watch.go looks at it ten times a second
// and posts at most one function at a time, and a generation number makes news of an older search harmless.
package workspace
