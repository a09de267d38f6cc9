package story

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"drevo/app/session"
	"drevo/app/strip"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

// told lets a programme think, and tells that.
func told(t *testing.T, programme, fen string, others []strip.Play) (lines []string, s *session.Search) {
	p, err := engine.Programmes().Find(programme)
	if err != nil {
		t.Fatal(err)
	}
	start, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	game := session.NewGame(start)
	s = session.StartSearch(t.Context(), game, session.Options{Programme: p, Values: values,
		Limits: search.Limits{Nodes: 300_000}})
	t.Cleanup(s.Release)
	return Story{Search: s, Game: game, Others: others}.Lines(), s
}

// TestStory: every programme's story fits the terminal, its groups are the legal moves, and the first position is known
// to be from a game.
func TestStory(t *testing.T) {
	grouped := regexp.MustCompile(`(?m)^(?:Of \d+ moves? +| {19})(\d+) [a-z][^:]*:`)
	all := regexp.MustCompile(`(?m)^Of (\d+) moves?`)
	terms := regexp.MustCompile(`[+−]\d+\.\d\d`)
	for _, p := range engine.Programmes() {
		for _, fen := range []string{session.FirstPosition, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
			"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"} {
			lines, s := told(t, p.About().ID, fen, nil)
			text := strings.Join(lines, "\n")
			for _, line := range lines {
				if utf8.RuneCountInString(line) > width || line != strings.TrimRight(line, " ") {
					t.Errorf("%s, %s: %q", p.About().ID, fen, line)
				}
			}
			if !strings.Contains(text, fen) || strings.Contains(text, hard) {
				t.Errorf("%s, %s:\n%s", p.About().ID, fen, text)
			}
			if from := strings.Contains(text, "Botvinnik, Mikhail – Capablanca"); from != (fen == session.FirstPosition) {
				t.Errorf("%s, %s:\n%s", p.About().ID, fen, text)
			}
			if m := all.FindStringSubmatch(text); m != nil {
				sum := 0
				for _, g := range grouped.FindAllStringSubmatch(text, -1) {
					n, _ := strconv.Atoi(g[1])
					sum += n
				}
				if m[1] != strconv.Itoa(s.Position.LegalMoveCount()) || m[1] != strconv.Itoa(sum) {
					t.Errorf("%s, %s: groups of %d moves\n%s", p.About().ID, fen, sum, text)
				}
			}
			if _, source, ok := strings.Cut(text, "What makes "); ok && strings.Contains(source, "in pawns:") {
				value, parts, _ := strings.Cut(source, " ")
				parts, _, _ = strings.Cut(parts, "\n\n")
				sum := 0
				for _, net := range terms.FindAllString(parts, -1) {
					sum += cents(t, net)
				}
				if sum != cents(t, value) {
					t.Errorf("%s, %s: the terms add up to %d\n%s", p.About().ID, fen, sum, text)
				}
			}
		}
	}
}

// cents are hundredths of a pawn.
func cents(t *testing.T, text string) int {
	n, err := strconv.Atoi(strings.NewReplacer("−", "-", ".", "").Replace(text))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestFirstStory: the story of the first position names the move of the game with what is wrong with it, and what the
// others play, but not the programme itself.
func TestFirstStory(t *testing.T) {
	start, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	others := strip.Ask(t.Context(), engine.Programmes(), session.NewGame(start), search.Limits{Nodes: 5000},
		func(name string) { asked = append(asked, name) })
	if len(asked) != len(others) || len(asked) <= len(engine.Programmes()) {
		t.Errorf("asked %v, %d answers", asked, len(others))
	}
	lines, _ := told(t, "itep", session.FirstPosition, others)
	text := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
	for _, want := range []string{"The game went 30.Ba3", "ITEP plays 30.Qe2", "Why not 30.Ba3?",
		"30...Qxa3 wins a bishop", "What makes −1.00", "Kaissa 30.Kh1"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, strings.Join(lines, "\n"))
		}
	}
	if _, play, _ := strings.Cut(text, "Others play"); strings.Contains(play, "ITEP") {
		t.Errorf("ITEP among the others: %s", play)
	}
}

// TestPlaced: the position of several games of the library belongs to none.
func TestPlaced(t *testing.T) {
	p := board.Start()
	if g := placed(session.NewGame(p)); len(g.Mainline()) > 0 {
		t.Error("the start belongs to a game")
	}
}

// TestWrap: no line is longer than it may be unless a word is, and no word is lost.
func TestWrap(t *testing.T) {
	lines := wrap("one two"+hard+"three four", 9)
	if got := strings.Join(lines, "|"); got != "one|two"+hard+"three|four" {
		t.Errorf("%q", got)
	}
}
