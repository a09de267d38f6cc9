package workbench

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/readout"
	"drevo/widgets/treeview"
)

// readouts is the strip at the bottom: the numbers of the search, which never jump
// about.
type readouts struct {
	strip *readout.Strip
	kinds *readout.KindsBar
	rate  *readout.RateChart
	cells []readout.Cell

	nodes uint64 // at the last look
	at    time.Time
}

// rateSamples is how far back the chart goes: two minutes.
const rateSamples = 1200

func newReadouts() *readouts {
	r := &readouts{strip: readout.NewStrip(), kinds: readout.NewKindsBar(), rate: readout.NewRateChart(rateSamples)}
	r.rate.Unit, r.rate.Interval = readRate, tickEvery
	r.rate.Hint, r.kinds.Hint = "Positions a second over time; dashed: the mean.", "Positions by the game that was played there."
	r.cells = []readout.Cell{
		{Name: readNodes, Widest: "888 888 888", Hint: "Positions visited, the root included.", Priority: 10},
		{Name: readRate, Widest: "888.8k", Hint: "Positions a second, now.", Priority: 9},
		{Name: readMean, Widest: "888.8k", Hint: "Positions a second, over the whole search.", Priority: 6},
		{Name: "by kind", Object: r.kinds, Priority: 5},
		{Name: readDepth, Widest: "12 / 88", Hint: "The depth that was asked for, and the longest line followed, in half-moves.", Priority: 8},
		{Name: readMove, Widest: "188 / 188", Hint: "The move of the root that is being examined, of how many.", Priority: 4},
		{Name: readRecord, Widest: "8888.8 MB", Hint: "Memory of the recorded tree, 40 bytes a node.", Priority: 3},
		{Name: readTime, Widest: "8888.88 s", Hint: "Time that the search has taken.", Priority: 7},
		{Name: readHistoric, Widest: "× 888.8k", Hint: "How many times faster than on the machine of its time.", Priority: 2},
		{Object: r.rate, Grow: true, Priority: 1},
	}
	r.clear()
	return r
}

func (r *readouts) content() fyne.CanvasObject { return r.strip }

// onHover sends the hints of the strip to a tooltip.
func (r *readouts) onHover(show func(string, fyne.Position)) {
	r.strip.OnHover, r.kinds.OnHover, r.rate.OnHover = show, show, show
}

// clear prepares for a new search.
func (r *readouts) clear() {
	r.nodes, r.at = 0, time.Now()
	for i := range r.cells {
		r.cells[i].Value = "–"
	}
	r.strip.SetCells(r.cells)
	r.kinds.SetShares(nil)
	r.rate.Reset()
}

// show reads the numbers of a search.
func (r *readouts) show(s *session.Search) {
	counts, progress, elapsed := s.Counts(), s.Progress(), s.Elapsed()
	mean := float64(counts.Nodes) / elapsed.Seconds()
	about := s.Programme.About()
	r.set(readNodes, present.Whole(counts.Nodes))
	r.set(readRate, present.Short(r.now(counts, mean, s.Running())))
	r.set(readMean, present.Short(mean))
	r.set(readDepth, fmt.Sprintf("%s / %d", s.Values.Text(about.Depth), counts.Deepest))
	r.set(readMove, fmt.Sprintf("%d / %d", progress.Number, progress.Moves))
	r.set(readRecord, fmt.Sprintf("%.1f MB", float64(s.Tree().Bytes())/1e6))
	r.set(readTime, fmt.Sprintf("%.2f s", elapsed.Seconds()))
	r.set(readHistoric, "–")
	if then := about.Speed.NodesPerSecond; then > 0 {
		r.set(readHistoric, "× "+present.Short(mean/then))
		r.hint(readHistoric, fmt.Sprintf("How many times faster than on the %s: %s positions a second then. %s.", about.Speed.Machine, present.Short(then), about.Speed.Basis))
	}
	r.strip.SetCells(r.cells)
	r.kinds.SetShares(kindShares(counts))
}

// now is the rate since the last look; a search that has ended has only its mean.
func (r *readouts) now(counts search.Counts, mean float64, running bool) float64 {
	since := time.Since(r.at).Seconds()
	visited := counts.Nodes - r.nodes
	first := r.nodes == 0
	r.nodes, r.at = counts.Nodes, time.Now()
	rate := mean
	if running && since > 0 {
		rate = float64(visited) / since
	}
	if running || first { // the chart of a short search has one point
		r.rate.Add(rate)
	}
	return rate
}

func kindShares(counts search.Counts) []readout.Share {
	var shares []readout.Share
	for kind := range tree.Kinds {
		if n := counts.ByType[kind]; n > 0 {
			info := tree.NodeType(kind).Info()
			shares = append(shares, readout.Share{Name: info.Name, Letter: info.Letter, Count: int64(n), Colour: treeview.Palette(kind)})
		}
	}
	return shares
}

func (r *readouts) cell(name string) *readout.Cell {
	for i := range r.cells {
		if r.cells[i].Name == name {
			return &r.cells[i]
		}
	}
	return new(readout.Cell)
}

func (r *readouts) set(name, value string) { r.cell(name).Value = value }
func (r *readouts) hint(name, hint string) { r.cell(name).Hint = hint }

// texts lists what the readouts say.
func (r *readouts) texts() map[string]string {
	texts := map[string]string{}
	for _, c := range r.cells {
		if c.Object == nil {
			texts[c.Name] = c.Value
		}
	}
	return texts
}
