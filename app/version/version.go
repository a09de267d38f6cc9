// Package version says which build of the program this is.
package version

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// Number is the version of the program.
const Number = "0.1.0"

// revision and date are those of the source, which the linker sets: -X=drevo/app/version.revision=3767db83.
var revision, date string

// Text names version, revision with its date, and what it was built for.
func Text() string {
	return fmt.Sprintf("drevo %s, %s %s/%s", Source(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// Source names version and revision with its date.
func Source() string {
	from, when := revision, date
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				from = cmp.Or(from, s.Value)
			case "vcs.time":
				when = cmp.Or(when, s.Value)
			}
		}
	}
	source := cmp.Or(from, "unknown revision")
	if day, _, _ := strings.Cut(when, "T"); day != "" {
		source += " of " + day
	}
	return Number + ", " + source
}
