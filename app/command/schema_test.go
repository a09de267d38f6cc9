package command_test

import (
	"encoding/json"
	"os"
	"strings"
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

// outputSchema is what docs/output.schema.json says of a command.
func outputSchema(t *testing.T, name string) *jsonschema.Resolved {
	t.Helper()
	data, err := os.ReadFile("../../docs/output.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var schema jsonschema.Schema
	if err := json.Unmarshal(data, &schema); err != nil {
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

// TestEveryOutputKeepsTheSchema: what the golden outputs leave out, with a tree of two half-moves.
func TestEveryOutputKeepsTheSchema(t *testing.T) {
	for _, line := range []string{
		"diff -programmes itep,paulchess -depths 1", "diff -programmes paulchess -depths 1-2",
		"proof -programme paulchess -depth 2", "proof -programme itep -depth 1",
		"analyse -programme paulchess -depth 2 -query capture -limit 3 -sort value",
		"analyse -programme paulchess -depth 2 -query capture -by reason",
		"analyse -programme paulchess -depth 2 -query capture -by value",
		"analyse -programme paulchess -depth 2 -query capture", "lesson",
	} {
		args := append(strings.Fields(line), "-json")
		code, out, said := run(args...)
		if code != command.Done {
			t.Errorf("drevo %s: exit code %d, %s", line, code, said)
			continue
		}
		checkedJSON(t, args[0], out)
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
