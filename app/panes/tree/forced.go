package tree

import (
	"sync"

	"drevo/app/work"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// forcedLines are the forced variations of the nodes that have been on the screen. They are worked
// out beside the window and kept.
type forcedLines struct {
	forcer search.Forcer // nil where the programme gives none
	wanted func()        // called when one is missing, once until the next work
	asked  bool

	mutex sync.Mutex
	known map[tree.ID]search.ForcedVariation // the zero one where there is none
}

// mostForced bounds the memory of what was worked out: some 100 bytes each.
const mostForced = 200_000

func newForcedLines(programme search.Programme, wanted func()) *forcedLines {
	forcer, _ := programme.(search.Forcer)
	return &forcedLines{forcer: forcer, wanted: wanted, known: map[tree.ID]search.ForcedVariation{}}
}

// of returns the forced variation of a node, or asks for it.
func (f *forcedLines) of(id tree.ID) (v search.ForcedVariation, ok bool) {
	f.mutex.Lock()
	v, ok = f.known[id]
	f.mutex.Unlock()
	if !ok && !f.asked {
		f.asked = true
		f.wanted()
	}
	return v, ok
}

// missing returns those of some nodes that are finished and not worked out.
func (f *forcedLines) missing(t *tree.Tree, ids []tree.ID) (list []tree.ID) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	for _, id := range ids {
		if !t.Node(id).Closed {
			continue
		}
		if _, ok := f.known[id]; !ok {
			list = append(list, id)
		}
	}
	return list
}

// workOut finds the forced variations of some nodes, as long as the job is wanted.
func (f *forcedLines) workOut(job *work.Job, t *tree.Tree, ids []tree.ID) {
	for i, id := range ids {
		v, err := f.forcer.Forced(job.Context(), t, id)
		if !job.At(i+1, len(ids)) {
			return // and v may be cut short
		}
		if err != nil {
			v = search.ForcedVariation{}
		}
		f.mutex.Lock()
		if len(f.known) >= mostForced {
			clear(f.known)
		}
		f.known[id] = v
		f.mutex.Unlock()
	}
}
