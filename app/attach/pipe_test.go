//go:build unix

package attach

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// A named pipe waits for who writes, and ends with them.
func TestANamedPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Fatal(err)
	}
	source, err := Open(name)
	if err != nil {
		t.Fatal(err)
	}
	h := listen(t, source)
	if err := os.WriteFile(name, []byte(head+search+child+end), 0); err != nil { // waits until it is read
		t.Fatal(err)
	}
	if result, _ := h.next().Wait(); result.Score != 5 {
		t.Errorf("%+v", result)
	}
	<-h.done
}
