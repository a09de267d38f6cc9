package command_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// A command in a document is a line that is indented or behind a prompt, or stands as code within a sentence, there with
// the name of what is done or a flag with its value: others are mentioned, as are those with something left open.
var (
	documented = regexp.MustCompile("(?m)^(?: {4,}(?:\\$ )?|\\$ )drevo (.*)$|" +
		"`drevo\\s+((?:experiment|programmes|explain)\\s[^`]+|[^`]+\\s-[^`]+)`")
	leftOpen = regexp.MustCompile(`\b(FILE|NAME|KEY|WORD|N)\b|\.\.\.|\[| -\w+$`)
)

// TestCommandsOfTheDocuments runs every command that stands in a document, in a folder with the files that they name.
// Those that are not done soon are interrupted, which they must take as Ctrl+C.
func TestCommandsOfTheDocuments(t *testing.T) {
	needs.OneGoroutine(t)
	commands := documentedCommands(t, "../..")
	if len(commands) < 30 {
		t.Fatalf("found only %d commands", len(commands))
	}
	t.Chdir(t.TempDir())
	const game = "[White \"A\"]\n[Black \"B\"]\n\n" + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *\n"
	const line = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - bm Ba3; id \"AVRO\";\n"
	const lesson = "---\ntitle: T\nposition: 7K/8/k1P5/7p/8/8/8/8 w - - 0 1\nprogramme: itep\n---\nText.\n"
	_, tuned, _ := run("tune", "-games", "1", "-nodes", "100")
	for name, text := range map[string]string{"games.pgn": game, "suite.epd": line, "games.txt": tuned, "mine.md": lesson} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range []string{
		"analyse -programme kaissa -depth 1.1 -save search.drevo", "analyse -programme itep -depth 1 -trace engine.trace",
	} {
		if code, _, said := run(strings.Fields(args)...); code != command.Done {
			t.Fatalf("%s: %s", args, said)
		}
	}
	if err := os.Link("engine.trace", "out.trace"); err != nil {
		t.Fatal(err)
	}
	for _, args := range commands {
		var out, said bytes.Buffer
		cmd := start(t, &out, &said, args...)
		_ = cmd.Process.Signal(os.Interrupt) // unless it is done
		_ = cmd.Wait()                       // its exit code tells
		code := cmd.ProcessState.ExitCode()
		if code != command.Done && (code != command.Failed || !strings.Contains(said.String(), "stopped")) {
			t.Errorf("drevo %s: exit code %d: %s", strings.Join(args, " "), code, said.String())
		}
	}
}

// documentedCommands returns the words of each command in the documents below a folder.
func documentedCommands(t *testing.T, root string) (commands [][]string) {
	t.Helper()
	seen := map[string]bool{}
	for page, text := range documents(t, root) {
		for _, found := range documented.FindAllStringSubmatch(text, -1) {
			args := commandWords(found[1] + found[2])
			said := strings.Join(args, " ")
			mentioned := found[2] != "" && (leftOpen.MatchString(found[2]) || strings.Contains(page, "/notes/"))
			if !seen[said] && !mentioned && args[0] != "open" && !strings.Contains(said, "stockfish") { // a window, an engine
				seen[said] = true
				commands = append(commands, args)
			}
		}
	}
	return commands
}

// word is one of a command line: in quotation marks, or without blanks.
var word = regexp.MustCompile(`"([^"]*)"|'([^']*)'|(\S+)`)

// commandWords splits a command line as a shell does, up to a comment or to what becomes of the output.
func commandWords(line string) (list []string) {
	for _, found := range word.FindAllStringSubmatch(line, -1) {
		if w := found[3]; w == "#" || w == "|" || w == ">" {
			break
		}
		list = append(list, found[1]+found[2]+found[3])
	}
	return list
}

// What of a document is no sentence: code, tables, headings. Code within one counts as a word. And where one ends.
var (
	noSentence   = regexp.MustCompile("(?ms)^```.*?^```$|^ {4}[^\n]*$|^\\|[^\n]*$|^#[^\n]*$")
	inlineCode   = regexp.MustCompile("`[^`]*`")
	itemBegins   = regexp.MustCompile(`(?m)^\s*([-*]|\d+\.) `)
	linked       = regexp.MustCompile(`!?\[([^\]]*)\]\([^)]*\)`)
	paragraphs   = regexp.MustCompile(`\n\s*\n`)
	sentenceEnds = regexp.MustCompile(`[.!?]\s+[A-Z*"“(]`)
)

// mostWords is how many words a sentence for strangers may have.
const mostWords = 40

// TestSentencesAreShort: no sentence of a document has more than forty words, but for what a window shows (app).
func TestSentencesAreShort(t *testing.T) {
	for page, data := range documents(t, "../..") {
		if strings.Contains(page, "/app/") {
			continue
		}
		text := inlineCode.ReplaceAllString(noSentence.ReplaceAllString(data, ""), "Code")
		text = linked.ReplaceAllString(itemBegins.ReplaceAllString(text, "\n\n"), "$1")
		for _, paragraph := range paragraphs.Split(text, -1) {
			for _, sentence := range sentenceEnds.Split(paragraph, -1) {
				if n := len(strings.Fields(sentence)); n > mostWords {
					t.Errorf("%s: a sentence of %d words: %.120s", page, n, strings.TrimSpace(sentence))
				}
			}
		}
	}
}

// documents returns the text of each document below a folder.
func documents(t *testing.T, root string) (texts map[string]string) {
	t.Helper()
	texts = map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "build" || entry.Name() == "testdata"):
			return fs.SkipDir // what was built, and what is wrong on purpose
		case filepath.Ext(path) != ".md":
			return nil
		}
		text, err := os.ReadFile(path)
		texts[path] = string(text)
		return err
	})
	if err != nil || len(texts) < 20 {
		t.Fatalf("%d documents, %v", len(texts), err)
	}
	return texts
}
