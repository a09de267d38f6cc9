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

	"drevo/app/library"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine"
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
