package command_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
)

// checkedJSON is what a command has printed with -json, held against docs/output.schema.json.
func checkedJSON(t *testing.T, command, text string) []byte {
	t.Helper()
	var found any
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		t.Fatalf("%s: %v\n%.1000s", command, err, text)
	}
	head, _ := found.(map[string]any)
	if head["schema"] != 1.0 || head["command"] != command {
		t.Fatalf("%s: the JSON begins with %.100s", command, text)
	}
	if err := outputSchema(t, command).Validate(found); err != nil {
		t.Errorf("%s: %v\n%.2000s", command, err, text)
	}
	return []byte(text)
}

// outputSchema is what docs/output.schema.json says of a command.
func outputSchema(t *testing.T, command string) *jsonschema.Resolved {
	t.Helper()
	data, err := os.ReadFile("../../docs/output.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var schema jsonschema.Schema
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	if schema.Defs[command] == nil {
		t.Fatalf("the schema has nothing for %s", command)
	}
	resolved, err := (&jsonschema.Schema{Defs: schema.Defs, Ref: "#/$defs/" + command}).Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	return resolved
}
