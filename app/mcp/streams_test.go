package mcp_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"drevo/app/mcp"
	"drevo/engine"
)

// TestAScriptIsAnswered though its questions have ended before the first answer.
func TestAScriptIsAnswered(t *testing.T) {
	t.Parallel()
	questions := strings.Join([]string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},` +
			`"clientInfo":{"name":"sh","version":"1"}}}`,
		`{"jsonrpc":"2.0","method":"notifications/initialized"}`,
		`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"analyse","arguments":{"programme":"itep"}}}`,
		`{"jsonrpc":"2.0","id":"three","method":"tools/call",` +
			`"params":{"name":"why_not","arguments":{"search":1,"move":"Ba3"}}}`,
	}, "\n")
	var out bytes.Buffer
	server := mcp.New(engine.Programmes())
	defer server.Close()
	_ = server.Run(t.Context(), mcp.Streams(t.Context(), strings.NewReader(questions), &out)) // the end of the questions
	answers := map[string]string{}
	for line := range strings.Lines(out.String()) {
		var m struct{ ID, Result json.RawMessage }
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		answers[string(m.ID)] = string(m.Result)
	}
	if !strings.Contains(answers["2"], "Qe2") || !strings.Contains(answers[`"three"`], "was only tested here") {
		t.Errorf("%v", answers)
	}
}
