package glossary

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"drevo/engine"
)

// TestWordsOfTheField: what a reader of the window may ask for is found, with a sentence.
func TestWordsOfTheField(t *testing.T) {
	words := Of(engine.Programmes())
	for _, text := range []string{"bound", "cut", "forced", "declin", "pseudo", "horizon", "hope", "best line",
		"iteration", "round"} {
		found := Find(words, text)
		if len(found) == 0 || len(found[0].Sentence) < 10 {
			t.Errorf("%q finds %v", text, found)
		}
	}
	if len(Find(words, "no such word at all")) != 0 {
		t.Error("a word that nobody has is found")
	}
	for i, w := range words {
		if i > 0 && strings.ToLower(words[i-1].Name) > strings.ToLower(w.Name) {
			t.Errorf("%s stands behind %s", w.Name, words[i-1].Name)
		}
	}
}

// TestScalesAreNoWords: the levels of Kaissa, 136 of them, do not push the words out of the list, and
// the option itself stays.
func TestScalesAreNoWords(t *testing.T) {
	words, option := Of(engine.Programmes()), false
	for _, w := range words {
		if w.Kind == "value of level" {
			t.Errorf("%s stands among the words", w.Name)
		}
		option = option || w.Kind == "option" && w.Name == "level"
	}
	if !option {
		t.Error("the option level is missing")
	}
}

// TestSharedWordsStandOnce: a word with the same sentence in two programmes is everybody's.
func TestSharedWordsStandOnce(t *testing.T) {
	seen, shared := map[string]bool{}, 0
	for _, w := range Of(engine.Programmes()) {
		if seen[w.Name+w.Sentence] {
			t.Errorf("%s stands twice", w.Name)
		}
		seen[w.Name+w.Sentence] = true
		if w.Of == "" {
			shared++
		}
	}
	if shared < 10 {
		t.Errorf("%d words are shared", shared)
	}
}

func TestPlaces(t *testing.T) {
	for _, p := range engine.Programmes() {
		places := Places(p)
		if len(places) < 5 {
			t.Errorf("%s: %v", p.About().Name, places)
		}
	}
}

// TestNotionsComeFirst: who asks for a word of the field reads what it means before what a programme makes
// of it, and a notion speaks of no programme.
func TestNotionsComeFirst(t *testing.T) {
	words := append(Notions(), Of(engine.Programmes())...)
	for text, want := range map[string]string{"quiescence": "quiescence search", "Cut": "cut",
		"table": "transposition table", "nullQ": "nullQuiescence", "killer": "killer", "null move": "null move", "": "ply"} {
		if found := Find(words, text); len(found) == 0 || found[0].Name != want {
			t.Errorf("%q finds first %v", text, found[:min(len(found), 2)])
		}
	}
	for _, w := range Notions() {
		if found := Find(words, w.Name); found[0].Kind != notion {
			t.Errorf("%q finds %q first", w.Name, found[0].Sentence)
		}
		for _, p := range engine.Programmes() {
			if strings.Contains(w.Sentence, p.About().Name) || len(w.Sentence) < 40 {
				t.Errorf("%s: %q", w.Name, w.Sentence)
			}
		}
	}
}

// TestHowOften: every word that nodes can show was counted, each at no more nodes than there are; with DREVO_LONG all is
// counted once more.
func TestHowOften(t *testing.T) {
	counted := 0
	for _, w := range All(engine.Programmes()) {
		for _, o := range w.Counted() {
			counted++
			if o.Of < 10_000 || o.Nodes > o.Of || o.Positions > o.Nodes || (o.Nodes > 0) != (o.Example != "") {
				t.Errorf("%s: %+v", w.Key, o)
			}
			if o.Nodes > 0 && !strings.Contains(w.HowOften(), o.Share()) {
				t.Errorf("%s: %s", w.Key, w.HowOften())
			}
		}
		for _, p := range engine.Programmes() {
			words := p.Vocabulary()
			if _, ok := words.FilterOf(w.Key); ok && w.Key != "" && len(w.Counted()) == 0 {
				t.Errorf("%s was not counted: make glossary", w.Key)
			}
		}
	}
	if counted < 200 {
		t.Errorf("%d words were counted", counted)
	}
	if os.Getenv("DREVO_LONG") == "" {
		return
	}
	var again bytes.Buffer
	if err := CountAll(t.Context(), engine.Programmes(), &again, func(string) {}); err != nil {
		t.Fatal(err)
	}
	_, now, _ := strings.Cut(again.String(), "\n")
	if _, then, _ := strings.Cut(string(oftenData), "\n"); now != then {
		t.Error("the counts are others now: make glossary")
	}
}
