// Package headline is what stands over the tree: which move the search has chosen and what it looked at, in words.
package headline

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/candidates"
	"drevo/app/caption"
	"drevo/app/headline"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/prose"
)

// Pane is the headline.
type Pane struct {
	pane.Tab
	text     *prose.View
	host     pane.Host
	alone    *work.Slot      // searches what comes after another answer
	own      *session.Search // that search, once it has ended
	answered bool            // it has something to say
	line     *work.Slot      // lets another programme search the line
	other    *session.Search // that search, where it plays better

	view  pane.View
	of    *session.Search // whose headline is shown
	ended bool            // it was of the end
	whole int             // the iteration that it spoke of
	said  headline.Headline
	plain bool // says what is behind the choice, too
	mute  bool // keeps the answer to itself
	room  Room

	jargon pane.Jargon
	OnWord func(name string) // a word is wanted in the glossary
	// OnAnswered is told of the answer that is expected to the chosen move, and of another that was searched by itself.
	OnAnswered func(expected, asked pane.Side, found *session.Search)
	// Other is the programme that searches the positions of the expected line, too; nil for none.
	Other func() (search.Programme, search.Values)
}

// New returns the headline.
func New(host pane.Host) *Pane {
	p := &Pane{text: prose.New(), host: host, alone: host.Slot("Searching another answer"),
		line: host.Slot("Searching the expected line"), OnWord: func(string) {},
		OnAnswered: func(pane.Side, pane.Side, *session.Search) {},
		Other:      func() (by search.Programme, values search.Values) { return by, values }}
	p.text.OnHover, p.text.OnLink = host.Hints().Show, p.open
	p.Tab = pane.NewTab("headline", "Headline", p.text)
	return p
}

// SetPlain lets the headline say what is behind the choice as well.
func (p *Pane) SetPlain(on bool) {
	if p.plain != on {
		p.plain = on
		p.ask()
	}
	p.fill()
}

// SetMute lets the headline ask for a move instead of naming one.
func (p *Pane) SetMute(on bool) { p.mute = on; p.fill() }

// Room is for how much there is room below the other sentences.
type Room int

const (
	ForAll   Room = iota
	ForOther      // what another programme plays; the mouse over it tells why that was missed
	ForNone
)

// SetRoom says less or more of what another programme plays.
func (p *Pane) SetRoom(room Room) {
	if p.room != room {
		p.room = room
		p.fill()
	}
}

// Words is what is said, a line a paragraph.
func (p *Pane) Words() string { return p.text.Words() }

// Show says what there is to say of the search of the view.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.look()
	p.fill()
}

// Grow follows a search that runs.
func (p *Pane) Grow() {
	if p.look() {
		p.fill()
	}
}

// look reads the headline of the search, unless it is known. It reports whether it says something else.
func (p *Pane) look() bool {
	s := p.view.Search
	if s == nil {
		p.of, p.said = nil, headline.Headline{}
		p.forget()
		return true
	}
	ended := !s.Running()
	whole, _ := s.Whole()
	if s == p.of && ended == p.ended && (ended || whole.Depth == p.whole && whole.Depth > 0) {
		return false
	}
	before := p.said.Choice()
	p.of, p.ended, p.whole = s, ended, whole.Depth
	p.said = headline.Of(s)
	p.ask()
	return p.said.Choice() != before
}

// ask searches what comes after the answer that is asked about, beside the window, where that is said.
func (p *Pane) ask() {
	p.forget()
	of, asked := p.of, p.said.Facts.Asked
	if of == nil || of.Traced() || !p.plain {
		return
	}
	p.askOther(of)
	if asked.Answer == board.NoMove {
		return
	}
	chosen := p.said.Facts.Move
	work.Run(p.alone, func(job *work.Job) *session.Search {
		own := candidates.After(job.Context(), of, search.Limits{Nodes: candidates.MostNodes}, chosen, asked.Answer)
		_, _ = own.Wait() // of a failure there is nothing to say
		return wanted(job, own)
	}, func(own *session.Search) {
		p.own = own
		p.answered = p.said.Answered(own)
		p.Tell()
		p.fill()
	})
}

// Tell tells again of the answer that was searched by itself, if one was: who hears of it may not have been there.
func (p *Pane) Tell() {
	if p.own == nil || !p.answered || p.view.Search != p.of {
		return
	}
	chosen, expected, other := p.said.Facts.Both()
	side := pane.Side{At: p.view.Place(chosen), Move: p.said.Facts.Asked.Answer}
	if other.Kept() {
		side = p.view.Place(other).Side()
	}
	p.OnAnswered(p.view.Place(expected).Side(), side, p.own)
}

// askOther lets another programme search the line that is expected, beside the window.
func (p *Pane) askOther(of *session.Search) {
	by, values := p.Other()
	if by == nil || of.Running() {
		return
	}
	type found struct {
		*session.Search
		at int
	}
	facts, done := p.said.Facts, of.Hold()
	work.Run(p.line, func(job *work.Job) found {
		defer done()
		other, at := candidates.Otherwise(job.Context(), of, &facts, by, values,
			search.Limits{Nodes: candidates.OtherNodes}, candidates.MuchMore)
		return found{wanted(job, other), at}
	}, func(f found) {
		if p.other = f.Search; p.other != nil {
			p.said.Heard(of, p.other, f.at)
			p.fill()
		}
	})
}

// wanted is a search that a job has made, or nil where the job is not wanted any more: then nobody else releases it.
func wanted(job *work.Job, s *session.Search) *session.Search {
	if s != nil && job.Context().Err() != nil {
		s.Release()
		return nil
	}
	return s
}

// forget gives up the searches beside that which is shown.
func (p *Pane) forget() {
	p.alone.Cancel()
	p.line.Cancel()
	for _, s := range []**session.Search{&p.own, &p.other} {
		if *s != nil {
			(*s).Release()
			*s = nil
		}
	}
}

// fill puts the sentences on the pane.
func (p *Pane) fill() {
	if p.of == nil {
		p.text.Set(p.toDo()...)
		return
	}
	switch {
	case p.view.Quizzed():
		p.text.Set(prose.Text(prose.Plain, p.view.Empty("")))
		return
	case p.mute:
		p.text.Set(prose.Text(prose.Large, "What would you play here?"), prose.Text(prose.Plain, "Make a move on the board, "+
			"or look at the answer."))
		return
	}
	list := []prose.Paragraph{{Style: prose.Large, Runs: []prose.Run{{Text: p.said.Choice(), Hint: p.said.Note}}}}
	list = append(list, prose.Text(draw.Style{Bold: true}, p.said.Parting()))
	if proved := p.said.Proved(); proved != "" {
		list = append(list, prose.Text(prose.Plain, proved))
	}
	rest := p.coverage()
	if p.plain {
		list = append(list, prose.Paragraph{Style: prose.Plain, Runs: p.linked(p.said.Answer())})
		rest = append(p.linked(p.said.End()+" "), rest...)
	}
	list = append(list, prose.Paragraph{Style: prose.Plain, Runs: rest})
	if other := p.said.Otherwise(); p.plain && p.room != ForNone && other != "" { // last, for "it" is who chose
		list = append(list, prose.Paragraph{Style: prose.Plain, Runs: p.played(other, p.said.Missed())})
	}
	p.text.Set(list...)
}

// played is what another programme plays, and why that was missed.
func (p *Pane) played(said, missed string) []prose.Run {
	if p.room == ForAll {
		return p.linked(said + " " + missed)
	}
	return []prose.Run{{Text: said, Hint: missed}}
}

// toDo is what to do where there is no search: the task of the game, if it is one, comes first.
func (p *Pane) toDo() []prose.Paragraph {
	press := prose.Text(prose.Plain, p.view.Empty("Press Think to let it choose a move."))
	if p.view.Game == nil { // before anything is shown
		return []prose.Paragraph{press}
	}
	task := caption.Task(p.view.Game)
	if task == "" || p.mute {
		return []prose.Paragraph{press}
	}
	return []prose.Paragraph{{Style: draw.Style{Size: theme.SizeNameSubHeadingText}, Bar: theme.ColorNameWarning,
		Runs: []prose.Run{{Text: task, Hint: "What the game asks for."}}}, press}
}

// coverage is the sentence about the moves, with the rules as links.
func (p *Pane) coverage() (runs []prose.Run) {
	rest := p.said.Coverage()
	for _, g := range p.said.Facts.Groups {
		before, after, found := strings.Cut(rest, g.Rule())
		if !found {
			continue
		}
		runs = append(append(runs, p.linked(before)...), prose.Run{Text: g.Rule(), Link: string(g.Reason.Key),
			Hint: present.Sourced(g.Reason.Sentence, g.Reason.Source)})
		rest = after
	}
	return append(runs, p.linked(rest)...)
}

// open offers what there is about a word: of a rule that left moves out, the first of them is the example.
func (p *Pane) open(link string, at fyne.Position) {
	for _, g := range p.said.Facts.Groups {
		if string(g.Reason.Key) != link {
			continue
		}
		menu := fyne.NewMenu("", fyne.NewMenuItem("Show one here", func() { p.example(g) }),
			fyne.NewMenuItem("In the glossary", func() { p.OnWord(g.Reason.Name) }))
		if c := fyne.CurrentApp().Driver().CanvasForObject(p.text); c != nil {
			widget.ShowPopUpMenuAtPosition(menu, c, at)
		}
		return
	}
	p.jargon.Open(p.host, link, at)
}

// linked is a text with the words of the glossary as links, but for those that stand in a rule, which is a link itself.
func (p *Pane) linked(text string) []prose.Run {
	return prose.Linked(text, slices.DeleteFunc(p.jargon.Links(p.view, text), func(l draw.Link) bool {
		return slices.ContainsFunc(p.said.Facts.Groups, func(g headline.Group) bool {
			return strings.Contains(g.Rule(), text[l.From:l.To])
		})
	}))
}

// example sets the first of the moves that a rule left out beside the one that was chosen.
func (p *Pane) example(g headline.Group) {
	best := p.view.Nodes.BestMoves(tree.Root, 1)
	if p.view.Search != p.of || len(best) == 0 || len(g.Moves) == 0 {
		return
	}
	p.host.Compare(p.view.Place(best[0]).Side(), pane.Side{At: p.view.Place(tree.Root), Move: g.Moves[0]})
}
