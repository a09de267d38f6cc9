// Package roundschart shows a search that goes on in iterations, and each iteration in rounds around a
// guess: one iteration below the other with its move, its value and what it cost, and below it every
// round as a bar between its borders on one common axis, with the guess, what came out, and whether
// the round held.
//
//	v := roundschart.New()
//	v.OnSelect = session.SelectNode
//	v.OnHover = tips.Show
//	v.SetData(data)
//
// The widget knows no engine: the caller gives numbers, texts and hints. It must be used on Fyne's
// goroutine; sizes and places are Fyne's units.
package roundschart

import "math"

// Data is a search.
type Data struct {
	Texts  []string // sentences about all of it, above the axis
	Axis   string   // what the axis measures
	Stages []Stage
}

// Stage is an iteration.
type Stage struct {
	ID     uint32 // the caller's name for it
	Name   string
	Best   string // the move that it ended with
	Value  string
	Cost   string // nodes and time
	Hint   string
	Rounds []Round
	Notes  []Note // what saved how much, as small text below
}

// Round is a search of the iteration within borders.
type Round struct {
	ID        uint32
	Name      string
	Low, High float64 // the borders; infinite where there are none
	Guess     float64 // on the axis; NaN where nothing is guessed
	At        float64 // what came out; infinite for a mate
	Known     bool    // something came out
	Outcome   Outcome
	Cost      string
	Hint      string
}

// Outcome says how a round ended.
type Outcome int

// The outcomes.
const (
	Running Outcome = iota // or stopped
	Held                   // the value lies within the borders
	Below
	Above
)

// Note is a named number with its sentence.
type Note struct{ Name, Value, Hint string }

// span is the stretch of the axis that is drawn.
type span struct{ low, high float64 }

// spanOf finds the stretch that holds every finite number of the data, at least two points wide.
func spanOf(d Data) span {
	s := span{math.Inf(1), math.Inf(-1)}
	take := func(v float64) {
		if !math.IsInf(v, 0) && !math.IsNaN(v) {
			s.low, s.high = min(s.low, v), max(s.high, v)
		}
	}
	for _, stage := range d.Stages {
		for _, r := range stage.Rounds {
			take(r.Low)
			take(r.High)
			take(r.Guess)
			if r.Known {
				take(r.At)
			}
		}
	}
	if s.low > s.high {
		return span{-1, 1}
	}
	const least = 2
	if missing := least - (s.high - s.low); missing > 0 {
		s.low, s.high = s.low-missing/2, s.high+missing/2
	}
	air := (s.high - s.low) * 0.06
	return span{s.low - air, s.high + air}
}

// place returns where a number lies within a width, from 0; what is beyond lies at the edges.
func (s span) place(v float64, width float32) float32 {
	return width * float32(min(max((v-s.low)/(s.high-s.low), 0), 1))
}

// step is the distance of the marks of the axis, a whole number, where at most so many have room.
func (s span) step(most int) float64 {
	for power := 1.0; ; power *= 10 {
		for _, k := range []float64{1, 2, 5} {
			if (s.high-s.low)/(k*power) <= float64(max(most, 1)) {
				return k * power
			}
		}
	}
}
