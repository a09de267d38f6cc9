package number

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNumbers(t *testing.T) {
	for v, want := range map[float64][3]string{
		0:       {"0.00", "0.00", "0"},
		0.004:   {"0.00", "0.00", "0.004"},
		-0.004:  {"0.00", "0.00", "−0.004"},
		1:       {"1.00", "+1.00", "1"},
		-12.345: {"−12.35", "−12.35", "−12.345"},
		1.0 / 3: {"0.33", "+0.33", "0.3333"},
		-1e-9:   {"0.00", "0.00", "0"},
		100:     {"100.00", "+100.00", "100"},
	} {
		assert.Equal(t, want, [3]string{Format(v, 2), Signed(v, 2), Short(v)}, fmt.Sprint(v))
	}
	assert.Equal(t, "+10", Signed(10, 0), "the nought of a ten is no nothing")
}

func TestGrouped(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1\u00a0000", 1234567: "1\u00a0234\u00a0567",
		-12345:        "−12\u00a0345",
		math.MinInt64: "−9\u00a0223\u00a0372\u00a0036\u00a0854\u00a0775\u00a0808"} {
		assert.Equal(t, want, Grouped(n))
	}
}

func TestParse(t *testing.T) {
	for _, s := range []string{"", "  ", "abc", "1,2,3", "Inf", "nan", "0x", "--1", "1 2"} {
		_, err := Parse(s)
		assert.Error(t, err, s)
	}
	for s, want := range map[string]float64{"1": 1, " 2.5 ": 2.5, "-1,5": -1.5, "–3": -3, "−3": -3, "+4": 4} {
		v, err := Parse(s)
		assert.NoError(t, err)
		assert.Equal(t, want, v)
	}
}
