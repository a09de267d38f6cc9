package lesson

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// mostNodes bounds a search of a lesson: a second or two. A lesson whose search is not done by then has an error.
const mostNodes = 2_000_000

// mostSearches is how many searches a desk keeps: those that were not asked for longest go.
const mostSearches = 12

// Desk makes and keeps the searches that lessons are about. It may be used by any number of goroutines.
type Desk struct {
	programmes search.List
	pool       tree.Pool

	mu   sync.Mutex
	kept []*kept
}

// kept is a search with what was asked.
type kept struct {
	key    string
	search *session.Search
}

// NewDesk returns a desk without searches.
func NewDesk(programmes search.List) *Desk { return &Desk{programmes: programmes} }

// Close lets go of all searches.
func (d *Desk) Close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, k := range d.kept {
		k.search.Release()
	}
	d.kept = nil
}

// Search returns the finished search of a lesson, with some options set otherwise.
func (d *Desk) Search(ctx context.Context, l *Lesson, set map[string]string) (*session.Search, error) {
	programme, values, err := d.values(l, set)
	if err != nil {
		return nil, err
	}
	return d.of(ctx, l.Position, programme, values)
}

// values are the programme of a lesson and its options. An option "programme" names another, which has none of the
// lesson's options.
func (d *Desk) values(l *Lesson, set map[string]string) (search.Programme, search.Values, error) {
	set = maps.Clone(set)
	name, base := l.Programme, l.Set
	if other, ok := set["programme"]; ok {
		name, base = other, nil
		delete(set, "programme")
	}
	programme, preset, err := d.programmes.Player(name)
	if err != nil {
		return nil, search.Values{}, err
	}
	given := maps.Clone(preset.Values)
	if given == nil {
		given = map[string]string{}
	}
	maps.Copy(given, search.Named(programme, base))
	maps.Copy(given, search.Named(programme, set))
	values, err := search.Resolve(programme, given)
	return programme, values, err
}

// of makes a search, unless it is kept.
func (d *Desk) of(ctx context.Context, p board.Position, programme search.Programme, values search.Values) (
	*session.Search, error) {
	key := keyOf(p, programme, values)
	if s := d.find(key); s != nil {
		return s, nil
	}
	s := session.StartSearch(ctx, session.NewGame(p), session.Options{Programme: programme, Values: values,
		Limits: search.Limits{Nodes: mostNodes}, Trees: &d.pool})
	result, err := s.Wait()
	if err == nil && result.Stopped {
		err = cmp.Or(ctx.Err(), fmt.Errorf("the search is not done after %d nodes", mostNodes))
	}
	if err == nil && s.Tree().Empty() {
		err = errors.New("the search has no tree")
	}
	if err != nil {
		s.Release()
		return nil, err
	}
	d.keep(&kept{key, s})
	return s, nil
}

// keyOf is what makes two searches one.
func keyOf(p board.Position, programme search.Programme, values search.Values) string {
	words := []string{p.FEN(), programme.About().ID}
	set := values.Map()
	for _, name := range slices.Sorted(maps.Keys(set)) {
		words = append(words, name+"="+set[name])
	}
	return strings.Join(words, "\x00")
}

func (d *Desk) find(key string) *session.Search {
	d.mu.Lock()
	defer d.mu.Unlock()
	for i, k := range d.kept {
		if k.key == key {
			d.kept = append(slices.Delete(d.kept, i, i+1), k)
			return k.search
		}
	}
	return nil
}

// keep adds a search. Those that go are not released while questions may read them: they are left to the collector.
func (d *Desk) keep(k *kept) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.kept = append(d.kept, k)
	if len(d.kept) > mostSearches {
		d.kept = slices.Delete(d.kept, 0, 1)
	}
}

// Questions makes the questions of a task; a walk has many, the others one. The error is a [Fault] of the lesson, or
// says that ctx has ended.
func (d *Desk) Questions(ctx context.Context, l *Lesson, t *Task) ([]*Question, error) {
	kind, ok := kindOf(t.Kind)
	if !ok {
		return nil, placed(l, t.Place, fmt.Errorf("there is no task of the kind %q", t.Kind))
	}
	s, err := d.Search(ctx, l, nil)
	if err != nil {
		return nil, placed(l, t.Place, err)
	}
	asked := asking{ctx: ctx, desk: d, lesson: l, task: t, record: newRecord(s)}
	questions, err := kind.ask(asked)
	if err != nil {
		return nil, placed(l, t.Place, err)
	}
	for _, q := range questions {
		q.In = cmp.Or(q.In, s)
		q.Truth.In = cmp.Or(q.Truth.In, q.In)
	}
	return questions, nil
}

// placed puts file and place into an error that has none.
func placed(l *Lesson, at Place, err error) error {
	var f Fault
	if !errors.As(err, &f) {
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return err
		}
		f = Fault{Place: at, Says: err.Error()}
	}
	f.File = l.File
	return f
}

// asking is a task whose questions are made.
type asking struct {
	ctx    context.Context
	desk   *Desk
	lesson *Lesson
	task   *Task
	record
}

// at is the node that a task is about.
func (a asking) at() (tree.Node, error) {
	f := a.task.field("at")
	id, err := a.find(f.Value)
	if err != nil {
		return tree.Node{}, f.wrong("%s", err)
	}
	return a.Tree.Node(id), nil
}
