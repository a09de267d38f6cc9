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

// Entry is a pane of the list.
type Entry struct {
	New func(pane.Host) pane.Pane

	// Part puts the pane among the tabs of the programme, below the other tabs.
	Part bool

	// Programme is the ID of the one that the pane is about: the pane is there only while
	// that programme is chosen, and sees no trees of others. Empty for all programmes.
	Programme string
}

// All lists the panes in the order of their tabs. A new one is added here.
func All() []Entry {
	return []Entry{
		{New: why.New},
		{New: game.New},
		{New: terms.New},
		{New: compare.New},
		{New: play.New},
		{New: book.New},
		{New: opinion.New},
		{New: botvinnik.NewMap},
		{New: options.New, Part: true},
		{New: ledger.New, Part: true},
		{New: itep.NewBounds, Part: true, Programme: "itep"},
		{New: itep.NewScheme, Part: true, Programme: "itep"},
		{New: itep.NewBits, Part: true, Programme: "itep"},
		{New: kaissa.NewRounds, Part: true, Programme: "kaissa"},
		{New: paulchess.NewLaboratory, Part: true, Programme: "paulchess"},
		{New: pitrat.New, Part: true, Programme: "pitrat"},
	}
}
