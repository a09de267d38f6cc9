package readout

import (
	"strings"
	"testing"
)

// plain makes no-break spaces visible to a reader of the tests.
func plain(s string) string { return strings.ReplaceAll(s, noBreak, " ") }

func TestShort(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 1: "1", 0.5: "0.50", 12.34: "12.3", 250: "250", 250.3: "250", 999: "999", 999.4: "999",
		999.6: "1.00 k", 1000: "1.00 k", 9994: "9.99 k", 9996: "10.0 k", 99949: "99.9 k", 99951: "100 k",
		999499: "999 k", 999501: "1.00 M", 1.254e6: "1.25 M", 12.5e9: "12.5 G", 3e15: "3000 T",
	} {
		if got := plain(Short(v)); got != want {
			t.Errorf("%v: %q, want %q", v, got, want)
		}
	}
}

func TestAxisText(t *testing.T) {
	for v, want := range map[float64]string{1: "1", 500: "500", 1000: "1 k", 2e6: "2 M", 5e8: "500 M", 1e13: "10 T"} {
		if got := plain(axisText(v)); got != want {
			t.Errorf("%v: %q, want %q", v, got, want)
		}
	}
}

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
