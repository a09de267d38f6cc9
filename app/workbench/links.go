package workbench

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/lesson"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/internal/phrase"
)

// copyLink puts a link to what is shown into the clipboard.
func (w *Workbench) copyLink() {
	text := linkTo(w.linkHere())
	fyne.CurrentApp().Clipboard().SetContent(text)
	w.Status("Copied " + text)
}

// linkHere is the link to what is shown: position, tree and node, the tab in front, and the layers of the board that
// are not on at first.
func (w *Workbench) linkHere() link.State {
	s := w.LinkHere()
	if front := w.frame.front(); front != nil {
		s.Pane = string(front.Key())
	}
	usual := map[pane.LayerKey]bool{}
	for _, p := range w.slots {
		for _, l := range p.Layers() {
			usual[l.Key] = l.On
		}
	}
	for _, key := range w.board.LayerKeys() {
		if w.board.Shows(key) && !usual[key] {
			s.Layers = append(s.Layers, string(key))
		}
	}
	return s
}

// openLink shows what a link says. A link that has a mistake, or asks for something that there is not, changes nothing.
func (w *Workbench) openLink(text string) {
	s, err := link.Parse(text)
	switch {
	case err != nil:
		w.Fault(err.Error())
	case s.Lesson != "":
		w.openLinkedLesson(s.Lesson)
	case s.Game != "":
		w.openLinkedGame(s)
	default:
		w.show(s)
	}
}

// openLinkedGame opens the file of a link, and shows in it what else the link says.
func (w *Workbench) openLinkedGame(s link.State) {
	bring(s.Game, w.Post, func(path string, err error) {
		if err != nil {
			w.Fault(err.Error())
			return
		}
		rest := s
		rest.Game, rest.Ply = "", 0
		w.openAt(s.Ply, func() {
			if !rest.Empty() {
				w.show(rest)
			}
		}, path)
	})
}

// openLinkedLesson opens a lesson: one that comes with the program by its name, any other by its address.
func (w *Workbench) openLinkedLesson(name string) {
	if course, err := lesson.Builtin(); err == nil {
		if _, ok := course.Find(name); ok {
			w.help.showLesson(name)
			return
		}
	}
	if path.Ext(name) != ".md" {
		w.Fault(phrase.Of("The link: there is no lesson {name:%.60q}, and it is no address of a Markdown file either.",
			"name", name))
		return
	}
	bring(name, w.Post, func(path string, err error) {
		if err != nil {
			w.Fault(err.Error())
			return
		}
		w.games.OnLesson(path)
	})
}

// show shows what a link says of a position.
func (w *Workbench) show(s link.State) { w.showThen(s, func() {}) }

// showThen shows what a link says, and then does something.
func (w *Workbench) showThen(s link.State, then func()) {
	t, err := w.ReadLink(s)
	if err = errors.Join(err, w.lacks(s)); err != nil {
		w.Fault(err.Error())
		return
	}
	w.Workspace.OpenLink(t, func(of *session.Search) {
		if err := w.arrive(t, of); err != nil {
			w.Fault(phrase.Of("The link: {fault}", "fault", err))
		}
		then()
	})
}

// lacks says what of the window a link asks for that there is not.
func (w *Workbench) lacks(s link.State) error {
	if s.Pane != "" && !slices.Contains(w.frame.names(), s.Pane) {
		return fmt.Errorf("there is no tab %.40q, but %s", s.Pane, strings.Join(w.frame.names(), ", "))
	}
	for _, key := range s.Layers {
		if !slices.Contains(w.board.LayerKeys(), pane.LayerKey(key)) {
			return fmt.Errorf("there is no layer %.40q, but %v", key, w.board.LayerKeys())
		}
	}
	if s.Proof != "" && s.Proof != link.ProofOfValue {
		return fmt.Errorf("the link asks for a proof of %.40q; this version knows that of the %s", s.Proof, link.ProofOfValue)
	}
	return nil
}

// arrive shows the node and the parts of the window that a link asks for, once there is a tree; nil where none is asked
// for. The error says what of it could not be shown.
func (w *Workbench) arrive(t workspace.Target, of *session.Search) (fault error) {
	s := t.Link
	told := func(err error) { fault = errors.Join(fault, err) }
	w.update(func() {
		at, reached := session.At{}, false
		if of != nil {
			at, reached = w.GoToLinked(t, of)
		}
		for _, key := range s.Layers {
			w.ShowLayer(pane.LayerKey(key), true)
		}
		if s.Attack != "" {
			told(w.Open(pane.Trajectories, s.Attack))
		}
		if first, second, ok := t.Sides(at); ok && reached {
			w.Compare(first, second)
		}
		if len(s.Boards) > 0 {
			told(w.presentation().beside(s.Boards))
		}
		if s.Pane != "" {
			told(w.Open(pane.Key(s.Pane), s.Choose))
		}
		ofTree := s.Filter != "" || s.Query != "" || s.Proof != ""
		if ofTree && w.faces.simple { // which has no rows of the tree
			w.setFace(config.FaceEverything)
		}
		if s.Filter != "" || s.Query != "" {
			w.tree.Filter(config.Filter{Key: s.Filter, Text: s.Query})
		}
		if s.Proof != "" && reached {
			w.tree.Prove(at.Node)
		}
		if missing, ok := w.Session.WhyNot(); ok && !reached {
			nodes := present.NewNodes(w.Session.Tree(), w.Unit)
			w.Status(nodes.Say(nodes.WhyNot(missing)))
		}
	})
	return fault
}
