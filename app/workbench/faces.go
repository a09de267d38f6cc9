package workbench

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"drevo/app/config"
	"drevo/app/headline"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// faces are the two faces of the window: the simple one shows the answer and why, the other everything that there is.
// They have the same parts; what only one of them shows is hidden in the other.
type faces struct {
	simple          bool
	full, plain     []fyne.CanvasObject // seen in the one only, and in the other only
	toSimple, toAll *tooltip.Button     // that turn to the face which is not worn
	guess           *tooltip.Button
	cost            *prose.View // what the search took, below the simple face
	content         fyne.CanvasObject
}

// rowHeight is that of the buttons beside the moves of the programmes, which are no higher.
const rowHeight = 24

func newFaces(hints *tooltip.Layer, choose func(face string), guess func()) *faces {
	f := &faces{cost: prose.New()}
	f.cost.OnHover = hints.Show
	f.toSimple = tooltip.NewTextButton(hints, "Simple", nil, "The answer and why, with few numbers. (Ctrl+Shift+E)",
		func() { choose(config.FaceSimple) })
	f.toAll = tooltip.NewTextButton(hints, "Everything", nil, "All that there is: the whole tree, all options, every "+
		"number. (Ctrl+Shift+E)", func() { choose(config.FaceEverything) })
	f.guess = tooltip.NewTextButton(hints, "Guess first", nil, "Hides what was found, so that you can look for the "+
		"move first.",
		guess)
	f.content = pane.FixedHeight(container.New(layout.NewCustomPaddedHBoxLayout(2), f.guess, f.toSimple,
		f.toAll), rowHeight)
	return f
}

// wear shows what belongs to a face and hides the rest.
func (f *faces) wear(simple bool) {
	f.simple = simple
	for _, o := range f.full {
		show(o, !simple)
	}
	for _, o := range f.plain {
		show(o, simple)
	}
	show(f.toSimple, !simple)
	show(f.toAll, simple)
}

// command names what turns to the other face.
func (f *faces) command() string {
	if f.simple {
		return "Show everything"
	}
	return "Show the simple face"
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// otherFace turns from one face to the other.
func (w *Workbench) otherFace() {
	if w.faces.simple {
		w.setFace(config.FaceEverything)
	} else {
		w.setFace(config.FaceSimple)
	}
}

// showAllFor turns to the face with everything for a pane that the simple one has not.
func (w *Workbench) showAllFor(key pane.Key) bool {
	there := slices.ContainsFunc(w.frame.slots, func(s *slot) bool { return s.Key() == key && !s.Simple })
	if !w.faces.simple || !there {
		return false
	}
	w.setFace(config.FaceEverything)
	return true
}

func hide(list []fyne.CanvasObject) {
	for _, o := range list {
		o.Hide()
	}
}

// setFace gives the window a face, now and at the next start.
func (w *Workbench) setFace(face string) {
	w.Settings().Change(func(c *config.Config) { c.Face = face })
	w.update(func() {
		w.wear()
		w.Show()
	})
	w.Mark()
	w.appearance.relayout()
}

// wear puts the face on that the settings have.
func (w *Workbench) wear() {
	kept := w.Settings().Config()
	simple := kept.Simple()
	w.faces.wear(simple)
	switch {
	case w.guessing.on:
		hide(w.guessing.hidden)
	case w.guessing.quizzed.Tree:
		hide(w.guessing.trees)
	}
	w.quiet, w.plain.fixed = simple || w.guessing.on || w.guessing.quizzed.Hides(), simple
	w.headline.SetPlain(simple)
	w.board.SetSimple(simple)
	w.frame.setSimple(simple)
	w.fronted()
}

// viewNow is what the window is about now, in the unit of its face.
func (w *Workbench) viewNow() pane.View {
	unit := w.Unit
	if w.faces.simple {
		unit = present.InPawns
	}
	v := pane.NewView(w.Session, unit)
	if v.Tree != nil && v.Tree == w.guessing.quizzed.Of {
		v.Nodes.Asked = w.guessing.quizzed.Asked
	}
	v.FromBook, v.Simple = w.room.FromBook(), w.faces.simple
	return v
}

// showCost says what the programme is whose search is shown, and what that has taken.
func (f *faces) showCost(v pane.View) {
	if v.Search == nil || v.Search.Running() {
		f.cost.Set()
		return
	}
	f.cost.Set(prose.Paragraph{Style: prose.Small, Runs: []prose.Run{{Text: headline.About(v.Search.Programme) + " "},
		{Text: headline.Took(v.Search), Hint: headline.Cost(v.Search)}}})
}
