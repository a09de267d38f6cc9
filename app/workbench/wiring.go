package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
)

// wire connects what the widgets report to what is done about it. Everything that
// can happen in the window starts here.
func (w *Workbench) wire() {
	w.toolbar.OnThink = w.thinkOrStop
	w.toolbar.OnProgramme = w.chooseProgramme
	w.toolbar.OnSet = w.setOption
	w.programme.OnSet = w.setOption
	w.programme.OnPreset = w.setPreset

	b := w.board.board
	b.Targets = func(from int) []chessboard.Target { p := w.session.Position(); return targets(&p, from) }
	b.OnMove = w.playSquares
	b.OnIllegal = w.sayIllegal
	b.OnSelect = func(square int) { w.maps.pick(square); w.report() }
	b.OnTypedRune = w.board.typeMove
	w.board.fen.OnSubmitted = w.openText
	w.board.move.OnSubmitted = w.playText
	w.board.record.OnGo = func(cursor int) { w.session.Go(cursor); w.showPlace() }
	for name, check := range w.board.layers {
		check.OnChanged = func(on bool) { w.showLayer(name, on) }
	}

	w.tree.OnSelect = func(id tree.ID) { w.session.Select(id); w.showPlace() }
	w.why.OnSelect = w.tree.OnSelect
	w.tree.explorer.OnHover, w.tree.OnHint = w.hint, w.hint
	w.why.panel.OnHover = w.hint
	w.why.panel.OnTerm = w.explainTerm
	w.why.panel.OnAbsent = w.playText
	w.why.panel.OnReason = w.tree.find.SetText
	w.terms.table.OnHover = w.hint
	w.readouts.onHover(w.hint)
	w.tour.OnStep = w.showTourStep
	w.tour.OnEnd = w.endTour
	w.terms.OnTerm = w.showTerm
	w.wireWeights()
	w.itep.bounds.OnSelect = w.tree.OnSelect
	w.itep.bounds.OnUnit = w.setUnit
	w.itep.scheme.OnSelect = w.follow
	w.itep.onHover(w.hint)
	w.programme.content.OnSelected = func(*container.TabItem) { w.reportLaidOut() }
	w.wireMap()
}

// actions are what buttons, menu and keys do.
func (w *Workbench) actions() actions {
	return actions{
		think:        func() { w.thinkOrStop() },
		first:        func() { w.session.Go(0); w.showPlace() },
		back:         func() { w.session.Back(); w.showPlace() },
		forward:      func() { w.session.Forward(); w.showPlace() },
		last:         func() { w.session.Go(len(w.session.Game.Mainline())); w.showPlace() },
		visitBack:    func() { w.tree.visitBack() },
		visitForward: func() { w.tree.visitForward() },
		wayOn:        func() { w.maps.moment.on() },
		wayBack:      func() { w.maps.moment.back() },
		adopt:        func() { w.session.Game.PromoteVariation(); w.session.Locate(); w.showPlace() },
		flip:         w.flip,
		open:         w.chooseFile,
		paste:        w.paste,
		copyFEN:      w.copyFEN,
		theme:        w.toggleTheme,
		shortcuts:    w.showShortcuts,
		experiments:  w.showExperiments,
	}
}

// thinkOrStop starts a search at the place, or stops the one that runs.
func (w *Workbench) thinkOrStop() {
	if s := w.session.Search(); s != nil && s.Running() {
		w.session.Stop()
		return
	}
	w.think()
}

// think starts a search at the place and shows its tree as it grows.
func (w *Workbench) think() {
	old := w.session.Search()
	s := w.session.Think(w.ctx)
	w.searches++
	w.readouts.clear()
	w.toolbar.running(true)
	w.say(fmt.Sprintf("%s is thinking ...", s.Programme.About().Name))
	w.showTree()
	w.showPlace()
	if old != nil {
		old.Release()
	}
	w.watcher.follow(s)
}

// tick shows how far the search has come.
func (w *Workbench) tick(s *session.Search) {
	w.readouts.show(s)
	w.tree.grow()
	w.itep.scheme.grow()
	if _, inTree := w.session.Node(); !inTree {
		w.session.Locate() // the tree may have reached the place by now
	}
	w.report()
}

// finished shows the outcome of the search.
func (w *Workbench) finished(s *session.Search) {
	w.readouts.show(s)
	w.toolbar.running(false)
	w.session.Locate()
	w.tree.grow()
	w.tree.applyFilter()
	w.tree.openLine()
	w.say(w.outcome(s))
	w.showPlace()
}

// outcome sums a finished search up in a sentence.
func (w *Workbench) outcome(s *session.Search) string {
	result, err := s.Wait()
	name := s.Programme.About().Name
	if err != nil {
		return "That did not work" + ": " + err.Error()
	}
	if result.Move == board.NoMove {
		if result.Stopped {
			return fmt.Sprintf("%s was stopped before it had finished its first move.", name)
		}
		if result.Note != "" { // the programme gives no move, and says why
			return result.Note
		}
		return fmt.Sprintf("There is no move: %s", s.Position.Status(nil))
	}
	move := present.Number(&s.Position) + " " + s.Position.SAN(result.Move)
	score := w.format(s).Score(result.Score.For(s.Position.Turn()))
	if result.Stopped {
		return fmt.Sprintf("%s was stopped. Best so far: %s (%s).", name, move, score)
	}
	return fmt.Sprintf("%s plays %s (%s).", name, move, score)
}

// showTree puts the tree of the session into the explorer.
func (w *Workbench) showTree() {
	w.tree.show(w.session.Tree())
}

// showPlace shows the place everywhere: after a move, a step, a click on a node.
func (w *Workbench) showPlace() {
	position := w.session.Position()
	last := board.NoMove
	if moves := w.session.Game.Moves(); len(moves) > 0 {
		last = moves[len(moves)-1]
	}
	w.board.show(&position, last)
	w.board.record.show(w.session.Game)
	w.maps.show(w.session)
	w.terms.show(w.session.Programme, w.session.Values, position)
	node, inTree := w.session.Node()
	w.tree.selectNode(node, inTree)
	w.why.show(w.session, node, inTree, w.unit)
	w.itep.show(w.session, w.unit)
	w.showLayers()
	w.keepSession()
	w.report()
}

// showLayers draws everything that lies over the board.
func (w *Workbench) showLayers() {
	t := w.session.Tree()
	node, inTree := w.session.Node()
	if !inTree {
		t = nil
	}
	w.board.setLayer(bestLayer(t, node))
	w.board.setLayer(lineLayer(t, node))
	w.showMap()
	w.board.setLayer(w.terms.layer())
}

// follow goes to the node at which a step of the search happens. What happens at one and
// the same node changes nothing else.
func (w *Workbench) follow(id tree.ID) {
	if node, inTree := w.session.Node(); inTree && node == id {
		w.report()
		return
	}
	w.session.Select(id)
	w.showPlace()
}

// showTerm puts the squares behind an evaluation term on the board.
func (w *Workbench) showTerm() {
	w.board.setLayer(w.terms.layer())
	w.report()
}

// explainTerm goes to the leaf that the value comes from and lights the squares of one of
// its terms.
func (w *Workbench) explainTerm(id string) {
	node, inTree := w.session.Node()
	if !inTree {
		return
	}
	w.session.Select(w.session.Tree().Provenance(node).Leaf)
	w.terms.pick(id)
	w.frame.tabs.SelectIndex(1)
	w.showPlace()
}

// showTab puts the layer on the board that a tab is about. A code table covers the board, so it goes with its tab.
func (w *Workbench) showTab(tab *container.TabItem) {
	w.board.layers[layerTable].SetChecked(false)
	switch tab.Text {
	case textTabMap:
		w.showPart()
	case textTabTerms:
		w.board.layers[layerTerm].SetChecked(true)
	}
	w.reportLaidOut()
}

// showLayer switches a layer of the board.
func (w *Workbench) showLayer(name string, on bool) {
	w.board.toggle(name, on)
	w.showMap() // which works out only what is shown
	w.keepSettings()
	w.report()
}

// playSquares makes the move that was made on the board.
func (w *Workbench) playSquares(from, to int, promotion byte) {
	p := w.session.Position()
	move, ok := findMove(&p, from, to, promotion)
	if !ok {
		w.sayIllegal(from, to)
		return
	}
	w.play(move)
}

// play makes a legal move. In the tree it goes to the move's node, or says by which
// rule there is none.
func (w *Workbench) play(move board.Move) {
	if w.session.Play(move) {
		if unsearched, ok := w.session.WhyNot(); ok {
			w.say(whyNotText(unsearched))
		}
	}
	w.showPlace()
}

// findMove finds the legal move between two squares.
func findMove(p *board.Position, from, to int, promotion byte) (board.Move, bool) {
	var list board.MoveList
	p.Legal(&list)
	for _, move := range list.All() {
		if int(move.From()) == from && int(move.To()) == to && promotes(move, promotion) {
			return move, true
		}
	}
	return board.NoMove, false
}

// promotes reports whether a move promotes to the man of the given FEN letter, 0 for
// none.
func promotes(move board.Move, letter byte) bool {
	if !move.IsPromotion() {
		return true
	}
	return letter&^0x20 == move.Promotion().Letter()
}

func (w *Workbench) sayIllegal(from, to int) {
	w.say(fmt.Sprintf("%s is not a legal move here.", chessboard.SquareName(from)+"–"+chessboard.SquareName(to)))
	w.report()
}

// playText makes a typed move.
func (w *Workbench) playText(text string) {
	p := w.session.Position()
	move, err := p.ParseSAN(text)
	if err != nil {
		var fault error
		if move, fault = p.ParseUCI(text); fault != nil {
			w.say(fmt.Sprintf("%q is not a move here: %v", text, err))
			w.report()
			return
		}
	}
	w.board.move.SetText("")
	w.play(move)
}

// hint shows a sentence beside the pointer; an empty one takes it away.
func (w *Workbench) hint(text string, at fyne.Position) {
	if text == "" {
		w.hints.Hide()
		return
	}
	w.hints.Show(text, at)
}

// say shows a sentence in the bar.
func (w *Workbench) say(text string) { w.toolbar.say(text) }
