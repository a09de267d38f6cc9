package draw

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAxis(t *testing.T) {
	a, ok := AxisOf([]float64{3, math.Inf(1), -1, math.NaN(), math.Inf(-1)})
	assert.True(t, ok)
	assert.Equal(t, Axis{-1, 3}, a)
	assert.Equal(t, Axis{-2, 4}, a.Widened(1))
	_, ok = AxisOf([]float64{math.NaN()})
	assert.False(t, ok)
	for v, want := range map[float64]float32{-1: 0, 1: 50, 3: 100, 7: 100, math.Inf(-1): 0, math.Inf(1): 100} {
		assert.Equal(t, want, a.Place(v, 100), fmt.Sprint(v))
	}
	for _, c := range []struct {
		axis Axis
		most int
		want float64
	}{
		{Axis{0, 10}, 5, 2}, {Axis{0, 4.9}, 5, 1}, {Axis{229, 229.06}, 5, 0.02}, {Axis{-1000, 1400}, 5, 500},
		{Axis{-1, 1}, 5, 0.5}, {Axis{-4, 4}, 5, 2}, {Axis{0, 30}, 5, 10}, {Axis{0, 3}, 0, 5},
	} {
		assert.InDelta(t, c.want, c.axis.Step(c.most), 1e-9, fmt.Sprint(c.axis))
	}
}
