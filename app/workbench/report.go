package workbench

import (
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/engine/board"
)

// report writes what the window says to where a test reads it.
func (w *Workbench) report() {
	if !w.state.wanted() {
		return
	}
	if err := w.state.write(w.State()); err != nil {
		w.say(err.Error())
	}
}

// layOutTime is how long the window takes at most to lay a new tab out.
const layOutTime = 150 * time.Millisecond

// reportLaidOut reports once what came to the front has found its place.
func (w *Workbench) reportLaidOut() {
	if w.state.wanted() {
		time.AfterFunc(layOutTime, func() { w.start.Post(w.report) })
	}
}

// State sums up what the window says now.
func (w *Workbench) State() State {
	p := w.session.Position()
	node, inTree := w.session.Node()
	line := w.session.Game
	s := State{
		FEN: p.FEN(), Place: present.Line(line.Start(), line.Moves()), Cursor: line.Cursor(), Game: len(line.Mainline()),
		Running: w.toolbar.thinking, Searches: w.searches,
		Node: uint32(node), InTree: inTree, Rows: w.tree.rows(), Why: w.why.moves(),
		Terms: w.terms.notZero(), Term: w.terms.term, Total: present.Signed(float64(w.terms.value.Total)/point(w), w.session.Programme.Scale().Decimals),
		Weights: w.terms.weights.current,
		Event:   w.itep.scheme.number, Block: w.itep.scheme.blockName(), Squares: len(w.terms.layer().Heat), Paths: len(w.maps.shown),
		Message: w.toolbar.message.Text, Theme: w.saver.current().Theme, Flipped: w.board.board.Flipped(), Unit: string(w.unit),
		Readouts: w.readouts.texts(), Areas: w.areas(),
	}
	w.stateOfMap(&s)
	w.stateOfSearch(&s)
	return s
}

func (w *Workbench) stateOfMap(s *State) {
	m := w.maps
	s.Horizon, s.Moment = m.Horizon(), m.moment.at
	for _, t := range m.layer().Trajectories {
		if t.Selected {
			s.Denials = len(t.Denials)
		}
	}
	if m.chosen != noAttack {
		s.Attack = m.attacks[m.chosen].String()
	}
	if w.board.layers[layerTable].Checked {
		s.Numbers = len(m.table.layer().Numbers)
	}
	if m.hope.shown != nil {
		s.Hope = m.hope.shown.Verdict
	}
}

func point(w *Workbench) float64 {
	if w.terms.value.Set == nil {
		return 1
	}
	return w.terms.value.Set.Unit
}

func (w *Workbench) stateOfSearch(s *State) {
	search := w.session.Search()
	if search == nil {
		return
	}
	s.Nodes, s.TreeNodes = search.Counts().Nodes, search.Tree().Len()
	if result, err, ok := search.Result(); ok && err == nil {
		if result.Move == board.NoMove {
			return
		}
		s.BestMove = search.Position.SAN(result.Move)
		s.Score = w.format(search).Score(result.Score.For(search.Position.Turn()))
	}
}

// areas says where the parts of the window stand, in its units.
func (w *Workbench) areas() map[string][4]int {
	areas := map[string][4]int{}
	for name, object := range map[string]fyne.CanvasObject{
		"board": w.board.board, "think": w.toolbar.think, "explorer": w.tree.explorer, "fen": w.board.fen,
		"tabs": w.frame.tabs, "move": w.board.move, "record": w.board.record.list, "terms": w.terms.table,
		"attacks": w.maps.list.view, "nodes": w.maps.nodes, "horizon": w.maps.slider, "mapParts": w.maps.parts,
		"scheme": w.itep.scheme.chart, "schemeOn": w.itep.scheme.onward, "schemePlay": w.itep.scheme.play,
		"weightSet": w.terms.weights.choice, "weightName": w.terms.weights.name, "weightRemove": w.terms.weights.remove,
	} {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(object)
		size := object.Size()
		areas[name] = [4]int{int(at.X), int(at.Y), int(size.Width), int(size.Height)}
	}
	return areas
}
