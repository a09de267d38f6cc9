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

import "drevo/widgets/draw"

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

// axisOf returns an axis that holds every finite number of the data, at least two points long.
func axisOf(d Data) draw.Axis {
	var numbers []float64
	for _, stage := range d.Stages {
		for _, r := range stage.Rounds {
			numbers = append(numbers, r.Low, r.High, r.Guess)
			if r.Known {
				numbers = append(numbers, r.At)
			}
		}
	}
	a, ok := draw.AxisOf(numbers)
	if !ok {
		return draw.Axis{Low: -1, High: 1}
	}
	const least = 2
	a = a.Widened(max(least-(a.High-a.Low), 0) / 2)
	return a.Widened((a.High - a.Low) * 0.06)
}
