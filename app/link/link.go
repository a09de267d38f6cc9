package link

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"drevo/internal/nearest"
)

// Scheme is what a link begins with that stands alone.
const Scheme = "drevo:"

// mostBytes bounds a link. It is a ruling: browsers and chats take about as much.
const mostBytes = 8 << 10

// ProofOfValue asks for what proves the value that the record has of the node.
const ProofOfValue = "value"

// State is what a link shows. What is empty is left as it is in the window that opens it. Whether there are such a
// programme, option, pane or move is for that window to say: it has the lists.
type State struct {
	FEN  string // of the position at the root of the tree
	Game string // address of a file, from the page that opens it: games, or a search that was saved
	Ply  int    // so many half-moves into the game

	Programme string            // its ID, or that of a player such as paulchess/modern; it thinks about the position
	Set       map[string]string // its options by key, instead of their defaults
	Node      Node              // of its tree

	Pane    string   // key of the tab in front
	Choose  string   // what is chosen in it
	Layers  []string // keys of those on the board
	Query   string   // that the nodes of the tree have to meet
	Filter  string   // key of the filter of the tree
	Attack  string   // a trajectory, as Bb2-a3xe7
	Compare []string // two moves at the node, beside each other
	Proof   string   // what is to be proved of the node: [ProofOfValue]

	Face   string // simple or everything
	Theme  string // light or dark
	Lesson string // address of a lesson
	Embed  Embedding

	Boards []string // two programmes whose answers stand on two boards side by side
}

// Embedding says whether the window is part of a page: then it keeps nothing, and greets nobody.
type Embedding string

// The ways to be part of a page: as the whole window, or without menu and bar, for reading alone.
const (
	EmbedNot     Embedding = ""
	EmbedWhole   Embedding = "yes"
	EmbedReading Embedding = "reading"
)

// Node is a node of a tree by the moves that lead to it. Of several that the same moves lead to it is the one of a
// stage, an iteration or a round, that has this number; 0: the one that decided.
type Node struct {
	Moves []string
	Stage int
}

// fault says what is wrong with a link, and where.
type fault struct {
	at     int // characters before what is wrong; bytes, until [Parse] has counted them
	reason string
}

func (f *fault) Error() string { return fmt.Sprintf("the link, at character %d: %s", f.at+1, f.reason) }

// Parse reads a link: drevo:PAIRS, an address with #PAIRS or ?PAIRS, or the pairs alone. The error names the place.
func Parse(text string) (State, error) {
	var s State
	text = strings.TrimRight(text, " \t\r\n")
	if len(text) > mostBytes {
		return State{}, &fault{mostBytes, fmt.Sprintf("it has more than %d characters", mostBytes)}
	}
	at := start(text)
	seen := map[string]bool{}
	for pair := range strings.SplitSeq(text[at:], "&") {
		if wrong := s.read(pair, at, seen); wrong != nil {
			wrong.at = utf8.RuneCountInString(text[:wrong.at])
			return State{}, wrong
		}
		at += len(pair) + 1
	}
	return s, nil
}

// start is where the pairs begin. An address may have both a query and a fragment: then the fragment is meant.
func start(text string) int {
	if rest, ok := strings.CutPrefix(text, Scheme); ok {
		return len(text) - len(strings.TrimLeft(rest, "/#?"))
	}
	if at := strings.IndexByte(text, '#'); at >= 0 {
		return at + 1
	}
	return strings.IndexByte(text, '?') + 1
}

// read takes one pair that stands at a place of the link.
func (s *State) read(pair string, at int, seen map[string]bool) *fault {
	if pair == "" {
		return nil
	}
	key, value, _ := strings.Cut(pair, "=")
	k, ok := find(key)
	if !ok {
		return &fault{at, fmt.Sprintf("there is no key %.40q%s", key, nearest.Asked(key, Keys()))}
	}
	if seen[k.name] {
		return &fault{at, k.name + " is said a second time"}
	}
	seen[k.name] = true
	at += len(key) + 1
	if i := badEscape(value); i >= 0 {
		return &fault{at + i, fmt.Sprintf("%s has %.3q, which is no escape", k.name, value[i:])}
	}
	if value == "" {
		return nil
	}
	if err := k.read(s, value); err != nil {
		return &fault{at, fmt.Sprintf("%s: %v", k.name, err)}
	}
	return nil
}

// badEscape is where a value has a % without two digits, -1 for nowhere.
func badEscape(value string) int {
	for i := range len(value) {
		if value[i] == '%' {
			if _, err := url.PathUnescape(value[i:min(i+3, len(value))]); err != nil {
				return i
			}
		}
	}
	return -1
}

// Keys lists the keys in the order in which a link has them.
func Keys() []string {
	var names []string
	for _, k := range keys {
		names = append(names, k.name)
	}
	return names
}

// Pairs is the link without its scheme, for behind the # of an address.
func (s State) Pairs() string {
	var pairs []string
	for _, k := range keys {
		if value := k.write(&s); value != "" {
			pairs = append(pairs, k.name+"="+value)
		}
	}
	return strings.Join(pairs, "&")
}

// String is the link that stands alone.
func (s State) String() string { return Scheme + s.Pairs() }

// Empty reports whether the link shows nothing.
func (s State) Empty() bool { return s.Pairs() == "" }

// Thinks reports whether the link asks for a tree: for its programme, or for something in it.
func (s State) Thinks() bool {
	return s.Programme != "" || len(s.Set) > 0 || len(s.Node.Moves) > 0 || s.Node.Stage > 0 || s.Attack != "" ||
		s.Query != "" || s.Filter != "" || s.Proof != "" || len(s.Compare) > 0
}

// IsLink reports whether a text means a link, and not a file or a position.
func IsLink(text string) bool {
	text = strings.TrimSpace(text)
	web := strings.HasPrefix(text, "https://") || strings.HasPrefix(text, "http://")
	return strings.HasPrefix(text, Scheme) || strings.HasPrefix(text, "#") || web && strings.Contains(text, "#") &&
		!strings.ContainsAny(text, " \n")
}

// find finds a key by its name, or by that which the flags of the commands have for the same.
func find(name string) (key, bool) {
	at := slices.IndexFunc(keys, func(k key) bool { return name == k.name || name == k.flag && name != "" })
	if at < 0 {
		return key{}, false
	}
	return keys[at], true
}
