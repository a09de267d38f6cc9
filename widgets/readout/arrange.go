package readout

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
	spans := make([]span, len(slots))
	shown := make([]bool, len(slots))
	total := float32(0)
	for i, s := range slots {
		shown[i] = s.width > 0
		total += s.width
	}
	for total > room {
		out := leastWanted(slots, shown)
		if out < 0 {
			break
		}
		shown[out] = false
		total -= slots[out].width
	}
	growing := 0
	for i, s := range slots {
		if shown[i] && s.grow {
			growing++
		}
	}
	x := float32(0)
	for i, s := range slots {
		if !shown[i] {
			continue
		}
		w := s.width
		if s.grow {
			w += (room - total) / float32(growing)
		}
		spans[i] = span{x, w}
		x += w
	}
	return spans
}

// leastWanted returns the cell to be left out next, or -1.
func leastWanted(slots []slot, shown []bool) int {
	out := -1
	for i, s := range slots {
		if shown[i] && (out < 0 || s.priority <= slots[out].priority) {
			out = i
		}
	}
	return out
}
