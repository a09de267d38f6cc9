//go:build linux && e2e

// Package e2e tests the workbench as a person uses it: in a real window, with mouse and keyboard.
package e2e

import (
	"image"
	"testing"

	"drevo/internal/xtest"
)

// TestStartAndEnd: the window opens, shows something, and closes in good order.
func TestStartAndEnd(t *testing.T) {
	app := xtest.NewScreen(t, 1400, 900).Start(nil, xtest.Program(t))
	app.WaitPicture("more than one colour", func(p *image.RGBA) bool {
		for i := 4; i < len(p.Pix); i += 4 {
			if [4]byte(p.Pix[i:]) != [4]byte(p.Pix) {
				return true
			}
		}
		return false
	})
	app.Settle()
	app.Shot("start.png")
	app.Quit()
}
