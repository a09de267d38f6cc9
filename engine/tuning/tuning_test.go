package tuning_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/engine/tuning"
)

// Results that were drawn by known weights give those weights back, and what is fixed stays.
func TestFitFindsTheWeights(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	want, first := []float64{100, -30, 50}, []float64{60, 20, 50}
	var examples []tuning.Example
	for range 20_000 {
		x, value := tuning.Example{}, 0.0
		for i := range want {
			times := float64(random.IntN(7) - 3)
			x.Counts = append(x.Counts, tuning.Count{Weight: i, Times: times})
			value += want[i] * times
		}
		if random.Float64() < 1/(1+math.Exp(-value/200)) {
			x.Result = 1
		}
		examples = append(examples, x)
	}
	got, err := tuning.Fit(context.Background(), examples, first, tuning.Options{Scale: 200, Steps: 80, Rate: 8,
		Fixed: []bool{false, false, true}}, func(int, float64) {})
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(got[i]-want[i]) > 6 {
			t.Errorf("weight %d is %.1f, want %.0f", i, got[i], want[i])
		}
	}
	if got[2] != first[2] {
		t.Errorf("a fixed weight is now %.2f", got[2])
	}
	if before, after := tuning.Loss(examples, first, 200), tuning.Loss(examples, got, 200); after >= before {
		t.Errorf("the loss goes from %f to %f", before, after)
	}
	if scale := tuning.BestScale(examples, want); math.Abs(scale-200) > 15 {
		t.Errorf("the best scale is %.1f", scale)
	}
}

// The same seed gives the same games, another one others; every sample is quiet.
func TestPlayIsRepeatable(t *testing.T) {
	p := paulchess.New()
	values, err := search.Resolve(p, map[string]string{"depth": "20", "draws": "true"})
	if err != nil {
		t.Fatal(err)
	}
	play := func(seed uint64) (fens []string) {
		g := tuning.Games{Programme: p, Values: values, Seed: seed, Count: 2, Nodes: 300, PerPawn: 100}
		if err := g.Play(context.Background(), func(_ int, s tuning.Sample) error {
			if s.Position.InCheck() {
				t.Errorf("%s is a check", s.Position.FEN())
			}
			fens = append(fens, s.Position.FEN())
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		return fens
	}
	one := play(1)
	if len(one) < 20 || !slices.Equal(one, play(1)) || slices.Equal(one, play(2)) {
		t.Errorf("%d positions", len(one))
	}
}

// A game in which a search is stopped before it has examined a move has no result, and nothing is learnt from it.
func TestPlayWithoutAMove(t *testing.T) {
	p := paulchess.New()
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := tuning.Games{Programme: p, Values: values, Seed: 1, Count: 3, Nodes: 1, PerPawn: 100}
	if err := g.Play(context.Background(), func(game int, s tuning.Sample) error {
		t.Errorf("game %d: %s", game, s.Position.FEN())
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}
