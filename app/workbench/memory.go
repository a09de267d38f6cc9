package workbench

import "drevo/app/session"

// makeRoom releases trees until all of them keep within their memory. The panes are shown first
// what is left.
func (w *Workbench) makeRoom() {
	gone := w.session.Trim(session.Memory)
	if len(gone) == 0 {
		return
	}
	w.show()
	w.release(gone)
}

// release gives the memory of trees back that nobody shows any more.
func (w *Workbench) release(gone []*session.Search) {
	for _, s := range gone {
		s.Drop()
	}
}
