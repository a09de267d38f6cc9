// Package app is the workbench. Its parts:
//
//	command    what works without a window
//	config     settings and the session on disk
//	open       FEN, EPD and PGN
//	present    scores, lines and analyses in words and JSON
//	session    the current game, position and search
//	workbench  the window
package app

import (
	"fmt"
	"io"
	"os"

	"drevo/app/command"
	_ "drevo/app/locale" // before Fyne is initialised
)

// Run does what the arguments of the program ask for, and returns its exit code: a
// command by its name, else the window, with the files that are named. The icon is a
// PNG for the window.
func Run(args []string, icon []byte, out, err io.Writer) int {
	if len(args) > 0 && (command.Known(args[0]) || args[0] == "-h" || args[0] == "--help") {
		return command.Run(args, out, err)
	}
	for _, file := range args {
		if _, fault := os.Stat(file); fault != nil {
			fmt.Fprintf(err, "drevo: %.40q is neither a command nor a file; drevo help lists the commands\n", file)
			return command.Wrong
		}
	}
	if reason := noWindow(); reason != nil {
		return withoutWindow(reason, out, err)
	}
	return openWindow(args, icon, err)
}

// snapshotFile is what is written where no window can be opened.
const snapshotFile = "drevo-window.png"

// withoutWindow does the job of the first start in the terminal.
func withoutWindow(reason error, out, err io.Writer) int {
	fmt.Fprintf(out, "No window: %v. Here is the analysis of the first position", reason)
	if command.Draws {
		fmt.Fprintf(out, "; the window as a picture goes to %s", snapshotFile)
	}
	fmt.Fprint(out, ".\n\n")
	code := command.Run([]string{"analyse", "-record"}, out, err)
	if code != command.Done || !command.Draws {
		return code
	}
	return command.Run([]string{"snapshot", "-out", snapshotFile, "-think"}, out, err)
}
