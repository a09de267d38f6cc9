package workbench

import (
	"encoding/json"
	"fmt"
	"os"

	"drevo/app/config"
)

// State is what the window says, for tests that drive it from outside: when the
// environment names a file in DREVO_STATE, it is written there after every change.
type State struct {
	FEN        string            `json:"fen"`
	Place      string            `json:"place"` // the moves to the place, numbered
	Cursor     int               `json:"cursor"`
	Game       int               `json:"game"` // moves of the game
	Running    bool              `json:"running"`
	Searches   int               `json:"searches"` // started so far
	BestMove   string            `json:"bestmove"`
	Score      string            `json:"score"`
	Nodes      uint64            `json:"nodes"`
	TreeNodes  int               `json:"treeNodes"`
	Rows       int64             `json:"rows"` // visible in the explorer
	Node       uint32            `json:"node"`
	InTree     bool              `json:"inTree"`
	Why        []string          `json:"why"`   // moves of the provenance
	Terms      int               `json:"terms"` // rows of the breakdown that are not zero
	Total      string            `json:"total"`
	Weights    string            `json:"weights"` // the set in force
	Term       string            `json:"term"`    // the selected one
	Event      int               `json:"event"`   // of the search, followed in the block scheme
	Block      string            `json:"block"`   // that is lit there
	Squares    int               `json:"squares"`
	Paths      int               `json:"paths"`   // trajectories shown
	Horizon    int               `json:"horizon"` // of the map
	Attack     string            `json:"attack"`  // the one in front
	Denials    int               `json:"denials"` // drawn with it
	Moment     int               `json:"moment"`  // half-moves gone along the ways, -1 for whole ways
	Numbers    int               `json:"numbers"` // of a code table on the board
	Hope       string            `json:"hope"`    // the verdict at the node
	Message    string            `json:"message"`
	Theme      string            `json:"theme"`
	Flipped    bool              `json:"flipped"`
	Unit       string            `json:"unit"` // of the scores
	Readouts   map[string]string `json:"readouts"`
	Areas      map[string][4]int `json:"areas"` // where things stand: x, y, width, height in pixels
	Generation int               `json:"generation"`
}

// stateFile writes states to where the environment says; nowhere by default.
type stateFile struct {
	path string
	last []byte
}

func newStateFile() *stateFile { return &stateFile{path: os.Getenv("DREVO_STATE")} }

func (f *stateFile) wanted() bool { return f.path != "" }

// write replaces the file when the state has changed.
func (f *stateFile) write(s State) error {
	data, err := json.Marshal(s)
	if err != nil {
		return fmt.Errorf("state: %w", err)
	}
	if string(data) == string(f.last) {
		return nil
	}
	f.last = data
	return config.Replace(f.path, data)
}
