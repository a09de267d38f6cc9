// Package panes lists what stands in the tabs of the window. Each pane, or all panes about
// one programme, are a package below this one.
package panes

import (
	"drevo/app/pane"
	"drevo/app/panes/book"
	"drevo/app/panes/botvinnik"
	"drevo/app/panes/compare"
	"drevo/app/panes/game"
	"drevo/app/panes/itep"
	"drevo/app/panes/kaissa"
	"drevo/app/panes/ledger"
	"drevo/app/panes/opinion"
	"drevo/app/panes/options"
	"drevo/app/panes/paulchess"
	"drevo/app/panes/pitrat"
	"drevo/app/panes/play"
	"drevo/app/panes/terms"
	"drevo/app/panes/why"
)

// The tabs that hold several panes.
const (
	Compare   = "Compare"
	Programme = "Programme"
	Games     = "Games"
)

// Entry is a pane of the list.
type Entry struct {
	New func(pane.Host) pane.Pane

	// In is the tab that holds the pane together with others, each with a tab of its own in it; empty
	// for a pane that has a tab to itself. Such a tab stands where the first of its panes does.
	In string

	// Programme is the ID of the one that the pane is about: the pane is there only while
	// that programme is chosen, and sees no trees of others. Empty for all programmes.
	Programme string
}

// All lists the panes in the order of their tabs. A new one is added here.
func All() []Entry {
	return []Entry{
		{New: why.New},
		{New: terms.New},
		{New: compare.New, In: Compare},
		{New: ledger.New, In: Compare},
		{New: options.New, In: Programme},
		{New: itep.NewBounds, In: Programme, Programme: "itep"},
		{New: itep.NewScheme, In: Programme, Programme: "itep"},
		{New: itep.NewBits, In: Programme, Programme: "itep"},
		{New: kaissa.NewRounds, In: Programme, Programme: "kaissa"},
		{New: paulchess.NewLaboratory, In: Programme, Programme: "paulchess"},
		{New: pitrat.New, In: Programme, Programme: "pitrat"},
		{New: botvinnik.NewMap, In: Programme},
		{New: game.New, In: Games},
		{New: play.New, In: Games},
		{New: book.New, In: Games},
		{New: opinion.New, In: Games},
	}
}
