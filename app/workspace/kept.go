package workspace

import (
	"path/filepath"
	"slices"

	"drevo/app/journal"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/treefile"
)

// searchFolder is the folder of the trees for the next start, beside the journal.
const searchFolder = "searches"

// keepTree writes a search that has ended into a file for the next start, beside the window, if trees are kept.
func (r *Searcher) keepTree(s *session.Search) {
	folder, budget := r.folder, r.settings.Config().Disk
	if _, err, ended := s.Result(); folder == "" || budget <= 0 || err != nil || !ended || s.Tree().Empty() ||
		s.File != "" {
		return
	}
	done := s.Hold()
	go func() {
		path, err := saved.Folder{Path: filepath.Join(folder, searchFolder)}.Keep(s, budget)
		done()
		r.post(func() {
			if err != nil {
				r.Fault("The tree is not kept for the next start: " + err.Error())
				return
			}
			s.File = path
			r.keep()
		})
	}()
}

// openFormer shows a search of an earlier start by its file; where that is gone it is made again.
func (r *Searcher) openFormer(f journal.Searched) {
	r.Status("Opening " + f.Title + " ...")
	options := treefile.Options{Budget: r.Session.Memory / 2, Stop: func() bool { return r.ctx.Err() != nil }}
	go func() {
		opened, err := saved.Open(f.File, r.Programmes, options)
		r.post(func() { r.openedFormer(f, opened, err) })
	}()
}

// openedFormer shows what was read of a search of an earlier start, if it is still in the list.
func (r *Searcher) openedFormer(f journal.Searched, opened *saved.Opened, err error) {
	at := slices.IndexFunc(r.former, func(other journal.Searched) bool { return other.File == f.File })
	whole := err == nil && len(opened.Faults) == 0
	if err == nil && (at < 0 || !whole) {
		opened.Search.Release()
	}
	switch {
	case at < 0:
	case !whole:
		r.former = slices.Clone(r.former)
		r.former[at].File = ""
		r.makeAgain(at)
	default:
		opened.Search.File, opened.Search.Name = f.File, f.Name
		r.former = slices.Delete(slices.Clone(r.former), at, at+1)
		r.OpenKept("going to "+f.Title, opened.Search)
	}
}
