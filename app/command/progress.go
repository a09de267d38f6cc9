package command

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"drevo/app/headline"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
)

// screen is a terminal on standard error, with a line that is written anew while a command works. Its zero value
// writes nothing: there is no terminal, or nothing is to be said.
type screen struct {
	to      io.Writer
	written bool
}

// rewriteEvery is how often the line of a screen is written.
const rewriteEvery = 100 * time.Millisecond

// terminal returns the terminal that w is, else none.
func terminal(w io.Writer) *screen {
	file, ok := w.(*os.File)
	if !ok {
		return &screen{}
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 || os.Getenv("TERM") == "dumb" {
		return &screen{}
	}
	return &screen{to: file}
}

// say writes the line in the place of the one before.
func (s *screen) say(line string) {
	if s.to == nil {
		return
	}
	letters := []rune(line)
	fmt.Fprintf(s.to, "\r\x1b[K%s", string(letters[:min(len(letters), columns-1)]))
	s.written = true
}

// clear takes the line away.
func (s *screen) clear() {
	if s.written {
		fmt.Fprint(s.to, "\r\x1b[K")
		s.written = false
	}
}

// follow shows where a search stands until it has ended.
func (s *screen) follow(found *session.Search) {
	if s.to == nil {
		return
	}
	tick := time.NewTicker(rewriteEvery)
	defer tick.Stop()
	defer s.clear()
	for {
		select {
		case <-found.Done():
			return
		case <-tick.C:
			s.say(standing(found))
		}
	}
}

// standing is where a search is: its stage, its move at the root, the value of the best one so far for White, and its
// nodes.
func standing(s *session.Search) string {
	p, words := s.Progress(), s.Programme.Vocabulary()
	var parts []string
	for _, stage := range p.Stages {
		parts = append(parts, fmt.Sprintf("%s %d", words.Type(stage.Type).Name, stage.Number))
	}
	if best := headline.Of(s).Facts; best.Move != board.NoMove {
		parts = append(parts, present.Compact(s.Position, []board.Move{best.Move}))
	}
	if p.Number > 1 {
		value := present.Format{Scale: s.Programme.Scale()}.Score(p.Score.For(s.Position.Turn()))
		parts = append(parts, value, fmt.Sprintf("move %d of %d", p.Number, p.Moves))
	}
	return strings.Join(append(parts, present.Whole(s.Counts().Nodes)+" nodes"), ", ")
}
