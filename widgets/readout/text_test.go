package readout

import (
	"strings"
	"testing"
)

// plain makes no-break spaces visible to a reader of the tests.
func plain(s string) string { return strings.ReplaceAll(s, noBreak, " ") }

func TestPercent(t *testing.T) {
	for _, c := range []struct {
		part, whole int64
		decimals    int
		want        string
	}{
		{0, 0, 0, "0 %"}, {0, 7, 1, "0.0 %"}, {7, 7, 1, "100.0 %"}, {1, 3, 0, "33 %"}, {1, 3, 1, "33.3 %"},
		{1, 1000, 0, "<1 %"}, {999, 1000, 0, ">99 %"}, {1, 100000, 1, "<0.1 %"}, {99999, 100000, 1, ">99.9 %"},
	} {
		if got := plain(percent(c.part, c.whole, c.decimals)); got != c.want {
			t.Errorf("%d of %d: %q, want %q", c.part, c.whole, got, c.want)
		}
	}
}
