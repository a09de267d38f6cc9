package command

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"drevo/app/mcp"
)

// serveMCP answers questions about searches over the Model Context Protocol.
func serveMCP(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("mcp", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	server := mcp.New(to.programmes)
	defer server.Close()
	err := server.Run(ctx, mcp.Streams(ctx, os.Stdin, to.out))
	if errors.Is(err, io.EOF) || errors.Is(err, sdk.ErrConnectionClosed) || ctx.Err() != nil {
		return nil // who asked has gone
	}
	return err
}
