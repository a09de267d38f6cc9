// Package config keeps what should be there again at the next start: settings and
// the session in hand, in one JSON file that is replaced as a whole.
package config

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Config is the content of the file. The zero value is a first start.
type Config struct {
	Theme     string                       `json:"theme,omitempty"` // "light", "dark" or empty for the system's
	Width     float32                      `json:"width,omitempty"`
	Height    float32                      `json:"height,omitempty"`
	Programme string                       `json:"programme,omitempty"`
	Options   map[string]string            `json:"options,omitempty"`
	Layers    map[string]bool              `json:"layers,omitempty"` // of the board, by key: whether they are on
	Horizon   int                          `json:"horizon,omitempty"`
	Board     string                       `json:"board,omitempty"` // the name of its colours
	Flipped   bool                         `json:"flipped,omitempty"`
	Weights   map[string]map[string]string `json:"weights,omitempty"` // sets of weights by programme and name
	Scores    string                       `json:"scores,omitempty"`  // the unit of scores: "points", "own" or empty for pawns
	Start     string                       `json:"start,omitempty"`   // FEN before the first move
	Game      []string                     `json:"game,omitempty"`    // moves in UCI
	Cursor    int                          `json:"cursor,omitempty"`
	Recent    []string                     `json:"recent,omitempty"` // files, the latest first
	Toured    bool                         `json:"toured,omitempty"` // the tour was seen
}

// recentFiles is how many are remembered.
const recentFiles = 8

// AddRecent puts a file at the head of the recent ones.
func (c *Config) AddRecent(path string) {
	list := slices.DeleteFunc(slices.Clone(c.Recent), func(p string) bool { return p == path })
	list = append([]string{path}, list...)
	c.Recent = list[:min(len(list), recentFiles)]
}

// Path is where the file lies: $DREVO_CONFIG, else in the user's configuration
// folder.
func Path() (string, error) {
	if path := os.Getenv("DREVO_CONFIG"); path != "" {
		return path, nil
	}
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("config: %w", err)
	}
	return filepath.Join(folder, "drevo", "drevo.json"), nil
}

// Load reads the file; one that is not there gives the zero Config.
func Load(path string) (Config, error) {
	var c Config
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return c, nil
	}
	if err != nil {
		return c, fmt.Errorf("config: %w", err)
	}
	if err := json.Unmarshal(data, &c); err != nil {
		return Config{}, fmt.Errorf("config: %s is damaged: %w", path, err)
	}
	return c, nil
}

// Save replaces the file: whoever reads it, or a crash, finds the old one or the
// new one, never half of it.
func Save(path string, c Config) error {
	data, err := json.MarshalIndent(c, "", "  ")
	if err != nil {
		return fmt.Errorf("config: %w", err)
	}
	return Replace(path, append(data, '\n'))
}

// Replace writes a file beside the old one and renames it over that.
func Replace(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("config: %w", err)
	}
	temporary, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return fmt.Errorf("config: %w", err)
	}
	defer os.Remove(temporary.Name()) // fails harmlessly once it is renamed
	_, err = temporary.Write(data)
	if closing := temporary.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(temporary.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("config: %w", err)
	}
	return nil
}
