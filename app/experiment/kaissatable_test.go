package experiment

import (
	"os"
	"path/filepath"
	"testing"

	"drevo/app/library"
	"drevo/engine/kaissa"
	"drevo/internal/needs"
)

// dataFolder names the folder whose positions and games are all searched; without it some are.
const dataFolder = "DREVO_DATA"

// Where values are not reused the table changes the order of the moves and nothing else: with and
// without it every position has the same value. The whole folder: make kaissa-table.
func TestTableChangesNoValue(t *testing.T) {
	needs.OneGoroutine(t)
	list, level := dataSample(t), "3.0"
	if folder := os.Getenv(dataFolder); folder != "" {
		list, level = dataPositions(t, folder), "4.0"
	}
	differ, nodes := 0, uint64(0)
	for _, at := range list {
		with := tableScore(t, at, level, "true", &nodes)
		if without := tableScore(t, at, level, "false", &nodes); with != without {
			differ++
			t.Errorf("%s, %s: %d with the table, %d without", at.name, at.position.FEN(), with, without)
		}
	}
	t.Logf("%d positions at %s, %d differ, %d nodes", len(list), level, differ, nodes)
	if len(list) < 40 {
		t.Error("too few")
	}
}

// tableScore is the value of a position without reuse of values and without the blank move.
func tableScore(t *testing.T, at subject, level, table string, nodes *uint64) int32 {
	t.Helper()
	l := newLab(t)
	result := l.search(study{programme: kaissa.New()}, at, options{
		"level": level, "table": table, "tableMB": "1", "reuseValues": "false", "blankMove": "false",
	})
	if l.err != nil {
		t.Fatal(l.err)
	}
	*nodes += result.Counts.Nodes
	return int32(result.Score)
}

// dataSample are positions of Kaissa's games, of Botvinnik's sixty, and of Pitrat's.
func dataSample(t *testing.T) (list []subject) {
	all, err := kaissaPositions()
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(all); i += 12 {
		list = append(list, all[i])
	}
	for _, name := range []string{filepath.Join("..", "library", "data", "botvinnik60.epd"), filepath.Join("..", "..",
		"engine", "pitrat", "paper", "positions.epd")} {
		for i, at := range filePositions(t, name) {
			if i%3 == 0 {
				list = append(list, at)
			}
		}
	}
	return list
}

// dataPositions are all positions of the files of a folder, those of games move by move.
func dataPositions(t *testing.T, folder string) (list []subject) {
	for _, pattern := range []string{"*.epd", "*.pgn"} {
		files, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s in %s: %d files, %v", pattern, folder, len(files), err)
		}
		for _, name := range files {
			list = append(list, filePositions(t, name)...)
		}
	}
	return list
}

// filePositions are those of one file.
func filePositions(t *testing.T, name string) (list []subject) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	c := library.FromText(name, string(text))
	for at := range c.Len() {
		item, err := c.Item(at)
		if err != nil {
			t.Logf("%s: %v", name, err)
			continue
		}
		if len(item.Game.Mainline()) == 0 {
			list = append(list, subject{name: filepath.Base(name), position: item.Game.Start})
			continue
		}
		list = append(list, gamePositions(filepath.Base(name), 1, item)...)
	}
	t.Logf("%s: %d positions", filepath.Base(name), len(list))
	return list
}
