// Package workbench is the window.
//
// A [Workbench] holds the session (game, programme, search), the panes, and the frame round
// them. It knows the panes only by their interface: app/panes lists those of the tabs, and
// board, explorer and readouts have places of their own.
//
// # What happens after a click
//
// A pane asks its host (host.go), or a fixed part of the window reports (wiring.go). Both
// change the session and call show (show.go), which makes one [pane.View] and hands it to
// the panes that can be seen; then the board draws its layers, once.
//
// # One goroutine
//
// All of it runs on the window's goroutine. A search runs in its own; watch.go pulls
// its numbers ten times a second and hands at most one function at a time to the
// window. A generation number makes news of an older search harmless. Long walks over the
// tree go through package work.
//
// # Window tests
//
// A build with the tag e2e writes what it shows to a file (observe_e2e.go, and the files of
// that name beside the panes). Other builds have nothing of that.
package workbench
