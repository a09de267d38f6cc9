package itep_test

import (
	"maps"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/itep"
	"drevo/engine/search"
)

func TestConformance(t *testing.T) {
	enginetest.Run(t, itep.New(), "absolute", "active 1", "active 2", "active 3")
}

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, itep.New(), enginetest.Samples[2])
}

func BenchmarkSearch(b *testing.B) { enginetest.BenchmarkSearch(b, itep.New()) }

// The preset that the recorded games speak for is the default.
func TestTheDefaultIsThePresetGames(t *testing.T) {
	defaults, err := search.Resolve(itep.New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"scheme": "active1", "forced": "checks", "zch": "1",
		"declineInCheck": "false", "playBest": "true"} {
		if got := defaults.Map()[name]; got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	preset, err := search.FindPreset(itep.New(), "games")
	if err != nil {
		t.Fatal(err)
	}
	if values, err := search.Resolve(itep.New(), preset.Values); err != nil || !maps.Equal(values.Map(), defaults.Map()) {
		t.Errorf("the preset games has %v, the default is %v (%v)", values.Map(), defaults.Map(), err)
	}
}
