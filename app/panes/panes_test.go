package panes_test

import (
	"testing"

	"drevo/app/books"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/panes"
	"drevo/app/panes/readouts"
	"drevo/app/panes/searches"
	treepane "drevo/app/panes/tree"
	"drevo/app/play"
	"drevo/app/replay"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// strange returns the tree of a search as one that came from a file: of a programme that nobody has here.
func strange(t *testing.T, w *panetest.Window) *session.Search {
	t.Helper()
	recorder := tree.NewRecorder(tree.Header{Programme: "stranger", Options: map[string]string{"colour": "red"},
		Position: w.Session.Position(), Scale: w.Session.Programme.Scale(),
		Vocabulary: w.Session.Programme.Vocabulary()}, 1<<20)
	task := search.Task{Position: w.Session.Position(), Values: w.Session.Values, Recorder: recorder}
	if _, err := w.Session.Programme.Search(t.Context(), task); err != nil {
		t.Fatal(err)
	}
	return session.FromTree(w.Session.Game, recorder.Tree())
}

// TestATreeWithoutAProgramme is shown by every pane, node by node, with its own words; what only a programme
// can say is not there.
func TestATreeWithoutAProgramme(t *testing.T) {
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	s := strange(t, w)
	reader := books.NewReader(books.NewShelf(""), w.Workspace, w.Desk)
	services := panes.Services{Host: w, Files: w, Work: w.Workspace, Room: play.NewRoom(w.Workspace, reader),
		Books: reader, Adviser: opinion.NewAdviser(w.Workspace, w.Desk), Replay: &replay.Replay{}}
	all := []pane.Pane{treepane.New(w, w.Searcher, services.Replay), readouts.New(w), searches.New(w, w.Shelf, w.Searcher)}
	for _, entry := range panes.All() {
		all = append(all, entry.New(services))
	}
	w.OpenSearch(s)
	w.Put(all...)
	look := func() {
		for _, p := range all {
			for _, l := range p.Layers() {
				l.Draw()
			}
			if g, ok := p.(pane.Grower); ok {
				g.Grow()
			}
		}
	}
	look()
	for _, id := range append(s.Tree().Children(tree.Root, nil), s.Tree().Line(tree.Root)...) {
		w.Go(id)
		look()
	}
	w.Compare(w.View().Place(1).Side(), w.View().Place(2).Side())
	for w.View().InTree { // out of the tree
		var moves board.MoveList
		p := w.Session.Position()
		p.Legal(&moves)
		w.Play(moves.All()[0])
	}
	look()
	leaf := s.Tree().Line(tree.Root)
	last, legal := leaf[len(leaf)-1], board.MoveList{}
	p, _ := s.Tree().Position(last)
	p.Legal(&legal)
	switch said, err := w.View().Explain(last); {
	case err != nil || said.Terms != nil:
		t.Errorf("terms without a programme: %v, %v", said.Terms, err)
	case len(said.Absent)+len(s.Tree().Children(last, nil)) < len(legal.All()):
		t.Errorf("of %d moves without a node, %d are told", len(legal.All()), len(said.Absent))
	}
	if got := w.View().Nodes.Move(s.Tree().Node(1)); got == "" {
		t.Error("its nodes are not printed")
	}
	w.Desk.Cancel()
}
