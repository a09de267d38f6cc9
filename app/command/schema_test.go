package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"drevo/app/command"
)

// checkedJSON is what a command has printed with -json, held against docs/output.schema.json.
func checkedJSON(t *testing.T, name, text string) []byte {
	t.Helper()
	var found any
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		t.Fatalf("%s: %v\n%.1000s", name, err, text)
	}
	head, _ := found.(map[string]any)
	if head["schema"] != 1.0 || head["command"] != name {
		t.Fatalf("%s: the JSON begins with %.100s", name, text)
	}
	if err := outputSchema(t, name).Validate(found); err != nil {
		t.Errorf("%s: %v\n%.2000s", name, err, text)
	}
	return []byte(text)
}

// wholeSchema is docs/output.schema.json, read once.
var wholeSchema = sync.OnceValues(func() (schema jsonschema.Schema, err error) {
	data, err := os.ReadFile("../../docs/output.schema.json")
	if err == nil {
		err = json.Unmarshal(data, &schema)
	}
	return schema, err
})

// outputSchema is what it says of a command.
func outputSchema(t *testing.T, name string) *jsonschema.Resolved {
	t.Helper()
	schema, err := wholeSchema()
	if err != nil {
		t.Fatal(err)
	}
	if schema.Defs[name] == nil {
		t.Fatalf("the schema has nothing for %s", name)
	}
	resolved, err := (&jsonschema.Schema{Defs: schema.Defs, Ref: "#/$defs/" + name}).Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	return resolved
}

// TestEveryOutputKeepsTheSchema: what the golden outputs leave out, with a tree of two half-moves. Of every command that
// prints JSON there is one here or among those.
func TestEveryOutputKeepsTheSchema(t *testing.T) {
	saved := filepath.Join(t.TempDir(), "search.drevo")
	if code, _, said := run("analyse", "-depth", "1", "-save", saved); code != command.Done {
		t.Fatal(said)
	}
	checked := map[string]bool{}
	for _, line := range goldens() {
		checked[strings.Fields(line)[0]] = strings.HasSuffix(line, "-json") || checked[strings.Fields(line)[0]]
	}
	for _, line := range []string{
		"diff -programmes itep,paulchess -depths 1", "diff -programmes paulchess -depths 1-2",
		"proof -programme paulchess -depth 2", "proof -programme itep -depth 1",
		"analyse -programme paulchess -depth 2 -query capture -limit 3 -sort value",
		"analyse -programme paulchess -depth 2 -query capture -by reason",
		"analyse -programme paulchess -depth 2 -query capture -by value",
		"analyse -programme paulchess -depth 2 -query capture", "lesson", "attach " + traces + "example.trace -searches 1",
		"tree info " + saved, "tree query " + saved + " -query capture",
		"cause -programmes itep,kaissa -nodes 3000", "horizon -depth 1 -nodes 500 -solution Ba3", "why Nh5+ -programme pitrat",
	} {
		args := append(strings.Fields(line), "-json")
		code, out, said := run(args...)
		if code != command.Done {
			t.Errorf("drevo %s: exit code %d, %s", line, code, said)
			continue
		}
		checkedJSON(t, args[0], out)
		checked[args[0]] = true
	}
	_, list, _ := run("help")
	for _, found := range regexp.MustCompile(`(?m)^  ([a-z]+) {2,}`).FindAllStringSubmatch(list, -1) {
		if _, help, _ := run("help", found[1]); strings.Contains(help, "\n  -json\n") && !checked[found[1]] {
			t.Errorf("no test holds what drevo %s -json prints against the schema", found[1])
		}
	}
}

// TestTheSchemaIsStrict: every object in it says that it has no other fields, or of which kind they are.
func TestTheSchemaIsStrict(t *testing.T) {
	data, err := os.ReadFile("../../docs/output.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var schema any
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	var look func(at string, part any)
	look = func(at string, part any) {
		switch part := part.(type) {
		case map[string]any:
			if _, closed := part["additionalProperties"]; part["properties"] != nil && part["type"] != nil && !closed {
				t.Errorf("%s takes any field", at)
			}
			for name, inside := range part {
				look(at+"/"+name, inside)
			}
		case []any:
			for _, inside := range part {
				look(at, inside)
			}
		}
	}
	look("", schema)
}
