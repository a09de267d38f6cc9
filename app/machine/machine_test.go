package machine

import (
	"runtime"
	"testing"
)

func TestMemory(t *testing.T) {
	if n := Memory(); runtime.GOOS == "linux" && (n < 64<<20 || n > 1<<50) {
		t.Errorf("the machine has %d bytes", n)
	}
}
