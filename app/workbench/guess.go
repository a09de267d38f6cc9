package workbench

import (
	"maps"

	"fyne.io/fyne/v2"

	"drevo/app/headline"
	"drevo/app/pane"
	"drevo/app/panes/lesson"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// guess keeps the answer back until it is asked for, or a move was made in its place.
type guess struct {
	window  *Workbench
	on      bool
	at      board.Position
	hidden  []fyne.CanvasObject
	quizzed lesson.Quiz         // what a lesson asks for
	trees   []fyne.CanvasObject // those of hidden that a lesson hides
}

// toggle hides the answer, or shows it. Where there is none yet it lets the programme think.
func (g *guess) toggle() {
	w := g.window
	if g.on {
		g.reveal()
		return
	}
	g.on, g.at = true, w.Session.Position()
	g.set(false)
	if !w.view.InTree && w.Session.Running() == nil && g.at.HasLegalMove() {
		w.Think()
	}
}

// set shows what has the answer, or hides it.
func (g *guess) set(answer bool) {
	w := g.window
	w.faces.guess.SetText("Guess first")
	if !answer {
		w.faces.guess.SetText("Show the answer")
	}
	w.headline.SetMute(!answer)
	w.board.SetMute(!answer)
	w.plays.mute = !answer
	w.plays.fill()
	for _, o := range g.hidden {
		show(o, answer)
	}
	if answer {
		w.faces.wear(w.faces.simple) // each face has its own of what was hidden
	}
	w.quiet = w.faces.simple || !answer
	w.bar.say("", false)
	w.Redraw()
	w.appearance.relayout()
}

// quiz hides what has the answer while a lesson asks, but not the tab in which it asks.
func (g *guess) quiz(q lesson.Quiz) {
	w, before := g.window, g.quizzed
	if g.on || q.Tree == before.Tree && q.Of == before.Of && maps.Equal(q.Asked, before.Asked) {
		return
	}
	if g.quizzed = q; len(q.Asked) > 0 || len(before.Asked) > 0 {
		w.Post(w.Show)
	}
	w.headline.SetMute(q.Hides())
	if w.quiet = w.faces.simple || q.Hides(); w.quiet {
		w.bar.say("", false)
	} else {
		w.AnnounceAgain()
	}
	on := q.Tree
	if on == before.Tree {
		return
	}
	w.board.SetMute(on)
	w.plays.mute = on
	w.plays.fill()
	if on {
		hide(g.trees)
	} else {
		w.faces.wear(w.faces.simple) // each face has its own tree
	}
	w.Redraw()
	w.appearance.relayout()
}

// reveal shows the answer.
func (g *guess) reveal() {
	g.on = false
	g.set(true)
	g.window.AnnounceAgain()
}

// follow reveals the answer when a move was made, and says what the programme plays in its place.
func (g *guess) follow(v pane.View) {
	if !g.on || v.Position == g.at {
		return
	}
	g.reveal()
	last := v.Game.LastMove()
	if v.Search == nil || last == board.NoMove || v.Game.Before() != g.at || v.Search.Position != g.at {
		return
	}
	choice := headline.Of(v.Search).Facts.Move
	say := phrase.With("move", present.Compact(g.at, []board.Move{last}), "name", v.Search.Programme.About().Name)
	switch {
	case choice == board.NoMove:
		return
	case choice == last:
		g.window.Status(say("You and {name} play {move}."))
		return
	}
	g.window.Status(phrase.Of("You play {move}, {name} {other}.", "move", present.Compact(g.at, []board.Move{last}),
		"name", v.Search.Programme.About().Name, "other", present.Compact(g.at, []board.Move{choice})))
}
