package search_test

import (
	"context"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// toy is a programme with an option of every type. It only tells; it can't think.
type toy struct{}

func (toy) About() search.About         { return search.About{ID: "toy"} }
func (toy) Presets() []search.Preset    { return nil }
func (toy) Vocabulary() tree.Vocabulary { return tree.Vocabulary{} }
func (toy) Scale() tree.Scale           { return tree.Scale{PerPawn: 100, Mate: 30_000} }
func (toy) Options() []search.Option {
	return []search.Option{
		{Name: "depth", Type: search.Int, Default: "3", Min: -1, Max: 12},
		{Name: "quiet", Type: search.Bool, Default: "true"},
		{Name: "game", Type: search.Choice, Default: "broad", Choices: []search.OptionChoice{{Name: "narrow"},
			{Name: "broad"}}},
	}
}

func (toy) Search(context.Context, search.Task) (search.Result, error) { return search.Result{}, nil }

func TestResolveFillsInDefaults(t *testing.T) {
	v, err := search.Resolve(toy{}, map[string]string{"quiet": "false"})
	if err != nil {
		t.Fatal(err)
	}
	if v.Int("depth") != 3 || v.Bool("quiet") || v.Text("game") != "broad" || v.Text("depth") != "3" {
		t.Errorf("values %v", v.Map())
	}
	v.Map()["depth"] = "9"
	if v.Int("depth") != 3 {
		t.Error("Map lets the caller change the values")
	}
}

func TestReadingAWrongOptionPanics(t *testing.T) {
	v, err := search.Resolve(toy{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]func(){
		"misspelt":        func() { v.Bool("qiuet") },
		"an int as bool":  func() { v.Bool("depth") },
		"a choice as int": func() { v.Int("game") },
		"misspelt text":   func() { v.Text("") },
		"zero values":     func() { search.Values{}.Int("depth") },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			read()
		})
	}
}

func TestResolveTakesTheEndsOfARange(t *testing.T) {
	for _, depth := range []string{"-1", "0", "12"} {
		if v, err := search.Resolve(toy{}, map[string]string{"depth": depth}); err != nil || v.Text("depth") != depth {
			t.Errorf("depth %s: %v, error %v", depth, v.Map(), err)
		}
	}
}

func TestResolveRefusesInOneSentence(t *testing.T) {
	for _, c := range []struct {
		name, value, sentence string
	}{
		{"dpeth", "3", `toy has no option "dpeth"; it has depth, quiet, game`},
		{"depth", "13", `option depth is a whole number from -1 to 12, not "13"`},
		{"depth", "-2", `option depth is a whole number from -1 to 12, not "-2"`},
		{"depth", "deep", `option depth is a whole number from -1 to 12, not "deep"`},
		{"depth", "", `option depth is a whole number from -1 to 12, not ""`},
		{"depth", "2.5", `option depth is a whole number from -1 to 12, not "2.5"`},
		{"depth", "99999999999999999999", `option depth is a whole number from -1 to 12, not "99999999999999999999"`},
		{"quiet", "yes", `option quiet is true or false, not "yes"`},
		{"quiet", "True", `option quiet is true or false, not "True"`},
		{"game", "Broad", `option game is one of narrow, broad, not "Broad"`},
		{"game", "", `option game is one of narrow, broad, not ""`},
	} {
		v, err := search.Resolve(toy{}, map[string]string{c.name: c.value})
		if err == nil || err.Error() != c.sentence {
			t.Errorf("%s=%s: error %v, want %s", c.name, c.value, err, c.sentence)
		}
		if v.Map() != nil {
			t.Errorf("%s=%s: values %v come with the error", c.name, c.value, v.Map())
		}
	}
}

// Of several faults always the same one is reported.
func TestResolveReportsTheFirstFaultByName(t *testing.T) {
	for range 20 {
		_, err := search.Resolve(toy{}, map[string]string{"quiet": "maybe", "game": "wide", "depth": "3"})
		if want := `option game is one of narrow, broad, not "wide"`; err == nil || err.Error() != want {
			t.Fatalf("error %v, want %s", err, want)
		}
	}
}

func TestHeader(t *testing.T) {
	v, err := search.Resolve(toy{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	h := search.Header(toy{}, v, board.Start())
	if h.Programme != "toy" || h.Position != board.Start() || h.Scale != (toy{}).Scale() || len(h.Options) != 3 ||
		h.Options["game"] != "broad" {
		t.Errorf("header %+v", h)
	}
}

// A depth may be a number or one of levels, which are named by plies and something more.
func TestDepths(t *testing.T) {
	number := search.Option{Name: "depth", Type: search.Int, Min: 1, Max: 9}
	levels := search.Option{Name: "level", Type: search.Choice, Choices: []search.OptionChoice{{Name: "FV0"},
		{Name: "1.0"}, {Name: "1.1"}, {Name: "2.0"}, {Name: "2.1"}, {Name: "2.2"}}}
	for _, c := range []struct {
		option search.Option
		plies  int
		want   string
	}{{number, 4, "4"}, {number, 99, "9"}, {levels, 2, "2.0"}, {levels, 99, "2.2"}} {
		if got := c.option.ForPlies(c.plies); got != c.want {
			t.Errorf("%d plies are %s, want %s", c.plies, got, c.want)
		}
	}
	for _, c := range []struct {
		option      search.Option
		value, want string
		ok          bool
	}{{number, "4", "3", true}, {number, "1", "0", false}, {levels, "2.1", "1.1", true}, {levels, "2.2", "2.1", true},
		{levels, "1.0", "FV0", true}, {levels, "FV0", "", false}} {
		if got, ok := c.option.Less(c.value); ok != c.ok || ok && got != c.want {
			t.Errorf("less than %s is %s, %v", c.value, got, ok)
		}
	}
}

// Options, values, terms and presets are called by key as well as by name.
func TestResolveByKey(t *testing.T) {
	p, err := engine.Programmes().Find("itep")
	if err != nil {
		t.Fatal(err)
	}
	preset, err := search.FindPreset(p, "itep.active-1-preset")
	if err != nil || preset.Name != "active 1" {
		t.Errorf("%q, %v", preset.Name, err)
	}
	v, err := search.Resolve(p, map[string]string{"itep.scheme-option": "itep.scheme-absolute-value",
		"weights": "itep.phalanx-term:7"})
	if err != nil || v.Text("scheme") != "absolute" || v.Text("weights") != "phalanx:7" {
		t.Errorf("%v, %v", v.Map(), err)
	}
	for _, name := range []string{"depth", "scheme"} {
		key := "itep." + name + "-option"
		_, err := search.Resolve(p, map[string]string{name: "2", key: "3"})
		if err == nil || err.Error() != key+" is set twice: by its key and by its name" {
			t.Errorf("%v", err)
		}
	}
}
