//go:build !headless

package app

import (
	"fmt"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"drevo/app/command"
	"drevo/app/display"
	"drevo/app/workbench"
)

// noWindow says why no window can be opened, or nothing.
func noWindow() error { return display.Err() }

// openWindow runs the workbench until its window is closed.
func openWindow(files []string, icon []byte, err io.Writer) int {
	display.Prepare()
	program := app.NewWithID("chess.drevo")
	program.SetIcon(fyne.NewStaticResource("Icon.png", icon))
	fault := workbench.Run(program, files)
	if fault != nil {
		fmt.Fprintf(err, "drevo: %v\n", fault)
		return command.Failed
	}
	return command.Done
}
