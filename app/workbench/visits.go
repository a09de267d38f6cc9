package workbench

import "drevo/engine/tree"

// visits remembers which nodes were selected, for going back and forward.
type visits struct {
	list []tree.ID
	at   int // of the present one
}

// visit notes a node; what lay forward is forgotten.
func (v *visits) visit(id tree.ID) {
	if len(v.list) > 0 && v.list[v.at] == id {
		return
	}
	if len(v.list) > 0 {
		v.list = v.list[:v.at+1]
	}
	v.list = append(v.list, id)
	v.at = len(v.list) - 1
}

func (v *visits) back() (tree.ID, bool) {
	if v.at == 0 {
		return 0, false
	}
	v.at--
	return v.list[v.at], true
}

func (v *visits) forward() (tree.ID, bool) {
	if v.at+1 >= len(v.list) {
		return 0, false
	}
	v.at++
	return v.list[v.at], true
}
