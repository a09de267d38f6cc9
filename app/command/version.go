package command

import (
	"context"
	"flag"
	"fmt"

	"drevo/app/version"
)

func printVersion(_ context.Context, args []string, to streams) error {
	if err := parse(flag.NewFlagSet("version", flag.ContinueOnError), args); err != nil {
		return err
	}
	_, err := fmt.Fprintln(to.out, version.Text())
	return err
}
