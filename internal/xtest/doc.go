// Package xtest drives a real window from a test: a private X server, a hand on its mouse and
// keyboard, and eyes.
//
//	screen := xtest.NewScreen(t, 1400, 900)
//	app := screen.Start(nil, xtest.Program(t), "game.pgn")
//	app.WaitState("the game is open", func(s map[string]any) bool { return s["plies"] == 82.0 })
//	app.Click(320, 240)
//	app.Key("ctrl+f")
//	app.Type("mate")
//	app.WaitPicture("the hit is shown", func(p *image.RGBA) bool { return p.RGBAAt(700, 40) == yellow })
//	app.Shot("found.png")
//	app.Quit()
//
// A [Screen] is an Xvfb server on a free display number with its framebuffer in a file, so that a
// look costs no process and a test may look often. An [App] is a program on it with an empty home,
// software OpenGL, UTF-8 and one pixel a Fyne unit; all coordinates are pixels from the top left
// corner of the chosen window. There is no window manager: the first window stands at the origin
// and has the keyboard.
//
// With DREVO_WAYLAND=1 a compositor, weston, fills the screen, and the program has its window from there, at the same
// place; its title is not seen.
//
// The program tells its state in the JSON file that the environment variable DREVO_STATE names,
// written anew whenever it changes, by renaming; [App.State] reads it. Everything that waits does
// so until a deadline ([Patience]) and then ends the test with what was awaited, the last state,
// the output of the program and a picture of the screen.
//
// Fyne reports work on its objects from a wrong goroutine in a log line; a program that has
// printed one fails its test (builds with the tag migrated_fynedo leave the check out, so run the
// same test on a build without it).
//
// When the test ends, everything that it started is ended, and nothing else. The package works on
// Linux and needs Xvfb and xdotool; without them [NewScreen] skips the test, or fails it
// (see package needs).
package xtest
