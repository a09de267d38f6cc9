//go:build !js

// Package app is the workbench. Its parts:
//
//	command    what works without a window
//	config     settings on disk
//	journal    the work in hand on disk
//	library    FEN, EPD and PGN: what users paste, drop and open
//	present    scores, lines and analyses in words and JSON
//	session    the current game, position and search
//	workspace  the session with its undo
//	workbench  the window
package app

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"drevo/app/attach"
	"drevo/app/command"
	"drevo/app/library"
	"drevo/app/link"
	_ "drevo/app/locale" // before Fyne is initialised
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/trace"
)

// Run does what the arguments of the program ask for, and returns its exit code: a
// command by its name, else the window, with the files that are named. The programmes are
// those that can be chosen: engine.Programmes, and whatever another module adds. The icon is a
// PNG for the window.
func Run(programmes search.List, args []string, icon []byte, out, err io.Writer) int {
	if listens(args) && noWindow() == nil {
		if code, reason := openWindow(programmes, nil, args[1], icon, err); reason == nil {
			return code
		}
	}
	if len(args) > 0 && command.Known(args[0]) {
		return command.Run(programmes, args, out, err)
	}
	if len(args) > 1 && args[0] == "open" {
		args = args[1:]
	}
	for _, file := range args {
		if _, fault := os.Stat(file); fault != nil && !(len(args) == 1 && link.IsLink(file)) {
			fmt.Fprintf(err, "drevo: %.200q is neither a command nor a file%s; drevo help lists the commands\n", file,
				command.Meant(file))
			return command.Wrong
		}
	}
	reason := noWindow()
	if reason == nil {
		var code int
		if code, reason = openWindow(programmes, args, "", icon, err); reason == nil {
			return code
		}
	}
	return withoutWindow(programmes, reason, args, out, err)
}

// listens reports whether the arguments ask for nothing but to listen to an engine.
func listens(args []string) bool {
	return len(args) == 2 && args[0] == "attach" && (args[1] == attach.Input || !strings.HasPrefix(args[1], "-"))
}

// snapshotFile is what is written where no window can be opened.
const snapshotFile = "drevo-window.png"

// withoutWindow does in the terminal what the window would begin with: it analyses the
// first position, or the first of the files; of a trace or a tree it says what is in it.
func withoutWindow(programmes search.List, reason error, files []string, out, err io.Writer) int {
	if len(files) == 1 && link.IsLink(files[0]) {
		return linkWithoutWindow(programmes, reason, files[0], out, err)
	}
	if job := about(files); job != "" {
		fmt.Fprintf(out, "No window: %v.\nHere is what is in %s.\n\n", reason, filepath.Base(files[0]))
		return command.Run(programmes, []string{job, "info", files[0]}, out, err)
	}
	fen, name, fault := firstOf(files)
	if fault != nil {
		fmt.Fprintf(err, "drevo: no window: %v; %v\n", reason, fault)
		return command.Wrong
	}
	draws := command.Draws
	fmt.Fprintf(out, "No window: %v.\nHere is the analysis of %s", reason, name)
	if _, fault := os.Lstat(snapshotFile); draws && fault == nil {
		draws = false
		fmt.Fprintf(out, "; no picture is drawn, because there is a %s already", snapshotFile)
	} else if draws {
		fmt.Fprintf(out, "; the window as a picture goes to %s", snapshotFile)
	}
	fmt.Fprint(out, ".\n\n")
	code := command.Run(programmes, []string{"analyse", "-fen", fen}, out, err)
	if code != command.Done || !draws {
		return code
	}
	return command.Run(programmes, []string{"snapshot", "-out", snapshotFile, "-think", "-fen", fen}, out, err)
}

// linkWithoutWindow analyses what a link shows.
func linkWithoutWindow(programmes search.List, reason error, text string, out, err io.Writer) int {
	s, fault := link.Parse(text)
	if fault != nil {
		fmt.Fprintf(err, "drevo: %v\n", fault)
		return command.Wrong
	}
	if s.FEN == "" {
		fmt.Fprintf(err, "drevo: no window: %v; and the link names no position\n", reason)
		return command.Wrong
	}
	fmt.Fprintf(out, "No window: %v.\nHere is the analysis of the position of the link.\n\n", reason)
	args := []string{"analyse", "-record", "-fen", s.FEN}
	if s.Programme != "" {
		args = append(args, "-programme", s.Programme)
	}
	for i, option := range slices.Sorted(maps.Keys(s.Set)) {
		if i == 0 {
			args = append(args, "-set")
		}
		args = append(args, option+"="+s.Set[option])
	}
	return command.Run(programmes, args, out, err)
}

// about is the command that says what is in a file of a search, empty for other files.
func about(files []string) string {
	switch {
	case len(files) != 1:
	case trace.IsFile(files[0]):
		return "trace"
	case saved.IsFile(files[0]):
		return "tree"
	}
	return ""
}

// firstOf returns the position to be analysed, and what it is: the first one of the
// program, or that of the first file, of a game the one after its last move.
func firstOf(files []string) (fen, name string, err error) {
	if len(files) == 0 {
		return session.FirstPosition, "the first position", nil
	}
	file := filepath.Base(files[0])
	list := library.New(files[0])
	err = list.Scan(func(float64, int) bool { return true })
	if err = cmp.Or(err, list.Empty()); err != nil {
		return "", "", err
	}
	game, err := list.Game(0)
	if err != nil {
		return "", "", err
	}
	line := session.Open(game)
	line.End()
	p := line.Position()
	switch {
	case len(line.Mainline()) > 0:
		return p.FEN(), "the end of the first game of " + file, nil
	case list.Len() > 1:
		return p.FEN(), "the first position of " + file, nil
	}
	return p.FEN(), "the position of " + file, nil
}
