package command_test

import (
	"encoding/csv"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/internal/needs"
)

// update writes what the commands print now in the place of what is held: go test -run Golden -update.
var update = flag.Bool("update", false, "write the golden files")

// goldens are command lines with the file that holds what they print.
func goldens() map[string]string {
	list := map[string]string{
		"help": "help", "help-analyse": "help analyse", "programmes": "programmes",
		"programmes-itep": "programmes itep", "experiments": "experiment", "map": "map -horizon 4 -denials",
		"perft": "perft -depth 3", "perft-divide": "perft -depth 2 -divide", "book": "book",
		"bench":              "bench -programmes itep",
		"compare":            "compare -programmes itep,paulchess/modern -depths 1-3",
		"compare-one":        "compare -programmes kaissa -nodes 2000",
		"ablation":           "compare -programmes paulchess/modern -depths 4 -ablate -nodes 3000",
		"experiment-1938":    "experiment botvinnik-1938",
		"experiment-kings":   "experiment botvinnik-kings",
		"match":              "match -programmes paulchess,itep -games 2 -nodes 100 -seed 1",
		"match-sprt":         "match -programmes paulchess,itep -games 2 -nodes 60 -sprt 0,50",
		"analyse-none":       "analyse -fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1",
		"analyse-programme":  "analyse -programme nobody",
		"analyse-fen":        "analyse -fen x",
		"analyse-try":        "analyse -depth 2 -try Ba3",
		"why":                "why -programme paulchess -line Qe2_a6 Nf1",
		"why-not":            "why Ba3",
		"explain":            "explain kaissa.satisfied",
		"analyse-set":        "analyse -set depth=1 depth=2",
		"compare-depths":     "compare -depths x",
		"experiment-nobody":  "experiment nobody",
		"experiment-setting": "experiment botvinnik-kings -time 1s",
		"match-one":          "match -programmes itep",
		"trace-check":        "trace check " + traces + "every.trace",
		"trace-clean":        "trace check " + traces + "example.trace",
		"trace-info":         "trace info " + traces + "every.trace",
		"trace-nothing":      "trace",
		"trace-job":          "trace draw x",
		"trace-file":         "trace info command.go",
	}
	for _, p := range engine.Programmes() {
		analyse := "analyse -programme " + p.About().ID + " -nodes 1000"
		list["analyse-"+p.About().ID] = analyse
		list["analyse-"+p.About().ID+"-record"] = analyse + " -record 1 -techniques -v -others=false"
	}
	for name, line := range maps.Clone(list) {
		if command, _, _ := strings.Cut(line, " "); command != "help" && command != "perft" {
			list[name+"-json"] = line + " -json"
		}
	}
	list["trace-text"] = "trace text " + traces + "example.trace"
	for _, name := range []string{"trace-check", "programmes", "experiments", "experiment-1938", "experiment-kings", "map",
		"book", "bench", "compare", "ablation", "match-sprt", "analyse-itep-record"} {
		list[name+"-csv"] = list[name] + " -csv"
	}
	if !needs.InLong() && !*update { // what takes seconds is held in one form, and its command in others elsewhere
		for _, name := range []string{"bench", "bench-csv", "experiment-1938-json", "experiment-1938-csv", "book-csv",
			"ablation-json", "ablation-csv", "match-sprt-json", "match-sprt-csv", "compare-csv", "analyse-botvinnik-json",
			"analyse-pitrat-json"} {
			delete(list, name)
		}
	}
	return list
}

// traces is where the traces of the tests are.
const traces = "../../engine/trace/testdata/"

// most is how many lines of an output are held: more of them show no other form.
const most = 150

// TestGoldenOutput runs every command, and compares what it prints with what is held: the words and numbers of
// texts, the fields of JSON in any order; times and rates are masked.
func TestGoldenOutput(t *testing.T) {
	needs.OneGoroutine(t)
	list := goldens()
	for _, name := range slices.Sorted(maps.Keys(list)) {
		args := strings.Fields(list[name])
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "_", " ")
		}
		code, out, said := run(args...)
		if args[len(args)-1] == "-json" && code == 0 {
			checkedJSON(t, args[0], out)
		}
		if args[len(args)-1] == "-csv" {
			out = maskCSV(t, out)
		}
		got := "$ drevo " + strings.Join(args, " ") + "\n" + held(t, out)
		if code != 0 {
			got += fmt.Sprintf("%sexit code %d\n", said, code)
		}
		path := filepath.Join("testdata", "golden", name+".txt")
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o600); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want, err := os.ReadFile(path); err != nil || got != string(want) {
			t.Errorf("%s: %v\n%s", name, err, difference(string(want), got))
		}
	}
}

// difference returns the first lines that differ.
func difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := 0; i < max(len(w), len(g)); i++ {
		if i >= len(w) || i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("line %d: %.300q\nwant: %.300q", i+1, strings.Join(g[min(i, len(g)):], "\n"),
				strings.Join(w[min(i, len(w)):], "\n"))
		}
	}
	return ""
}

// held is the part of an output that is the same in every run.
func held(t *testing.T, out string) string {
	if strings.HasPrefix(out, "{") || strings.HasPrefix(out, "[") {
		var v any
		if err := json.Unmarshal([]byte(out), &v); err != nil {
			t.Fatal(err)
		}
		maskJSON(v)
		text, err := json.MarshalIndent(v, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		out = string(text) + "\n"
	} else {
		for _, mask := range masks {
			out = mask.ReplaceAllString(out, "#")
		}
		out = ends.ReplaceAllString(blanks.ReplaceAllString(out, " "), "")
	}
	lines := strings.SplitAfter(out, "\n")
	if len(lines) > most {
		lines = append(lines[:most], fmt.Sprintf("and %d lines more\n", len(lines)-most))
	}
	return strings.Join(lines, "")
}

// What differs from run to run in a text: times with what they are times, and rates.
var (
	masks = []*regexp.Regexp{
		regexp.MustCompile(`\d[\d.]* ?[mµ]?s\b( +×[\d.]+)?`), regexp.MustCompile(`[\d.]+[kM]? a second`),
		regexp.MustCompile(`time [\d.]+ nps \d+`), regexp.MustCompile(`\d+ +(–|\d+) +\d+ +-?[\d.]+ ?%`),
		regexp.MustCompile(`(32|10) +\d+\n`), // of the ways of a king the squares and the time
	}
	blanks, ends = regexp.MustCompile(` +`), regexp.MustCompile(`(?m)^ | $`)
)

// isTimed reports whether a field or a column differs from run to run.
func isTimed(name string) bool {
	return strings.HasPrefix(name, "time") || slices.Contains([]string{"nps", "bps", "npsRecorded", "overhead"}, name)
}

// maskCSV empties the fields that differ from run to run: columns, and of a record rows.
func maskCSV(t *testing.T, out string) string {
	records, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil || len(records) == 0 {
		t.Fatal(err)
	}
	for i, name := range records[0] {
		for _, record := range records[1:] {
			if isTimed(name) {
				record[i] = ""
			}
			if name == "key" && isTimed(record[i]) {
				record[i+1] = ""
			}
		}
	}
	var masked strings.Builder
	if err := csv.NewWriter(&masked).WriteAll(records); err != nil {
		t.Fatal(err)
	}
	return masked.String()
}

// maskJSON writes 0 for what differs from run to run, also in the columns of experiments that are times.
func maskJSON(v any) {
	switch v := v.(type) {
	case []any:
		for _, x := range v {
			maskJSON(x)
		}
	case map[string]any:
		for key, x := range v {
			if isTimed(key) {
				v[key] = 0
			}
			maskJSON(x)
		}
		columns, _ := v["columns"].([]any)
		rows, _ := v["rows"].([]any)
		for i, name := range columns {
			if text, _ := name.(string); !isTimed(text) {
				continue
			}
			for _, row := range rows {
				row.([]any)[i] = 0
			}
		}
	}
}
