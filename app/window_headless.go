//go:build headless

package app

import (
	"fmt"
	"io"

	"drevo/app/command"
)

// noWindow says why no window can be opened.
func noWindow() string { return "This is the headless build, which has no window" }

// openWindow is never reached in the headless build.
func openWindow(_ []string, err io.Writer) int {
	fmt.Fprintln(err, "drevo: "+noWindow())
	return command.Failed
}
