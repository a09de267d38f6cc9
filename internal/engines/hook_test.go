package main

import (
	"strings"
	"testing"
)

// toy is a search of our own with what makes engines hard to read: names in comments and texts, returns without
// braces, a prototype.
const toy = `#include <math.h>
int search(int depth);
static int search(int depth) { // return early
	const char *text = "return {";
	nodes++; /* return nodes; */
	if (depth == 0) return quiet(1, depth);
	while (next(1)) {
		if (bad(1)) continue;
		best = -search(depth - 1, 2);
		if (best) goto cut;
	}
cut:
	return best;
}
`

// TestHooks: what is inserted stands where the rules say, and nowhere else.
func TestHooks(t *testing.T) {
	h := hooks{file: "toy.c", top: "#include \"trace.h\"\n", rules: []rule{
		calls("search", "search", "by = 1"),
		skips("search", "skip()"),
		jumps("search", "why = 1"),
		returns("search", "nodes++", leave{}, leave{"clock();", "CUT", "m"}),
		after("search", "nodes++", 1, "enter();"),
		before("search", "while", 1, "here();"),
	}}
	got, err := h.apply(toy)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("<math.h>\n", "<math.h>\n#include \"trace.h\"\n", "nodes++;", "nodes++;\nenter();\n",
		"while", "here();\nwhile", "if (bad(1)) continue;", "if (bad(1)) { skip(); continue; }",
		"-search(depth - 1, 2)", "-search((by = 1, depth - 1), 2)", "goto cut;", "{ why = 1; goto cut; }",
		"return best;", "{ clock(); return trLeave(best, CUT, m); }").Replace(toy)
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestHooksThatDoNotFit: another version of an engine is not changed by half, but refused with what is missing.
func TestHooksThatDoNotFit(t *testing.T) {
	for want, r := range map[string]rule{
		"no function quiet":                before("quiet", "nodes", 1, ""),
		"no \"table\" number 1":            after("search", "table", 1, ""),
		"2 statements begin with return":   returns("search", "nodes++", leave{}),
		"1 calls of search, not 2":         calls("search", "search", "", ""),
		"1 statements begin with continue": skips("search", "", ""),
	} {
		h := hooks{rules: []rule{r}}
		if _, err := h.apply(toy); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
