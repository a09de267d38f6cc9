package readouts

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/readout"
)

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

// unknown stands where nobody counts.
const unknown = "–"

// number is what a cell says: its value, and a hint in the place of the usual one.
type number struct{ value, hint string }

// timed reports whether a search has a clock: see [session.Still]. Nobody has timed a tree that comes from elsewhere.
func timed(s *session.Search) bool { return s.Elapsed() > time.Nanosecond }

// meanOf is how many positions a second a search has visited.
func meanOf(s *session.Search) float64 { return float64(s.Counts().Nodes) / s.Elapsed().Seconds() }

// numbersOf are the numbers of a search by their names.
func numbersOf(s *session.Search) map[string]number {
	counts, progress, about, mean := s.Counts(), s.Progress(), s.Programme.About(), meanOf(s)
	numbers := map[string]number{
		nameNodes:    {value: present.Whole(counts.Nodes)},
		nameMean:     {value: unknown},
		nameDepth:    {depths(s, counts.Deepest), hintDepth(about.Depth)},
		nameStage:    {value: cmp.Or(stages(progress.Stages, s.Programme.Vocabulary()), unknown)},
		nameRootMove: {value: unknown},
		nameElapsed:  {value: unknown},
		nameHistoric: {value: unknown},
	}
	if progress.Moves > 0 {
		numbers[nameRootMove] = number{value: fmt.Sprintf("%d / %d", progress.Number, progress.Moves)}
	}
	if !timed(s) {
		return numbers
	}
	numbers[nameMean] = number{value: present.Short(mean)}
	numbers[nameElapsed] = number{value: fmt.Sprintf("%.2f s", s.Elapsed().Seconds())}
	if then := about.Speed.NodesPerSecond; then > 0 {
		numbers[nameHistoric] = number{"× " + present.Short(mean/then),
			phrase.Of("How many times faster than on the {machine}: {rate} positions a second then. {basis}.",
				"machine", about.Speed.Machine, "rate", present.Short(then), "basis", about.Speed.Basis)}
	}
	return numbers
}

// memoryOf says what the trees take, and what of a search is not kept in its own.
func memoryOf(s *session.Search, memory func() (bytes, most int64)) map[string]number {
	bytes, most := memory()
	hint := "Memory of the trees of all searches in the list, 40 bytes a position, and how much they may take together: " +
		"the largest and oldest make room."
	left := unknown
	if s != nil {
		t, nodes := s.Tree(), s.Counts().Nodes
		hint += phrase.Of(" This one takes {size:%.1f} MB. {kept}", "size", float64(t.Memory())/1e6, "kept", kept(t, nodes))
		if counted := int64(nodes) - int64(t.Len()); counted > 0 && !s.Running() { // a growing tree is a little behind
			left = present.Short(float64(counted))
		}
	}
	return map[string]number{nameTrees: {fmt.Sprintf("%.1f of %d MB", float64(bytes)/1e6, most/1e6), hint},
		nameCounted: {value: left}}
}

// kept says how much of a search the record holds.
func kept(t *tree.Tree, nodes uint64) string {
	if uint64(t.Len()) < nodes {
		return phrase.Of("The tree holds {kept} positions; the other {others} were only counted, because its memory was "+
			"full or they lie in parts that are not recorded.", "kept", present.Whole(t.Len()),
			"others", present.Whole(nodes-uint64(t.Len())))
	}
	return fmt.Sprintf("The tree holds all %s positions.", present.Whole(t.Len()))
}

// depths are the limit of a search and the longest line that it followed; the limit of a tree from elsewhere may be
// unknown, and while it grows nobody counts how deep it is.
func depths(s *session.Search, deepest int) string {
	reached := strconv.Itoa(deepest)
	if deepest == 0 && s.Traced() {
		reached = unknown
	}
	return cmp.Or(s.Depth(), unknown) + " / " + reached
}

// hintDepth explains the limit by the name of the option that sets it: one of Pitrat's plans is no depth.
func hintDepth(option string) string {
	return fmt.Sprintf("The limit that was asked for, the option %s, and the longest line followed, in half-moves.",
		option)
}

// stages names where the search is, the outermost stage first.
func stages(open []search.Stage, words tree.Vocabulary) string {
	var names []string
	for _, s := range open {
		names = append(names, words.StageName(s.Type, s.Number))
	}
	return strings.Join(names, ", ")
}

// shares are the nodes by the game that was played there.
func shares(counts search.Counts, words tree.Vocabulary) (list []readout.Share) {
	for code, n := range counts.ByType {
		if n > 0 {
			info := words.TypeOf(code)
			list = append(list, readout.Share{Name: info.Name, Letter: info.Letter, Count: int64(n),
				Colour: draw.Palette(present.TypeIndex(info.Type))})
		}
	}
	return list
}
