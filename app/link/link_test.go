package link

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
)

const botvinnik = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// whole is a state with a value for every key.
var whole = State{
	FEN: botvinnik, Game: "https://example.org/my_games.pgn?year=1938", Ply: 58, Programme: "paulchess/modern",
	Set:  map[string]string{"depth": "4", "scheme": "a:b,c&d"},
	Node: Node{Moves: []string{"b2a3", "e7e8q"}, Stage: 3}, Pane: "why", Choose: "Bishop pair",
	Layers: []string{"threats", "pins"}, Query: `reason = "kaissa.satisfied" and depth > 3`, Filter: "kaissa.cut",
	Attack: "Bb2-a3xe7", Boards: []string{"itep", "botvinnik"}, Compare: []string{"b2a3", "e5e2"}, Proof: "≥ +1.00", Face: "simple", Theme: "dark",
	Lesson: "lessons/first.md", Embed: EmbedReading,
}

func TestEveryFormMeansTheSame(t *testing.T) {
	for _, form := range []string{whole.String(), whole.Pairs(), "#" + whole.Pairs(), "?" + whole.Pairs(),
		"drevo:#" + whole.Pairs(), "drevo://?" + whole.Pairs(), "https://example.org/drevo/#" + whole.Pairs(),
		"http://localhost:8080/index.html?lang=en#" + whole.Pairs() + "\n"} {
		if got, err := Parse(form); err != nil || !reflect.DeepEqual(got, whole) {
			t.Errorf("%s:\n%+v, %v, want\n%+v", form, got, err, whole)
		}
	}
	fields := reflect.ValueOf(whole)
	for i := range fields.NumField() {
		if fields.Field(i).IsZero() {
			t.Errorf("the state that stands for all has no %s", fields.Type().Field(i).Name)
		}
	}
	if whole.Embed == EmbedNot || whole.Empty() || !(State{}).Empty() || (State{}).String() != Scheme {
		t.Error("what is empty is something, or something is empty")
	}
}

// TestWhatPeopleWrite: other spellings come to the one that is written.
func TestWhatPeopleWrite(t *testing.T) {
	p := board.Start()
	for text, want := range map[string]State{
		"":                  {},
		"drevo:":            {},
		"&&":                {},
		"fen=startpos":      {FEN: p.FEN()},
		"#fen=" + botvinnik: {FEN: botvinnik},
		"?fen=" + strings.ReplaceAll(botvinnik, " ", "+"):   {FEN: botvinnik},
		"?fen=" + strings.ReplaceAll(botvinnik, " ", "%20"): {FEN: botvinnik},
		"node=Ba3_Qxa3+":              {Node: Node{Moves: []string{"Ba3", "Qxa3"}}},
		"node=Ba3,e8=Q%2B":            {Node: Node{Moves: []string{"Ba3", "e8=Q+"}}},
		"line=Ba3%20Qxa3@2":           {Node: Node{Moves: []string{"Ba3", "Qxa3"}, Stage: 2}},
		"node=@7":                     {Node: Node{Stage: 7}},
		"tab=why&layers=pins,,mate":   {Pane: "why", Layers: []string{"pins", "mate"}},
		"programme=&open=games.pgn":   {Game: "games.pgn"},
		"embed=no&set=depth:5.1":      {Set: map[string]string{"depth": "5.1"}},
		"compare=b2a3%2Ce5e2&ply=007": {Compare: []string{"b2a3", "e5e2"}, Ply: 7},
	} {
		if got, err := Parse(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v, want %+v", text, got, err, want)
		}
	}
	if got, want := (State{FEN: botvinnik, Programme: "kaissa"}).String(),
		"drevo:fen=8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1_w_-_-_0_30&programme=kaissa"; got != want {
		t.Errorf("a position is %s, want %s", got, want)
	}
}

func TestErrorsNameThePlace(t *testing.T) {
	for text, want := range map[string]string{
		"drevo:programe=itep":           `at character 7: there is no key "programe" (did you mean programme?)`,
		"#pane=why&pane=game":           "at character 11: pane is said a second time",
		"#tab=why&pane=game":            "at character 10: pane is said a second time",
		"fen=8/8":                       "at character 5: fen: ",
		"pane=%4":                       `at character 6: pane has "%4", which is no escape`,
		"pane=a%b":                      "at character 7: pane has",
		"node=b2a3_<b>":                 `at character 6: node: "<b>" is no move`,
		"node=b2a3@0":                   "no number of a stage",
		"ply=-1":                        `"-1" is no number`,
		"set=depth":                     `"depth" is no option with its value`,
		"set=depth:4,depth:5":           "a second time",
		"compare=b2a3":                  "two moves",
		"face=plain":                    `it is simple or everything, not "plain"`,
		"theme=blue":                    "light or dark",
		"embed=1":                       "yes, reading or no",
		"lesson=javascript:alert(1)":    "not with \"javascript\"",
		"game=file:///etc/passwd":       "not with \"file\"",
		"programme=a%00b":               "no name has",
		"query=a%0Ab":                   `the character '\n'`,
		"attack=Bb2_a3":                 "no trajectory",
		strings.Repeat("pane=a&", 2000): "more than 8192",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want an error with %q", text, err, want)
		}
	}
}

// TestKeysAreAll: keys only grow, for a link lasts; and the ends of links survive a chat.
func TestKeysAreAll(t *testing.T) {
	want := []string{"fen", "game", "ply", "programme", "set", "node", "pane", "choose", "layer", "query", "filter",
		"attack", "boards", "compare", "proof", "face", "theme", "lesson", "embed"}
	if got := Keys(); !slices.Equal(got, want) {
		t.Errorf("the keys are %v, want %v", got, want)
	}
	if got := (State{Query: "What is this?!."}).String(); strings.ContainsAny(got[len(got)-1:], "?!.,;:)'\"") {
		t.Errorf("%s ends with a sign that a chat leaves out", got)
	}
}

// FuzzParse: no text ends in anything but a state or an error that names a place; a state reads back as itself.
func FuzzParse(f *testing.F) {
	f.Add(whole.String())
	for _, text := range []string{"drevo:", "#fen=startpos&node=Ba3@2", "?set=a:b,c:d&layer=x,y", "https://a/b?c#pane=why",
		"pane=%", "node=_,_", "query=%20%20", "game=a_b+c", "choose=%25", "set=a%3A:b", "fen=%E2%99%94", "proof=%ff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "the link, at character ") || !reflect.DeepEqual(s, State{}) {
				t.Errorf("%q: %v, %+v", text, err, s)
			}
			return
		}
		again, err := Parse(s.String())
		if err != nil && len(s.String()) <= mostBytes {
			t.Fatalf("%q becomes %q: %v", text, s, err)
		}
		if err == nil && (again.String() != s.String() || !maps.Equal(again.Set, s.Set)) {
			t.Errorf("%q becomes %q, and that %q", text, s, again)
		}
	})
}
