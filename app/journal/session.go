package journal

// Session is the work in hand. Nobody changes what it points to.
type Session struct {
	Now    Now
	Table  Table
	Done   []Step // that undo takes back, the last one last
	Undone []Step // that can be done again, the next one last

	Searches []Searched // of the list, the latest first
}

// Now is what a window shows, and what it thinks with.
type Now struct {
	Place
	Node      uint32            `json:"node,omitempty"` // of the last search's tree, there
	Programme string            `json:"programme,omitempty"`
	Options   map[string]string `json:"options,omitempty"`
	Thought   Thought           `json:"thought,omitzero"` // the last search
}

// Place is a game and a place in it.
type Place struct {
	PGN    string   `json:"-"`                // the whole game, with variations and comments
	Text   int      `json:"text"`             // the number that it has in the file
	Moves  []string `json:"moves,omitempty"`  // from the start to the place, in UCI
	Looked int      `json:"looked,omitempty"` // so many of the last of them are only looked at
}

// Thought is a search that has ended, or was stopped: all that is needed to repeat it.
type Thought struct {
	Programme    string            `json:"programme"`
	Options      map[string]string `json:"options,omitempty"`
	Start        string            `json:"start,omitempty"` // of its game, as FEN; empty: of the current game
	Root         []string          `json:"root,omitempty"`  // moves in UCI from the start of the game
	Nodes        uint64            `json:"nodes"`
	Milliseconds int64             `json:"milliseconds"`
	Stopped      bool              `json:"stopped,omitempty"`
}

// Searched is a search of the list: what is needed to make it again, and what came of it, in words.
type Searched struct {
	Thought
	Name    string `json:"name,omitempty"` // that the user has given it
	Title   string `json:"title"`          // the programme with what it was set to
	Place   string `json:"place"`
	Outcome string `json:"outcome"`
	File    string `json:"file,omitempty"` // that has its tree
}

// Table is the game that is played, as far as it is.
type Table struct {
	Start  string   `json:"start,omitempty"` // FEN; empty: no game goes on
	Moves  []string `json:"moves,omitempty"` // in UCI
	Left   [2]int64 `json:"left,omitempty"`  // milliseconds on the clocks, White's first
	Played [2]int   `json:"played,omitempty"`
}

// Step is something that a person has done: from one place to another, or from one set-up to another. One that has
// neither is about a tree, which no start has again.
type Step struct {
	Name   string    `json:"name"`            // as in "Undo paste"
	Nodes  int       `json:"nodes,omitempty"` // of the game that is kept for it alone
	Places *[2]Place `json:"places,omitempty"`
	SetUps *[2]SetUp `json:"setUps,omitempty"`
}

// SetUp is what the next search will be: programme and options, those of the other programmes, and the sets of
// weights.
type SetUp struct {
	Programme string                       `json:"programme"`
	Options   map[string]string            `json:"options,omitempty"`
	Others    map[string]map[string]string `json:"others,omitempty"`
	Weights   map[string]map[string]string `json:"weights,omitempty"`
}

// lasts reports whether a step means anything after the end of the program.
func (s Step) lasts() bool { return s.Places != nil || s.SetUps != nil }
