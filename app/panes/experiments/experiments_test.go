package experiments

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// TestExperimentIsCancelled starts an experiment of minutes and gives it up.
func TestExperimentIsCancelled(t *testing.T) {
	queue := make(chan func(), 1024)
	test.NewTempApp(t)
	p := New(t.Context(), func(do func()) { queue <- do })
	p.choice.SetSelected("itep-games")
	p.startOrCancel()
	if p.cancel == nil || !p.progress.Visible() {
		t.Fatal("nothing runs")
	}
	p.startOrCancel()
	for p.cancel != nil {
		(<-queue)()
	}
	if p.report.Text() != "Cancelled." || p.progress.Visible() {
		t.Errorf("after the cancel the page says %q", p.report.Text())
	}
}
