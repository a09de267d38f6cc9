package experiment

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"drevo/app/file"
	"drevo/app/outcome"
	"drevo/app/version"
)

// Run is a run that came to its end.
type Run struct {
	Date    time.Time     `json:"date"` // of its end
	Version string        `json:"version"`
	Took    time.Duration `json:"took"`
	Setting Setting       `json:"setting"`
	Report  Report        `json:"report"`
}

// Ended is the run of an experiment that began at a time and ends now.
func (e Experiment) Ended(began time.Time, r Report) Run {
	now := time.Now()
	return Run{Date: now, Version: version.Source(), Took: now.Sub(began), Setting: e.setting, Report: r}
}

// Archive is a folder with a folder for each experiment, in which each run has a file. The zero value keeps nothing.
type Archive struct{ folder string }

// Beside is the archive beside a settings file.
func Beside(settings string) Archive {
	return Archive{filepath.Join(filepath.Dir(settings), "experiments")}
}

// runName is how the file of a run is called: by its date, so that names are in the order of dates.
const runName = "2006-01-02T150405.000000.json"

// Keep writes a run into its file.
func (a Archive) Keep(r Run) error {
	if a.folder == "" {
		return nil
	}
	folder := filepath.Join(a.folder, r.Report.Experiment)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return fmt.Errorf("keep the run: %w", err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		return fmt.Errorf("keep the run: %w", err)
	}
	if err := file.Replace(filepath.Join(folder, r.Date.UTC().Format(runName)), data, 0o600); err != nil {
		return fmt.Errorf("keep the run: %w", err)
	}
	return nil
}

// mostRuns is how many of the runs of an experiment are read.
const mostRuns = 100

// Runs reads the runs of an experiment, the newest first. The error says which can't be read; the others come with it.
func (a Archive) Runs(name string) (list []Run, err error) {
	if a.folder == "" {
		return nil, nil
	}
	paths, err := filepath.Glob(filepath.Join(a.folder, name, "*.json"))
	slices.Sort(paths)
	slices.Reverse(paths)
	for _, path := range paths[:min(len(paths), mostRuns)] {
		var r Run
		data, fault := os.ReadFile(path)
		if fault == nil {
			fault = json.Unmarshal(data, &r)
		}
		if fault != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", path, fault))
			continue
		}
		list = append(list, r)
	}
	return list, err
}

// UnmarshalJSON reads what MarshalJSON wrote. Of numbers with and without a fraction in one column all have one.
func (t *Table) UnmarshalJSON(data []byte) error {
	var table struct {
		Key, Title           string
		Keys, Columns, Units []string
		Rows                 [][]json.RawMessage
		Cases                []Case
	}
	if err := json.Unmarshal(data, &table); err != nil {
		return err
	}
	if len(table.Columns) != len(table.Keys) || len(table.Units) != len(table.Keys) {
		return errors.New("a table has columns without a head")
	}
	*t = Table{Table: outcome.Table{Key: table.Key, Title: table.Title}, Cases: table.Cases}
	for i, key := range table.Keys {
		t.Columns = append(t.Columns, outcome.Column{Key: key, Name: table.Columns[i], Unit: table.Units[i]})
	}
	for _, row := range table.Rows {
		if len(row) != len(t.Columns) {
			return errors.New("a row has not as many cells as the table has columns")
		}
		cells := make([]outcome.Cell, len(row))
		for i, raw := range row {
			value, err := valueOf(raw, t.Columns[i].Unit)
			if err != nil {
				return err
			}
			cells[i] = outcome.Cell{Value: value}
		}
		t.Rows = append(t.Rows, cells)
	}
	for i := range t.Columns {
		t.evenNumbers(i)
	}
	return nil
}

// valueOf is the value of a cell: a time where the unit says so, and a whole number where it is one.
func valueOf(raw json.RawMessage, unit string) (any, error) {
	var whole int
	if json.Unmarshal(raw, &whole) == nil && string(raw) != "null" {
		if unit == "ns" {
			return time.Duration(whole), nil
		}
		return whole, nil
	}
	var value any
	return value, json.Unmarshal(raw, &value)
}

// evenNumbers gives the whole numbers of a column a fraction where others have one.
func (t *Table) evenNumbers(column int) {
	fraction := slices.ContainsFunc(t.Rows, func(row []outcome.Cell) bool {
		_, ok := row[column].Value.(float64)
		return ok
	})
	for _, row := range t.Rows {
		if n, whole := row[column].Value.(int); whole && fraction {
			row[column].Value = float64(n)
		}
	}
}
