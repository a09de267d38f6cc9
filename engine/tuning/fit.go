package tuning

import (
	"context"
	"math"
)

// Example is a position as the evaluation counts it, with the result of its game.
type Example struct {
	Counts []Count
	Result float64 // for White: 1, 0.5 or 0
}

// Count says how often a weight counts in a position, White's less Black's.
type Count struct {
	Weight int
	Times  float64
}

// value is what the position is worth to White.
func (e *Example) value(weights []float64) (sum float64) {
	for _, c := range e.Counts {
		sum += weights[c.Weight] * c.Times
	}
	return sum
}

// loss is minus the logarithm of the likelihood of the result, where White is expected to score so much.
func (e *Example) loss(expected float64) float64 {
	const least = 1e-12 // where the logarithm still is a number
	return -e.Result*math.Log(max(expected, least)) - (1-e.Result)*math.Log(max(1-expected, least))
}

// Options of a fit.
type Options struct {
	Scale float64 // of a score in the expected result: see BestScale
	Steps int
	Rate  float64 // the largest change of a weight in the first step
	Hold  float64 // what it costs to leave the first weights: for terms that hardly occur
	Fixed []bool  // the weights that stay as they are
}

// expected is what a side is expected to score with a value.
func expected(value, scale float64) float64 { return 1 / (1 + math.Exp(-value/scale)) }

// Loss is the mean of minus the logarithm of the likelihood of the results.
func Loss(examples []Example, weights []float64, scale float64) float64 {
	sum := 0.0
	for i := range examples {
		sum += examples[i].loss(expected(examples[i].value(weights), scale))
	}
	return sum / float64(len(examples))
}

// BestScale returns the scale under which weights foretell the results best, to a thousandth, by
// golden section.
func BestScale(examples []Example, weights []float64) float64 {
	const ratio = 0.6180339887498949
	low, high := 20.0, 2000.0
	for high-low > low/1000 {
		a, b := high-ratio*(high-low), low+ratio*(high-low)
		if Loss(examples, weights, a) < Loss(examples, weights, b) {
			high = b
		} else {
			low = a
		}
	}
	return (low + high) / 2
}

// The constants of Adam (Kingma and Ba 2015).
const (
	keepFirst, keepSecond = 0.9, 0.999
	leastRoot             = 1e-8
)

// Fit returns weights with less loss than the first ones, and calls each after every step. The error
// is the context's.
func Fit(ctx context.Context, examples []Example, first []float64, o Options,
	each func(step int, loss float64)) ([]float64, error) {
	weights := append([]float64(nil), first...)
	means, squares := make([]float64, len(first)), make([]float64, len(first))
	for step := 1; step <= o.Steps; step++ {
		if err := context.Cause(ctx); err != nil {
			return nil, err
		}
		gradient, loss := gradient(examples, weights, o.Scale)
		rate := o.Rate * (1 - float64(step-1)/float64(o.Steps))
		for i := range weights {
			if o.Fixed[i] {
				continue
			}
			g := gradient[i] + 2*o.Hold*(weights[i]-first[i])
			means[i] = keepFirst*means[i] + (1-keepFirst)*g
			squares[i] = keepSecond*squares[i] + (1-keepSecond)*g*g
			mean := means[i] / (1 - math.Pow(keepFirst, float64(step)))
			root := math.Sqrt(squares[i] / (1 - math.Pow(keepSecond, float64(step))))
			weights[i] -= rate * mean / (root + leastRoot)
		}
		each(step, loss)
	}
	return weights, nil
}

// gradient returns how the loss changes with each weight, and the loss.
func gradient(examples []Example, weights []float64, scale float64) (sums []float64, loss float64) {
	sums = make([]float64, len(weights))
	for i := range examples {
		x := &examples[i]
		e := expected(x.value(weights), scale)
		loss += x.loss(e)
		for _, c := range x.Counts {
			sums[c.Weight] += (e - x.Result) * c.Times
		}
	}
	n := float64(len(examples))
	for i := range sums {
		sums[i] /= n * scale
	}
	return sums, loss / n
}
