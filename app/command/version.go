package command

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
)

// Version is the version of the program.
const Version = "0.1.0"

func version(_ context.Context, args []string, to streams) error {
	if len(args) > 0 {
		return wrong("%.40q is not understood", args[0])
	}
	revision := "unknown revision"
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				revision = s.Value
			}
		}
	}
	_, err := fmt.Fprintf(to.out, "drevo %s, %s, %s %s/%s\n", Version, revision, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}
