package experiment

import (
	"context"
	"iter"
	"maps"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// lab is an experiment at work: what it reports, how far it is, and why it ended before its time. The first
// error, of the context or of an option, ends its searches and what goes over them; [Experiment.Run] returns it.
type lab struct {
	Report
	ctx         context.Context
	progress    Progress
	done, total int // steps
	memory      search.Memory
	shares
	err error
}

// expect says how many steps there will be in all, where that is more than one study has.
func (l *lab) expect(steps int) { l.total = steps }

// step tells how much is done.
func (l *lab) step() {
	l.done++
	l.progress(l.done, l.total)
}

// failed keeps the first error, and reports whether there is one.
func (l *lab) failed(err error) bool {
	if l.err == nil {
		l.err = err
	}
	return l.err != nil
}

// study is how a programme searches positions.
type study struct {
	programme search.Programme
	limits    search.Limits
	times     int                             // of each search, of which the shortest time counts; 0: one
	look      func(*tree.Tree, search.Result) // sees the record before it is released; nil: there is none
	kept      int                             // nodes of the record, 0: the usual number
}

// timedRuns is how often a search is run whose time is quoted; the shortest time is the one that other work
// on the machine has lengthened least.
const timedRuns = 3

// search searches a position, or takes what another shard has found. What looks into the record is in no shard, and
// searched again in a merge.
func (l *lab) search(s study, at subject, set options) (result search.Result) {
	switch {
	case s.look == nil:
		return shared(l, at.about(), keyOf(s, at, set), func() search.Result { return l.shortest(s, at, set) })
	case l.divided():
		return result
	}
	return l.shortest(s, at, set)
}

// looked searches a position and looks into the record, or takes what another shard has seen there.
func looked[T any](l *lab, s study, at subject, set options, look func(*tree.Tree, search.Result) T) (T, search.Result) {
	type sight struct {
		Seen   T
		Result search.Result
	}
	found := shared(l, at.about(), "look "+keyOf(s, at, set), func() (is sight) {
		s.look = func(t *tree.Tree, r search.Result) { is.Seen = look(t, r) }
		is.Result = l.shortest(s, at, set)
		return is
	})
	return found.Seen, found.Result
}

// shortest searches a position as often as the study says, and returns the search that took the shortest time.
func (l *lab) shortest(s study, at subject, set options) (result search.Result) {
	for n := range max(s.times, 1) {
		again := l.once(s, at, set)
		if n == 0 || again.Elapsed < result.Elapsed {
			result = again
		}
	}
	return result
}

func (l *lab) once(s study, at subject, set options) (result search.Result) {
	values, err := search.Resolve(s.programme, with(search.Named(s.programme, set), at.options))
	if l.failed(err) {
		return result
	}
	task := search.Task{Position: at.position, History: at.history, Values: values, Limits: s.limits, Memory: &l.memory}
	if s.look != nil {
		task.Recorder = l.memory.NewRecorder(search.Header(s.programme, values, at.position), s.kept)
		defer task.Recorder.Tree().Release()
	}
	if result, err = s.programme.Search(l.ctx, task); err == nil {
		err = context.Cause(l.ctx)
	}
	if !l.failed(err) && s.look != nil {
		s.look(task.Recorder.Tree(), result)
	}
	return result
}

// over searches one position after the other, each of which is a step.
func (l *lab) over(s study, list []subject, set options) iter.Seq2[subject, search.Result] {
	l.total = max(l.total, l.done+len(list))
	return func(yield func(subject, search.Result) bool) {
		for _, at := range list {
			result := l.search(s, at, set)
			if l.err != nil || !yield(at, result) {
				return
			}
			l.step()
		}
	}
}

// each searches all positions with one reading after the other, and hands on what came of each reading.
func (l *lab) each(s study, list []subject, readings []reading) iter.Seq2[reading, []search.Result] {
	l.total = max(l.total, l.done+len(list)*len(readings))
	return func(yield func(reading, []search.Result) bool) {
		for _, r := range readings {
			if found := l.all(s, list, r.set); l.err != nil || !yield(r, found) {
				return
			}
		}
	}
}

// all returns what came of every position.
func (l *lab) all(s study, list []subject, set options) (found []search.Result) {
	for _, result := range l.over(s, list, set) {
		found = append(found, result)
	}
	return found
}

// options are values of a programme's options by name.
type options = map[string]string

// reading is a choice of options, as where a source leaves something open.
type reading struct {
	name string
	set  options
}

// with returns options with others over them.
func with(set, over options) options {
	all := options{}
	maps.Copy(all, set)
	maps.Copy(all, over)
	return all
}

func changed(set options, name, value string) options { return with(set, options{name: value}) }

// preset returns the values of a programme's preset, none of one that there is not.
func preset(p search.Programme, name string) options {
	found, _ := search.FindPreset(p, name)
	return found.Values
}
