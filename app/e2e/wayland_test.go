//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"

	"drevo/internal/xtest"
)

// TestCompositorWithoutSeat: the program says what the compositor lacks, prints the report, and ends.
func TestCompositorWithoutSeat(t *testing.T) {
	xtest.Wayland(t)
	t.Parallel()
	output, err := xtest.NewScreen(t, 1400, 900).RunWithoutSeat(xtest.Program(t))
	if err != nil || !strings.Contains(output, "does not offer a keyboard or mouse (wl_seat)") ||
		!strings.Contains(output, "Others play") {
		t.Errorf("%v\n%s", err, output)
	}
}
