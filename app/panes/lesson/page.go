package lesson

import (
	"strings"

	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/lesson"
	"drevo/internal/phrase"
	"drevo/widgets/prose"
)

// page is some text with the task that ends it; the last page has none.
type page struct {
	blocks []lesson.Block
	task   *lesson.Task
}

// pagesOf parts a lesson at its tasks.
func pagesOf(l *lesson.Lesson) (pages []page) {
	var now page
	for _, b := range l.Blocks {
		switch {
		case b.Task != nil:
			now.task = b.Task
			pages = append(pages, now)
			now = page{}
		case b.Check == nil:
			now.blocks = append(now.blocks, b)
		}
	}
	if len(now.blocks) > 0 || len(pages) == 0 {
		pages = append(pages, now)
	}
	return pages
}

// fill shows the page, or what there is to choose from.
func (p *Pane) fill() {
	p.task.set(nil)
	if p.lesson == nil {
		list := []prose.Paragraph{prose.Text(prose.Large, "Lessons"), prose.Text(prose.Plain, "Each is ten minutes: some "+
			"text, and tasks that the tree of a real search answers. Choose one, or open your own.")}
		for _, name := range p.choice.Options {
			list = append(list, prose.Paragraph{Style: prose.Plain, Runs: []prose.Run{{Text: name, Link: name}}})
		}
		p.text.Set(list...)
		p.fillFoot()
		return
	}
	p.write()
	p.fillFoot()
	p.body.Refresh()
}

// toEverything is the link that shows the face with everything.
const toEverything = "everything"

// write writes the text of the page.
func (p *Pane) write() {
	var list []prose.Paragraph
	if p.at == 0 {
		list = append(list, prose.Text(prose.Large, p.lesson.Title))
		if p.lesson.Source != "" {
			list = append(list, prose.Text(prose.Small, p.lesson.Source))
		}
	}
	if p.wantsMore() {
		list = append(list, prose.Paragraph{Style: prose.Small, Runs: []prose.Run{{Text: "Written for the whole tree and " +
			"all tabs, which the simple face has not: "}, {Text: "show everything", Link: toEverything}, {Text: "."}}})
	}
	for _, fault := range p.course.Faults {
		list = append(list, prose.Text(prose.Plain.In(theme.ColorNameError), fault.Error()))
	}
	if p.at < len(p.pages) {
		for _, b := range p.pages[p.at].blocks {
			list = append(list, paragraphs(b)...)
		}
	}
	p.text.Set(list...)
}

// wantsMore reports whether the lesson was written for the face with everything, and the window wears the simple one.
func (p *Pane) wantsMore() bool { return p.view.Simple && p.lesson.Face == config.FaceEverything }

// fillFoot shows where the learner is.
func (p *Pane) fillFoot() {
	show := p.lesson != nil
	for _, b := range []interface {
		Show()
		Hide()
	}{p.back, p.next, p.again, p.paper} {
		if show {
			b.Show()
		} else {
			b.Hide()
		}
	}
	if !show {
		return
	}
	p.next.SetText(phrase.Of("Next ({page} of {all})", "page", p.at+1, "all", len(p.pages)))
	enable(p.back, p.at > 0)
	enable(p.next, p.at+1 < len(p.pages))
}

func enable(b interface {
	Enable()
	Disable()
}, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// paragraphs are a block of the text.
func paragraphs(b lesson.Block) (list []prose.Paragraph) {
	style := prose.Plain
	switch {
	case b.Heading > 0:
		style = prose.Large
	case b.Code:
		for line := range strings.SplitSeq(b.Words(), "\n") {
			list = append(list, prose.Text(prose.Plain, line))
		}
		return list
	}
	paragraph := prose.Paragraph{Style: style}
	if b.Bullet != "" {
		paragraph.Runs = append(paragraph.Runs, prose.Run{Text: b.Bullet + " "})
	}
	for _, s := range b.Spans {
		paragraph.Runs = append(paragraph.Runs, prose.Run{Text: s.Text, Link: s.Link})
	}
	return append(list, paragraph)
}
