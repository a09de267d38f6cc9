// Package workbench is the window.
//
// A [Workbench] is put together of parts with one subject each: the workspace with what the user works on, the
// services for games, books and opinions, and of its own the stage with the panes, the status bar, the dialogs, and
// what opens games. It knows the panes only by their interface: app/panes lists those of the tabs, and board, explorer
// and readouts have places of their own.
//
// # What happens after a click
//
// A pane asks its host or a service, or a fixed part of the window reports; workbench.go wires them. The workspace
// changes, and calls Show, which makes one [pane.View]; the stage (stage.go) hands it to the panes that can be seen,
// and then the board draws its layers, once.
//
// # One goroutine
//
// All of it runs on the window's goroutine. Searches run in their own, watched by package workspace; long walks over
// the tree go through package work.
//
// # Window tests
//
// A build with the tag e2e writes what it shows to a file (observe_e2e.go, and the files of
// that name beside the panes). Other builds have nothing of that.
package workbench
