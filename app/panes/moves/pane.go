// Package moves is the middle of the simple face: every legal move of the position that was searched, with a value of
// its own or in words, and below a small tree of the first half-moves.
package moves

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/candidates"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
	"drevo/widgets/smalltree"
	"drevo/widgets/tooltip"
)

// Key is that of the pane.
const Key pane.Key = "moves"

// Pane is the list with the small tree.
type Pane struct {
	pane.Tab
	list    *rows.Table
	small   *smalltree.View
	both    *fyne.Container
	turn    *tooltip.Button // puts the small tree in the place of the list, or the list back
	flipped bool            // it is there
	host    pane.Host
	alone   *work.Slot // searches moves by themselves

	// OnNearest is told of the chosen move and of the one nearest by value, once the values are known and where the game
	// has no other move to be set beside it; optional.
	OnNearest func(chosen, nearest pane.Side)

	view  pane.View
	of    *session.Search // whose moves are listed
	ended bool
	moves []candidates.Candidate
	all   bool             // the list was unfolded
	shown int              // before that, how many moves are above the fold
	asked map[tree.ID]bool // the nodes whose values a lesson asks for

	second second // of an answer to the chosen move

	played board.Move // in the game, at the position of the search
	lines  []rows.Line
	at     []int // the move of a line, or what else it is
}

// What a line is that is no move.
const (
	aHeading = -1 - iota
	theFold  // a click shows the rest of the moves
)

// The list is folded after the first moves, if more than a few would follow and not all have room.
const (
	firstShown = 4
	fewShown   = 3 // where there is no room for more beside the small tree
	fewMore    = 2
)

// New returns the pane.
func New(host pane.Host) *Pane {
	p := &Pane{host: host, shown: firstShown, small: smalltree.New(), alone: host.Slot("Searching moves by themselves")}
	p.list = rows.NewTable([]rows.Column{
		{Name: "Move", Width: 84, Fit: true},
		{Name: "Value", Hint: "In pawns, for White: above 0 White is better.", Width: 60, Align: fyne.TextAlignTrailing},
		{Name: "Expected answer", Hint: "What is expected after the move.", Width: 108, Share: 1, Priority: 1,
			Wrap: true},
		{Name: "Why it stands here", Width: 168, Share: 2, Wrap: true},
	})
	p.list.Ruled = true
	p.list.OnHover, p.small.OnHover = host.Hints().Show, host.Hints().Show
	p.list.Rows.OnSelect = p.choose
	p.list.Rows.OnHoverRow = p.preview
	p.small.OnSelect = func(id uint32) { host.Select(p.view.Place(tree.ID(id))) }
	title := pane.Note("Values go back along the arrows. No better: for who moves. Not looked at: by the " +
		"programme's rules. Rest cut (alpha-beta): no value changes")
	p.turn = tooltip.NewTextButton(host.Hints(), "", nil, "Shows the first half-moves of the search as a small tree in "+
		"the place of the moves, or the moves again.", func() { p.flipped = !p.flipped; p.both.Refresh() })
	p.small.Empty = "The first half-moves of the search."
	p.both = container.New(&parts{p}, p.list, container.NewVBox(widget.NewSeparator(), title), p.small,
		pane.FixedHeight(p.turn, turnHeight))
	p.Tab = pane.NewTab(Key, "Moves", p.both)
	return p
}

// Focus puts the keys into the list.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.list.Rows) }

// Close gives up the searches of single moves, whose tree goes.
func (p *Pane) Close() { p.forget() }

func (p *Pane) forget() {
	p.alone.Cancel()
	for _, c := range p.moves {
		if c.Own != nil {
			c.Own.Release()
		}
	}
	p.moves, p.of = nil, nil
}

// Show lists the moves of the search of the view, once it has ended.
func (p *Pane) Show(v pane.View) {
	p.view = v
	ended := v.Search != nil && !v.Search.Running()
	empty := "Press Think: every move will stand here, with its value or in words."
	if ended {
		empty = "No move was chosen that others could be set against."
	}
	p.list.Rows.SetEmpty(v.Empty(empty))
	asked := p.asked
	p.asked = v.Nodes.Asked
	if v.Search == p.of && ended == p.ended {
		if !maps.Equal(asked, p.asked) {
			p.fill()
		}
		return
	}
	p.forget()
	p.of, p.ended = v.Search, ended
	if v.Search != nil {
		p.played = v.Game.PlayedAt(v.Search.Position)
	}
	if ended && !v.Tree.Empty() {
		p.moves = candidates.Of(v.Search)
	}
	p.fill()
	p.ask(candidates.QuickNodes)
}

// ask searches the moves that have no value by themselves, beside the window: all of them with few nodes first, and
// then with more those that need it.
func (p *Pane) ask(nodes uint64) {
	var wanted []board.Move
	for i := range p.moves {
		if p.moves[i].Wanting() && !p.of.Traced() {
			wanted = append(wanted, p.moves[i].Move)
		}
	}
	if len(wanted) == 0 || p.of == nil {
		p.settle()
		return
	}
	of := p.of
	work.Run(p.alone, func(job *work.Job) bool {
		for i, move := range wanted {
			if !job.At(i, len(wanted)) {
				return false
			}
			own := candidates.Alone(job.Context(), of, move, search.Limits{Nodes: nodes})
			_, _ = own.Wait()
			p.host.Post(func() { p.take(of, own, move) })
		}
		return true
	}, func(bool) {
		if nodes < candidates.MostNodes {
			p.ask(candidates.MostNodes)
			return
		}
		p.settle()
	})
}

// Tell tells again which move is nearest, if that is known: who hears of it may not have been there.
func (p *Pane) Tell() {
	if len(p.moves) > 0 && !p.alone.Busy() && p.view.Search == p.of {
		p.nearest()
	}
}

// nearest tells which move is nearest to the chosen one by value: the next of the list.
func (p *Pane) nearest() {
	chosen := &p.moves[0]
	if p.OnNearest == nil || !chosen.Node.Kept() || p.played != board.NoMove && p.played != chosen.Move {
		return
	}
	for i := range p.moves[1:] {
		if _, known := p.moves[1+i].Score(); known {
			p.OnNearest(p.view.Place(chosen.Node).Side(), p.side(&p.moves[1+i]))
			return
		}
	}
}

// side is a move for a comparison.
func (p *Pane) side(c *candidates.Candidate) pane.Side {
	if c.Node.Kept() {
		return p.view.Place(c.Node).Side()
	}
	return pane.Side{At: p.view.Place(tree.Root), Move: c.Move}
}

// take notes what a search of a move by itself has found, if that is a value and still wanted.
func (p *Pane) take(of, own *session.Search, move board.Move) {
	result, err, _ := own.Result()
	i := slices.IndexFunc(p.moves, func(c candidates.Candidate) bool { return c.Move == move })
	if of != p.of || i < 0 || err != nil || result.Stopped {
		own.Release()
		return
	}
	p.moves[i].Own = own
	p.fill()
}

// settle puts the moves in order, now that their values are known, and tells which is the nearest. Before that they keep
// their places: those that lose a piece are the first whose values are known.
func (p *Pane) settle() {
	if len(p.moves) > 0 {
		candidates.Sort(p.moves)
		p.fill()
		p.nearest()
	}
}

// turnHeight is that of the button that turns from the list to the small tree.
const turnHeight = 22

// showTurn shows the button with what it turns to, or hides it.
func (p *Pane) showTurn(on bool) {
	text := "Tree"
	if p.flipped {
		text = "Moves"
	}
	p.turn.Hidden = !on
	if p.turn.Text != text {
		p.turn.SetText(text)
	}
}

// fill puts moves and small tree on the pane.
func (p *Pane) fill() {
	p.write()
	p.both.Refresh() // which plants the small tree anew
}

// absent is how many moves were not looked at.
func (p *Pane) absent() (n int) {
	for i := range p.moves {
		if p.moves[i].Absent != nil {
			n++
		}
	}
	return n
}

// write puts the moves on the list.
func (p *Pane) write() {
	p.lines, p.at = nil, nil
	for i := range p.moves {
		c := &p.moves[i]
		if i == p.shown && !p.all {
			p.fold()
			break
		}
		if text := p.heading(i); text != "" {
			p.add(aHeading, rows.Line{Heading: true, Wide: true, Cells: []rows.Cell{{Text: text, Small: true}}})
		}
		p.add(i, p.line(c))
	}
	p.list.SetLines(len(p.lines), func(row int) rows.Line { return p.lines[row] }, -1)
}

// heading is what stands above a move: that the values are those of other searches from there on, or that the moves
// were not looked at; empty for nothing.
func (p *Pane) heading(i int) string {
	first := func(is func(c *candidates.Candidate) bool) bool {
		return is(&p.moves[i]) && !slices.ContainsFunc(p.moves[:i], func(c candidates.Candidate) bool { return is(&c) })
	}
	say := phrase.With("n", p.absent())
	switch {
	case first(func(c *candidates.Candidate) bool { return c.Absent != nil }):
		return say("{n:1 move|# moves} not looked at; each value is of a search by itself")
	case i > 0 && p.moves[i].Absent == nil && first((*candidates.Candidate).ByItself) &&
		!slices.ContainsFunc(p.moves[i:], recorded):
		return "Each searched by itself. Minus: White is behind"
	}
	return ""
}

// recorded reports whether a move has its value from the search itself.
func recorded(c candidates.Candidate) bool { return c.Value() != "" && !c.ByItself() }

// fold ends the list after its first moves: the move that was played in the game stays, and a row counts the others.
func (p *Pane) fold() {
	left, absent := 0, 0
	for i := p.shown; i < len(p.moves); i++ {
		switch {
		case p.moves[i].Move == p.played:
			p.add(i, p.line(&p.moves[i]))
			continue
		case p.moves[i].Absent != nil:
			absent++
		}
		left++
	}
	p.add(theFold, rows.Line{Wide: true, Hint: "Shows all moves.", Cells: []rows.Cell{{Text: folded(left, absent),
		Tone: rows.Accent}}})
}

// folded counts moves that are folded away, and says whether the search has looked at them.
func folded(left, absent int) string {
	say := phrase.With("left", left)
	switch absent {
	case 0:
		return say("{left:1 more move|# more moves}")
	case left:
		return say("{left:1 more move|# more moves}, not looked at")
	}
	return "All moves, also those not looked at"
}

func (p *Pane) add(move int, line rows.Line) {
	p.lines, p.at = append(p.lines, line), append(p.at, move)
}

// line is the row of a move.
func (p *Pane) line(c *candidates.Candidate) rows.Line {
	if p.view.Nodes.Asked[c.Node] {
		return rows.Line{Cells: []rows.Cell{{Text: c.Name()}, {Text: p.view.Nodes.Score(p.view.Tree.Node(c.Node))}, {}, {}}}
	}
	return rows.Line{Bold: c.Chosen, Dim: c.Absent != nil, Hint: c.Hint(), Cells: []rows.Cell{{Text: c.Name()},
		{Text: c.Value()}, {Text: c.Answer(p.moves[0])}, {Text: c.Why(p.moves[0])}}}
}

// candidate is the move of a row, nil for none.
func (p *Pane) candidate(row int) *candidates.Candidate {
	if row < 0 || row >= len(p.at) || p.at[row] < 0 {
		return nil
	}
	return &p.moves[p.at[row]]
}

// choose sets a move beside the chosen one in Why; the chosen one itself is gone to.
func (p *Pane) choose(row int) {
	c := p.candidate(row)
	switch {
	case c == nil && row >= 0 && row < len(p.at) && p.at[row] == theFold:
		p.all = true
		p.fill()
	case c == nil:
	case c.Chosen && c.Node.Kept():
		p.host.Select(p.view.Place(c.Node))
	case c.Chosen || !p.moves[0].Node.Kept():
	default:
		p.host.Compare(p.view.Place(p.moves[0].Node).Side(), p.side(c))
	}
}

// preview shows the line of a row on the board while the pointer rests on it.
func (p *Pane) preview(row int) {
	if c := p.candidate(row); c != nil {
		p.host.Preview(c.Before, c.Continuation())
		return
	}
	p.host.Preview(board.Position{}, nil)
}
