package readouts

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/widgets/chart"
	"drevo/widgets/readout"
)

// Pane is the strip.
type Pane struct {
	pane.Tab
	strip *readout.Strip
	kinds *readout.KindsBar
	rate  *chart.Rate
	cells []readout.Cell

	search *session.Search // whose numbers are shown, nil for none
	memory func() (bytes, most int64)
	ended  bool   // the numbers change no more
	nodes  uint64 // at the last look
	at     time.Time
}

// interval is how often the window looks at a running search.
const interval = 100 * time.Millisecond

// rateSamples is how far back the chart goes: two minutes.
const rateSamples = 1200

// New returns the strip.
func New(host pane.Host) *Pane {
	r := &Pane{strip: readout.NewStrip(), kinds: readout.NewKindsBar(), rate: chart.NewRate(rateSamples)}
	r.rate.Unit, r.rate.Interval = nameRate, interval
	r.rate.Hint, r.kinds.Hint = "Positions a second over time; dashed: the mean.", "Positions by the game that was "+
		"played there."
	r.cells = []readout.Cell{
		{Name: nameNodes, Widest: "888 888 888", Hint: "Positions visited, the root included.", Priority: 10},
		{Name: nameRate, Widest: "888.8k", Hint: "Positions a second, now.", Priority: 9},
		{Name: nameMean, Widest: "888.8k", Hint: "Positions a second, over the whole search.", Priority: 6},
		{Name: "by kind", Object: r.kinds, Priority: 5},
		{Name: nameDepth, Widest: "12 / 88", Hint: hintDepth("depth"), Priority: 8},
		{Name: nameStage, Widest: "iteration 15.1, round 5", Hint: "The iteration or the round that is being played.",
			Priority: 3},
		{Name: nameRootMove, Widest: "188 / 188", Hint: "The move of the root that is being examined, of how many.",
			Priority: 4},
		{Name: nameTrees, Widest: "888.8 of 888 MB", Hint: "Memory of the trees of all searches in the list, and how much " +
			"they may take together.", Priority: 3},
		{Name: nameCounted, Widest: "888.8M", Hint: "Positions that were visited and not kept in the tree.", Priority: 3},
		{Name: nameElapsed, Widest: "8888.88 s", Hint: "Time that the search has taken.", Priority: 7},
		{Name: nameHistoric, Widest: "× 888.8k", Hint: "How many times faster than on the machine of its time.", Priority: 2},
		{Object: r.rate, Grow: true, Priority: 1},
	}
	r.strip.OnHover, r.kinds.OnHover, r.rate.OnHover = host.Hints().Show, host.Hints().Show, host.Hints().Show
	r.Tab = pane.NewTab("readouts", "Readouts", r.strip)
	r.clear()
	return r
}

// Focus puts the keys into the strip.
func (r *Pane) Focus(c fyne.Canvas) { c.Focus(r.strip) }

// Show takes over another search, and what a search has ended with.
func (r *Pane) Show(v pane.View) {
	r.memory = v.Memory
	if v.Search != r.search {
		r.search = v.Search
		r.clear()
	}
	if v.Search != nil && !v.Search.Running() {
		r.Grow()
	}
	r.show(memoryOf(r.search, r.memory))
}

// Grow reads the numbers of the search anew, until it has ended, and what its tree takes.
func (r *Pane) Grow() {
	if r.search == nil {
		return
	}
	if !r.ended {
		r.ended = !r.search.Running()
		r.read(r.search)
	}
	r.show(memoryOf(r.search, r.memory))
}

// clear prepares for a new search.
func (r *Pane) clear() {
	r.nodes, r.at, r.ended = 0, time.Now(), false
	for i := range r.cells {
		r.cells[i].Value = "–"
	}
	r.strip.SetCells(r.cells)
	r.kinds.SetShares(nil)
	r.rate.Reset()
}

// read shows the numbers of a search.
func (r *Pane) read(s *session.Search) {
	counts := s.Counts()
	numbers := numbersOf(s)
	if timed(s) {
		numbers[nameRate] = number{value: present.Short(r.now(counts, meanOf(s), s.Running()))}
	}
	r.show(numbers)
	r.kinds.SetShares(shares(counts, s.Programme.Vocabulary()))
}

// show writes numbers into their cells.
func (r *Pane) show(numbers map[string]number) {
	for i := range r.cells {
		cell := &r.cells[i]
		if n, ok := numbers[cell.Name]; ok {
			cell.Value, cell.Hint = n.value, cmp.Or(n.hint, cell.Hint)
		}
	}
	r.strip.SetCells(r.cells)
}

// now is the rate since the last look; a search that has ended has only its mean.
func (r *Pane) now(counts search.Counts, mean float64, running bool) float64 {
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
