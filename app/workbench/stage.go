package workbench

import (
	"fmt"
	"slices"
	"strings"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/panes/board"
	"drevo/app/panes/readouts"
	"drevo/app/panes/tree"
	"drevo/app/session"
	"drevo/app/workspace"
	rules "drevo/engine/board"
	"drevo/engine/search"
	nodes "drevo/engine/tree"
	"drevo/widgets/chessboard"
)

// stage has the panes, and shows a view to those that can be seen.
type stage struct {
	work     *workspace.Workspace
	board    *board.Pane
	tree     *tree.Pane
	readouts *readouts.Pane
	plain    *slot   // the moves of the simple face
	slots    []*slot // every pane, in the order in which they are shown
	frame    *frame

	// OnWhy is told that Why was shown the view, and what was suggested to it before may have passed it by.
	OnWhy func()
	// OnMissing is asked to make a pane come whose tab is not there; it reports whether it has done something.
	OnMissing func(pane.Key) bool

	view     pane.View
	views    int  // made so far: the number of the view
	picked   int  // the square of the piece picked up on the board
	updating int  // changes that have begun and not ended: see update
	stale    bool // the layers of the board are to be drawn again
	focused  int  // which pane F6 came to
}

func newStage(work *workspace.Workspace) *stage {
	return &stage{work: work, picked: chessboard.None, focused: nowhere, OnWhy: func() {},
		OnMissing: func(pane.Key) bool { return false }}
}

// update makes a change. However much happens in it, the layers of the board are drawn
// once, after it.
func (s *stage) update(change func()) {
	s.updating++
	defer func() { s.updating-- }()
	change()
	if s.updating > 1 || !s.stale {
		return
	}
	s.bringAll()
	s.stale = false
	s.board.Draw()
}

// Redraw draws the layers of the board again.
func (s *stage) Redraw() { s.update(func() { s.stale = true }) }

// take takes in a view, and shows it to every pane that can be seen: after a move, a step, a click on a node.
func (s *stage) take(v pane.View) {
	if s.views++; v.Position != s.view.Position {
		s.picked = chessboard.None
	}
	s.view = v
	s.frame.showTabs(s.programmes()...)
	s.fronted() // the tab that was in front may have gone
	s.bringAll()
	s.stale = true
}

// programmes are the chosen one and that of the tree which is shown.
func (s *stage) programmes() []string {
	list := []string{s.view.Programme.About().ID}
	if of := s.view.Search; of != nil {
		list = append(list, of.Programme.About().ID)
	}
	return list
}

// bringAll shows the view to every pane that can be seen.
func (s *stage) bringAll() {
	for _, p := range s.slots {
		s.bring(p)
	}
}

// bring shows the view to a pane, if it can be seen and has not been shown it yet.
func (s *stage) bring(p *slot) {
	if p.shown == s.views || !s.seen(p) {
		return
	}
	p.shown = s.views
	p.Show(s.view.Of(p.Programme))
	if p.Key() == pane.Why {
		s.OnWhy()
	}
	if picker, ok := p.Pane.(pane.Picker); ok && s.picked != chessboard.None {
		picker.Pick(s.picked)
	}
}

// showAgain shows the view once more to a pane that shows something beside it, if it can be seen.
func (s *stage) showAgain(key pane.Key) {
	if p, ok := s.frame.find(key); ok && s.seen(p) {
		p.Show(s.view.Of(p.Programme))
	}
}

// seen reports whether a pane, or one of its layers, can be seen.
func (s *stage) seen(p *slot) bool {
	return p.fixed || s.frame.seen(p) || slices.ContainsFunc(p.Layers(),
		func(l pane.Layer) bool { return s.board.Shows(l.Key) })
}

// Grow lets the panes that can be seen take in what the tree has grown by.
func (s *stage) Grow() {
	for _, p := range s.slots {
		if g, ok := p.Pane.(pane.Grower); ok && s.seen(p) {
			g.Grow()
		}
	}
}

// Leave ends what the panes do with the tree: it goes, or the window does.
func (s *stage) Leave() {
	for _, p := range s.slots {
		if c, ok := p.Pane.(pane.Closer); ok {
			c.Close()
		}
	}
}

// Resume lets the panes put back what they had at the last time.
func (s *stage) Resume() {
	for _, p := range s.slots {
		if r, ok := p.Pane.(pane.Resumer); ok {
			r.Resume()
		}
	}
}

// Open brings a pane, or a part of one behind a stroke, to the front and chooses something in it, if a name is given.
func (s *stage) Open(key pane.Key, name string) error {
	whole, part, _ := strings.Cut(string(key), "/")
	key = pane.Key(whole)
	p, ok := s.frame.find(key)
	if !ok && s.OnMissing(key) { // there is one in the other face
		p, ok = s.frame.find(key)
	}
	if !ok {
		return fmt.Errorf("there is no tab %q", key)
	}
	s.frame.bringToFront(p)
	s.fronted()
	if err := turn(p.Pane, part); err != nil || name == "" {
		return err
	}
	c, ok := p.Pane.(pane.Chooser)
	if !ok {
		return fmt.Errorf("in %s there is nothing to choose", p.Title())
	}
	if err := c.Choose(name); err != nil {
		return fmt.Errorf("%w, but %s", err, listed(c.Choices()))
	}
	return nil
}

// mostListed is how many names a sentence has.
const mostListed = 12

// listed are names in a sentence, the first ones of many.
func listed(names []string) string {
	switch more := len(names) - mostListed; {
	case len(names) == 0:
		return "nothing here"
	case more > 0:
		return fmt.Sprintf("%s and %d more", strings.Join(names[:mostListed], ", "), more)
	}
	return strings.Join(names, ", ")
}

// turn brings a part of a pane to its front, if one is named.
func turn(p pane.Pane, part string) error {
	if part == "" {
		return nil
	}
	if at := slices.Index(partsOf(p), part); at >= 0 {
		p.(pane.Parted).Parts().SelectIndex(at)
		return nil
	}
	return fmt.Errorf("in %s there is no part %.40q, but %v", p.Title(), part, partsOf(p))
}

// partsOf names the parts of a pane.
func partsOf(p pane.Pane) (names []string) {
	if parted, ok := p.(pane.Parted); ok {
		for _, item := range parted.Parts().Items {
			names = append(names, pane.PartKey(item))
		}
	}
	return names
}

// Compare sets two moves beside each other in Why.
func (s *stage) Compare(first, second pane.Side) {
	if err := s.Open(pane.Why, ""); err != nil {
		s.work.Status(err.Error())
		return
	}
	if c, ok := s.frame.slotOf(pane.Why).Pane.(pane.Comparer); ok {
		c.Compare(first, second)
	}
}

// suggest tells Why which move is nearest to the one that was chosen.
func (s *stage) suggest(chosen, nearest pane.Side) {
	if why := s.frame.slotOf(pane.Why); why != nil {
		if c, ok := why.Pane.(pane.Suggester); ok {
			c.Suggest(chosen, nearest)
		}
	}
}

// strongest is the player of the strip that plays best: it is asked about the lines that the others expect.
const strongest = "paulchess/modern"

// other is the strongest player with its options; nil where it is not among those of the window.
func (s *stage) other() (by search.Programme, values search.Values) {
	for _, c := range s.work.Contenders() {
		if c.ID == strongest {
			return c.Programme, c.Values
		}
	}
	return by, values
}

// suggestFound tells Why which answer to the chosen move was searched by itself.
func (s *stage) suggestFound(expected, asked pane.Side, found *session.Search) {
	if why := s.frame.slotOf(pane.Why); why != nil {
		if c, ok := why.Pane.(pane.Suggester); ok {
			c.SuggestFound(expected, asked, found)
		}
	}
}

// widen gives the window a second panel, or takes it away.
func (s *stage) widen(on bool) {
	if on == s.frame.wide {
		return
	}
	s.update(func() {
		s.frame.widen(on)
		s.fronted()
		s.bringAll()
		if on {
			s.frame.slotOf(pane.Why).front(true)
		}
	})
}

// fronted shows the pane that has come to the front.
func (s *stage) fronted() {
	s.update(func() {
		gone, come := s.frame.last, s.frame.front()
		if gone == come {
			return
		}
		s.board.ShowGame(come == nil || come.Key() != pane.Game) // which stands in one place
		s.frame.last = come
		gone.front(false)
		if come == nil { // the tab of several has none now
			return
		}
		s.bring(come)
		come.front(true)
	})
}

// keepTab keeps which tab was chosen, for the next start.
func (s *stage) keepTab() {
	if front := s.frame.front(); front != nil {
		s.work.Settings().Change(func(c *config.Config) { c.Tab = string(front.Key()) })
	}
}

// ShowLayer switches a layer of the board.
func (s *stage) ShowLayer(key pane.LayerKey, on bool) {
	if s.board.Switch(key, on) {
		s.layerSwitched()
	}
}

// layerSwitched draws the layers again after one was switched.
func (s *stage) layerSwitched() {
	s.Redraw()
	s.keepBoard()
}

// flip turns the board.
func (s *stage) flip() {
	s.board.Flip()
	s.keepBoard()
}

// keepBoard saves which layers are on, as far as that has changed here, and which side is below.
func (s *stage) keepBoard() {
	layers, flipped := config.Differences(s.work.Settings().Config().Layers, s.board.Kept()), s.board.Flipped()
	s.work.Settings().Change(func(c *config.Config) { c.Layers, c.Flipped = layers.In(c.Layers), flipped })
}

// pick tells the panes that can be seen which piece is picked up.
func (s *stage) pick(square int) {
	s.update(func() {
		s.picked = square
		for _, p := range s.slots {
			if picker, ok := p.Pane.(pane.Picker); ok && s.seen(p) {
				picker.Pick(square)
			}
		}
	})
}

// Preview shows a line on the board.
func (s *stage) Preview(from rules.Position, moves []rules.Move) { s.board.Preview(from, moves) }

// ShowNodes shows the nodes that pass.
func (s *stage) ShowNodes(title string, passes func(nodes.Node) bool, found func(int)) {
	s.tree.ShowNodes(title, passes, found)
}

// setPalette gives the board other colours, now and at the next start.
func (s *stage) setPalette(key string) {
	s.board.UsePalette(key)
	s.work.Settings().Change(func(c *config.Config) { c.Board = key })
	s.work.Mark()
}

// commentMove puts the keys into the field of the comment.
func (s *stage) commentMove() {
	if err := s.Open(pane.Game, pane.GameComment); err != nil {
		s.work.Fault(err.Error())
	}
}
