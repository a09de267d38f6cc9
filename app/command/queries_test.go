package command

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// asks runs a query for every line of its input, and prints how many rows there are and the first.
const asks = `
const { DuckDBInstance } = require('@duckdb/node-api');
(async () => {
  const c = await (await DuckDBInstance.create(':memory:')).connect();
  await c.run("CREATE VIEW tree AS SELECT * FROM '" + process.argv[1] + "'");
  for (const query of JSON.parse(process.argv[2])) {
    const rows = (await c.runAndReadAll(query)).getRowObjects();
    console.log(rows.length + ' ' + JSON.stringify(rows[0], (k, v) => typeof v === 'bigint' ? Number(v) : v));
  }
})().catch(e => { console.error(e.message); process.exit(1); });
`

// queriesOf are the questions of docs/queries.md.
func queriesOf(t *testing.T) (list []string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/queries.md")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range strings.Split(string(text), "```") {
		if query, ok := strings.CutPrefix(part, "sql\n"); i%2 == 1 && ok {
			list = append(list, strings.TrimSpace(query))
		}
	}
	return list
}

// Every question of docs/queries.md has an answer in DuckDB, and the ones that count agree with the tree.
func TestQueries(t *testing.T) {
	if err := exec.Command("node", "-e", "require('@duckdb/node-api')").Run(); err != nil {
		t.Skip("this test needs DuckDB: npm install @duckdb/node-api, and its folder node_modules in NODE_PATH")
	}
	queries := queriesOf(t)
	if len(queries) != 10 {
		t.Fatalf("%d questions", len(queries))
	}
	table := exported(t, savedTree(t, "-programme", "paulchess/modern", "-depth", "6"), "parquet")
	list := make([]string, len(queries))
	for i, query := range queries {
		list[i] = fmt.Sprintf("%q", query)
	}
	out, err := exec.Command("node", "-e", asks, table, "["+strings.Join(list, ",")+"]").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	answers := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(answers) != len(queries) {
		t.Fatalf("%d answers\n%s", len(answers), out)
	}
	for i, answer := range answers {
		if strings.HasPrefix(answer, "0 ") {
			t.Errorf("nothing answers\n%s", queries[i])
		}
	}
	rows, err := parquet.ReadFile[row](table)
	if err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf(`"nodes":%d,`, rows[0].Count); !strings.Contains(answers[9], want) {
		t.Errorf("the last answer is %s, without %s", answers[9], want)
	}
}
