package experiments

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/experiment"
	"drevo/app/pane"
	"drevo/widgets/tooltip"
)

// Pane runs the experiments that repeat what the sources measured, with
// progress and cancel, and shows their reports.
type Pane struct {
	OnOpen func(experiment.Case) // a search that a row of a report is about is to be looked at

	all      []experiment.Experiment
	choice   *tooltip.Select
	sentence *widget.Label
	source   *widget.Label
	run      *tooltip.Button
	full     *tooltip.Check // as many games as the documented figures ask for
	progress *widget.ProgressBar
	state    *widget.Label // what there is instead of a report
	report   *container.Scroll
	content  fyne.CanvasObject
	hints    *tooltip.Layer
	window   fyne.Window // once it was opened

	outcomes map[string]ended // by experiment, of its last run
	ctx      context.Context
	post     func(func())
	running  string             // the experiment that runs, empty for none
	began    time.Time          // when it did
	cancel   context.CancelFunc // of the experiment that runs, else nil
	pending  atomic.Bool        // a progress waits for the window
}

// ended is what a run has ended with.
type ended struct {
	report experiment.Report
	err    error
}

// New returns the pane, whose experiments end with a context. Post runs a function on the
// window's goroutine.
func New(ctx context.Context, post func(func())) *Pane {
	p := &Pane{
		all: experiment.All(), sentence: widget.NewLabel(""), source: pane.Note(""), progress: widget.NewProgressBar(),
		state:  widget.NewLabel(""),
		report: container.NewScroll(container.NewVBox()), hints: tooltip.NewLayer(), outcomes: map[string]ended{}, ctx: ctx,
		post: post,
	}
	p.hints.Post = post
	p.sentence.Wrapping, p.state.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	p.state.Importance = widget.LowImportance
	p.run = tooltip.NewTextButton(p.hints, "", nil, "", p.startOrCancel)
	p.run.Importance = widget.HighImportance
	var titles []string
	for _, e := range p.all {
		titles = append(titles, e.Title)
	}
	p.full = tooltip.NewCheck(p.hints, "Full run", "Play as many games as the figures in the documentation ask for, for "+
		"an hour or so, instead of as many as take some minutes.", nil)
	p.choice = tooltip.NewSelect(p.hints, titles, "An experiment of a source, measured again. Its last result stays.",
		func(string) { p.describe() })
	head := container.NewVBox(container.NewBorder(nil, nil, nil, container.NewHBox(p.full, pane.FixedWidth(p.run, 100)),
		p.choice), p.sentence, p.source, p.progress, widget.NewSeparator(), p.state)
	p.content = container.NewBorder(head, nil, nil, nil, p.report)
	p.progress.TextFormatter = p.progressText
	p.showRunning()
	p.choice.SetSelectedIndex(0)
	return p
}

// chosen is the experiment that is looked at.
func (p *Pane) chosen() experiment.Experiment { return p.all[max(p.choice.SelectedIndex(), 0)] }

// describe shows what the chosen experiment measures, what its source says, and what its
// last run gave.
func (p *Pane) describe() {
	e := p.chosen()
	p.sentence.SetText(e.Sentence)
	p.source.SetText("Source: " + e.Source)
	_, full := e.Full()
	p.full.Hidden = !full
	p.full.Refresh()
	p.showReport()
}

// showReport shows what the last run of the chosen experiment gave, or says why there is nothing.
func (p *Pane) showReport() {
	e := p.chosen()
	o, ran := p.outcomes[e.Name]
	text := ""
	switch {
	case p.running == e.Name:
		text = "It is being measured. The result will stand here."
	case p.running != "" && !ran:
		text = "Not measured yet; another experiment runs."
	case !ran:
		text = "Press Run: what the source says and what is measured here will stand side by side."
	case errors.Is(o.err, context.Canceled):
		text = "Cancelled: there is no result."
	case o.err != nil:
		text = "It failed: " + o.err.Error()
	}
	p.state.Importance = widget.LowImportance
	if ran && o.err != nil && !errors.Is(o.err, context.Canceled) {
		p.state.Importance = widget.DangerImportance
	}
	p.state.SetText(text)
	p.state.Hidden = text == ""
	p.report.Content = container.NewVBox()
	if text == "" {
		p.report.Content = p.reportView(o.report)
	}
	p.report.ScrollToTop()
	p.content.Refresh()
}

func (p *Pane) startOrCancel() {
	if p.cancel != nil {
		p.cancel()
		return
	}
	e := p.chosen()
	if p.full.Checked {
		e, _ = e.Full()
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.cancel, p.running, p.began = cancel, e.Name, time.Now()
	p.progress.SetValue(0)
	p.showRunning()
	go func() {
		defer cancel()
		report, err := e.Run(ctx, p.tell)
		p.post(func() { p.finished(e.Name, report, err) })
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

// progressText says how much is done, and how long the rest will take at this rate.
func (p *Pane) progressText() string {
	done := p.progress.Value / max(p.progress.Max, 1)
	text := fmt.Sprintf("%.0f %%", 100*done)
	if took := time.Since(p.began); done > 0.02 && took > 2*time.Second {
		left := time.Duration(float64(took) * (1 - done) / done)
		text += fmt.Sprintf(", about %s left", left.Round(time.Second))
	}
	return text
}

func (p *Pane) finished(name string, report experiment.Report, err error) {
	p.cancel, p.running = nil, ""
	p.outcomes[name] = ended{report, err}
	p.showRunning()
}

// showRunning shows whether an experiment runs.
func (p *Pane) showRunning() {
	p.progress.Hidden = p.running == ""
	if p.running != "" {
		p.run.SetText("Cancel")
		p.run.SetIcon(theme.CancelIcon())
		p.run.SetHint("Give the running experiment up")
	} else {
		p.run.SetText("Run")
		p.run.SetIcon(theme.MediaPlayIcon())
		p.run.SetHint("Measure what the source measured; some experiments take minutes")
	}
	p.showReport()
}

// Content is what the window of the experiments shows.
func (p *Pane) Content() fyne.CanvasObject { return p.content }

// Open shows the experiments in a window of their own, beside the workbench.
func (p *Pane) Open(title string) {
	if p.window == nil {
		p.window = fyne.CurrentApp().NewWindow(title + ": Experiments")
		p.window.SetContent(p.hints.Over(container.NewPadded(p.content)))
		p.window.Resize(fyne.NewSize(900, 640))
		p.window.SetCloseIntercept(p.window.Hide)
	}
	p.window.Show()
	p.window.RequestFocus()
}
