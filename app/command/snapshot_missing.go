//go:build (nopictures || (darwin && !cgo)) && !ci

package command

import (
	"context"
	"errors"
)

// Draws says whether this build has the snapshot.
const Draws = false

// snapshot says why there is none: the build was asked to leave pictures out, or is one for macOS without cgo, where
// Fyne's scroll bars, which ask the system how to behave, don't compile.
func snapshot(context.Context, []string, streams) error {
	return errors.New("this build draws no picture: it was made without Fyne's widgets (tag nopictures, or macOS without cgo)")
}
