package workbench

import (
	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
)

// unitNames says how the units of scores are called, in the order of [present.Units].
var unitNames = map[present.Unit]string{
	present.InPawns: "in pawns", present.InPoints: "in points", present.InOwn: "on the programme's own scale",
}

// format is how the scores of a search are printed.
func (w *Workbench) format(s *session.Search) present.Format {
	return present.Format{Scale: s.Programme.Scale(), Unit: w.unit}
}

// useUnit prints all scores in a unit.
func (w *Workbench) useUnit(unit present.Unit) {
	w.unit = unit
	w.tree.setUnit(unit)
}

// setUnit prints all scores in another unit, now and at the next start.
func (w *Workbench) setUnit(unit present.Unit) {
	if unit == w.unit {
		return
	}
	w.useUnit(unit)
	w.saver.change(func(c *config.Config) { c.Scores = string(unit) })
	if s := w.session.Search(); s != nil && !s.Running() {
		w.say(w.outcome(s))
	}
	w.showPlace()
	if w.window != nil {
		w.window.SetMainMenu(w.menu()) // with the mark at the unit
	}
}

// unitMenu offers the units of scores.
func (w *Workbench) unitMenu() *fyne.MenuItem {
	item := fyne.NewMenuItem(textUnit, nil)
	var units []*fyne.MenuItem
	for _, unit := range present.Units() {
		choice := fyne.NewMenuItem(unitNames[unit], func() { w.setUnit(unit) })
		choice.Checked = unit == w.unit
		units = append(units, choice)
	}
	item.ChildMenu = fyne.NewMenu("", units...)
	return item
}
