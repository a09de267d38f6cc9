// Package saved keeps searches in files (.drevo): the tree, what came of the search, what its programme noted, and
// the bookmarks.
//
//	err := saved.Save(path, search, marks)
//	opened, err := saved.Open(path, programmes, treefile.Options{})
//
// A file whose program was ended while it wrote, or that is damaged, gives what is whole of it; [Opened.Faults] says
// in words what is not.
package saved

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"drevo/app/config"
	"drevo/app/file"
	"drevo/app/session"
	"drevo/app/version"
	"drevo/engine/search"
	"drevo/engine/treefile"
)

// Ending is what the name of a file ends with.
const Ending = ".drevo"

// What is attached to the tree, by name.
const (
	searchPart    = "drevo.search"
	programmePart = "drevo.programme" // what the programme noted: see search.Keeper
	bookmarksPart = "drevo.bookmarks"
)

// IsFile reports whether a file is one of a search, by what it begins with.
func IsFile(path string) bool {
	from, _, err := openPlain(path)
	if err != nil {
		return false
	}
	defer from.Close()
	return treefile.Is(from)
}

// openPlain opens a file and says how large it is. A pipe, which would keep whoever opens it, is an error, as is all
// that is no plain file.
func openPlain(path string) (*os.File, int64, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, 0, err
	}
	if !info.Mode().IsRegular() {
		return nil, 0, fmt.Errorf("%s is no plain file", path)
	}
	from, err := os.Open(path)
	return from, info.Size(), err
}

// Save writes a search that has ended into a file, with bookmarks. Whoever reads the file finds the old one or the new
// one. Nobody may release the search meanwhile.
func Save(path string, s *session.Search, marks []config.Bookmark) error {
	parts, err := partsOf(s, marks)
	if err != nil {
		return err
	}
	return file.Write(path, 0o644, func(to io.Writer) error {
		return treefile.Write(to, s.Tree(), version.Text(), parts...)
	})
}

// partsOf is what is attached to the tree of a search.
func partsOf(s *session.Search, marks []config.Bookmark) ([]treefile.Attached, error) {
	kept, ended := s.Keep()
	if !ended || s.Tree().Empty() {
		return nil, errors.New("there is no tree of a search that has ended")
	}
	var parts []treefile.Attached
	for _, part := range []struct {
		name string
		what any
	}{{searchPart, kept}, {bookmarksPart, marks}} {
		text, err := json.Marshal(part.what)
		if err != nil {
			return nil, err
		}
		parts = append(parts, treefile.Attached{Name: part.name, Data: text})
	}
	a := s.Tree().Attachment()
	keeper, ok := s.Programme.(search.Keeper)
	if a == nil || !ok {
		return parts, nil
	}
	noted, err := keeper.Keep(a)
	return append(parts, treefile.Attached{Name: programmePart, Data: noted}), err
}

// Opened is what was read of a file.
type Opened struct {
	Search    *session.Search
	Bookmarks []config.Bookmark
	Faults    []string // what of the file could not be read, in words; empty where it is whole
	Build     string   // of the program that wrote it
	Summary   treefile.Summary
}

// Open reads a file. The error says that it has no tree that can be shown.
func Open(path string, programmes search.List, o treefile.Options) (*Opened, error) {
	from, size, err := openPlain(path)
	if err != nil {
		return nil, err
	}
	f, err := treefile.Open(from, size, o)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	opened := &Opened{Faults: faults(f), Build: f.Build, Summary: f.Summary()}
	opened.read(f, programmes)
	return opened, nil
}

// read takes in what a file has.
func (o *Opened) read(f *treefile.File, programmes search.List) {
	programme := session.ProgrammeOf(programmes, f.Tree.Header())
	var kept session.Kept
	found := false
	for _, a := range f.Attached {
		var err error
		switch a.Name {
		case searchPart:
			err = json.Unmarshal(a.Data, &kept)
			found = err == nil
		case bookmarksPart:
			err = json.Unmarshal(a.Data, &o.Bookmarks)
			o.Bookmarks = o.Bookmarks[max(len(o.Bookmarks)-config.MostBookmarks, 0):]
		case programmePart:
			err = o.restore(f, programme, a.Data)
		}
		if err != nil {
			o.Faults = append(o.Faults, fmt.Sprintf("What it keeps beside the nodes is damaged: %v.", err))
		}
	}
	if found {
		var err error
		if o.Search, err = kept.Restore(programme, f.Tree); err == nil {
			return
		}
		o.Faults = append(o.Faults, fmt.Sprintf("What came of the search is damaged: %v.", err))
	}
	o.Search = session.OfTree(programme, session.NewGame(f.Tree.Header().Position), f.Tree)
}

// restore hangs on the tree what its programme noted. To nodes that are numbered anew it does not belong.
func (o *Opened) restore(f *treefile.File, programme search.Programme, data []byte) error {
	keeper, ok := programme.(search.Keeper)
	if !ok {
		return nil // there is only the tree
	}
	if len(f.Faults) > 0 || f.Cut {
		o.Faults = append(o.Faults, "What its programme noted beside the nodes is left out, because nodes are missing.")
		return nil
	}
	a, err := keeper.Restore(f.Tree, data)
	if err == nil && a != nil {
		f.Tree.Attach(a)
	}
	return err
}

// mostFaults is how many faults of a file are said one by one.
const mostFaults = 3

// faults says in words what of a file could not be read.
func faults(f *treefile.File) (list []string) {
	if f.Cut {
		list = append(list, "It has no end: the program was ended while it wrote.")
	}
	for _, fault := range f.Faults[:min(len(f.Faults), mostFaults)] {
		text := fault.Error()
		list = append(list, strings.ToUpper(text[:1])+text[1:]+".")
	}
	if more := len(f.Faults) - mostFaults; more > 0 {
		list = append(list, fmt.Sprintf("So it is at %d more places.", more))
	}
	if f.Lost > 0 {
		list = append(list, fmt.Sprintf("%d nodes are left out because nodes above them are missing.", f.Lost))
	}
	return list
}

// lookEvery is after what time it is looked for what has been added to a tree that grows.
const lookEvery = 200 * time.Millisecond

// Follow writes the tree of a search into a file while it runs, and the rest when it has ended: what is there is good
// at any time.
func Follow(to io.Writer, s *session.Search) error {
	ticker := time.NewTicker(lookEvery)
	defer ticker.Stop()
	w, err := treefile.NewWriter(to, s.Tree(), version.Text())
	for err == nil {
		select {
		case <-s.Done():
			parts, fault := partsOf(s, nil)
			if fault != nil {
				return fault
			}
			return w.Finish(parts...)
		case <-ticker.C:
			err = w.Grow()
		}
	}
	return err
}
