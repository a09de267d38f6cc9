// Package workbench is the window.
//
// A [Workbench] holds the session (what the user has in hand), the panes (what
// stands in the window), and nothing else. The file wiring.go connects the two and
// is the place to look for what happens after a click. Each pane is a file that
// lays out widgets and has a show method; source.go, scene.go, evaluation.go,
// whypane.go and readouts.go translate what the engine knows into what the widgets
// show.
//
// # One goroutine
//
// All of it runs on the window's goroutine. A search runs in its own; watch.go pulls
// its numbers ten times a second and hands at most one function at a time to the
// window. A generation number makes news of an older search harmless.
//
// # To add an overlay
//
// Name the layer in scene.go, write the function that makes it from the place, and
// call it in showLayers.
package workbench
