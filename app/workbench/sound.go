package workbench

import (
	"fyne.io/fyne/v2"

	"drevo/app/config"
)

// soundMenu offers what can be heard. Nothing can at first.
func (w *Workbench) soundMenu() *fyne.MenuItem {
	kept := w.settings.Config().Sound
	item := func(name string, on bool, change func(*config.Sound)) *fyne.MenuItem {
		m := fyne.NewMenuItem(name, func() { w.setSound(change) })
		m.Checked = on
		return m
	}
	return submenu("Sound", []*fyne.MenuItem{
		item("Music while a programme thinks", kept.Music, func(s *config.Sound) { s.Music = !s.Music }),
		item("A knock for every move that is played", kept.Moves, func(s *config.Sound) { s.Moves = !s.Moves }),
	})
}

// setSound changes what is to be heard, and lets it be heard.
func (w *Workbench) setSound(change func(*config.Sound)) {
	before := w.settings.Config().Sound
	w.settings.Change(func(c *config.Config) { change(&c.Sound) })
	if now := w.settings.Config().Sound; now.Moves && !before.Moves {
		w.sound.Knock()
	}
	w.playMusic()
	w.newMenu() // with the mark at what is chosen
}

// playMusic plays music while a programme thinks, about a position or a move, where the user wants that.
func (w *Workbench) playMusic() {
	thinking := w.session.Running() != nil || w.table.Thinks()
	w.sound.Music(thinking && w.settings.Config().Sound.Music)
}
