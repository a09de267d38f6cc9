// Package panes lists what stands in the tabs of the window. Each pane, or all panes about
// one programme, are a package below this one.
package panes

import (
	"slices"

	"drevo/app/books"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/panes/apart"
	"drevo/app/panes/book"
	"drevo/app/panes/botvinnik"
	"drevo/app/panes/bounds"
	"drevo/app/panes/cause"
	"drevo/app/panes/compare"
	"drevo/app/panes/game"
	"drevo/app/panes/itep"
	"drevo/app/panes/kaissa"
	"drevo/app/panes/ledger"
	"drevo/app/panes/lesson"
	opinionpane "drevo/app/panes/opinion"
	"drevo/app/panes/options"
	"drevo/app/panes/paulchess"
	"drevo/app/panes/pitrat"
	playpane "drevo/app/panes/play"
	"drevo/app/panes/terms"
	"drevo/app/panes/why"
	"drevo/app/play"
	"drevo/app/replay"
	"drevo/app/workspace"
)

// The tabs that hold several panes.
const (
	Programme = "Programme"
	Games     = "Games"
)

// Services are what panes may ask for beside the window: each gets those that it needs.
type Services struct {
	Host    pane.Host
	Files   pane.Files
	Work    *workspace.Workspace
	Room    *play.Room
	Books   *books.Reader
	Adviser *opinion.Adviser
	Replay  *replay.Replay
}

// Entry is a pane of the list.
type Entry struct {
	New func(Services) pane.Pane

	// In is the tab that holds the pane together with others, each with a tab of its own in it; empty
	// for a pane that has a tab to itself. Such a tab stands where the first of its panes does.
	In string

	// Programme is the ID of the one that the pane is about: the pane is there only while
	// that programme is chosen, and sees no trees of others. Empty for all programmes.
	Programme string

	// Without is the ID of a programme that the pane has nothing to show of: it is not there while that one is chosen
	// and no other's tree is shown.
	Without string

	// Simple says that the pane has a tab to itself in the simple face of the window; the others have none there.
	Simple bool
}

// Fits reports whether the pane is there with some programmes: the chosen one, and that of the tree which is shown.
func (e Entry) Fits(programmes []string) bool {
	others := slices.ContainsFunc(programmes, func(id string) bool { return id != e.Without })
	return others && (e.Programme == "" || slices.Contains(programmes, e.Programme))
}

// All lists the panes in the order of their tabs. A new one is added here.
func All() []Entry {
	return []Entry{
		{New: Alone(why.New), Simple: true},
		{New: settingUp(terms.New), Simple: true},
		{New: func(s Services) pane.Pane { return compare.New(s.Host, s.Work.Searcher, s.Files) }, Simple: true},
		{New: settingUp(options.New), In: Programme},
		{New: func(s Services) pane.Pane {
			return bounds.New(s.Host, s.Work.Setup, map[string]bounds.Author{"itep": itep.Formulas{}})
		}, In: Programme, Without: "pitrat"},
		{New: func(s Services) pane.Pane { return itep.NewScheme(s.Host, s.Replay) }, In: Programme, Programme: "itep"},
		{New: Alone(itep.NewBits), In: Programme, Programme: "itep"},
		{New: Alone(kaissa.NewRounds), In: Programme, Programme: "kaissa"},
		{New: Alone(paulchess.NewLaboratory), In: Programme, Programme: "paulchess"},
		{New: func(s Services) pane.Pane { return pitrat.New(s.Host, s.Work.Setup, s.Replay) }, In: Programme,
			Programme: "pitrat"},
		{New: Alone(botvinnik.NewMap), In: Programme, Simple: true},
		{New: Alone(ledger.New), In: Programme},
		{New: Alone(apart.New), In: Programme},
		{New: func(s Services) pane.Pane { return cause.New(s.Host, s.Replay) }, In: Programme},
		{New: func(s Services) pane.Pane { return game.New(s.Host, s.Books.Shelf) }, In: Games, Simple: true},
		{New: func(s Services) pane.Pane { return lesson.New(s.Host, s.Work, s.Files) }, Simple: true},
		{New: func(s Services) pane.Pane { return playpane.New(s.Host, s.Room, s.Files) }, In: Games},
		{New: func(s Services) pane.Pane { return book.New(s.Host, s.Books, s.Files) }, In: Games},
		{New: func(s Services) pane.Pane { return opinionpane.New(s.Host, s.Adviser, s.Files) }, In: Games},
	}
}

// Alone makes a pane that needs the window only.
func Alone(new func(pane.Host) pane.Pane) func(Services) pane.Pane {
	return func(s Services) pane.Pane { return new(s.Host) }
}

// settingUp makes a pane that sets what the next search will be.
func settingUp(new func(pane.Host, *workspace.Setup) pane.Pane) func(Services) pane.Pane {
	return func(s Services) pane.Pane { return new(s.Host, s.Work.Setup) }
}
