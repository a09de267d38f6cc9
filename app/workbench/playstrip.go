package workbench

import (
	"drevo/app/pane"
	"drevo/app/strip"
	"drevo/app/workspace"
	"drevo/engine/board"
	row "drevo/widgets/strip"
)

// playStrip is the row below the tool bar that says what each programme plays here.
type playStrip struct {
	*row.View
	strip *strip.Strip
	work  *workspace.Workspace
	mute  bool // keeps the moves to itself
}

func newPlayStrip(s *strip.Strip, work *workspace.Workspace) *playStrip {
	p := &playStrip{View: row.New(), strip: s, work: work}
	p.OnChoose = p.open
	return p
}

// show asks about the place of a view, but not while a game is played: it would tell a player what is best, and take
// time from the clocks.
func (p *playStrip) show(v pane.View) {
	if p.work.Playing() {
		p.strip.Rest()
		p.Set([]string{"What the programmes would play is not worked out while a game is played."}, nil)
		return
	}
	p.strip.Hold(p.work.Session.Running() != nil)
	p.strip.Show(v.Game)
	p.fill()
}

// fill puts what is known into the row.
func (p *playStrip) fill() {
	var items []row.Item
	for _, play := range p.strip.Plays() {
		item := row.Item{Move: play.Move(), Value: play.Value(), Name: play.Title(), Years: play.Years(),
			Hint: play.Hint(), Lit: p.strip.Grown(play, p.work.Session.Search()),
			Pale: play.Answer == nil || play.Answer.Move == board.NoMove}
		if p.mute {
			item.Move, item.Value, item.Hint, item.Pale = "?", "", "", true
		}
		items = append(items, item)
	}
	p.Set([]string{"The programmes play, each by its own count:", "Each by its own count:"}, items)
}

// open grows the tree of a play, with the options and within the limits of the strip.
func (p *playStrip) open(item int) {
	p.work.ThinkWith(p.strip.Plays()[item].Contender, strip.Limits())
}
