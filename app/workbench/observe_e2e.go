//go:build e2e

package workbench

import (
	"maps"
	"runtime"
	"runtime/metrics"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/widgets/tooltip"
)

// observed is a pane or the content of a dialog that tells the window tests what it shows, and where its parts stand.
type observed interface {
	Observe() (state map[string]any, areas map[string]fyne.CanvasObject)
}

// live is how many bytes of the heap were in use when garbage was collected last.
func live() uint64 {
	figure := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(figure)
	return figure[0].Value.Uint64()
}

// state sums up what the window says now.
func (w *Workbench) state() map[string]any {
	v := w.view
	s := map[string]any{
		"fen": v.Position.FEN(), "place": present.Line(v.Game.Start(), v.Game.Moves()), "cursor": v.Game.Cursor(),
		"game":    len(v.Game.Mainline()),
		"running": w.toolbar.thinking, "resting": w.toolbar.think.Disabled(), "searches": w.Started(), "node": v.Node,
		"inTree":  v.InTree,
		"message": w.bar.Text, "alarm": w.alarms.sentence(),
		"theme": w.Settings().Config().Theme, "goroutines": runtime.NumGoroutine(), "live": live(),
	}
	figures := w.help.pulse.Figures()
	s["answer99"], s["answerLongest"] = figures.Most99.Milliseconds(), figures.Longest.Milliseconds()
	s["undo"], s["redo"] = w.Steps()
	s["programme"], s["pgn"] = w.Session.Programme.About().ID, v.Game.PGN()
	s["think"], s["dialog"], s["slim"] = w.toolbar.think.Text, w.showing(), w.frame.slim
	if front := w.frame.front(); front != nil { // the tree of a slim window is no tab of the others
		s["tab"] = string(front.Key())
	}
	if w.window != nil {
		size := w.window.Canvas().Size()
		s["width"], s["height"] = size.Width, size.Height
	}
	areas := map[string]fyne.CanvasObject{"think": w.toolbar.think, "programme": w.toolbar.programme.Select,
		"tabs": w.frame.tabs}
	for _, o := range w.observed() {
		state, parts := o.Observe()
		maps.Copy(s, state)
		maps.Copy(areas, parts)
	}
	w.stateOfSearch(s)
	s["areas"], s["texts"] = places(areas), contents(areas)
	return s
}

// observed are the clocks, the panes, and what is in the dialog that is open, as far as they tell the tests anything.
func (w *Workbench) observed() (list []observed) {
	list = append(list, w.clocks)
	for _, slot := range w.slots {
		if o, ok := slot.Pane.(observed); ok {
			list = append(list, o)
		}
	}
	if e := w.editing(); e != nil {
		list = append(list, e)
	}
	switch w.showing() {
	case "Library":
		list = append(list, w.list)
	case "Save":
		list = append(list, w.saving)
	}
	return list
}

func (w *Workbench) stateOfSearch(s map[string]any) {
	search := w.view.Search
	if search == nil {
		return
	}
	s["nodes"], s["treeNodes"] = search.Counts().Nodes, search.Tree().Len()
	if result, err, ok := search.Result(); ok && err == nil && result.Move != board.NoMove {
		s["bestmove"], s["score"] = search.Position.SAN(result.Move), w.Score(search)
	}
}

// Observe tells what the dialog says, and of which path.
func (s *saving) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	return map[string]any{"saving": s.path.Text, "asks": s.says.Text}, nil
}

// places says where objects stand in the window: x, y, width and height.
// contents are what stands in fields.
func contents(objects map[string]fyne.CanvasObject) map[string]string {
	in := map[string]string{}
	for name, object := range objects {
		if field, ok := object.(tooltip.Field); ok {
			in[name] = field.Content()
		}
	}
	return in
}

func places(objects map[string]fyne.CanvasObject) map[string][4]int {
	areas := map[string][4]int{}
	for name, object := range objects {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(object)
		size := object.Size()
		areas[name] = [4]int{int(at.X), int(at.Y), int(size.Width), int(size.Height)}
	}
	return areas
}
