package command

import (
	"context"
	"fmt"

	"drevo/app/version"
)

func printVersion(_ context.Context, args []string, to streams) error {
	if len(args) > 0 {
		return wrong("%.40q is not understood", args[0])
	}
	_, err := fmt.Fprintln(to.out, version.Text())
	return err
}
