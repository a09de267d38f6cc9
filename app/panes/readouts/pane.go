package readouts

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/chart"
	"drevo/widgets/draw"
	"drevo/widgets/readout"
)

// Pane is the strip.
type Pane struct {
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

// The names of the numbers.
const (
	nameNodes    = "nodes"
	nameRate     = "nodes/s"
	nameMean     = "mean"
	nameDepth    = "limit / deepest"
	nameStage    = "stage"
	nameRootMove = "root move"
	nameTrees    = "trees"
	nameCounted  = "only counted"
	nameElapsed  = "time"
	nameHistoric = "against then"
)

// hintDepth explains the limit by the name of the option that sets it: one of Pitrat's plans is no depth.
func hintDepth(option string) string {
	return fmt.Sprintf("The limit that was asked for, the option %s, and the longest line followed, in half-moves.",
		option)
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
	r.strip.OnHover, r.kinds.OnHover, r.rate.OnHover = host.Hint, host.Hint, host.Hint
	r.clear()
	return r
}

func (r *Pane) Key() pane.Key              { return "readouts" }
func (r *Pane) Title() string              { return "Readouts" }
func (r *Pane) Content() fyne.CanvasObject { return r.strip }
func (r *Pane) Layers() []pane.Layer       { return nil }

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
	r.readMemory()
	r.strip.SetCells(r.cells)
}

// Grow reads the numbers of the search anew, until it has ended.
func (r *Pane) Grow() {
	if r.search == nil || r.ended {
		return
	}
	r.ended = !r.search.Running()
	r.read(r.search)
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
	counts, progress, elapsed := s.Counts(), s.Progress(), s.Elapsed()
	mean := float64(counts.Nodes) / elapsed.Seconds()
	about := s.Programme.About()
	r.set(nameNodes, present.Whole(counts.Nodes))
	r.set(nameRate, present.Short(r.now(counts, mean, s.Running())))
	r.set(nameMean, present.Short(mean))
	r.set(nameDepth, fmt.Sprintf("%s / %d", s.Values.Text(about.Depth), counts.Deepest))
	r.hint(nameDepth, hintDepth(about.Depth))
	words := s.Programme.Vocabulary()
	r.set(nameStage, stages(progress.Stages, words))
	r.set(nameRootMove, "–") // where nobody counts them
	if progress.Moves > 0 {
		r.set(nameRootMove, fmt.Sprintf("%d / %d", progress.Number, progress.Moves))
	}
	r.readMemory()
	r.set(nameElapsed, fmt.Sprintf("%.2f s", elapsed.Seconds()))
	r.set(nameHistoric, "–")
	if then := about.Speed.NodesPerSecond; then > 0 {
		r.set(nameHistoric, "× "+present.Short(mean/then))
		r.hint(nameHistoric, fmt.Sprintf("How many times faster than on the %s: %s positions a second then. %s.",
			about.Speed.Machine, present.Short(then), about.Speed.Basis))
	}
	r.strip.SetCells(r.cells)
	r.kinds.SetShares(shares(counts, words))
}

// readMemory shows what the trees take, and what of the search is not kept in its own.
func (r *Pane) readMemory() {
	bytes, most := r.memory()
	r.set(nameTrees, fmt.Sprintf("%.1f of %d MB", float64(bytes)/1e6, most/1e6))
	r.set(nameCounted, "–")
	hint := "Memory of the trees of all searches in the list, 40 bytes a position, and how much they may take together: " +
		"the largest and oldest make room."
	if r.search != nil {
		t, nodes := r.search.Tree(), r.search.Counts().Nodes
		hint += fmt.Sprintf(" This one takes %.1f MB. %s", float64(t.Memory())/1e6, kept(t, nodes))
		if counted := int64(nodes) - int64(t.Len()); counted > 0 && !r.search.Running() { // a growing tree is a little behind
			r.set(nameCounted, present.Short(float64(counted)))
		}
	}
	r.hint(nameTrees, hint)
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

// stages names where the search is, the outermost stage first.
func stages(open []search.Stage, words tree.Vocabulary) string {
	if len(open) == 0 {
		return "–"
	}
	var names []string
	for _, s := range open {
		names = append(names, words.StageName(s.Type, s.Number))
	}
	return strings.Join(names, ", ")
}

// shares are the nodes by the game that was played there.
func shares(counts search.Counts, words tree.Vocabulary) []readout.Share {
	var list []readout.Share
	for code, n := range counts.ByType {
		if n > 0 {
			info := words.TypeOf(code)
			list = append(list, readout.Share{Name: info.Name, Letter: info.Letter, Count: int64(n),
				Colour: draw.Palette(present.TypeIndex(info.Type))})
		}
	}
	return list
}

func (r *Pane) cell(name string) *readout.Cell {
	for i := range r.cells {
		if r.cells[i].Name == name {
			return &r.cells[i]
		}
	}
	return new(readout.Cell)
}

func (r *Pane) set(name, value string) { r.cell(name).Value = value }
func (r *Pane) hint(name, hint string) { r.cell(name).Hint = hint }

// kept says how much of a search the record holds.
func kept(t *tree.Tree, nodes uint64) string {
	if uint64(t.Len()) < nodes {
		return fmt.Sprintf("The tree holds %s positions; the other %s were only counted, because its memory was full or "+
			"they lie in parts that are not recorded.",
			present.Whole(t.Len()), present.Whole(nodes-uint64(t.Len())))
	}
	return fmt.Sprintf("The tree holds all %s positions.", present.Whole(t.Len()))
}
