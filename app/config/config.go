// Package config keeps the settings, in one JSON file that is replaced as a whole. The work in hand is not among
// them: package journal keeps that.
//
// A [Store] is the file in use. It saves soon after each change, says at once when that
// fails, and tries again. It never overwrites what it could not read: a damaged file, or
// one of a newer version, is set aside beside the new one, as drevo.json.damaged-1, and
// whatever part of it is whole is taken. Several instances of the program share the file:
// one writes at a time, and makes its changes in what the others have saved.
package config

import (
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"time"

	"drevo/app/journal"
)

// Version is the version of the file's format. A file of a higher one is set aside.
const Version = 1

// Config is the content of the file. The zero value is a first start.
type Config struct {
	Version   int                          `json:"version,omitempty"` // of the format
	Theme     string                       `json:"theme,omitempty"`   // "light", "dark" or empty for the system's
	Width     float32                      `json:"width,omitempty"`   // of the window, in Fyne's units; 0 for the usual
	Height    float32                      `json:"height,omitempty"`
	Programme string                       `json:"programme,omitempty"`
	Options   map[string]string            `json:"options,omitempty"`
	Others    map[string]map[string]string `json:"others,omitempty"` // options by programme, of those not chosen
	Layers    map[string]bool              `json:"layers,omitempty"` // of the board, by key: whether they are on
	Horizon   int                          `json:"horizon,omitempty"`
	Board     string                       `json:"board,omitempty"`   // the name of its colours
	Columns   []Column                     `json:"columns,omitempty"` // of the tree, from left to right
	// of the tree from above, in Fyne's units; 0 for the usual
	IcicleHeight float32 `json:"icicleHeight,omitempty"`
	// what its colours show: "value", "reason" or empty for the game
	IcicleColour string                       `json:"icicleColour,omitempty"`
	TextSize     int                          `json:"text,omitempty"` // per cent of the usual one; 0 for 100
	Flipped      bool                         `json:"flipped,omitempty"`
	Weights      map[string]map[string]string `json:"weights,omitempty"` // sets of weights by programme and name
	// the rows of the tree: "search" for every node in the order of the search, or empty for moves
	TreeRows string `json:"treeRows,omitempty"`
	// the unit of scores: "points", "own" or empty for pawns
	Scores string   `json:"scores,omitempty"`
	Tab    string   `json:"tab,omitempty"`    // the key of the pane in front
	Filter Filter   `json:"filter,omitzero"`  // of the tree
	Recent []string `json:"recent,omitempty"` // files, the latest first
	// files of games in the library, the oldest first
	Collections []string   `json:"collections,omitempty"`
	Bookmarks   []Bookmark `json:"bookmarks,omitempty"` // of trees, the oldest first
	Queries     []Query    `json:"queries,omitempty"`   // saved by name, the oldest first
	Toured      bool       `json:"toured,omitempty"`    // the start page was seen
	// pages of lessons that were done, by the file of the lesson
	Lessons map[string]int `json:"lessons,omitempty"`
	Face    string         `json:"face,omitempty"` // of the window: see [Config.Simple]
	Play    Play           `json:"play,omitzero"`  // how games are played
	Sound   Sound          `json:"sound,omitzero"`
	Memory  int64          `json:"memory,omitempty"` // bytes for the trees of searches; 0: as much as is usual
	Disk    int64          `json:"disk,omitempty"`   // bytes for those of earlier starts; 0 and less: none are kept
	// the name or path of the book that is shown and used
	Book        string   `json:"book,omitempty"`
	Books       []string `json:"books,omitempty"` // paths of books that were opened
	ThinkByBook bool     `json:"thinkByBook,omitempty"`
	// what is thought about unasked, the key of a workspace.EveryMove; empty: where it is quick
	EveryMove string   `json:"everyMove,omitempty"`
	Engines   []Engine `json:"engines,omitempty"` // that the user has added
	Opinion   Opinion  `json:"opinion,omitzero"`  // who is asked for a second one
	Former    Former   `json:"-"`                 // the session of an older version
}

// Former is the session as the file held it before there was a journal for it. It is read once, goes over into the
// journal, and then out of the file.
type Former struct {
	Start     string          `json:"start,omitempty"`     // FEN before the first move
	PGN       string          `json:"pgn,omitempty"`       // the whole game, with variations and comments
	Game      []string        `json:"game,omitempty"`      // moves of its main line in UCI, where there is no PGN
	Cursor    int             `json:"cursor,omitempty"`    // half-moves of it before the place
	Variation []string        `json:"variation,omitempty"` // moves played there beside the game's
	Looked    []string        `json:"looked,omitempty"`    // moves only looked at there
	Node      uint32          `json:"node,omitempty"`      // of the last search's tree, there
	Thought   journal.Thought `json:"thought,omitzero"`    // the last search
	Play      journal.Table   `json:"play,omitzero"`       // the game that is played
}

// ForgetBook takes a book out of the list, and out of use.
func (c *Config) ForgetBook(path string) {
	c.Books = slices.DeleteFunc(slices.Clone(c.Books), func(other string) bool { return other == path })
	if c.Book == path {
		c.Book = ""
	}
}

// EditWeights changes the sets of weights of a programme.
func (c *Config) EditWeights(programme string, change func(sets map[string]string)) {
	all, sets := maps.Clone(c.Weights), map[string]string{}
	maps.Copy(sets, c.Weights[programme])
	if all == nil {
		all = map[string]map[string]string{}
	}
	change(sets)
	all[programme] = sets
	c.Weights = all
}

// SetOthers keeps the options of a programme that is not the current one.
func (c *Config) SetOthers(programme string, options map[string]string) {
	if c.Others = maps.Clone(c.Others); c.Others == nil {
		c.Others = map[string]map[string]string{}
	}
	c.Others[programme] = options
}

// Column is a column of the tree as the user has it.
type Column struct {
	Key    string  `json:"key"`
	Width  float32 `json:"width"`
	Hidden bool    `json:"hidden,omitempty"`
	Asked  bool    `json:"asked,omitempty"` // the user has chosen to see it: it gives way last
}

// Bookmark is a node of a tree that the user wants to find again.
type Bookmark struct {
	Position string   `json:"position"`        // FEN of the root
	Moves    []string `json:"moves,omitempty"` // from there, in UCI
}

// Play says how games are played.
type Play struct {
	White    string `json:"white,omitempty"` // "you", the ID of a programme, or "engine:" and a name; empty: the user
	Black    string `json:"black,omitempty"` // empty: the current programme, until a game has begun
	Level    string `json:"level,omitempty"` // of programmes in a game without a clock
	Clock    string `json:"clock,omitempty"` // such as "5m+3s"; empty for none
	Handicap string `json:"handicap,omitempty"`
	Book     bool   `json:"book,omitempty"`   // programmes use the book
	Ponder   bool   `json:"ponder,omitempty"` // they think on the opponent's time
	Games    int    `json:"games,omitempty"`  // of a match in the background; 0 for the usual number
	SPRT     bool   `json:"sprt,omitempty"`   // it ends when a sequential test has decided
}

// Sound says what is to be heard.
type Sound struct {
	Music bool `json:"music,omitempty"` // while a programme thinks
	Moves bool `json:"moves,omitempty"` // of a game that is played
}

// Engine is a UCI engine that the user has added.
type Engine struct {
	Name    string            `json:"name"`
	Path    string            `json:"path"`
	Args    []string          `json:"args,omitempty"`
	Options map[string]string `json:"options,omitempty"`
}

// Opinion says who is asked for a second opinion, and how.
type Opinion struct {
	Engine string `json:"engine,omitempty"` // its name; empty: the first there is
	Lines  int    `json:"lines,omitempty"`  // 0 for the usual number
	Time   string `json:"time,omitempty"`   // for a search, such as "3s"; empty for the usual one
	Follow bool   `json:"follow,omitempty"` // ask wherever the user goes
}

// Filter is what the rows of the tree have to pass.
type Filter struct {
	Key  string `json:"key,omitempty"`
	Text string `json:"text,omitempty"`
}

// Query is one that the user has saved.
type Query struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// mostQueries is how many queries are kept; the oldest are forgotten.
const mostQueries = 100

// SaveQuery saves a query, in the place of one of that name; one without a text is forgotten.
func (c *Config) SaveQuery(q Query) {
	c.Queries = slices.DeleteFunc(slices.Clone(c.Queries), func(old Query) bool { return old.Name == q.Name })
	if q.Text != "" && q.Name != "" {
		c.Queries = append(c.Queries, q)
	}
	c.Queries = c.Queries[max(len(c.Queries)-mostQueries, 0):]
}

// recentFiles is how many are remembered.
const recentFiles = 8

// The least that a side of the window may have, and the most, in Fyne's units: those of a screen of 5120x2880. Drivers
// of graphics end the program with sides of 30 000; with two of 8192 it takes them half a minute, and 256 MB a buffer.
const (
	leastSide  = 320
	mostWidth  = 5120
	mostHeight = 2880
)

// The least and the most that text may have, in per cent of the usual size.
const (
	LeastText = 80
	MostText  = 200
)

// LeastMemory is the least that trees may have, in bytes, and mostMemory the most.
const (
	LeastMemory = 100_000_000
	mostMemory  = 1 << 44
)

// mostIcicle is the most that the tree from above may take of the window's height, in Fyne's units, and
// MostBookmarks how many bookmarks are kept; the oldest are forgotten.
const (
	mostIcicle    = 800
	MostBookmarks = 200
)

// The faces of the window, by their keys.
const (
	FaceSimple     = "simple"
	FaceEverything = "everything"
)

// Simple reports whether the window has its simple face: that of a first start. Who has used a version without faces
// keeps what he had.
func (c *Config) Simple() bool { return c.Face == FaceSimple || c.Face == "" && !c.Toured }

// AddRecent puts a file at the head of the recent ones.
func (c *Config) AddRecent(path string) {
	list := slices.DeleteFunc(slices.Clone(c.Recent), func(p string) bool { return p == path })
	list = append([]string{path}, list...)
	c.Recent = list[:min(len(list), recentFiles)]
}

// AddBookmarks puts bookmarks behind those that are there.
func (c *Config) AddBookmarks(marks []Bookmark) {
	c.Bookmarks = slices.Clone(c.Bookmarks)
	for _, mark := range marks {
		same := func(b Bookmark) bool { return b.Position == mark.Position && slices.Equal(b.Moves, mark.Moves) }
		if !slices.ContainsFunc(c.Bookmarks, same) {
			c.Bookmarks = append(c.Bookmarks, mark)
		}
	}
	c.Bookmarks = c.Bookmarks[max(len(c.Bookmarks)-MostBookmarks, 0):]
}

// mostCollections is how many files the library keeps.
const mostCollections = 40

// AddCollections puts files into the library.
func (c *Config) AddCollections(paths []string) {
	c.RemoveCollections(paths)
	c.Collections = append(c.Collections, paths...)
	c.Collections = c.Collections[max(len(c.Collections)-mostCollections, 0):]
}

// RemoveCollections takes files out of the library.
func (c *Config) RemoveCollections(paths []string) {
	c.Collections = slices.DeleteFunc(slices.Clone(c.Collections),
		func(p string) bool { return slices.Contains(paths, p) })
}

// bound brings sizes and lists into their ranges.
func (c *Config) bound() {
	if c.Width != 0 {
		c.Width = min(max(c.Width, leastSide), mostWidth)
	}
	if c.Height != 0 {
		c.Height = min(max(c.Height, leastSide), mostHeight)
	}
	if c.TextSize != 0 {
		c.TextSize = min(max(c.TextSize, LeastText), MostText)
	}
	if c.Memory != 0 {
		c.Memory = min(max(c.Memory, LeastMemory), mostMemory)
	}
	c.IcicleHeight = min(max(c.IcicleHeight, 0), mostIcicle)
	c.Recent = c.Recent[:min(len(c.Recent), recentFiles)]
	c.Collections = c.Collections[max(len(c.Collections)-mostCollections, 0):]
	c.Bookmarks = c.Bookmarks[max(len(c.Bookmarks)-MostBookmarks, 0):]
	c.Queries = c.Queries[max(len(c.Queries)-mostQueries, 0):]
}

// Path is where the file lies: $DREVO_CONFIG, else in the user's configuration
// folder.
func Path() (string, error) {
	if path := os.Getenv("DREVO_CONFIG"); path != "" {
		return path, nil
	}
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("no folder for settings: %w", err)
	}
	return filepath.Join(folder, "drevo", "drevo.json"), nil
}

// Milliseconds is a time that the settings hold; what would be none, or too many for one, is bounded.
func Milliseconds(n int64) time.Duration {
	return time.Duration(min(max(n, 0), math.MaxInt64/int64(time.Millisecond))) * time.Millisecond
}
