package itep

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// activeTwin is a slow second implementation of the active game, written from §6 and
// not from the code that it tests. Values lie on the report's scale for the side to
// move; T, the lower bound, and PEVA are kept apart. It shares with the other twin the
// evaluation, the material and our order of moves.
type activeTwin struct {
	setting
	variant int
	nodes   int
	best    board.Move // at the root, in the last round
	past    []string   // positions of the game before
}

// topOfScale is 2C+1.
const topOfScale = 2*reportC + 1

// stretch is the way to a position.
type stretch struct {
	path    []board.Position
	repeats []string // positions that count as repeated
	forced  int      // where the forced game started, whose checks are counted
}

func (l stretch) rank() int             { return len(l.path) - 1 }
func (l stretch) last() *board.Position { return &l.path[len(l.path)-1] }

// by goes on by a move; a pass lets nothing from before repeat.
func (l stretch) by(move board.Move) stretch {
	var next board.Position
	on := stretch{path: slices.Clone(l.path), forced: l.forced}
	if move == board.Pass {
		l.last().MakePass(&next)
	} else {
		l.last().Make(move, &next)
		on.repeats = slices.Clone(l.repeats)
	}
	on.path, on.repeats = append(on.path, next), append(on.repeats, placement(&next))
	return on
}

// anew starts a forced game here.
func (l stretch) anew() stretch {
	l.forced = l.rank()
	return l
}

// choose is §6 from the initial position: EVA0, then up to four rounds.
func (w *activeTwin) choose(root board.Position) (value float64, settled bool) {
	w.nodes++
	start := stretch{path: []board.Position{root}, repeats: append(slices.Clone(w.past), placement(&root))}
	if value, over := w.over(start); over {
		return value, true
	}
	value = w.forcedGame(start, 0, topOfScale) // (13.1), (13.2)
	found := map[float64]struct {
		value float64
		best  board.Move
	}{}
	for range 4 {
		if again, ok := found[math.Floor(value)]; ok { // a ruling
			value, w.best = again.value, again.best
			continue
		}
		m, M := math.Floor(value), math.Floor(value)+1-unitD // (14), (15)
		if math.Floor(value) == topOfScale-1 {
			M = topOfScale // a mate: a ruling
		}
		w.best = board.NoMove
		if value = w.position(start, false, m, M); m < value && value < M {
			return value, true
		}
		found[m] = struct {
			value float64
			best  board.Move
		}{value, w.best}
	}
	return value, false
}

// over is the result of a game that is over by the rules of chess.
func (w *activeTwin) over(l stretch) (value float64, over bool) {
	p, stood := l.last(), 0
	var list board.MoveList
	if p.Legal(&list); list.Len() == 0 {
		if p.InCheck() {
			return float64(l.rank()) * unitD, true
		}
		return topOfScale / 2, true
	}
	for _, here := range l.repeats {
		if here == placement(p) {
			stood++
		}
	}
	return topOfScale / 2, l.rank() > 0 && (p.InsufficientMaterial() || p.HalfmoveClock() >= 100 || w.repeats && stood > 1)
}

// position is any position of the model game; it returns PEVA.
func (w *activeTwin) position(l stretch, afterActive bool, m, M float64) float64 {
	switch {
	case l.rank() >= w.depth:
		return w.forcedGame(l, m, M)
	case l.rank() == w.depth-1:
		return w.allMoves(l, m, M)
	}
	return w.activeGame(l, afterActive, m, M)
}

// forcedGame is F of §4.
func (w *activeTwin) forcedGame(l stretch, m, M float64) float64 {
	w.nodes++
	if value, over := w.over(l); over {
		return value
	}
	p := l.last()
	peva := -1.0
	if w.declines || !p.InCheck() {
		peva = valueOf(p)
	}
	if l.rank() >= twinRanks {
		return valueOf(p)
	}
	var list board.MoveList
	if w.isBroad(l) || p.InCheck() && !w.declines {
		p.Legal(&list)
	} else {
		p.Captures(&list)
	}
	for _, move := range w.ordered(p, list.All()) {
		if t := max(m, peva); t < M && w.isForced(l, move, t) {
			peva = max(peva, topOfScale-w.forcedGame(l.by(move), topOfScale-M, topOfScale-t))
		}
	}
	return peva
}

func (w *activeTwin) ordered(p *board.Position, list []board.Move) []board.Move {
	list = slices.Clone(list)
	if w.order == orderGains {
		sortByGain(p, list)
	}
	return list
}

// isForced is the definition of forced moves with the bound t.
func (w *activeTwin) isForced(l stretch, move board.Move, t float64) bool {
	p, after := l.last(), l.by(move).last()
	takes := after.Occupied().Count() < p.Occupied().Count()
	keeps := materialOf(after, p.Turn()) >= math.Floor(t) // (6)
	switch {
	case p.InCheck() && !w.declines:
		return true
	case takes && keeps:
		return true
	case takes && after.InCheck() && !w.noMates:
		var replies board.MoveList
		if after.Legal(&replies); replies.Len() == 0 {
			return true
		}
	}
	return w.isBroad(l) && (after.InCheck() || p.InCheck() && keeps)
}

func (w *activeTwin) isBroad(l stretch) bool {
	given := 0
	for i := l.forced + 1; i <= l.rank(); i++ {
		if l.path[i-1].Turn() == l.last().Turn() && l.path[i].InCheck() {
			given++
		}
	}
	return w.setting.forced == forcedBroad || w.setting.forced == forcedChecks && given < w.zch
}

// allMoves is a position of rank Dn - 1.
func (w *activeTwin) allMoves(l stretch, m, M float64) float64 {
	w.nodes++
	if value, over := w.over(l); over {
		return value
	}
	var list board.MoveList
	l.last().Legal(&list)
	peva, _ := w.examine(l, w.ordered(l.last(), list.All()), nil, m, M, -1)
	return peva
}

// examine analyses moves in turn while M > T.
func (w *activeTwin) examine(l stretch, moves []board.Move, active map[board.Move]bool, m, M, peva float64) (float64,
	bool) {
	for _, move := range moves {
		t := max(m, peva)
		if t >= M {
			return peva, true
		}
		is, tested := active[move]
		if !tested {
			is = w.untested == untestedActive
		}
		if value := topOfScale - w.position(l.by(move), is, topOfScale-M, topOfScale-t); value > peva {
			peva = value
			if l.rank() == 0 {
				w.best = move
			}
		}
	}
	return peva, peva >= M
}

// activeGame is a position of rank less than Dn - 1.
func (w *activeTwin) activeGame(l stretch, afterActive bool, m, M float64) float64 {
	w.nodes++
	if value, over := w.over(l); over {
		return value
	}
	var list board.MoveList
	l.last().Legal(&list)
	s := survey{w: w, l: l, m: m, M: M, least: -1, evaluation: map[board.Move]float64{}, active: map[board.Move]bool{}}
	s.moves = w.ordered(l.last(), list.All())
	var chosen []board.Move
	switch {
	case w.variant == 1:
		chosen = s.firstVariant()
	case w.variant == 2 && afterActive:
		chosen = s.bySafety()
		chosen = chosen[:min(3, len(chosen))]
	default:
		chosen = s.byActivity(w.variant == 3 && afterActive)
	}
	if len(chosen) == 0 && l.rank() > 1 {
		return s.least
	}
	peva, cut := w.examine(l, chosen, s.active, m, M, -1)
	for _, move := range s.moves {
		if l.rank() > 1 || cut || peva > m {
			break
		}
		if !slices.Contains(chosen, move) {
			peva, cut = w.examine(l, []board.Move{move}, s.active, m, M, peva)
		}
	}
	return peva
}

// survey is what the tests of a position find.
type survey struct {
	w          *activeTwin
	l          stretch
	m, M       float64
	moves      []board.Move // in the end by their evaluations
	evaluation map[board.Move]float64
	active     map[board.Move]bool
	least      float64 // what the best safety test leaves
}

func (s *survey) sort(moves []board.Move) {
	slices.SortStableFunc(moves, func(a, b board.Move) int { return cmp.Compare(s.evaluation[b], s.evaluation[a]) })
}

func (s *survey) notLosing(move board.Move) (float64, bool) {
	value, ok := s.w.safe(s.l, move, s.m, s.M)
	s.least = max(s.least, value)
	return value, ok
}

// bySafety returns the moves that are not losing, the best first.
func (s *survey) bySafety() (safe []board.Move) {
	for _, move := range s.moves {
		var ok bool
		if s.evaluation[move], ok = s.notLosing(move); ok {
			safe = append(safe, move)
		}
	}
	s.sort(s.moves)
	s.sort(safe)
	return safe
}

func (s *survey) firstVariant() []board.Move {
	order := slices.Clone(s.moves)
	safe := s.bySafety()
	for _, move := range order {
		if slices.Contains(safe, move) {
			_, s.active[move] = s.w.threat(s.l, move, s.m)
		}
	}
	var first, second []board.Move
	for _, move := range safe {
		switch {
		case s.active[move]:
			first = append(first, move)
		case len(second) == 0:
			second = append(second, move)
		}
	}
	return append(first, second...)
}

// byActivity is the rest of the second variant, and the third.
func (s *survey) byActivity(answer bool) []board.Move {
	for _, move := range s.moves {
		s.evaluation[move], s.active[move] = s.w.threat(s.l, move, s.m)
	}
	s.sort(s.moves)
	var first, second []board.Move
	for _, move := range s.moves {
		if s.active[move] {
			if _, ok := s.notLosing(move); ok {
				first = append(first, move)
			}
		}
	}
	wanted := 1
	if answer && len(first) == 0 {
		wanted = 3
	}
	for _, move := range s.moves {
		if !s.active[move] && len(second) < wanted {
			if _, ok := s.notLosing(move); ok {
				second = append(second, move)
			}
		}
	}
	return append(first, second...)
}

// safe is the first test (10.1, 10.2).
func (w *activeTwin) safe(l stretch, move board.Move, m, M float64) (value float64, ok bool) {
	lower, upper := math.Floor(m)+unitD, min(math.Floor(M)+1-unitD, topOfScale)
	value = topOfScale - w.forcedGame(l.by(move).anew(), topOfScale-upper, topOfScale-lower)
	return value, value > lower
}

// threat is the second test (11.1, 11.2).
func (w *activeTwin) threat(l stretch, move board.Move, m float64) (value float64, active bool) {
	lower, upper := math.Floor(m)+1-unitD, math.Floor(m)+1
	after := l.by(move)
	var list board.MoveList
	after.last().Legal(&list)
	if after.last().InCheck() && list.Len() > 0 {
		return upper, true
	}
	w.nodes++
	if result, over := w.over(after); over {
		return topOfScale - result, topOfScale-result >= upper
	}
	value = w.forcedGame(after.by(board.Pass).anew(), lower, upper)
	return value, value >= upper
}

func (w *activeTwin) compare(t *testing.T, task search.Task) bool {
	t.Helper()
	task.Values, task.Limits.Nodes = w.values(t), ceiling
	result, err := New().Search(context.Background(), task)
	if err != nil {
		t.Fatal(err)
	}
	if result.Stopped {
		return false
	}
	value, settled := w.choose(task.Position)
	move := board.NoMove
	if len(result.Line) > 0 {
		move = result.Line[0]
	}
	if got := scale.Own(int32(result.Score)); got != value || settled != (result.Note == "") || w.depth > 0 &&
		move != w.best || result.Counts.Nodes != uint64(w.nodes) {
		t.Errorf("%s, %s:\nprogramme: %s %v, %d nodes, %q\ntwin:      %s %v, %d nodes, settled %v",
			task.Position.FEN(), w.setting, move, got, result.Counts.Nodes, result.Note, w.best, value, w.nodes, settled)
	}
	return true
}

// activeSettings are the combinations that are compared.
func activeSettings() []setting {
	var list []setting
	for depth := 1; depth <= 4; depth++ {
		for _, scheme := range schemes[1:] {
			for i, forced := range []string{forcedNarrow, forcedNarrow, forcedChecks, forcedBroad} {
				order := []string{orderGains, orderGenerated}[(i+depth)%2]
				list = append(list, setting{depth: depth, zch: depth % 3, forced: forced, order: order, declines: i < 3,
					scheme:   scheme,
					untested: []string{untestedPassive, untestedActive}[i%2], repeats: len(list)%2 == 0, noMates: len(list)%5 == 0})
			}
		}
	}
	return list
}

func TestTheActiveGameAgreesWithItsTwin(t *testing.T) {
	needs.OneGoroutine(t)
	compared := 0
	for _, fen := range append(slices.Clone(enginetest.Samples),
		"8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",             // four rounds fail
		"8/Pk6/8/8/8/8/6Kp/8 b - - 0 1",                 // all moves lose
		"6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1",         // mate in one half-move
		"k7/8/2K5/8/8/8/8/7R w - - 0 1",                 // in three
		"8/8/8/8/8/1K6/7R/k7 b - - 0 1",                 // mated in two
		"6k1/2r2ppp/8/3p4/4n3/2N5/5PPP/2R3K1 w - - 0 1", // pieces attacked on both sides
	) {
		for _, s := range activeSettings() {
			w := activeTwin{setting: s, variant: slices.Index(schemes, s.scheme)}
			compared += truth(w.compare(t, search.Task{Position: enginetest.Position(t, fen)}))
		}
	}
	t.Logf("%d searches compared", compared)
	if compared < 150 {
		t.Errorf("only %d searches were short enough to be compared", compared)
	}
}

func TestTheActiveGameAgreesWithItsTwinOnSuites(t *testing.T) {
	needs.OneGoroutine(t)
	all, every := activeSettings(), needs.OneIn(5)
	for _, file := range suites {
		compared := 0
		for i, fen := range enginetest.Positions(t, file) {
			if i%every != 0 {
				continue
			}
			for _, s := range []setting{all[i*7%len(all)], all[len(all)-1-i*5%len(all)]} {
				w := activeTwin{setting: s, variant: slices.Index(schemes, s.scheme)}
				compared += truth(w.compare(t, search.Task{Position: enginetest.Position(t, fen)}))
			}
		}
		t.Logf("%s: %d searches compared", file, compared)
		if compared < 20/every {
			t.Errorf("%s: only %d searches were short enough to be compared", file, compared)
		}
	}
}

func TestTheActiveGameAgreesWithItsTwinAfterAGame(t *testing.T) {
	needs.OneGoroutine(t)
	random := rand.New(rand.NewPCG(3, 9))
	compared := 0
	for _, fen := range enginetest.Samples {
		task, past := wander(enginetest.Position(t, fen), random)
		for _, s := range activeSettings()[24:] {
			w := activeTwin{setting: s, variant: slices.Index(schemes, s.scheme), past: past[:len(past)-1]}
			compared += truth(w.compare(t, task))
		}
	}
	if compared < 40 {
		t.Errorf("only %d searches were short enough to be compared", compared)
	}
}

func truth(is bool) int {
	if is {
		return 1
	}
	return 0
}
