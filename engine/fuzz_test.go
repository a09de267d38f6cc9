package engine_test

import (
	"reflect"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

// FuzzOptions: a value of any option of any programme is refused in one sentence, or taken as it is; a programme can
// then say what it knows of its evaluation with it, and its values, read again, are the same.
func FuzzOptions(f *testing.F) {
	for i, p := range engine.Programmes() {
		for j, o := range p.Options() {
			f.Add(byte(i), byte(j), o.Default)
		}
	}
	f.Add(byte(0), byte(0), "99999999999999999999")
	f.Add(byte(3), byte(2), "a:1,b:2;c,,:\x00")
	f.Fuzz(func(t *testing.T, programme, option byte, value string) {
		p := engine.Programmes()[int(programme)%len(engine.Programmes())]
		o := p.Options()[int(option)%len(p.Options())]
		values, err := search.Resolve(p, map[string]string{o.Name: value})
		if err != nil {
			if text := err.Error(); text == "" || len(text) > 2000 {
				t.Errorf("it is refused in %d letters", len(text))
			}
			return
		}
		again, err := search.Resolve(p, values.Map())
		if err != nil || !reflect.DeepEqual(again.Map(), values.Map()) {
			t.Errorf("%s %s=%q is not what it is: %v", p.About().ID, o.Name, value, err)
		}
		if e, ok := p.(search.Evaluator); ok {
			start := board.Start()
			e.Evaluate(&start, values)
		}
	})
}
