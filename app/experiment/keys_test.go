package experiment

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"drevo/app/outcome/outcometest"
	"drevo/engine/enginetest"
	"drevo/internal/needs"
)

// TestNamesAreListed: whoever repeats a measurement has its name from the notes.
func TestNamesAreListed(t *testing.T) {
	seen := map[string]bool{}
	var have []string
	for _, e := range All() {
		if seen[e.Name] {
			t.Errorf("two experiments have the name %s", e.Name)
		}
		seen[e.Name] = true
		have = append(have, e.Name+" experiment")
	}
	enginetest.CheckListed(t, have)
}

// TestColumnsAreListed: whoever reads a report in a program has the keys of its columns from there.
func TestColumnsAreListed(t *testing.T) {
	seen := map[string]bool{}
	var have []string
	for _, c := range columns {
		if seen[c.key] {
			t.Errorf("two columns have the key %s", c.key)
		}
		seen[c.key] = true
		have = append(have, c.key+" figure")
	}
	enginetest.CheckListed(t, have)
}

// TestTablesHaveTheirColumns: every key that a table asks for in the source of this package is that of a column. The
// keys of tables are listed too; behind a hyphen they go on with what is compared.
func TestTablesHaveTheirColumns(t *testing.T) {
	needs.OneGoroutine(t)
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	asked, tables := map[string]bool{}, []string{}
	for _, name := range sources {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range tableKey.FindAllStringSubmatch(string(text), -1) {
			tables = append(tables, found[1]+" table")
		}
		whole := strings.ReplaceAll(string(text), "\"+\n\t\t\"", "")
		for _, found := range regexp.MustCompile(`(?:heads\(|scoreColumns = )"([^"]*)"`).FindAllStringSubmatch(whole, -1) {
			for key := range strings.FieldsSeq(found[1]) {
				asked[key] = true
				if len(heads(key)) != 1 {
					t.Errorf("%s: there is no column %s", name, key)
				}
			}
		}
	}
	enginetest.CheckListed(t, tables)
	for _, c := range columns {
		if !asked[c.key] {
			t.Errorf("no table has the column %s", c.key)
		}
	}
}

// tableKey finds the keys of tables.
var tableKey = regexp.MustCompile(`(?:[lr]\.table|newTable)\((?:fmt\.Sprintf\()?"([a-z0-9]+-?)`)

// TestNumbersHaveUnits in the tables of experiments that are quick, or are made so; those of others are tested
// where they are made. With DREVO_LONG that of 1 128 searches is among them.
func TestNumbersHaveUnits(t *testing.T) {
	limits := map[string]time.Duration{"botvinnik-1938": 0, "botvinnik-kings": 0, "pitrat-table1": time.Millisecond,
		"botvinnik-wac": time.Millisecond}
	if needs.InLong() {
		limits["combination"] = time.Millisecond
	}
	for name, limit := range limits {
		e, err := Find(name)
		if err != nil {
			t.Fatal(err)
		}
		e.setting.Time = limit
		report, err := e.Run(t.Context(), nil)
		if err != nil || len(report.Tables) == 0 {
			t.Errorf("%s: %d tables, %v", name, len(report.Tables), err)
		}
		seen := map[string]bool{}
		for _, table := range report.Tables {
			if seen[table.Key] {
				t.Errorf("%s: two tables have the key %s", name, table.Key)
			}
			seen[table.Key] = true
			outcometest.CheckUnits(t, table.Table)
		}
	}
}
