//go:build !headless

package app

import (
	"errors"
	"fmt"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"drevo/app/display"
	"drevo/app/toolkit"
	"drevo/app/workbench"
	"drevo/engine/search"
	"drevo/engine/turn"
)

// noWindow says why no window can be opened, or nothing.
func noWindow() error { return display.Err() }

// openWindow runs the workbench until its window is closed, and returns the exit code. The
// error says why there is no window.
func openWindow(programmes search.List, files []string, listen string, icon []byte, err io.Writer) (int, error) {
	asked := workbench.Asked{Files: files, Listen: listen}
	turn.First()
	display.Prepare()
	for _, sentence := range toolkit.Guard() {
		fmt.Fprintln(err, "drevo:", sentence)
	}
	program := app.NewWithID("chess.drevo")
	program.SetIcon(fyne.NewStaticResource("Icon.png", icon))
	switch fault := workbench.Run(program, programmes, asked, screen); {
	case errors.Is(fault, workbench.ErrNoWindow):
		return 0, fault
	case fault != nil: // and said
		return 1, nil
	}
	return 0, nil
}
