package lesson

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/handout"
	"drevo/app/work"
)

// offerHandout asks whether the page is to have the answers.
func (p *Pane) offerHandout() {
	driver := fyne.CurrentApp().Driver()
	canvas := driver.CanvasForObject(p.paper)
	if canvas == nil {
		return
	}
	at := driver.AbsolutePositionForObject(p.paper).AddXY(0, p.paper.Size().Height)
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", fyne.NewMenuItem("Handout ...", func() { p.handOut(false) }),
		fyne.NewMenuItem("Handout with answers ...", func() { p.handOut(true) })), canvas, at)
}

// handOut writes the lesson as a page into a file that the user names.
func (p *Pane) handOut(answers bool) {
	l := p.lesson
	if l == nil {
		return
	}
	type made struct {
		page handout.Page
		err  error
	}
	work.Run(p.slot, func(job *work.Job) made {
		page, err := p.desk.Handout(job.Context(), l, answers)
		return made{page, err}
	}, func(got made) {
		var text strings.Builder
		if got.err == nil {
			got.err = got.page.Write(&text)
		}
		if got.err != nil {
			p.host.Fault(got.err.Error())
			return
		}
		p.files.Save(l.Name()+".html", text.String())
	})
}
