package pitrat

// site is where a correction of classes 2 to 4 is executed: at v, each followed by the plans that call
// for the move r (section 2.4.3).
type site struct{ v, r *node }

// sitesOf returns where the dangerous move d is to be destroyed before it is played by a class; none where it
// can't be, because it was played in the initial position. If d takes the king class 4 tries it also two plies
// higher (ruling).
func sitesOf(d *node, class int8) []site {
	sites := sites(d)
	if class == 4 && d.TakesKing() && len(sites) > 0 {
		if v := sites[0].v; v.parent != nil && !v.parent.Null() && v.parent.parent != nil {
			sites = append(sites, site{v.parent.parent, v.parent})
		}
	}
	return sites
}

// sites returns where a dangerous move is to be destroyed by any class.
//
//  1. At the move v before the own move r before d, in the place of r.
//  2. If v is a check, two plies higher, and so on; not if d takes the king, for then the check is what
//     must be answered (P52). If v is a null move likewise (ruling).
//  3. If the player made a null move before v, also in its place: what d shows is what the threat does, and
//     it is the threat that is to be answered (2.4.1, "he will eventually add after M, moves"; ruling).
//  4. If d is the second of two captures on one square, also where the first is destroyed, with the
//     plans of the r before that (P62).
func sites(d *node) []site {
	r := d.parent
	if r == nil || r.parent == nil {
		return nil
	}
	v := r.parent
	for (v.Position.InCheck() && !d.TakesKing()) || v.Null() {
		if v.parent == nil || v.parent.parent == nil {
			return nil
		}
		r, v = v.parent, v.parent.parent
	}
	list := []site{{v, r}}
	if null := v.parent; null != nil && null.Null() {
		list = append(list, site{null.parent, null})
	}
	if first := d.parent.parent; d.Move.IsCapture() && first.Move.IsCapture() && d.Move.To() == first.Move.To() {
		list = append(list, sites(first)...)
	}
	return list
}

// calls returns the plans by which a correction is followed: those that call for r, from an index in its list on;
// where r is a null move, the ends of those that called for the own move before v.
func (s site) calls(from int) []carried {
	calls := s.r.first[from:]
	if !s.r.Null() || s.v.parent == nil {
		return calls
	}
	for _, call := range s.v.parent.first {
		if len(call.after()) > 0 {
			calls = append(calls, carried{call.made, call.at + 1})
		}
	}
	return calls
}
