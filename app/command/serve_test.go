package command_test

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestServeOffersThePage, says where, and ends when it is interrupted.
func TestServeOffersThePage(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"index.html": "a page", "drevo.wasm": "a program"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := asCommand("yes", "serve", "-page", folder, "-address", "127.0.0.1:0")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	said, err := bufio.NewReader(out).ReadString('\n') // when it is at work
	if err != nil {
		t.Fatal(err)
	}
	at := regexp.MustCompile(`http://[0-9.:]+/`).FindString(said)
	answer, err := http.Get(at)
	if err != nil {
		t.Fatalf("%s: %v", said, err)
	}
	defer answer.Body.Close()
	if page, err := io.ReadAll(answer.Body); string(page) != "a page" || err != nil {
		t.Errorf("%s has %q, %v", at, page, err)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code != command.Done {
		t.Errorf("its exit code is %d", code)
	}
}

// TestServeSaysWhatIsMissing: a page, or an address.
func TestServeSaysWhatIsMissing(t *testing.T) {
	t.Chdir(t.TempDir())
	for args, want := range map[string]string{
		"serve -page .":              "in . there is no page of Drevo",
		"serve":                      "there is no page of Drevo beside the program",
		"serve -address 127.0.0.1":   "-address is an address and a port",
		"serve -address nowhere:-80": "no page",
	} {
		code, _, said := run(strings.Fields(args)...)
		if code == command.Done || !strings.Contains(said, want) {
			t.Errorf("%s: %d, %s", args, code, said)
		}
	}
}
