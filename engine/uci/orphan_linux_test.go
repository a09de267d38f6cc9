package uci_test

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/internal/fakeengine"
	"drevo/internal/needs"
)

// TestNoOrphan: an engine that reads nothing does not outlive a program that is killed.
func TestNoOrphan(t *testing.T) {
	engine := filepath.Join(t.TempDir(), "deaf-engine")
	if err := os.Symlink(fakeengine.Command(t, "deaf").Path, engine); err != nil {
		t.Fatal(err)
	}
	program := exec.Command(os.Args[0])
	program.Env = append(os.Environ(), envOrphan+"="+engine)
	said, err := program.StdoutPipe()
	if err == nil {
		err = program.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	if lines := bufio.NewScanner(said); !lines.Scan() || lines.Text() != "started" {
		t.Fatalf("the program says %q", lines.Text())
	}
	if !runs(engine) {
		t.Fatal("the engine does not run")
	}
	if err := errors.Join(program.Process.Kill(), program.Wait()); err == nil {
		t.Fatal("the program ended by itself")
	}
	for end := time.Now().Add(needs.Patience); runs(engine); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the engine runs on")
		}
	}
}

// runs reports whether there is a process whose command line begins with a path.
func runs(path string) bool {
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, line := range lines {
		if text, err := os.ReadFile(line); err == nil && strings.HasPrefix(string(text), path+"\x00") {
			return true
		}
	}
	return false
}
