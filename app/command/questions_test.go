package command_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// answered is a question of docs/questions.md: a command, and what it prints.
var answered = regexp.MustCompile("(?ms)^```console\n\\$ drevo ([^\n]*)\n(.*?)^```$")

// TestAnswersOfTheQuestions: each answer in docs/questions.md is what the command prints.
func TestAnswersOfTheQuestions(t *testing.T) {
	needs.OneGoroutine(t)
	text, err := os.ReadFile("../../docs/questions.md")
	if err != nil {
		t.Fatal(err)
	}
	questions := answered.FindAllSubmatch(text, -1)
	if len(questions) < 15 {
		t.Fatalf("found only %d answers", len(questions))
	}
	for _, q := range questions {
		code, out, said := run(commandWords(string(q[1]))...)
		lines := strings.Split(strings.TrimRight(out, "\n"), "\n")
		for i := range lines {
			lines[i] = strings.TrimRight(lines[i], " ")
		}
		if got := strings.Join(lines, "\n") + "\n"; code != command.Done || !printed(got, string(q[2])) {
			t.Errorf("drevo %s: exit code %d: %s\n%s\nthe document has\n%s", q[1], code, said, got, q[2])
		}
	}
}

// printed reports whether a text is what a document has, where lines of three points stand for any lines.
func printed(got, has string) bool {
	parts := strings.Split(has, "...\n")
	for i, part := range parts {
		at := strings.Index(got, part)
		if i == len(parts)-1 {
			at = strings.LastIndex(got, part)
		}
		if at < 0 || i == 0 && at > 0 {
			return false
		}
		got = got[at+len(part):]
	}
	return got == ""
}
