package experiments

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/experiment"
	"drevo/app/pane"
)

// Pane runs the experiments that repeat what the sources measured, with
// progress and cancel, and shows their reports.
type Pane struct {
	choice   *widget.Select
	sentence *widget.Label
	source   *widget.Label
	run      *widget.Button
	progress *widget.ProgressBar
	report   *widget.TextGrid
	content  fyne.CanvasObject
	window   fyne.Window // once it was opened

	reports map[string]string // by experiment, what its last run gave
	ctx     context.Context
	post    func(func())
	cancel  context.CancelFunc // of the experiment that runs, else nil
	pending atomic.Bool        // a progress waits for the window
}

// New returns the pane, whose experiments end with a context. Post runs a function on the
// window's goroutine.
func New(ctx context.Context, post func(func())) *Pane {
	p := &Pane{
		sentence: widget.NewLabel(""), source: pane.Note(""), progress: widget.NewProgressBar(), report: widget.NewTextGrid(),
		reports: map[string]string{}, ctx: ctx, post: post,
	}
	p.sentence.Wrapping = fyne.TextWrapWord
	p.run = widget.NewButtonWithIcon("Run", theme.MediaPlayIcon(), p.startOrCancel)
	p.progress.Hide()
	var names []string
	for _, e := range experiment.All() {
		names = append(names, e.Name)
	}
	p.choice = widget.NewSelect(names, p.describe)
	p.choice.SetSelected(names[0])
	head := container.NewVBox(container.NewBorder(nil, nil, nil, p.run, p.choice), p.sentence, p.source, p.progress, widget.NewSeparator())
	p.content = container.NewBorder(head, nil, nil, nil, container.NewScroll(p.report))
	return p
}

// describe shows what the chosen experiment measures, what its source says, and what its
// last run gave.
func (p *Pane) describe(name string) {
	e, err := experiment.Find(name)
	if err != nil {
		return
	}
	p.sentence.SetText(e.Sentence)
	p.source.SetText("Source: " + e.Source)
	p.showReport()
}

// showReport shows what the last run of the chosen experiment gave.
func (p *Pane) showReport() {
	text, ran := p.reports[p.choice.Selected]
	if !ran {
		text = "Press Run: what the source says and what is measured here will stand side by side."
	}
	p.report.SetText(text)
}

func (p *Pane) startOrCancel() {
	if p.cancel != nil {
		p.cancel()
		return
	}
	e, err := experiment.Find(p.choice.Selected)
	if err != nil {
		return
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.cancel = cancel
	p.running(true)
	go func() {
		defer cancel()
		report, err := e.Run(ctx, p.tell)
		p.post(func() { p.finished(report, err) })
	}()
}

// tell passes progress on to the window, at most one at a time.
func (p *Pane) tell(done, total int) {
	if !p.pending.CompareAndSwap(false, true) {
		return
	}
	p.post(func() {
		p.pending.Store(false)
		p.progress.Max = float64(max(total, 1))
		p.progress.SetValue(float64(done))
	})
}

func (p *Pane) finished(report experiment.Report, err error) {
	p.cancel = nil
	p.running(false)
	switch {
	case errors.Is(err, context.Canceled):
		p.report.SetText("Cancelled.")
		return
	case err != nil:
		p.reports[p.choice.Selected] = err.Error()
	default:
		var text strings.Builder
		if err := report.Print(&text); err == nil {
			p.reports[p.choice.Selected] = text.String()
		}
	}
	p.showReport()
}

func (p *Pane) running(on bool) {
	if on {
		p.progress.SetValue(0)
		p.progress.Show()
		p.run.SetText("Cancel")
		p.run.SetIcon(theme.CancelIcon())
		p.choice.Disable()
		return
	}
	p.progress.Hide()
	p.run.SetText("Run")
	p.run.SetIcon(theme.MediaPlayIcon())
	p.choice.Enable()
}

// Open shows the experiments in a window of their own, beside the workbench.
func (p *Pane) Open(title string) {
	if p.window == nil {
		p.window = fyne.CurrentApp().NewWindow(title + ": Experiments")
		p.window.SetContent(container.NewPadded(p.content))
		p.window.Resize(fyne.NewSize(900, 640))
		p.window.SetCloseIntercept(p.window.Hide)
	}
	p.window.Show()
	p.window.RequestFocus()
}
