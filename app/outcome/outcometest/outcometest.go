// Package outcometest holds outcomes against the rules of their columns.
package outcometest

import (
	"testing"

	"drevo/app/outcome"
)

// CheckUnits fails where a column with a number has no unit, also in the tables within cells.
func CheckUnits(t *testing.T, tables ...outcome.Table) {
	t.Helper()
	for _, table := range tables {
		for i, c := range table.Columns {
			if table.Numeric(i) && c.Unit == "" {
				t.Errorf("%s: the numbers of %s%s have no unit: say which, or outcome.NoUnit", table.Title, c.Key, c.Name)
			}
			for _, row := range table.Rows {
				if below, ok := row[i].Value.(outcome.Table); ok {
					CheckUnits(t, below)
				}
			}
		}
	}
}
