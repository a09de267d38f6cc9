package treeview

// longestHistory bounds a History; the oldest visits are forgotten.
const longestHistory = 1000

// History remembers the nodes that were visited, for going back and forward as in a browser. The
// zero value is empty and ready to use.
type History struct {
	visited []ID
	at      int // the present one
}

// Visit notes a node as the present one and forgets what lay forward. Visiting the present node
// again changes nothing, so the selection that follows Back or Forward may be reported here.
func (h *History) Visit(id ID) {
	if len(h.visited) > 0 {
		if h.visited[h.at] == id {
			return
		}
		h.visited = h.visited[:h.at+1]
	}
	if len(h.visited) == longestHistory {
		h.visited = append(h.visited[:0], h.visited[1:]...)
	}
	h.visited = append(h.visited, id)
	h.at = len(h.visited) - 1
}

// CanBack reports whether there is a node before the present one.
func (h *History) CanBack() bool { return h.at > 0 }

// CanForward reports whether there is a node after the present one.
func (h *History) CanForward() bool { return h.at+1 < len(h.visited) }

// Back makes the node before the present one the present one.
func (h *History) Back() (ID, bool) {
	if !h.CanBack() {
		return NoID, false
	}
	h.at--
	return h.visited[h.at], true
}

// Forward undoes Back.
func (h *History) Forward() (ID, bool) {
	if !h.CanForward() {
		return NoID, false
	}
	h.at++
	return h.visited[h.at], true
}

// Clear forgets all, as when another tree is shown.
func (h *History) Clear() { *h = History{} }
