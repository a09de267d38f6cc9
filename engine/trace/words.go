package trace

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/tree"
)

// Words is how an engine speaks in a trace: the vocabulary of its tree, and what the rules must know of its
// kinds and tests. Words stand in the header or before the search that uses them.
type Words struct {
	tree.Vocabulary
	kinds   [kinds]kindWord
	given   [Tests + 1]bool // the tests that give their node a value
	numbers [lists]map[string]int
	names   [lists]map[int]string
	engine  string // what its keys begin with
}

// kindWord is what the rules must know of a kind.
type kindWord struct {
	moves    string // that are generated: "all", "captures" ..., empty where that is not said
	standPat bool
	inCheck  bool // so it is in check, too; else every move counts there, and nobody stands pat
}

// The lists of words that stand in records.
const (
	kindWords = iota
	reasonWords
	placeWords
	tests
	lists
)

// newWords returns the core's words.
func newWords() *Words {
	w := &Words{}
	for i := range w.numbers {
		w.numbers[i], w.names[i] = map[string]int{}, map[int]string{}
	}
	for _, t := range tree.Words[tree.TypeInfo](&w.Vocabulary) {
		w.name(kindWords, t.Type.Code(), wordOf(t.Key))
	}
	for _, r := range tree.Words[tree.ReasonInfo](&w.Vocabulary) {
		w.name(reasonWords, int(r.Reason), wordOf(r.Key))
	}
	for _, p := range tree.Words[tree.PlaceInfo](&w.Vocabulary) {
		w.name(placeWords, int(p.Place), strings.TrimSuffix(wordOf(p.Key), "-place"))
	}
	w.kinds[tree.TypeQuiescence].standPat = true
	return w
}

// wordOf is what stands behind the point of a key.
func wordOf(key tree.Key) string {
	_, word, _ := strings.Cut(string(key), ".")
	return word
}

// name gives a code the name by which text has it; of two codes with one name the first has it.
func (w *Words) name(list, code int, name string) {
	name = strings.ToLower(strings.NewReplacer(" ", "-", ",", "").Replace(name))
	plain := strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == "" && name != "" && name[0] >= 'a'
	if old, ok := w.names[list][code]; ok {
		delete(w.numbers[list], old)
		delete(w.names[list], code)
	}
	if _, taken := w.numbers[list][name]; taken || !plain {
		return
	}
	w.numbers[list][name], w.names[list][code] = code, name
}

// append appends a code by its name, else as a number.
func (w *Words) append(to []byte, list, code int) []byte {
	if name, ok := w.names[list][code]; ok {
		return append(to, name...)
	}
	return strconv.AppendInt(to, int64(code), 10)
}

// number reads a code that stands there by its name, or as a number.
func (w *Words) number(list int, text []byte) (code int, ok bool) {
	if code, ok := w.numbers[list][string(text)]; ok {
		return code, true
	}
	n, ok := parseInt(text)
	return int(n), ok && n >= 0 && n < 256
}

// line takes in a line that may be a word: "kind 34 quiescence "Captures." standpat". Lines that begin
// otherwise are none, and say nothing.
func (w *Words) line(text string) error {
	parts, err := split(text)
	if err != nil || len(parts) == 0 {
		return err
	}
	read, ok := map[string]func(entry) error{"kind": w.kind, "test": w.test, "reason": w.reason, "skip": w.skip,
		"place": w.place, "class": w.class, "column": w.column, "filter": w.filter, "technique": w.technique}[parts[0]]
	if !ok {
		return nil
	}
	if len(parts) < 4 {
		return fmt.Errorf("a %s has a number, a name and a sentence: %.60s", parts[0], text)
	}
	e := entry{word: parts[0], first: parts[1], name: parts[2], sentence: parts[3], rest: parts[4:]}
	return read(e)
}

// entry is a line that describes a word.
type entry struct {
	word, first, name, sentence string
	rest                        []string
}

// code is the number of the word, which lies within bounds.
func (e entry) code(least, most int) (int, error) {
	n, err := strconv.Atoi(e.first)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%s %.20q: its number is one from %d to %d", e.word, e.first, least, most)
	}
	return n, nil
}

// get returns what stands behind "name=", empty where it is not there.
func (e entry) get(name string) string {
	for _, part := range e.rest {
		if value, ok := strings.CutPrefix(part, name+"="); ok {
			return value
		}
	}
	return ""
}

func (e entry) has(flag string) bool { return slices.Contains(e.rest, flag) }

// key is the one that the line gives, or one made of the engine and the name.
func (w *Words) key(e entry, kind ...string) tree.Key {
	return cmp.Or(tree.Key(e.get("key")), tree.KeyOf(w.engine, append([]string{e.name}, kind...)...))
}

func (w *Words) kind(e entry) error {
	n, err := e.code(0, ownKinds-1)
	if err != nil {
		return err
	}
	t := tree.NodeType(n)
	if e.has("stage") {
		t |= tree.StageType
	}
	if e.has("test") {
		t |= tree.TestType
	}
	info := tree.TypeInfo{Type: t, Key: w.key(e), Name: e.name, Letter: e.get("letter"), Sentence: e.sentence,
		Numbered: e.get("numbered")}
	w.kinds[n] = kindWord{moves: e.get("moves"), standPat: e.has("standpat"), inCheck: e.has("in-check")}
	w.name(kindWords, n, e.name)
	w.Types = put(w.Types, info, func(old tree.TypeInfo) bool { return old.Type.Code() == n })
	return nil
}

// testType is the type of node of a test of the engine.
func testType(n int) tree.NodeType {
	return tree.NodeType(ownKinds+n-1) | tree.StageType | tree.TestType
}

// testOf is the number of the test that nodes of a type are of, 0 for none.
func testOf(t tree.NodeType) int { return max(t.Code()-ownKinds+1, 0) }

func (w *Words) test(e entry) error {
	n, err := e.code(1, Tests)
	if err != nil {
		return err
	}
	w.given[n] = e.has("gives-value")
	w.name(tests, n, e.name)
	info := tree.TypeInfo{Type: testType(n), Key: w.key(e), Name: e.name, Letter: e.get("letter"), Sentence: e.sentence}
	w.Types = put(w.Types, info, func(old tree.TypeInfo) bool { return old.Type == info.Type })
	return nil
}

func (w *Words) reason(e entry) error {
	n, err := e.code(0, reasons-1)
	if err != nil {
		return err
	}
	group := cmp.Or(tree.Group(strings.ReplaceAll(e.get("group"), "-", " ")), tree.GroupLeaf)
	info := tree.ReasonInfo{Reason: tree.Reason(n), Key: w.key(e), Name: e.name, Group: group, Sentence: e.sentence,
		Source: e.get("source"), Example: e.get("example"), Least: e.has("least")}
	w.name(reasonWords, n, e.name)
	w.Reasons = put(w.Reasons, info, func(old tree.ReasonInfo) bool { return old.Reason == info.Reason })
	return nil
}

// skip is a reason for which moves have no node.
func (w *Words) skip(e entry) error {
	e.rest = append(e.rest, "group="+string(tree.GroupNotConsidered))
	return w.reason(e)
}

func (w *Words) place(e entry) error {
	n, err := e.code(0, places-1)
	if err != nil {
		return err
	}
	info := tree.PlaceInfo{Place: tree.Place(n), Key: w.key(e, "place"), Name: e.name, Sentence: e.sentence}
	w.name(placeWords, n, e.name)
	w.Places = put(w.Places, info, func(old tree.PlaceInfo) bool { return old.Place == info.Place })
	return nil
}

func (w *Words) class(e entry) error {
	n, err := e.code(0, classes-1)
	if err != nil {
		return err
	}
	info := tree.ClassInfo{Class: tree.MoveClass(n), Key: w.key(e, "move"), Name: e.name, Letter: e.get("letter"),
		Sentence: e.sentence}
	w.Classes = put(w.Classes, info, func(old tree.ClassInfo) bool { return old.Class == info.Class })
	return nil
}

// column names one of the explorer's columns: order, bounds, value, needed, static, line, forced or nodes.
func (w *Words) column(e entry) error {
	columns := map[string]*tree.Column{"order": &w.Columns.Order, "bounds": &w.Columns.Window,
		"value": &w.Columns.Pseudo, "needed": &w.Columns.Needed, "static": &w.Columns.Static, "line": &w.Columns.Line,
		"forced": &w.Columns.Forced, "nodes": &w.Columns.Nodes}
	column, ok := columns[e.first]
	if !ok {
		return fmt.Errorf("there is no column %.20q", e.first)
	}
	*column = tree.Column{Name: e.name, Hint: e.sentence}
	return nil
}

func (w *Words) filter(e entry) (err error) {
	f := tree.Filter{Key: tree.Key(e.first), Name: e.name, Sentence: e.sentence,
		Types:   codes[tree.NodeType](e, "kinds", &err),
		Classes: codes[tree.MoveClass](e, "classes", &err), Reasons: codes[tree.Reason](e, "reasons", &err),
		Places: codes[tree.Place](e, "places", &err)}
	if groups := e.get("groups"); groups != "" {
		for group := range strings.SplitSeq(groups, ",") {
			f.Groups = append(f.Groups, tree.Group(group))
		}
	}
	w.Filters = put(w.Filters, f, func(old tree.Filter) bool { return old.Key == f.Key })
	return err
}

func (w *Words) technique(e entry) (err error) {
	t := tree.Technique{Key: tree.Key(e.first), Name: e.name, Sentence: e.sentence, Switch: e.get("switch"),
		Off: e.get("off"), Reasons: codes[tree.Reason](e, "reasons", &err), Types: codes[tree.NodeType](e, "kinds", &err),
		Repeats: codes[tree.Reason](e, "repeats", &err), Places: codes[tree.Place](e, "places", &err),
		Unmade: e.has("unmade"), NoNodes: e.has("no-nodes")}
	w.Techniques = put(w.Techniques, t, func(old tree.Technique) bool { return old.Key == t.Key })
	return err
}

// codes reads a list of numbers of one byte; a kind among them has the bits of its type.
func codes[T ~uint8](e entry, name string, err *error) (list []T) {
	text := e.get(name)
	if text == "" {
		return nil
	}
	for part := range strings.SplitSeq(text, ",") {
		n, fault := strconv.ParseUint(part, 10, 8)
		if fault != nil {
			*err = fmt.Errorf("%s of %s %.20q: %.20q is no number", name, e.word, e.first, part)
		}
		list = append(list, T(n))
	}
	return list
}

// put replaces the word that an earlier line had for the same thing, or appends it.
func put[T any](list []T, word T, same func(T) bool) []T {
	if i := slices.IndexFunc(list, same); i >= 0 {
		list = slices.Clone(list) // a tree may have the old one
		list[i] = word
		return list
	}
	return append(slices.Clip(list), word)
}
