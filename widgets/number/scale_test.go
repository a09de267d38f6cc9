package number

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestClose(t *testing.T) {
	for _, c := range []struct {
		values, want []float64
	}{
		{[]float64{0.333, 0.333, 0.334}, []float64{0.33, 0.33, 0.34}},
		{[]float64{0.005, 0.005, 0.005}, []float64{0.01, 0.01, 0}}, // 0.015 rounds to 0.02
		{[]float64{-0.004, -0.004, -0.004}, []float64{0, 0, -0.01}},
		{[]float64{1, -0.2, 0.35}, []float64{1, -0.2, 0.35}},
		{nil, []float64{}},
	} {
		got := Close(c.values, 2)
		assert.InDeltaSlice(t, c.want, got, 1e-9, "%v", c.values)
		assert.InDelta(t, Amount(c.want).Sum(), Amount(got).Sum(), 1e-9, "%v", c.values)
	}
}

func TestScales(t *testing.T) {
	points := Scales{{Name: "Material", Unit: "points"}, {Name: "Position", Unit: "d", Sign: "d"}}
	pawns := Scales{{Name: "Material", Unit: "pawns", Decimals: 2}, {Name: "Position", Unit: "pawns", Decimals: 2}}
	assert.Equal(t, []string{"−2 +18 d", "−7 d", "+3"},
		[]string{points.Signed(Amount{-2, 18}), points.Signed(Amount{0, -7}), points.Signed(Amount{3, 0})})
	assert.Equal(t, "−1.93", pawns.Signed(Amount{-2, 0.07}))
	assert.Equal(t, []string{"points, d", "pawns", ""}, []string{points.Unit(), pawns.Unit(), Scales(nil).Unit()})
	assert.Equal(t, []string{"+18 d", "18 d", "0"}, []string{points.At(1).Signed(18), points.At(1).Format(18),
		Scales(nil).At(3).Signed(0)})
	var a Amount
	a.Add(1, 2)
	a.Add(0, -1)
	assert.Equal(t, Amount{-1, 2}, a)
}
