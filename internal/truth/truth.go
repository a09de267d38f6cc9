// Package truth lets every programme search the positions of the library, writes the sentences that the window would
// show about nodes of every reason, and lets the checker read them ([drevo/engine/fact/check]). Its figure is how many
// sentences there were and how many do not follow from the record.
package truth

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"drevo/app/headline"
	"drevo/app/library"
	"drevo/app/panes/bounds"
	"drevo/app/panes/why"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/app/strip"
	"drevo/app/workspace"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/game"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/engine/treefile"
)

// Figure is what a run came to.
type Figure struct {
	Sentences int
	Searches  int
	Tables    int              // of two moves side by side
	Chains    int              // of sentences that say why a choice changed, or where a way was left
	Reasons   map[tree.Key]int // of the nodes that were spoken of
	Faults    []string
}

// Each is told every sentence that was read, what it is about and how it was written.
type Each func(about fact.Place, s sentence.Sentence, f present.Format, r check.Reader)

// mode is how a search is ended.
type mode int

const (
	finished    mode = iota
	stopped          // by a random number of nodes
	smallBudget      // the record is soon full
	fromFile         // finished, saved and read again
	modes
)

// mostNodes ends every search that does not end by itself.
const mostNodes = 30_000

// Run writes and reads so many sentences, one programme, mode and position after the other, the same for a seed.
// Every sentence is told to every, and every table of two moves to tables; both may be nil.
func Run(most int, seed uint64, every Each, tables func(c check.Columns, r check.Reader)) (Figure, error) {
	f := Figure{Reasons: map[tree.Key]int{}}
	random := rand.New(rand.NewPCG(seed, 1965))
	games, err := positions(random)
	if err != nil {
		return f, err
	}
	for turn := 0; f.Sentences < most; turn++ {
		programmes := engine.Programmes()
		p := programmes[turn%len(programmes)]
		w := writer{figure: &f, random: random, programme: p, most: most, every: every, tables: tables,
			mode: mode(turn / len(programmes) % int(modes)), game: games[turn%len(games)]}
		if err := w.search(); err != nil {
			return f, err
		}
	}
	return f, nil
}

// positions are those of the library, one of each game, in random order.
func positions(random *rand.Rand) (list []*session.Game, err error) {
	for _, c := range library.Builtin() {
		for at := range c.Len() {
			read, err := c.Game(at)
			if err != nil {
				return nil, fmt.Errorf("read the library: %w", err)
			}
			list = append(list, somewhere(read, random))
		}
	}
	random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list, nil
}

// somewhere goes to a random place of a game's main line.
func somewhere(g *game.Game, random *rand.Rand) *session.Game {
	at := session.Open(g)
	line := at.Mainline()
	at.GoTo(line[:random.IntN(len(line)+1)])
	return at
}

// writer writes the sentences about one search.
type writer struct {
	figure    *Figure
	random    *rand.Rand
	programme search.Programme
	mode      mode
	game      *session.Game
	most      int
	every     Each
	tables    func(c check.Columns, r check.Reader) // is told every table of two moves

	found  *session.Search
	nodes  present.Nodes
	reader check.Reader
}

// search searches the position and speaks of nodes of every reason.
func (w *writer) search() error {
	position := w.game.Position()
	if !position.HasLegalMove() {
		return nil
	}
	values, err := w.values()
	if err != nil {
		return err
	}
	o := session.Options{Programme: w.programme, Values: values, Limits: search.Limits{Nodes: mostNodes}}
	switch w.mode {
	case stopped:
		o.Limits.Nodes = uint64(600 + w.random.IntN(mostNodes/2))
	case smallBudget:
		o.Budget = 300 + w.random.IntN(3000)
	}
	w.found = session.StartSearch(context.Background(), w.game, o)
	defer func() { w.found.Release() }()
	if _, err := w.found.Wait(); err != nil {
		return fmt.Errorf("%s: %w", position.FEN(), err)
	}
	w.figure.Searches++
	if w.mode == fromFile {
		if err := w.reopen(); err != nil {
			return fmt.Errorf("%s: %w", position.FEN(), err)
		}
	}
	unit := present.Units()[w.random.IntN(len(present.Units()))]
	w.nodes = present.NewNodes(w.found.Tree(), unit)
	w.reader = reader(w.programme, w.nodes.Format)
	w.headline()
	w.strip(o.Limits)
	chosen, enough := w.chosen(), w.figure.Sentences+perSearch
	for _, id := range chosen {
		if w.figure.Sentences < enough {
			w.speak(id)
		}
	}
	w.byItself()
	return w.changes()
}

// reopen saves the search, and goes on with what the file has.
func (w *writer) reopen() error {
	folder, err := os.MkdirTemp("", "truth")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "search.drevo")
	if err := saved.Save(path, w.found, nil); err != nil {
		return err
	}
	opened, err := saved.Open(path, engine.Programmes(), treefile.Options{})
	if err != nil {
		return err
	}
	w.found.Release()
	if len(opened.Faults) > 0 {
		return fmt.Errorf("the file is damaged: %v", opened.Faults)
	}
	w.found = opened.Search
	return nil
}

// values are those of a random preset, or the defaults, not too deep.
func (w *writer) values() (search.Values, error) {
	given := map[string]string{}
	if presets := w.programme.Presets(); len(presets) > 0 && w.random.IntN(2) == 0 {
		for name, value := range presets[w.random.IntN(len(presets))].Values {
			given[name] = value
		}
	}
	return search.Resolve(w.programme, given)
}

// reader reads sentences in a format. Terms are those of the programme's evaluation of the position alone; where that
// depends on the line, as Botvinnik's does, those that close on the recorded value.
func reader(p search.Programme, f present.Format) check.Reader {
	unit := check.Unit{Per: f.Scale.PerOwn}
	switch f.Unit {
	case present.InPawns:
		unit.Per = f.Scale.PerPawn
	case present.InOwn:
		unit.Zero = f.Scale.Zero
	}
	return check.Reader{Unit: unit, Count: hope,
		Evaluate: func(t *tree.Tree, id tree.ID) *eval.Breakdown { return evaluate(p, t, id) }}
}

// hope counts what is doomed and what came nearer at a node of Botvinnik's method.
func hope(t *tree.Tree, id tree.ID, what string) (n int, ok bool) {
	l, err := botvinnik.New().Ledger(t, id)
	entries, ok := map[string][]botvinnik.Entry{"doomed": l.Doomed, "nearer": l.Nearer}[what]
	for _, e := range entries {
		n += e.Value
	}
	return n, ok && err == nil
}

func evaluate(p search.Programme, t *tree.Tree, id tree.ID) *eval.Breakdown {
	values, err := search.Resolve(p, t.Header().Options)
	at, fault := t.Position(id)
	evaluator, ok := p.(search.Evaluator)
	if err != nil || fault != nil || !ok {
		return nil
	}
	b := evaluator.Evaluate(&at, values)
	if n := t.Node(id); n.HasStatic && n.StaticBound == tree.Exact && b.Total != n.Static.For(t.Turn(n)) {
		if explained, err := p.(search.Explainer).Explain(t, id); err == nil {
			return explained.Terms
		}
	}
	return &b
}

// perReason is how many nodes of each reason are spoken of in one search.
const perReason = 2

// perSearch is after how many sentences no other node of a search is spoken of.
const perSearch = 120

// chosen are the root and, in random order, its children and some nodes of every reason.
func (w *writer) chosen() []tree.ID {
	t := w.found.Tree()
	list := t.Children(tree.Root, nil)
	seen := map[tree.Reason][]tree.ID{}
	counts := map[tree.Reason]int{}
	t.Walk(tree.Root, func(n tree.Node) bool {
		counts[n.Reason]++
		switch at := w.random.IntN(counts[n.Reason]); {
		case len(seen[n.Reason]) < perReason:
			seen[n.Reason] = append(seen[n.Reason], n.ID)
		case at < perReason:
			seen[n.Reason][at] = n.ID
		}
		return true
	})
	for reason := range tree.Reason(tree.Reasons - 1) {
		list = append(list, seen[reason]...)
	}
	w.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return append([]tree.ID{tree.Root}, list...)
}

// speak says all that is said of a node.
func (w *writer) speak(id tree.ID) {
	t := w.found.Tree()
	n := t.Node(id)
	words := t.Header().Vocabulary
	w.figure.Reasons[words.Reason(n.Reason).Key]++
	if n.Closed {
		w.check(n, w.nodes.Meaning(n))
	}
	w.check(n, w.nodes.Rung(n))
	w.check(n, w.nodes.Order(n))
	w.setters(id)
	explanation, err := w.programme.(search.Explainer).Explain(t, id)
	if err != nil {
		w.fault(n, err.Error())
		return
	}
	w.check(n, w.nodes.Coverage(id, explanation.Absent))
	for _, other := range w.nodes.OtherStages(id) {
		w.check(n, w.nodes.OtherStage(id, other))
	}
	w.contests(n, explanation)
	at, err := t.Position(id)
	if err != nil {
		w.fault(n, err.Error())
		return
	}
	for i, a := range explanation.Absent {
		if i < 3 || w.random.IntN(8) == 0 {
			w.check(n, w.nodes.WhyNot(session.UnsearchedMove{Before: at, Move: a.Move, Why: a, Node: id}))
		}
	}
}

// setters says who set the bounds of a node, which is said of the way to it.
func (w *writer) setters(id tree.ID) {
	root, ladder := w.found.Tree().Node(tree.Root), bounds.NewLadder(w.nodes, id, false)
	rank := len(w.found.Tree().Path(id)) - 1
	w.check(root, ladder.Who(rank))
	w.check(root, ladder.Inherited(rank, board.White))
	w.check(root, ladder.Inherited(rank, board.Black))
}

// contests sets moves of a node against each other: the best two, another, and one that has no node.
func (w *writer) contests(n tree.Node, explanation search.Explanation) {
	best := w.nodes.BestMoves(n.ID, 1<<16)
	if len(best) == 0 || w.found.Tree().Node(best[0]).Move == board.Pass {
		return
	}
	first := w.contender(best[0])
	if len(best) > 1 {
		w.against(n, first, w.contender(best[1]))
		w.against(n, first, w.contender(best[1+w.random.IntN(len(best)-1)]))
	}
	if len(explanation.Absent) > 0 {
		a := explanation.Absent[w.random.IntN(len(explanation.Absent))]
		if missing, err := w.nodes.Missing(n.ID, a.Move); err == nil {
			w.against(n, first, missing)
		}
	}
}

func (w *writer) against(n tree.Node, first, second present.Contender) {
	if len(first.Line) > 0 && len(second.Line) > 0 && first.Line[0] != second.Line[0] && second.Line[0] != board.Pass {
		w.check(n, present.Against(first, second))
		w.columns(n, first, second)
	}
}

// columns lets the table be checked that sets two moves with values of their own side by side.
func (w *writer) columns(n tree.Node, first, second present.Contender) {
	if !first.Closes() || !second.Closes() {
		return
	}
	c := check.Columns{Moves: [2]fact.Place{first.Known, second.Known}}
	f := w.nodes.Format
	rows, equal := why.Differences(f, first.Terms, second.Terms)
	for _, row := range rows {
		c.Rows = append(c.Rows, check.ColumnRow{Term: row.Name, Worth: [2]float64{row.First, row.Second}, Unit: row.Scale})
	}
	c.Equal = equal
	for _, s := range f.Scales(first.Terms) {
		c.Units = append(c.Units, check.ColumnUnit{Name: s.Unit, Decimals: s.Decimals})
	}
	w.figure.Tables++
	if w.tables != nil {
		w.tables(c, w.reader)
	}
	for _, fault := range w.reader.ColumnFaults(c) {
		w.fault(n, fmt.Sprintf("%s against %s\n\t%s", first.Move(), second.Move(), fault))
	}
}

// contender is a move of the tree with the terms at the end of its line.
func (w *writer) contender(id tree.ID) present.Contender {
	t := w.found.Tree()
	leaf := t.Provenance(id).Leaf
	var terms *eval.Breakdown
	if explanation, err := w.programme.(search.Explainer).Explain(t, leaf); err == nil && !t.Node(leaf).Reason.Final() {
		terms = explanation.Terms
	}
	c, err := w.nodes.Contender(t.Node(id), terms)
	if err != nil {
		w.fault(t.Node(id), err.Error())
	}
	return c
}

// byItself searches a move of the root by itself and sets it against the best one.
func (w *writer) byItself() {
	best := w.nodes.BestMoves(tree.Root, 1<<16)
	if len(best) < 2 {
		return
	}
	first, second := w.contender(best[0]), w.contender(best[1+w.random.IntN(len(best)-1)])
	if second.Line[0] == board.Pass || first.Line[0] == second.Line[0] {
		return
	}
	game := w.game.Clone()
	game.GoTo(append(w.game.Moves(), second.Line[0]))
	found := session.StartSearch(context.Background(), game, session.Options{Programme: w.programme,
		Values: w.found.Values, Limits: search.Limits{Nodes: mostNodes / 4}})
	defer found.Release()
	n := w.found.Tree().Node(tree.Root)
	w.check(n, present.Against(first, second.Found(found)).Then(present.ByItself(second.At.After(second.Line[0]), found)))
}

// headline says what stands over the tree, which is in pawns whatever the unit.
func (w *writer) headline() {
	h := headline.Of(w.found)
	said, format := h.Sentences()
	result, _, _ := w.found.Result()
	r := reader(w.programme, format)
	r.Name, r.Result = w.programme.About().Name, check.Result{Move: result.Move, Line: result.Line}
	if whole, ok := w.found.Whole(); ok && result.Stopped {
		r.Result = check.Result{Move: whole.Line[0], Line: whole.Line}
	}
	w.read(w.found.Tree().Node(tree.Root), said, format, r)
}

// strip says what stands in the strip of such a search, which has no record: it is the same search made again.
func (w *writer) strip(limits search.Limits) {
	result, _, _ := w.found.Result()
	if w.mode == smallBudget {
		return
	}
	a := strip.AnswerOf(context.Background(), w.game, w.programme, w.found.Values, limits)
	if a.Move == board.NoMove && !a.Result.Stopped && a.Result.Note != "" {
		return // the programme's own note stands there
	}
	contender := workspace.Contender{Programme: w.programme, Values: w.found.Values}
	said, format := strip.Play{Contender: contender, Answer: a}.Says()
	r := reader(w.programme, format)
	r.Name, r.Again, r.Presets = w.programme.About().Name, w.found.Tree(), map[string]map[string]string{}
	r.Result = check.Result{Move: result.Move, Line: result.Line, Stopped: result.Stopped, Nodes: result.Counts.Nodes,
		Allowed: limits.Nodes}
	if whole, ok := w.found.Whole(); ok && result.Stopped {
		r.Result.Move, r.Result.Line, r.Result.Deepens = whole.Line[0], whole.Line, true
	}
	for _, preset := range w.programme.Presets() {
		r.Presets[preset.Name] = preset.Values
	}
	w.read(w.found.Tree().Node(tree.Root), said, format, r)
}

// check lets the reader read what was said, one sentence after the other.
func (w *writer) check(n tree.Node, said sentence.Sentence) {
	w.read(n, said, w.nodes.Format, w.reader)
}

func (w *writer) read(n tree.Node, said sentence.Sentence, format present.Format, r check.Reader) {
	w.about(fact.Place{In: w.found.Tree(), Node: n.ID}, said, format, r)
}

func (w *writer) about(about fact.Place, said sentence.Sentence, format present.Format, r check.Reader) {
	for _, one := range said.Each() {
		if one.Empty() || w.figure.Sentences >= w.most {
			continue
		}
		w.figure.Sentences++
		text := one.Text(format)
		for _, fault := range r.Faults(about, text, one.Facts()) {
			w.fault(about.In.Node(about.Node), fmt.Sprintf("%s\n\t%s", text, fault))
		}
		if w.every != nil {
			w.every(about, one, format, r)
		}
	}
}

// fault notes a sentence that does not follow, with where it was said.
func (w *writer) fault(n tree.Node, text string) {
	w.figure.Faults = append(w.figure.Faults, fmt.Sprintf("%s, %s, node %d: %s", w.programme.About().Name,
		w.found.Position.FEN(), n.ID, text))
}
