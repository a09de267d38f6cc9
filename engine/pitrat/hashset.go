package pitrat

import "slices"

// hashSet is a set of plans by their hashes. Most nodes have a few plans, some thousands.
type hashSet struct {
	few  []uint64
	many map[uint64]struct{} // all of them, once they are more than fewHashes
}

// fewHashes is how many hashes are looked through one by one.
const fewHashes = 24

// add adds a hash and reports whether it is new.
func (s *hashSet) add(h uint64) bool {
	if s.many != nil {
		n := len(s.many)
		s.many[h] = struct{}{}
		return len(s.many) > n
	}
	if slices.Contains(s.few, h) {
		return false
	}
	s.few = append(s.few, h)
	if len(s.few) > fewHashes {
		s.many = make(map[uint64]struct{}, 2*len(s.few))
		for _, known := range s.few {
			s.many[known] = struct{}{}
		}
		s.few = nil
	}
	return true
}
