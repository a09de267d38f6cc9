package gametext

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/game"
	"drevo/widgets/movetext"
)

// Notation is the current game as a text that can be walked and changed. It stands wherever a pane
// puts it.
type Notation struct {
	*movetext.List

	OnComment func() // the user wants to write about the move of the place

	host pane.Host
	of   *game.Game // what the text is of
	text *Text
}

// NewNotation returns the text of no game.
func NewNotation(host pane.Host) *Notation {
	n := &Notation{List: movetext.New(), host: host, text: &Text{}}
	n.Hints = "Click: to the position after this move. Right button: variations, glyphs, comments."
	n.List.OnHover = host.Hints().Show
	n.List.OnGo = func(move int) { host.Walk(func(g *session.Game) { g.GoToNode(n.text.Nodes[move]) }) }
	n.List.OnMoveMenu = n.showMenu
	n.List.OnKey = n.key
	return n
}

// Set shows a game. A game that has not changed is not written again.
func (n *Notation) Set(g *session.Game) {
	if g.Record() == n.of {
		n.SetPlace(n.text.Number(g.Node()))
		return
	}
	n.of, n.text = g.Record(), Of(g.Record())
	n.SetText(n.text.Text, n.text.Number(g.Node()))
}

// Len returns how many moves there are, with those of all variations.
func (n *Notation) Len() int { return max(len(n.text.Nodes)-1, 0) }

// Keys are the keys of the text, and what they do.
var Keys = [][2]string{
	{"Left, Right", "A move back, forward"},
	{"Up, Down", "The variation before, the next one"},
	{"Enter, Backspace", "Into the variation, out of it"},
	{"Home, End", "The start of the game, the end of the line"},
	{"Delete", "Delete this move and what follows"},
}

// key walks through the game, or changes it.
func (n *Notation) key(e *fyne.KeyEvent) bool {
	steps := map[fyne.KeyName]func(*session.Game){
		fyne.KeyLeft:      func(g *session.Game) { g.Back() },
		fyne.KeyRight:     func(g *session.Game) { g.Forward() },
		fyne.KeyUp:        func(g *session.Game) { g.Sibling(-1) },
		fyne.KeyDown:      func(g *session.Game) { g.Sibling(1) },
		fyne.KeyReturn:    func(g *session.Game) { g.Enter() },
		fyne.KeyEnter:     func(g *session.Game) { g.Enter() },
		fyne.KeyBackspace: func(g *session.Game) { g.Leave() },
		fyne.KeyHome:      func(g *session.Game) { g.Go(0) },
		fyne.KeyEnd:       (*session.Game).End,
	}
	if step, ok := steps[e.Name]; ok {
		n.host.Walk(step)
		return true
	}
	if e.Name == fyne.KeyDelete {
		n.host.EditGame(Deleting, func(g *session.Game) { g.Delete() })
		return true
	}
	return false
}

// Names of changes, as undo gives them.
const (
	Deleting  = "deleting moves"
	Promoting = "promoting the variation"
	Keeping   = "keeping what was tried"
	Glyphing  = "glyph"
)

// showMenu opens the menu of a move, after going there.
func (n *Notation) showMenu(move int, at fyne.Position) {
	n.host.Hints().Show("", at)
	node := n.text.Nodes[move]
	n.host.Walk(func(g *session.Game) { g.GoToNode(node) })
	if c := fyne.CurrentApp().Driver().CanvasForObject(n.List); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", n.menuItems(node)...), c, at)
	}
}

// menuItems are what can be done with a node of the game.
func (n *Notation) menuItems(node *game.Node) []*fyne.MenuItem {
	edit := func(label, name string, able bool, change func(*session.Game)) *fyne.MenuItem {
		item := fyne.NewMenuItem(label, func() { n.host.EditGame(name, change) })
		item.Disabled = !able
		return item
	}
	side, moved := !node.IsMain(), node.Parent != nil
	comment := fyne.NewMenuItem("Comment ...", func() {
		if n.OnComment != nil {
			n.OnComment()
		}
	})
	comment.Disabled = n.OnComment == nil
	return []*fyne.MenuItem{
		edit("Promote variation", Promoting, side, func(g *session.Game) { g.PromoteVariation() }),
		edit("Make main line", Promoting, side, func(g *session.Game) { g.MakeMain() }),
		edit("Delete from here", Deleting, moved, func(g *session.Game) { g.Delete() }),
		edit("Delete what follows", Deleting, len(node.Next) > 0, func(g *session.Game) { g.DeleteRest() }),
		fyne.NewMenuItemSeparator(),
		n.glyphMenu("Judge the move", node, game.NAG.IsJudgement),
		n.glyphMenu("Judge the position", node, func(nag game.NAG) bool { return !nag.IsJudgement() }),
		comment,
	}
}

// glyphMenu offers glyphs of a sort.
func (n *Notation) glyphMenu(name string, node *game.Node, sort func(game.NAG) bool) *fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, sign := range game.Signs() {
		if !sort(sign.NAG) {
			continue
		}
		item := fyne.NewMenuItem(Sign(sign.NAG)+"   "+sign.Name, func() { Judge(n.host, sign.NAG) })
		item.Checked = slices.Contains(node.NAGs, sign.NAG)
		items = append(items, item)
	}
	item := fyne.NewMenuItem(name, nil)
	item.ChildMenu, item.Disabled = fyne.NewMenu("", items...), node.Parent == nil
	return item
}

// Judge gives the last move a glyph, or takes it away.
func Judge(host pane.Host, nag game.NAG) {
	host.EditGame(Glyphing+" "+Sign(nag), func(g *session.Game) {
		if g.InGame() && g.Node().Parent != nil {
			g.EditNode(func(n *game.Node) { n.ToggleNAG(nag) })
		}
	})
}
