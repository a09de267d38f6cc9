//go:build unix

package saved

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"drevo/engine/treefile"
)

// A pipe that nobody writes to keeps nobody waiting.
func TestPipeIsNoFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a"+Ending)
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	if IsFile(path) {
		t.Error("a pipe is taken for a file of a search")
	}
	if _, err := Open(path, nil, treefile.Options{}); err == nil || !strings.Contains(err.Error(), "no plain file") {
		t.Error(err)
	}
}
