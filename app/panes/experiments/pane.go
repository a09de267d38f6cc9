package experiments

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/experiment"
	"drevo/app/pane"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
)

// Pane lists the experiments that repeat what the sources measured, with the source's figure, ours and a verdict; runs
// them, with progress and cancel; and shows their reports, that of the last run or of an earlier one.
type Pane struct {
	OnOpen func(experiment.Case) // a search that a row of a report is about is to be looked at

	all      []experiment.Experiment
	list     *rows.Table // of all
	at       int         // the one that is looked at
	sentence *widget.Label
	source   *widget.Label
	earlier  *tooltip.Select // the runs that were kept
	csv      *tooltip.Button
	run      *tooltip.Button
	full     *tooltip.Check // as many games as the documented figures ask for
	progress *widget.ProgressBar
	state    *widget.Label // what there is instead of a report
	report   *container.Scroll
	content  fyne.CanvasObject
	hints    *tooltip.Layer
	window   fyne.Window // once it was opened

	archive experiment.Archive
	runs    map[string][]experiment.Run // by experiment, the newest first, once it was looked at
	faults  map[string]error            // by experiment, why its last run or the reading of earlier ones failed
	ctx     context.Context
	post    func(func())
	running string             // the experiment that runs, empty for none
	began   time.Time          // when it did
	cancel  context.CancelFunc // of the experiment that runs, else nil
	pending atomic.Bool        // a progress waits for the window
}

// New returns the pane, whose experiments end with a context. Post runs a function on the
// window's goroutine.
func New(ctx context.Context, archive experiment.Archive, post func(func())) *Pane {
	p := &Pane{
		all: experiment.All(), sentence: widget.NewLabel(""), source: pane.Note(""), progress: widget.NewProgressBar(),
		state: widget.NewLabel(""), report: container.NewScroll(container.NewVBox()), hints: tooltip.NewLayer(),
		archive: archive, runs: map[string][]experiment.Run{}, faults: map[string]error{}, ctx: ctx, post: post,
	}
	p.hints.Post = post
	p.sentence.Wrapping, p.state.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	p.state.Importance = widget.LowImportance
	p.run = tooltip.NewTextButton(p.hints, "", nil, "", p.startOrCancel)
	p.run.Importance = widget.HighImportance
	p.full = tooltip.NewCheck(p.hints, "Full run", "Play as many games as the figures in the documentation ask for, for "+
		"an hour or so, instead of as many as take some minutes.", nil)
	p.earlier = tooltip.NewSelect(p.hints, nil, "Runs that were made before, with their date, the version of the program "+
		"and how long they took.", func(string) { p.showReport() })
	p.csv = tooltip.NewTextButton(p.hints, "Copy CSV", theme.ContentCopyIcon(), "Copy the tables below, for a spreadsheet.",
		p.copyCSV)
	p.list = p.overview()
	bar := container.NewBorder(nil, nil, nil, container.NewHBox(p.csv, p.full, pane.FixedWidth(p.run, 100)), p.earlier)
	head := container.NewVBox(p.sentence, p.source, bar, p.progress, widget.NewSeparator(), p.state)
	split := container.NewVSplit(p.list, container.NewBorder(head, nil, nil, nil, p.report))
	split.Offset = 0.35
	p.content = split
	p.progress.TextFormatter = p.progressText
	p.choose(0)
	p.showRunning()
	return p
}

// overview is the table of all experiments.
func (p *Pane) overview() *rows.Table {
	table := rows.NewTable([]rows.Column{
		{Key: "experiment", Name: "Experiment", Fit: true},
		{Key: "source", Name: "The source", Width: 90, Share: 2, Hint: "The figure of the source, in short"},
		{Key: "ours", Name: "Ours", Width: 90, Share: 3, Hint: "What was measured for docs/experiments.md, in short"},
		{Key: "verdict", Name: "Verdict", Width: 90, Share: 2},
		{Key: "time", Name: "Time", Fit: true, Align: fyne.TextAlignTrailing,
			Hint: "Of a processor; ≈ is extrapolated, – was not measured."},
	})
	table.OnHover = p.hints.Show
	table.Rows.OnSelect = func(row int) {
		if row >= 0 {
			p.choose(row)
		}
	}
	return table
}

// choose looks at an experiment.
func (p *Pane) choose(at int) {
	p.at = at
	p.list.SetLines(len(p.all), func(row int) rows.Line {
		e := p.all[row]
		f := e.Figure()
		return rows.Line{Hint: e.Sentence, Cells: []rows.Cell{{Text: e.Title, Hint: e.Sentence}, {Text: f.Source, Hint: f.Source},
			{Text: f.Ours, Hint: f.Ours}, {Text: f.Verdict, Hint: f.Verdict}, {Text: f.Time}}}
	}, at)
	p.describe()
}

// chosen is the experiment that is looked at.
func (p *Pane) chosen() experiment.Experiment { return p.all[p.at] }

// describe shows what the chosen experiment measures, what its source says, and what its
// last run gave.
func (p *Pane) describe() {
	e := p.chosen()
	p.sentence.SetText(e.Sentence)
	p.source.SetText("Source: " + e.Source)
	_, full := e.Full()
	p.full.Hidden = !full
	p.full.Refresh()
	if _, read := p.runs[e.Name]; !read {
		p.runs[e.Name], p.faults[e.Name] = p.archive.Runs(e.Name)
	}
	var names []string
	for i, r := range p.runs[e.Name] {
		names = append(names, phrase.Of("Run {number}, {date}: version {version}, {took}", "number", len(p.runs[e.Name])-i, "date", r.Date.Local().Format("2 Jan 2006 15:04:05"),
			"version", r.Version, "took", r.Took.Round(time.Millisecond).String()))
	}
	p.earlier.Options = names
	p.earlier.Hidden = len(names) == 0
	p.earlier.ClearSelected()
	p.earlier.SetSelectedIndex(0) // which shows the report
	if len(names) == 0 {
		p.showReport()
	}
}

// shown is the run that is looked at; ok is false where there is none.
func (p *Pane) shown() (r experiment.Run, ok bool) {
	at, runs := p.earlier.SelectedIndex(), p.runs[p.chosen().Name]
	if at < 0 || at >= len(runs) {
		return r, false
	}
	return runs[at], true
}

// showReport shows what the chosen run gave, or says why there is nothing.
func (p *Pane) showReport() {
	e := p.chosen()
	r, ran := p.shown()
	fault := p.faults[e.Name]
	text := ""
	switch {
	case p.running == e.Name:
		text = "It is being measured. The result will stand here."
	case errors.Is(fault, context.Canceled):
		text = "Cancelled: there is no new result."
	case fault != nil:
		text = "It failed: " + fault.Error()
	case p.running != "" && !ran:
		text = "Not measured yet; another experiment runs."
	case !ran:
		text = "Press Run: what the source says and what is measured here will stand side by side."
	}
	p.state.Importance = widget.LowImportance
	if fault != nil && !errors.Is(fault, context.Canceled) {
		p.state.Importance = widget.DangerImportance
	}
	p.state.SetText(text)
	p.state.Hidden = text == ""
	p.report.Content = container.NewVBox()
	if ran && p.running != e.Name {
		p.report.Content = p.reportView(r.Report)
	}
	p.csv.Hidden = !ran
	p.report.ScrollToTop()
	p.content.Refresh()
}

// copyCSV copies the tables of the run that is looked at.
func (p *Pane) copyCSV() {
	if r, ok := p.shown(); ok {
		var text strings.Builder
		_ = r.Report.CSV(&text) // into memory
		fyne.CurrentApp().Clipboard().SetContent(text.String())
	}
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
		began := time.Now()
		report, err := e.Run(ctx, p.tell)
		run := e.Ended(began, report)
		if err == nil {
			err = p.archive.Keep(run)
		} else {
			run = experiment.Run{}
		}
		p.post(func() { p.finished(e.Name, run, err) })
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

// finished takes a run in; one without a date did not come to its end.
func (p *Pane) finished(name string, run experiment.Run, err error) {
	p.cancel, p.running = nil, ""
	if p.faults[name] = err; !run.Date.IsZero() {
		p.runs[name] = append([]experiment.Run{run}, p.runs[name]...)
	}
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
	p.describe()
}

// Content is what the window of the experiments shows.
func (p *Pane) Content() fyne.CanvasObject { return p.content }

// Open shows the experiments in a window of their own, beside the workbench.
func (p *Pane) Open(title string) {
	if p.window == nil {
		p.window = fyne.CurrentApp().NewWindow(title + ": Experiments")
		p.window.SetContent(p.hints.Over(container.NewPadded(p.content)))
		p.window.Resize(fyne.NewSize(1100, 760))
		p.window.SetCloseIntercept(p.window.Hide)
	}
	p.window.Show()
	p.window.RequestFocus()
}
