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

import "drevo/widgets/draw"

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

// axisOf returns an axis that holds every finite number of the data, with some air.
func axisOf(d Data) draw.Axis {
	var numbers []float64
	for _, r := range d.Rungs {
		for _, m := range []Mark{r.Lower, r.Upper, r.Value, r.Static} {
			if m.Known {
				numbers = append(numbers, m.At)
			}
		}
	}
	a, ok := draw.AxisOf(numbers)
	switch air := (a.High - a.Low) * 0.08; {
	case !ok:
		return draw.Axis{Low: -1, High: 1}
	case air == 0:
		return a.Widened(0.5)
	default:
		return a.Widened(air)
	}
}
