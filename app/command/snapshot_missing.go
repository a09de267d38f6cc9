//go:build darwin && !cgo && !ci

package command

import (
	"context"
	"errors"
)

// Draws says whether this build has the snapshot.
const Draws = false

// snapshot says why there is none: without cgo, Fyne's scroll bars, which ask macOS how to behave,
// don't compile there.
func snapshot(context.Context, []string, streams) error {
	return errors.New("this build draws no picture, because for macOS Fyne's widgets need cgo")
}
