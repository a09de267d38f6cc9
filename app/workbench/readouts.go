package workbench

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/report"
	"drevo/app/session"
	"drevo/engine/tree"
)

// readouts is the strip at the bottom: the numbers of the search, which never jump
// about.
type readouts struct {
	values map[string]*widget.Label
	box    *fyne.Container

	nodes uint64 // at the last look
	at    time.Time
}

// readoutNames lists the readouts from the left.
var readoutNames = []string{readNodes, readRate, readMean, readKinds, readDepth, readMove, readRecord, readTime, readHistoric}

func newReadouts() *readouts {
	r := &readouts{values: map[string]*widget.Label{}, box: container.NewHBox()}
	for _, name := range readoutNames {
		value := widget.NewLabel("–")
		caption := widget.NewLabel(name)
		caption.SizeName = theme.SizeNameCaptionText
		caption.Importance = widget.LowImportance
		r.values[name] = value
		r.box.Add(container.NewHBox(caption, value))
	}
	return r
}

func (r *readouts) content() fyne.CanvasObject { return r.box }

// reset prepares for a new search.
func (r *readouts) reset(*session.Search) { r.clear() }

func (r *readouts) clear() {
	r.nodes, r.at = 0, time.Now()
	for _, label := range r.values {
		label.SetText("–")
	}
}

// show reads the numbers of a search.
func (r *readouts) show(s *session.Search) {
	counts, progress := s.Counts(), s.Progress()
	elapsed := s.Elapsed()
	mean := float64(counts.Nodes) / elapsed.Seconds()
	now := mean
	if since := time.Since(r.at).Seconds(); s.Running() && since > 0 {
		now = float64(counts.Nodes-r.nodes) / since
	}
	r.nodes, r.at = counts.Nodes, time.Now()
	set := func(name, value string) { r.values[name].SetText(value) }
	set(readNodes, report.Whole(counts.Nodes))
	set(readRate, report.Short(now))
	set(readMean, report.Short(mean))
	set(readKinds, fmt.Sprintf("%s / %s", report.Short(float64(counts.ByKind[tree.KindFull])), report.Short(float64(counts.ByKind[tree.KindForced]))))
	set(readDepth, fmt.Sprintf("%s / %d", s.Values.Text(s.Programme.About().Depth), counts.Deepest))
	set(readMove, fmt.Sprintf("%d / %d", progress.Number, progress.Moves))
	set(readRecord, fmt.Sprintf("%.1f MB", float64(s.Tree().Bytes())/1e6))
	set(readTime, fmt.Sprintf("%.2f s", elapsed.Seconds()))
	historic := s.Programme.About().Speed
	set(readHistoric, fmt.Sprintf("× %s", report.Short(mean/historic.NodesPerSecond)))
}

// texts lists what the readouts say.
func (r *readouts) texts() map[string]string {
	texts := map[string]string{}
	for name, label := range r.values {
		texts[name] = label.Text
	}
	return texts
}
