package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"drevo/app/web"
)

// The page lies beside the program, as a package has it, or where make has built it.
var pageFolders = []string{"web", "build/web", "../share/drevo/web"}

// serve offers the page to browsers until it is interrupted.
func serve(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	address := flags.String("address", "127.0.0.1:8765", "offer it at this `ADDRESS:PORT`, such as 127.0.0.1:80; "+
		"another than 127.0.0.1 offers it to other machines")
	page := flags.String("page", "", "the `FOLDER` with the page, such as build/web; without it the one beside the program")
	if err := parse(flags, args); err != nil {
		return err
	}
	host, _, err := net.SplitHostPort(*address)
	if err != nil {
		return wrong("-address is an address and a port, as 127.0.0.1:8765, not %.60q", *address)
	}
	folder, err := findPage(*page)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		return err
	}
	fmt.Fprintf(to.out, "Drevo is at http://%s/ until you press Ctrl+C.\n", listener.Addr())
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		fmt.Fprintln(to.out, "Whoever reaches this machine by the network can open it there. Without https their browsers "+
			"keep nothing of it for the next time.")
	}
	server := &http.Server{Handler: web.Offer(os.DirFS(folder)), ReadHeaderTimeout: 10 * time.Second}
	defer context.AfterFunc(ctx, func() { _ = server.Close() })()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// findPage is the folder of the page.
func findPage(named string) (string, error) {
	folders := []string{named}
	if named == "" {
		folders = nil
		if program, err := os.Executable(); err == nil {
			for _, folder := range pageFolders {
				folders = append(folders, filepath.Join(filepath.Dir(program), folder))
			}
		}
		folders = append(folders, pageFolders[1])
	}
	for _, folder := range folders {
		if _, err := os.Stat(filepath.Join(folder, "drevo.wasm")); err == nil {
			return folder, nil
		}
	}
	if named != "" {
		return "", fmt.Errorf("in %s there is no page of Drevo: make web builds one", named)
	}
	return "", errors.New("there is no page of Drevo beside the program: make web builds one, -page names its folder")
}
