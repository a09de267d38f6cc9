package workspace

import (
	"math"
	"strings"
	"testing"
	"time"

	"drevo/app/journal"
)

// TestATimeBeyondMeasureIsLong: milliseconds that are too many for a time are not those of a short
// search.
func TestATimeBeyondMeasureIsLong(t *testing.T) {
	for _, ms := range []int64{2000, math.MaxInt64/int64(time.Millisecond) + 1, 18446744073710, math.MaxInt64} {
		if why := notRepeated(journal.Thought{Programme: "itep", Milliseconds: ms}); !strings.Contains(why,
			"not repeated unasked") {
			t.Errorf("a search of %d ms: %q", ms, why)
		}
	}
}
