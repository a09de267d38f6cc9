package chart

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAxis(t *testing.T) {
	a, ok := axisOf([]float64{3, math.Inf(1), -1, math.NaN(), math.Inf(-1)})
	assert.True(t, ok)
	assert.Equal(t, axis{-1, 3}, a)
	assert.Equal(t, axis{-2, 4}, a.widened(1))
	_, ok = axisOf([]float64{math.NaN()})
	assert.False(t, ok)
	for v, want := range map[float64]float32{-1: 0, 1: 50, 3: 100, 7: 100, math.Inf(-1): 0, math.Inf(1): 100} {
		assert.Equal(t, want, a.place(v, 100), fmt.Sprint(v))
	}
	for _, c := range []struct {
		axis axis
		most int
		want float64
	}{
		{axis{0, 10}, 5, 2}, {axis{0, 4.9}, 5, 1}, {axis{229, 229.06}, 5, 0.02}, {axis{-1000, 1400}, 5, 500},
		{axis{-1, 1}, 5, 0.5}, {axis{-4, 4}, 5, 2}, {axis{0, 30}, 5, 10}, {axis{0, 3}, 0, 5},
	} {
		assert.InDelta(t, c.want, c.axis.step(c.most), 1e-9, fmt.Sprint(c.axis))
	}
}
