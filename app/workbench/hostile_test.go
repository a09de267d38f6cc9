package workbench

import (
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/internal/needs"
)

// leaf is a plain value of a type, however deep: its kind, and a JSON text with a verb in its place. Of a list or a map
// that has one element.
type leaf struct {
	kind reflect.Kind
	text string
}

func leaves(of reflect.Type) (list []leaf) {
	inside := func(before, after string, of reflect.Type) {
		for _, l := range leaves(of) {
			list = append(list, leaf{l.kind, before + l.text + after})
		}
	}
	switch of.Kind() {
	case reflect.Pointer:
		return leaves(of.Elem())
	case reflect.Struct:
		for i := range of.NumField() {
			field := of.Field(i)
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			switch {
			case field.Anonymous, name == "-" && field.Type.Kind() == reflect.Struct:
				list = append(list, leaves(field.Type)...)
			case name != "-":
				inside(fmt.Sprintf(`{%q: `, name), "}", field.Type)
			}
		}
	case reflect.Array: // of two
		for _, l := range leaves(of.Elem()) {
			list = append(list, leaf{l.kind, "[" + l.text + ", " + l.text + "]"})
		}
	case reflect.Slice:
		inside("[", "]", of.Elem())
	case reflect.Map:
		inside(`{"itep": `, "}", of.Elem())
	default:
		list = []leaf{{of.Kind(), "%[1]s"}}
	}
	return list
}

// Values that a field has: huge or negative ones that its type can hold, and those of another kind.
var (
	numbers = []string{"1000000000", "9223372036854775807", "-1000000000"}
	sizes   = []string{"1e9", "3e38", "-1e9"}
	texts   = []string{`"` + strings.Repeat("9", 1<<20) + `"`, `"-1000000000"`}
	wrong   = []string{`{"wrong": [1]}`, "null", "true", "[]", `"1e99"`, "1e99"}
)

// values are those that a field is set to alone.
func (l leaf) values() []string {
	switch l.kind {
	case reflect.String:
		return texts
	case reflect.Bool:
		return []string{"true"}
	case reflect.Float32:
		return sizes
	}
	return numbers
}

// TestStartsWithAnySettings: for each field of the settings, and of what older versions had there, the window comes
// with a huge and with a negative value, and with one of another kind. Here all fields have such a value together;
// with DREVO_ATTACKS each has one alone, too.
func TestStartsWithAnySettings(t *testing.T) {
	needs.OneGoroutine(t)
	fields := leaves(reflect.TypeFor[config.Config]())
	if len(fields) < 60 {
		t.Fatalf("%d fields: %v", len(fields), fields)
	}
	for n := range 3 {
		startsWith(t, together(fields, func(l leaf) string { return l.values()[n%len(l.values())] }), "")
	}
	for _, value := range wrong {
		startsWith(t, together(fields, func(leaf) string { return value }), "")
	}
	if os.Getenv("DREVO_ATTACKS") == "" {
		return
	}
	for _, field := range fields {
		for _, value := range slices.Concat(field.values(), wrong) {
			startsWith(t, fmt.Sprintf(field.text, value), "")
		}
	}
}

// together is a settings file in which all fields have values.
func together(fields []leaf, value func(leaf) string) string {
	var all []string
	for _, field := range fields {
		text := fmt.Sprintf(field.text, value(field))
		all = append(all, text[1:len(text)-1])
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// TestStartsWithAnySession: the same for each field of the journal, in events whose sums are right.
func TestStartsWithAnySession(t *testing.T) {
	needs.OneGoroutine(t)
	before := line(`{"journal":1}`) + line(`{"text":{"number":1,"pgn":"1. e4 e5 *"}}`)
	for event, of := range map[string]reflect.Type{"now": reflect.TypeFor[journal.Now](),
		"table": reflect.TypeFor[journal.Table](), "step": reflect.TypeFor[journal.Step]()} {
		all := before
		for _, field := range leaves(of) {
			for _, value := range slices.Concat(field.values(), wrong) {
				one := line(fmt.Sprintf(`{%q: %s}`, event, fmt.Sprintf(field.text, value)))
				if all += one; os.Getenv("DREVO_ATTACKS") != "" {
					startsWith(t, "", before+one)
				}
			}
		}
		startsWith(t, "", all)
	}
}

// line is a line of a journal.
func line(event string) string {
	return fmt.Sprintf("%08x %s\n", crc32.ChecksumIEEE([]byte(event)), event)
}

// mostMemory is what a start may take: N5's billion took 4 GB, and no end.
const mostMemory = 1 << 30

// startsWith starts a window on a settings file and a journal that hold these texts, and undoes and
// repeats what it can.
func startsWith(t *testing.T, settings, session string) {
	t.Helper()
	t.Run("", func(t *testing.T) {
		folder := t.TempDir()
		path := filepath.Join(folder, "drevo.json")
		for name, content := range map[string]string{path: settings, filepath.Join(folder, "session.journal"): session} {
			if content != "" {
				if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		begun := time.Now()
		startAnyhow(t, path)
		runtime.ReadMemStats(&after)
		if took, memory := time.Since(begun), after.TotalAlloc-before.TotalAlloc; took > needs.Patience || memory > mostMemory {
			t.Errorf("with %.200s%.200s: %v, %d MB", settings, session, took, memory>>20)
		}
	})
}

// startAnyhow starts a window on what is kept, whatever is said about that.
func startAnyhow(t *testing.T, path string) {
	t.Helper()
	settings, _ := config.Open(path, func(error) {})
	kept, _ := journal.Open(path, func(error) {})
	queue := make(chan func(), 1024)
	app := test.NewTempApp(t)
	w, _ := New(Start{Settings: settings, Journal: kept, Post: func(f func()) { queue <- f },
		SetTheme: app.Settings().SetTheme, Dark: func() bool { return false }})
	test.NewTempWindow(t, w.Content()).Resize(fyne.NewSize(1280, 800))
	w.Undo()
	w.Repeat()
	w.Close()
	if err := errors.Join(settings.Flush(), kept.Close()); err != nil {
		t.Error(err)
	}
}
