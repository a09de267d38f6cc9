package workbench

import (
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/app/session"
)

const ctrl = fyne.KeyModifierShortcutDefault

// commandGroup is what a menu holds.
type commandGroup struct {
	menu     string
	commands []pane.Command
}

// The menus that hold more than commands.
const (
	menuFile  = "File"
	menuEdit  = "Edit"
	menuThink = "Think"
	menuGo    = "Go"
	menuView  = "View"
	menuPlay  = "Play"
)

// allKeys is the name of the list of keys.
const allKeys = "All keys"

// commands lists what the menus hold. The list of keys is made from it too.
func (w *Workbench) commands() []commandGroup {
	a := w.toolbar.actions
	undo, redo := w.Steps()
	picture, present := w.pictures, w.presentation()
	return []commandGroup{
		{menuFile, []pane.Command{
			{Name: "New game", Key: fyne.KeyN, Modifier: ctrl, Do: a.newGame},
			{Name: "Open ...", Key: fyne.KeyO, Modifier: ctrl, Do: a.open},
			{Name: "Library of games ...", Key: fyne.KeyL, Modifier: ctrl, Do: w.showLibrary},
			{Name: "Paste position or game", Key: fyne.KeyV, Modifier: ctrl | fyne.KeyModifierShift, Do: a.paste},
			{Name: "Save game as ...", Key: fyne.KeyS, Modifier: ctrl, Do: w.saveGame},
			{Name: "Save tree as ...", Key: fyne.KeyS, Modifier: ctrl | fyne.KeyModifierShift, Do: w.saveTree},
			{Name: "Save comparison as ...", Do: w.saveTable},
			{Name: "Copy game as PGN", Key: fyne.KeyG, Modifier: ctrl | fyne.KeyModifierShift, Do: w.copyPGN},
			{Name: "Copy FEN", Key: fyne.KeyC, Modifier: ctrl | fyne.KeyModifierShift, Do: a.copyFEN},
			{Name: "Copy link", Key: fyne.KeyY, Modifier: ctrl | fyne.KeyModifierShift, Do: w.copyLink},
			{Name: "Copy picture of the board", Key: fyne.KeyI, Modifier: ctrl,
				Do: func() { picture.copy(w.board.BoardObject()) }},
			{Name: "Copy picture of the window", Key: fyne.KeyI, Modifier: ctrl | fyne.KeyModifierShift,
				Do: func() { picture.copy(w.frame.content) }},
			{Name: "Save picture of the board ...", Do: func() { picture.save("board", w.board.BoardObject()) }},
			{Name: "Save picture of the tree ...", Do: func() { picture.save("tree", w.shownTree()) }},
			{Name: "Save picture of the tab in front ...", Do: w.savePictureOfTab},
			{Name: "Save picture of the window ...", Do: func() { picture.save("window", w.frame.content) }},
		}},
		{menuEdit, []pane.Command{
			{Name: strings.TrimSpace("Undo " + undo), Key: fyne.KeyZ, Modifier: ctrl, Do: a.undo},
			{Name: strings.TrimSpace("Redo " + redo), Key: fyne.KeyZ, Modifier: ctrl | fyne.KeyModifierShift, Do: a.redo},
			{Name: "Set up a position ...", Key: fyne.KeyP, Modifier: ctrl, Do: w.openEditor},
		}},
		{menuThink, []pane.Command{
			{Name: "Think, or stop", Key: fyne.KeyReturn, Modifier: ctrl, Plain: fyne.KeySpace, Do: a.think},
			{Name: w.listening.command(), Do: w.listening.ask},
			{Name: "Experiments ...", Key: fyne.KeyE, Modifier: ctrl, Do: a.experiments},
		}},
		{"Game", w.gameCommands()},
		{menuPlay, w.playCommands()},
		{menuGo, []pane.Command{
			{Name: "To the start of the game", Key: fyne.KeyHome, Modifier: ctrl, Plain: fyne.KeyHome, Do: a.first},
			{Name: "One move back", Key: fyne.KeyLeft, Modifier: ctrl, Plain: fyne.KeyLeft, Do: a.back},
			{Name: "One move forward", Key: fyne.KeyRight, Modifier: ctrl, Plain: fyne.KeyRight, Do: a.forward},
			{Name: "To the end of the line", Key: fyne.KeyEnd, Modifier: ctrl, Plain: fyne.KeyEnd, Do: a.last},
			{Name: "The next variation", Key: fyne.KeyPageDown, Modifier: ctrl,
				Do: w.walk(func(g *session.Game) bool { return g.Sibling(1) }, "There is no other variation after this one.")},
			{Name: "The variation before", Key: fyne.KeyPageUp, Modifier: ctrl,
				Do: w.walk(func(g *session.Game) bool { return g.Sibling(-1) }, "There is no variation before this one.")},
			{Name: "Into the variation", Key: fyne.KeyPageDown, Modifier: ctrl | fyne.KeyModifierShift,
				Do: w.walk((*session.Game).Enter, "The move that follows has no variation.")},
			{Name: "Out of the variation", Key: fyne.KeyPageUp, Modifier: ctrl | fyne.KeyModifierShift,
				Do: w.walk((*session.Game).Leave, "This is the main line.")},
		}},
		{"Tree", w.paneCommands()},
		{menuView, []pane.Command{
			{Name: w.faces.command(), Key: fyne.KeyE, Modifier: ctrl | fyne.KeyModifierShift, Do: w.otherFace},
			{Name: "Guess first, or show the answer", Do: w.guessing.toggle},
			{Name: "Turn the board", Key: fyne.KeyB, Modifier: ctrl, Do: a.flip},
			{Name: "Light or dark", Key: fyne.KeyD, Modifier: ctrl, Do: a.theme},
			{Name: "Larger text", Key: fyne.KeyPlus, Modifier: ctrl, Do: func() { w.appearance.changeText(1) }},
			{Name: "Smaller text", Key: fyne.KeyMinus, Modifier: ctrl, Do: func() { w.appearance.changeText(-1) }},
			{Name: "Text as usual", Key: fyne.Key0, Modifier: ctrl, Do: func() { w.appearance.changeText(0) }},
			{Name: present.name(partTabs, "board and panel"), Key: fyne.KeyF11, Do: func() { present.of(partTabs) }},
			{Name: present.name(partLesson, "lesson"), Key: fyne.KeyF11, Modifier: fyne.KeyModifierShift,
				Do: func() { present.of(partLesson) }},
			{Name: present.name(partTree, "board and tree"), Key: fyne.KeyF12, Do: func() { present.of(partTree) }},
			{Name: present.name(partBoards, "two boards"), Key: fyne.KeyF12, Modifier: fyne.KeyModifierShift,
				Do: func() { present.of(partBoards) }},
			{Name: "Ring around the mouse", Key: fyne.KeyF9, Do: w.spotlight.point},
			{Name: "Twice as large", Key: fyne.KeyF9, Modifier: fyne.KeyModifierShift,
				Do: w.zoom},
			{Name: "The next part of the window", Key: fyne.KeyF6, Do: func() { w.focusNext(w.window, 1) }},
			{Name: "The part before", Key: fyne.KeyF6, Modifier: fyne.KeyModifierShift,
				Do: func() { w.focusNext(w.window, -1) }},
		}},
		{"Tabs", w.frame.tabCommands()},
		{"Layers", w.layerCommands()},
		{"Help", []pane.Command{
			{Name: "Start page", Do: w.showStart},
			{Name: "Lessons", Do: w.help.showLessons},
			{Name: "Museum", Do: w.showMuseum},
			{Name: allKeys + " (or ?)", Key: fyne.KeyF1, Do: a.shortcuts},
			{Name: "Glossary", Key: fyne.KeyF1, Modifier: ctrl, Do: func() { w.help.showGlossary("") }},
			{Name: "Sources", Do: w.help.showSources},
			{Name: "About", Do: w.help.showAbout},
		}},
	}
}

// gameCommands change the current game.
func (w *Workbench) gameCommands() []pane.Command {
	const shift = fyne.KeyModifierShift
	edit := func(name string, change func(*session.Game)) func() {
		return func() { w.EditGame(name, change) }
	}
	return []pane.Command{
		{Name: "Comment on this move", Key: fyne.KeyR, Modifier: ctrl, Do: w.commentMove},
		{Name: "Keep what is tried", Key: fyne.KeyReturn, Modifier: ctrl | shift, Do: edit(gametext.Keeping,
			(*session.Game).Keep)},
		{Name: "Promote variation", Key: fyne.KeyK, Modifier: ctrl | shift, Do: edit(gametext.Promoting,
			(*session.Game).PromoteVariation)},
		{Name: "Make this line the game", Key: fyne.KeyK, Modifier: ctrl, Do: edit("making the line the game",
			(*session.Game).MakeMain)},
		{Name: "Next game of the list", Key: fyne.KeyPageDown, Modifier: fyne.KeyModifierAlt, Do: w.nextGame(1)},
		{Name: "Game before in the list", Key: fyne.KeyPageUp, Modifier: fyne.KeyModifierAlt, Do: w.nextGame(-1)},
		{Name: "Delete from here", Key: fyne.KeyDelete, Modifier: ctrl, Do: edit(gametext.Deleting,
			func(g *session.Game) { g.Delete() })},
		{Name: "Delete what follows", Key: fyne.KeyDelete, Modifier: ctrl | shift, Do: edit(gametext.Deleting,
			func(g *session.Game) { g.DeleteRest() })},
	}
}

// playCommands are what the menu has about games and books.
func (w *Workbench) playCommands() []pane.Command {
	const keys = ctrl | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "Begin a game", Key: fyne.KeyN, Modifier: keys, Do: func() { w.room.Begin(false) }},
		{Name: "Play from here", Key: fyne.KeyF, Modifier: keys, Do: func() { w.room.Begin(true) }},
		{Name: "Pause, or go on", Key: fyne.KeyP, Modifier: keys, Do: w.room.PauseOrGoOn},
		{Name: "Take back", Key: fyne.KeyBackspace, Modifier: ctrl, Do: w.room.TakeBack},
		{Name: "Add to your book", Key: fyne.KeyB, Modifier: keys, Do: w.books.AddLast},
	}
}

// walk returns what goes elsewhere in the game, and says why where there is nothing to go to.
func (w *Workbench) walk(to func(*session.Game) bool, none string) func() {
	return func() {
		moved := false
		w.Walk(func(g *session.Game) { moved = to(g) })
		if !moved {
			w.Status(none)
		}
	}
}

// digits are the keys that choose by number.
var digits = []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8,
	fyne.Key9}

// tabCommands bring the tabs to the front by number, or one after the other. The number of a tab that
// is in front and holds several panes brings the next one of them.
func (f *frame) tabCommands() []pane.Command {
	tabs, all := f.tabs, f.all()
	var list []pane.Command
	for i, tab := range all[:min(len(all), len(digits))] {
		list = append(list, pane.Command{Name: tab.Text, Key: digits[i], Modifier: ctrl, Do: func() { f.turnTo(tab) }})
	}
	turn := func(by int) { tabs.SelectIndex((tabs.SelectedIndex() + by + len(tabs.Items)) % len(tabs.Items)) }
	return append(list,
		pane.Command{Name: "The next tab", Key: fyne.KeyTab, Modifier: ctrl, Do: func() { turn(1) }},
		pane.Command{Name: "The tab before", Key: fyne.KeyTab, Modifier: ctrl | fyne.KeyModifierShift,
			Do: func() { turn(-1) }},
	)
}

// paneCommands are the commands of the panes.
func (s *stage) paneCommands() []pane.Command {
	var list []pane.Command
	for _, p := range s.slots {
		if c, ok := p.Pane.(pane.Commander); ok {
			list = append(list, c.Commands()...)
		}
	}
	return list
}

// layerCommands switch the layers of the board by letter or number.
func (s *stage) layerCommands() []pane.Command {
	var layers []pane.Layer
	for _, p := range s.slots {
		layers = append(layers, p.Layers()...)
	}
	pane.SortLayers(layers)
	keys := pane.LayerKeys(layers)
	var list []pane.Command
	for _, l := range layers {
		if key, ok := keys[l.Key]; ok {
			list = append(list, pane.Command{Name: l.Name, Key: key, Modifier: fyne.KeyModifierAlt,
				Do: func() { s.ShowLayer(l.Key, !s.board.Shows(l.Key)) }})
		}
	}
	return list
}
