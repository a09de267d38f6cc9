package readout

import "slices"

// slot is what the arrangement of a strip needs to know of a cell.
type slot struct {
	width    float32 // the least
	priority int
	grow     bool
}

// span is where a cell stands; one without width has been left out.
type span struct{ x, w float32 }

// arrange puts cells side by side into the room. What does not fit is left out, the lowest priority
// first and of equals the rightmost; what room remains goes to the cells that grow, in equal parts.
func arrange(slots []slot, room float32) []span {
	var shown []int
	for i, s := range slots {
		if s.width > 0 {
			shown = append(shown, i)
			room -= s.width
		}
	}
	for room < 0 && len(shown) > 0 {
		out := len(shown) - 1
		for i := range slices.Backward(shown) {
			if slots[shown[i]].priority < slots[shown[out]].priority {
				out = i
			}
		}
		room += slots[shown[out]].width
		shown = slices.Delete(shown, out, out+1)
	}
	growing := float32(0)
	for _, i := range shown {
		if slots[i].grow {
			growing++
		}
	}
	spans, x := make([]span, len(slots)), float32(0)
	for _, i := range shown {
		spans[i] = span{x, slots[i].width}
		if slots[i].grow {
			spans[i].w += room / growing
		}
		x += spans[i].w
	}
	return spans
}
