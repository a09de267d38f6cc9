package workbench

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/trace"
	"drevo/engine/tree"
)

// traced is what was read of a trace: its searches, and why there are no more.
type traced struct {
	searches []*session.Search
	err      error
}

// openTrace shows what an engine wrote of its search. Of several searches the last one is shown, and all are in
// the list.
func (g *games) openTrace(path string) {
	budget := int(g.work.Session.Memory / tree.RecordBytes)
	read := func(job *work.Job) traced { return readTrace(path, budget, job) }
	work.Run(g.reading, read, func(found traced) { g.showTrace(path, found) })
}

func (g *games) showTrace(path string, found traced) {
	name := filepath.Base(path)
	if len(found.searches) == 0 {
		if found.err == nil {
			found.err = errors.New(name + " has no search")
		}
		g.work.Fault(sentence(found.err.Error()))
		return
	}
	g.keepRecent([]string{path})
	before, last := found.searches[:len(found.searches)-1], found.searches[len(found.searches)-1]
	for _, s := range before {
		g.work.Session.List(s)
	}
	g.work.SetGame("opening "+name, session.NewGame(last.Position))
	g.work.OpenSearch(last)
	if found.err != nil {
		g.work.Fault(fmt.Sprintf("Opened %s. It is not whole: %s", name, sentence(found.err.Error())))
		return
	}
	g.work.Status(fmt.Sprintf("Opened %s.", strings.TrimSuffix(name, ".")))
}

// readTrace reads the searches of a trace, as far as their trees have room together.
func readTrace(path string, budget int, job *work.Job) (found traced) {
	file, err := os.Open(path)
	if err != nil {
		return traced{err: err}
	}
	defer file.Close()
	r, err := trace.NewReader(&watched{from: file, job: job, size: sizeOf([]string{path})})
	if err != nil {
		return traced{err: err}
	}
	for left := budget; left > 0; {
		t, err := r.Tree(left)
		if t != nil {
			left -= t.Len()
			found.searches = append(found.searches, session.FromTree(session.NewGame(t.Header().Position), t))
		}
		if err != nil {
			if !errors.Is(err, io.EOF) {
				found.err = err
			}
			break
		}
	}
	if found.err == nil && r.Cut() {
		found.err = errors.New("it ends within a record")
	}
	return found
}

// watched reads for a job, which says how far it has come and ends what is given up.
type watched struct {
	from       io.Reader
	job        *work.Job
	read, size int64
}

func (w *watched) Read(p []byte) (int, error) {
	n, err := w.from.Read(p)
	w.read += int64(n)
	if !w.job.At(int(w.read>>10), int(w.size>>10)) {
		return 0, io.EOF
	}
	return n, err
}
