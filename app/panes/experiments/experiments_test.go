package experiments

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/experiment"
	"drevo/app/outcome"
	"drevo/app/version"
	"drevo/widgets/chart"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

// open returns the pane with an experiment chosen, and the queue of the window.
func open(t *testing.T, title string) (*Pane, chan func()) {
	queue := make(chan func(), 1024)
	test.NewTempApp(t)
	p := New(t.Context(), experiment.Beside(t.TempDir()+"/drevo.json"), func(do func()) { queue <- do })
	w := test.NewTempWindow(t, p.Content())
	w.Resize(fyne.NewSize(900, 640))
	p.chooseTitle(title)
	return p, queue
}

// chooseTitle clicks on the row of an experiment; an empty title is none.
func (p *Pane) chooseTitle(title string) {
	if at := slices.IndexFunc(p.all, func(e experiment.Experiment) bool { return e.Title == title }); at >= 0 {
		p.list.Rows.OnSelect(at)
	}
}

// TestExperimentIsCancelled starts an experiment of minutes and gives it up.
func TestExperimentIsCancelled(t *testing.T) {
	p, queue := open(t, "ITEP: Moves of the recorded games")
	if !strings.Contains(p.state.Text, "Press Run") {
		t.Errorf("before the run the page says %q", p.state.Text)
	}
	p.startOrCancel()
	if p.cancel == nil || !p.progress.Visible() || p.run.Text != "Cancel" || strings.Contains(p.state.Text, "Press Run") {
		t.Fatalf("the button says %q, the page %q", p.run.Text, p.state.Text)
	}
	p.chooseTitle("Botvinnik: The ways of a king")
	if !strings.Contains(p.state.Text, "another experiment runs") {
		t.Errorf("beside a running one the page says %q", p.state.Text)
	}
	p.chooseTitle("ITEP: Moves of the recorded games")
	p.startOrCancel()
	for p.cancel != nil {
		(<-queue)()
	}
	if !strings.Contains(p.state.Text, "Cancelled") || p.progress.Visible() {
		t.Errorf("after the cancel the page says %q", p.state.Text)
	}
}

// TestTheFullRunIsOffered where games are played, and nowhere else.
func TestTheFullRunIsOffered(t *testing.T) {
	p, _ := open(t, "Botvinnik: The ways of a king")
	if p.full.Visible() {
		t.Error("the ways of a king have a full run")
	}
	p.chooseTitle("PaulChess: Simple1 against 1.0")
	if !p.full.Visible() || p.full.Checked {
		t.Errorf("Simple1 against 1.0: visible %v, checked %v", p.full.Visible(), p.full.Checked)
	}
}

// TestReportHasChartAndTables: the source's figure and ours stand side by side, above the tables.
func TestReportHasChartAndTables(t *testing.T) {
	p, queue := open(t, "Botvinnik: The ways of a king")
	p.startOrCancel()
	for p.cancel != nil {
		(<-queue)()
	}
	box, ok := p.report.Content.(*fyne.Container)
	if !ok || p.state.Visible() || !p.csv.Visible() || len(box.Objects) < 4 {
		t.Fatalf("the page says %q", p.state.Text)
	}
	if _, ok := box.Objects[0].(*chart.Bars); !ok {
		t.Errorf("at the top stands a %T", box.Objects[0])
	}
	table, ok := box.Objects[2].(*fyne.Container).Objects[0].(*rows.Table)
	if !ok {
		t.Fatalf("below it stands a %T", box.Objects[2])
	}
	items := drawtest.Items(table.Rows.Surface)
	if words := drawtest.Words(items); !slices.Contains(words, "393") || !slices.Contains(words, "a4") {
		t.Errorf("the table has %q", words)
	}
	for _, item := range items {
		if item.Cut {
			t.Errorf("%q has no room", item.Text)
		}
	}
}

// TestEarlierRunsAreShown: those that were kept, by another window too, are chosen by their date.
func TestEarlierRunsAreShown(t *testing.T) {
	p, queue := open(t, "Botvinnik: The ways of a king")
	for range 2 {
		p.startOrCancel()
		for p.cancel != nil {
			(<-queue)()
		}
	}
	if len(p.earlier.Options) != 2 || p.earlier.SelectedIndex() != 0 || !strings.Contains(p.earlier.Options[1], version.Number) {
		t.Fatalf("earlier runs are %q", p.earlier.Options)
	}
	again := New(t.Context(), p.archive, p.post)
	again.chooseTitle("Botvinnik: The ways of a king")
	again.earlier.SetSelectedIndex(1)
	if len(again.earlier.Options) != 2 || len(again.report.Content.(*fyne.Container).Objects) < 4 {
		t.Errorf("another window shows %q", again.earlier.Options)
	}
	again.copyCSV()
	if text := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(text, "393") {
		t.Errorf("copied is %q", text)
	}
}

// TestRowsAboutASearchOpenIt: a click on one hands its case on, and the hint says so; others do nothing.
func TestRowsAboutASearchOpenIt(t *testing.T) {
	p, _ := open(t, "")
	c := experiment.Case{Programme: "itep", Position: "8/8/8/8/8/8/8/8 w - - 0 1"}
	of := &experiment.Table{Table: outcome.New("Table", outcome.Column{Name: "name", Unit: "nodes"}),
		Cases: []experiment.Case{{}, c}}
	for range 3 {
		of.Add("a row")
	}
	var opened []experiment.Case
	p.OnOpen = func(c experiment.Case) { opened = append(opened, c) }
	table := p.table(of)
	for row := range 3 {
		table.Rows.OnTap(row, fyne.Position{})
	}
	if len(opened) != 1 || opened[0].Position != c.Position {
		t.Errorf("opened %v", opened)
	}
	if hint := table.Columns()[0].Hint; hint != "Unit: nodes" {
		t.Errorf("the head says %q", hint)
	}
}

// TestTheWheelMovesTheReport also over a table.
func TestTheWheelMovesTheReport(t *testing.T) {
	p, queue := open(t, "Botvinnik: The ways of a king")
	p.startOrCancel()
	for p.cancel != nil {
		(<-queue)()
	}
	p.report.Resize(fyne.NewSize(400, 100))
	newWheel(p.report).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -40}})
	if p.report.Offset.Y != 40 {
		t.Errorf("the report stands at %v", p.report.Offset)
	}
}

// TestTitlesAreWords: nobody reads ids.
func TestTitlesAreWords(t *testing.T) {
	p, _ := open(t, "")
	seen := map[string]bool{}
	for _, e := range p.all {
		title := e.Title
		if !strings.Contains(title, ": ") || seen[title] {
			t.Errorf("title %q", title)
		}
		seen[title] = true
	}
}
