//go:build headless

package app

import (
	"errors"
	"io"

	"drevo/app/display"
	"drevo/engine/search"
)

// noWindow says why no window can be opened.
func noWindow() error {
	if err := display.Err(); err != nil {
		return err
	}
	return errors.New("this is the build without a window")
}

// openWindow is never reached in the headless build.
func openWindow(search.List, []string, string, []byte, io.Writer) (int, error) { return 0, noWindow() }
