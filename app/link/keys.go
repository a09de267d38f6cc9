package link

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
)

// key is one key of a link: its name, what the flags of the commands call the same where that is another word, and how
// its value is read and written. A value that is read is not empty, and its escapes are whole.
type key struct {
	name, flag string
	read       func(s *State, value string) error
	write      func(s *State) string
}

// keys are all keys, in the order in which a link has them.
var keys = []key{
	{"fen", "", readFEN, func(s *State) string { return escape(s.FEN, spaced) }},
	address("game", "open", func(s *State) *string { return &s.Game }),
	{"ply", "", readPly, func(s *State) string { return number(s.Ply) }},
	name("programme", "", func(s *State) *string { return &s.Programme }),
	{"set", "", readSet, writeSet},
	{"node", "line", readNode, writeNode},
	name("pane", "tab", func(s *State) *string { return &s.Pane }),
	text("choose", func(s *State) *string { return &s.Choose }),
	{"layer", "layers", readLayers, func(s *State) string { return join(s.Layers) }},
	text("query", func(s *State) *string { return &s.Query }),
	name("filter", "", func(s *State) *string { return &s.Filter }),
	{"attack", "", readAttack, func(s *State) string { return escape(s.Attack, spaced) }},
	{"boards", "", readBoards, func(s *State) string { return join(s.Boards) }},
	{"compare", "", readCompare, func(s *State) string { return join(s.Compare) }},
	text("proof", func(s *State) *string { return &s.Proof }),
	oneOf("face", func(s *State) *string { return &s.Face }, "simple", "everything"),
	oneOf("theme", func(s *State) *string { return &s.Theme }, "light", "dark"),
	address("lesson", "", func(s *State) *string { return &s.Lesson }),
	{"embed", "", readEmbed, func(s *State) string { return string(s.Embed) }},
}

// readBoards reads two programmes.
func readBoards(s *State, value string) error {
	s.Boards = strings.Split(unescape(value, false), ",")
	if len(s.Boards) != 2 {
		return errors.New("two boards are for two programmes with a comma between, such as itep,botvinnik")
	}
	return errors.Join(checkName(s.Boards[0]), checkName(s.Boards[1]))
}

// text is the key of any text.
func text(name string, field func(*State) *string) key {
	read := func(s *State, value string) error {
		return put(field(s), unescape(value, false))
	}
	return key{name, "", read, func(s *State) string { return escape(*field(s), plain) }}
}

// name is the key of a value that the program knows by a key of its own: letters, digits and a few signs.
func name(name, flag string, field func(*State) *string) key {
	read := func(s *State, value string) error {
		value = unescape(value, false)
		if err := checkName(value); err != nil {
			return err
		}
		return put(field(s), value)
	}
	return key{name, flag, read, func(s *State) string { return escape(*field(s), plain) }}
}

// oneOf is the key of one of two words.
func oneOf(name string, field func(*State) *string, first, second string) key {
	read := func(s *State, value string) error {
		if value != first && value != second {
			return fmt.Errorf("it is %s or %s, not %.40q", first, second, value)
		}
		return put(field(s), value)
	}
	return key{name, "", read, func(s *State) string { return *field(s) }}
}

// address is the key of something to be fetched: a place on the web, or one from where the page or the link is.
func address(name, flag string, field func(*State) *string) key {
	read := func(s *State, value string) error {
		value = unescape(value, false)
		if err := checkAddress(value); err != nil {
			return err
		}
		return put(field(s), value)
	}
	return key{name, flag, read, func(s *State) string { return escape(*field(s), plain) }}
}

func put(field *string, value string) error {
	if i := strings.IndexFunc(value, isControl); i >= 0 {
		return fmt.Errorf("it has the character %q", value[i])
	}
	*field = value
	return nil
}

func isControl(r rune) bool { return r < ' ' || r == 0x7f }

// checkName refuses what can't be a key.
func checkName(value string) error {
	bad := func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-./", r))
	}
	if i := strings.IndexFunc(value, bad); i >= 0 {
		return fmt.Errorf("%.40q has a character that no name has", value)
	}
	return nil
}

// checkAddress refuses what is no place on the web and no path.
func checkAddress(value string) error {
	a, err := url.Parse(value)
	switch {
	case err != nil:
		return fmt.Errorf("%.60q is no address", value)
	case a.Scheme != "" && a.Scheme != "https" && a.Scheme != "http":
		return fmt.Errorf("an address begins with https: or http:, or is a path, and not with %.20q", a.Scheme)
	}
	return nil
}

func readFEN(s *State, value string) error {
	fen := unescape(value, true)
	if fen == "startpos" {
		p := board.Start()
		fen = p.FEN()
	}
	if _, err := board.ParseSetup(fen); err != nil {
		return err
	}
	return put(&s.FEN, fen)
}

func readPly(s *State, value string) error {
	n, err := strconv.ParseUint(value, 10, 15)
	if err != nil {
		return fmt.Errorf("%.20q is no number of half-moves", value)
	}
	s.Ply = int(n)
	return nil
}

func readEmbed(s *State, value string) error {
	switch e := Embedding(value); e {
	case EmbedWhole, EmbedReading:
		s.Embed = e
	case "no":
	default:
		return fmt.Errorf("it is yes, reading or no, not %.20q", value)
	}
	return nil
}

// readSet reads depth:5,zch:2.
func readSet(s *State, value string) error {
	s.Set = map[string]string{}
	for pair := range strings.SplitSeq(value, ",") {
		option, of, ok := strings.Cut(pair, ":")
		if option, of = unescape(option, false), unescape(of, false); !ok || option == "" || of == "" {
			return fmt.Errorf("%.40q is no option with its value, as depth:4", pair)
		}
		if err := checkName(option); err != nil {
			return err
		}
		if err := put(new(string), of); err != nil {
			return err
		}
		if _, twice := s.Set[option]; twice {
			return fmt.Errorf("the option %.40q is said a second time", option)
		}
		s.Set[option] = of
	}
	return nil
}

func writeSet(s *State) string {
	var pairs []string
	for _, option := range slices.Sorted(maps.Keys(s.Set)) {
		pairs = append(pairs, escape(option, plain)+":"+escape(s.Set[option], plain))
	}
	return strings.Join(pairs, ",")
}

// readNode reads b2a3_e7a3, with @3 behind it for the third stage.
func readNode(s *State, value string) error {
	moves, stage, staged := strings.Cut(unescape(value, false), "@")
	if staged {
		n, err := strconv.ParseUint(stage, 10, 15)
		if err != nil || n == 0 {
			return fmt.Errorf("%.20q is no number of a stage", stage)
		}
		s.Node.Stage = int(n)
	}
	if line := strings.FieldsFunc(moves, func(r rune) bool { return strings.ContainsRune("_, ", r) }); len(line) > 0 {
		s.Node.Moves = line
	}
	return checkMoves(s.Node.Moves)
}

func writeNode(s *State) string {
	line := escape(strings.Join(s.Node.Moves, " "), spaced)
	if s.Node.Stage > 0 {
		line += "@" + number(s.Node.Stage)
	}
	return line
}

// checkMoves refuses what can be no move, in UCI or SAN.
func checkMoves(moves []string) error {
	for _, m := range moves {
		if len(m) < 2 || len(m) > 10 || strings.Trim(m, "abcdefghnqrxoNBRQKOP012345678=+#-!?") != "" {
			return fmt.Errorf("%.20q is no move", m)
		}
	}
	return nil
}

func readLayers(s *State, value string) error {
	for layer := range strings.SplitSeq(value, ",") {
		if layer = unescape(layer, false); layer == "" {
			continue
		}
		if err := checkName(layer); err != nil {
			return err
		}
		s.Layers = append(s.Layers, layer)
	}
	return nil
}

func readAttack(s *State, value string) error {
	value = unescape(value, true)
	if strings.Trim(value, "abcdefghNBRQKP12345678-x") != "" {
		return fmt.Errorf("%.40q is no trajectory, as Bb2-a3xe7", value)
	}
	return put(&s.Attack, value)
}

func readCompare(s *State, value string) error {
	moves := strings.Split(unescape(value, false), ",")
	if len(moves) != 2 {
		return errors.New("two moves are compared, as b2a3,e5e2")
	}
	s.Compare = moves
	return checkMoves(moves)
}

func join(list []string) string {
	var escaped []string
	for _, s := range list {
		escaped = append(escaped, escape(s, plain))
	}
	return strings.Join(escaped, ",")
}

// number writes a number, and nothing for 0.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
