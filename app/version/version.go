// Package version says which build of the program this is.
package version

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// Number is the version of the program.
const Number = "0.1.0"

// Text names version, revision, and what it was built for.
func Text() string {
	revision := "unknown revision"
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				revision = s.Value
			}
		}
	}
	return fmt.Sprintf("drevo %s, %s, %s %s/%s", Number, revision, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
