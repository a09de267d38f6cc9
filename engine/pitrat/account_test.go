package pitrat

import (
	"slices"
	"testing"
)

// TestDangersOfRounds holds that each round keeps the dangerous moves that it began with.
func TestDangersOfRounds(t *testing.T) {
	a := &Account{}
	begun := [][]Danger{{{Node: 3}, {Node: 5, Cost: 1}}, nil, {{Node: 5, Class: 2}}}
	for _, dangers := range begun {
		a.turn(Round{}, dangers)
	}
	for i, want := range begun {
		if got := a.Dangers(i + 1); !slices.Equal(got, want) {
			t.Errorf("round %d: %v, want %v", i+1, got, want)
		}
	}
	if got := append(a.Dangers(0), a.Dangers(4)...); len(got) != 0 {
		t.Errorf("rounds that are not there have %v", got)
	}
}
