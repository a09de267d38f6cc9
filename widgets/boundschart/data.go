// Package boundschart shows how the bounds of a search close in along a path: one rung a rank,
// drawn to a scale common to all, with the bounds as ends of a bar and the values found as marks on
// it. Bounds that pass unchanged from one rank to the next stand one below the other and form
// uprights.
//
//	v := boundschart.New()
//	v.OnSelect = session.SelectNode
//	v.OnHover = tips.Show
//	v.SetData(data)
//	v.Select(node)
//
// The widget knows no engine: the caller gives numbers, texts, and for each of them the sentence
// that explains it. It must be used on Fyne's goroutine.
package boundschart

import "math"

// Data is a path with its bounds.
type Data struct {
	Rungs []Rung // from the root on
	Unit  string // of all numbers, named above the scale
}

// Rung is one rank of the path.
type Rung struct {
	ID     uint32 // the caller's name for the node
	Rank   int
	Name   string // the move that led here
	Kind   string // the game that is played here, in a letter or a word
	Hint   string // about the node
	White  bool   // White is to move
	Lower  Mark   // the bounds at entry; ±Inf stands for an open one
	Upper  Mark
	Value  Mark // what the node returned
	Static Mark // the value of the evaluation function

	Sentence string // what the bounds made of the value; wrapped below the numbers
}

// Mark is a number on the scale. The zero Mark is one that is not known.
type Mark struct {
	At    float64 // -Inf and +Inf lie at the edges
	Text  string
	Hint  string // what it is and which formula gave it
	Known bool
}

// span is the stretch of numbers that a drawing shows.
type span struct{ low, high float64 }

// spanOf finds the stretch that holds every finite number of the data, with some air.
func spanOf(d Data) span {
	s := span{math.Inf(1), math.Inf(-1)}
	for _, r := range d.Rungs {
		for _, m := range []Mark{r.Lower, r.Upper, r.Value, r.Static} {
			if m.Known && !math.IsInf(m.At, 0) {
				s.low, s.high = min(s.low, m.At), max(s.high, m.At)
			}
		}
	}
	if s.low > s.high {
		return span{-1, 1}
	}
	air := (s.high - s.low) * 0.08
	if air == 0 {
		air = 0.5
	}
	return span{s.low - air, s.high + air}
}

// place returns where a number lies within a width, from 0; infinite ones lie at the edges.
func (s span) place(v float64, width float32) float32 {
	part := (v - s.low) / (s.high - s.low)
	return width * float32(min(max(part, 0), 1))
}

// step returns the distance of the marks of a scale with at most the given number of them: 1, 2 or
// 5 times a power of ten.
func (s span) step(most int) float64 {
	rough := (s.high - s.low) / float64(max(most, 1))
	power := math.Pow(10, math.Floor(math.Log10(rough)))
	for _, k := range []float64{1, 2, 5, 10} {
		if k*power >= rough {
			return k * power
		}
	}
	return 10 * power
}
