package lesson

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"drevo/app/link"
	"drevo/internal/nearest"
)

// fence is the line above and below the front matter.
const fence = "---"

// front reads the front matter, and returns where the text begins.
func (r *reader) front() (body int) {
	lines := strings.SplitAfter(r.source, "\n")
	if strings.TrimSpace(lines[0]) != fence {
		r.fault(Place{1, 1}, "a lesson begins with a line %s, and key: value below it, at least title, position and "+
			"programme", fence)
		return 0
	}
	body = len(lines[0])
	given := map[string]Field{}
	for i, line := range lines[1:] {
		body += len(line)
		if strings.TrimSpace(line) == fence {
			r.take(given)
			return body
		}
		if f, ok := r.pair(strings.TrimRight(line, "\n"), Place{i + 2, 1}); ok {
			if _, twice := given[f.Key]; twice {
				r.fault(f.Place, "%s is given twice", f.Key)
			}
			given[f.Key] = f
		}
	}
	r.fault(Place{1, 1}, "the line %s that ends the front matter is missing", fence)
	return len(r.source)
}

// take puts the front matter into the lesson.
func (r *reader) take(given map[string]Field) {
	l := r.lesson
	known := map[string]func(Field){
		"title":     func(f Field) { l.Title = f.Value },
		"source":    func(f Field) { l.Source = f.Value },
		"position":  r.positionOf,
		"programme": func(f Field) { l.Programme = f.Value },
		"face": func(f Field) {
			if l.Face = f.Value; !slices.Contains([]string{"simple", "everything"}, f.Value) {
				r.fault(f.Place, "face is simple or everything, not %.20q", f.Value)
			}
		},
		"lesson": func(f Field) { l.Lesson = f.Value },
		"show": func(f Field) {
			state, err := link.Parse(f.Value)
			if err == nil && (state.FEN != "" || state.Game != "" || state.Programme != "" || len(state.Set) > 0) {
				err = errors.New("show names what of the lesson's own search is shown, such as node, pane, attack or layer")
			}
			if l.Show = state; err != nil {
				r.fault(f.Place, "%s", err)
			}
		},
		"minutes": func(f Field) {
			n, err := strconv.Atoi(f.Value)
			if l.Minutes = n; err != nil || n < 1 {
				r.fault(f.Place, "minutes is a whole number from 1, not %.20q", f.Value)
			}
		},
		"set": func(f Field) {
			set, err := settings(f)
			if l.Set = set; err != nil {
				r.fault(f.Place, "%s", err.(Fault).Says)
			}
		},
	}
	for _, key := range slices.Sorted(maps.Keys(given)) {
		if take, ok := known[key]; ok {
			take(given[key])
			continue
		}
		f := given[key]
		r.fault(f.Place, "the front matter has no %.40q%s", key, nearest.Asked(key, slices.Sorted(maps.Keys(known))))
	}
	for _, key := range []string{"title", "position", "programme"} {
		if _, ok := given[key]; !ok {
			r.fault(Place{1, 1}, "the front matter needs %s", key)
		}
	}
}

// settings reads options as "depth=3 order=generated"; the error is a Fault.
func settings(f Field) (map[string]string, error) {
	set := map[string]string{}
	for _, word := range strings.Fields(f.Value) {
		name, value, ok := strings.Cut(word, "=")
		if !ok || name == "" || value == "" {
			return set, f.wrong("an option is set as name=value, not %.40q", word)
		}
		set[name] = value
	}
	return set, nil
}
