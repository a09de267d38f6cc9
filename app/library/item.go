package library

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/game"
)

// Item is a game or position as a list has it.
type Item struct {
	Name string
	Game *game.Game
}

// Item reads a game, with its name. The error is that of [Collection.Game].
func (c *Collection) Item(at int) (Item, error) {
	g, err := c.Game(at)
	row := c.Row(at)
	if row.Position && g != nil {
		return Item{clip(g.Tags.Get("Event")), g}, err
	}
	return Item{row.Name(), g}, err
}

// Items reads all games and positions of a text. One that can't be read whole is an error, as is a text
// without any.
func Items(text string) ([]Item, error) {
	c := FromText("", text)
	if err := c.Empty(); err != nil {
		return nil, err
	}
	var list []Item
	for at := range c.Len() {
		item, err := c.Item(at)
		if err != nil {
			return nil, err
		}
		list = append(list, item)
	}
	return list, nil
}

// Empty says why there is nothing in a collection whose list is whole, nil where there is something.
func (c *Collection) Empty() error {
	if c.Len() > 0 {
		return nil
	}
	if len(c.sources) == 1 && c.sources[0].path == "" {
		if first := firstLine(c.sources[0].text); first != "" {
			return fmt.Errorf("this is neither a FEN nor an EPD nor a PGN: %.40q", first)
		}
		return errors.New("the text is empty")
	}
	return fmt.Errorf("%s holds no game and no position", c.Name)
}

// firstLine is the first line of a text with something on it.
func firstLine(text string) string {
	for line := range strings.Lines(strings.ReplaceAll(text[:min(len(text), headBytes)], "\r", "\n")) {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return ""
}

// Name is what a game is called in a sentence: its players and the event, or what the position is called.
func (r Row) Name() string {
	if r.White == "" && r.Black == "" || r.Position {
		return r.White + r.Event
	}
	name := strings.Trim(r.White+" – "+r.Black, "– ") // of a position only one may be named
	if r.Event != "" {
		name += ", " + r.Event
	}
	return clip(name)
}

// mostName is how many letters of a name are kept, which a file may make as long as it likes.
const mostName = 120

// clip returns a text as a name, of a length that can be shown.
func clip(text string) string {
	n := 0
	for i := range text {
		if n++; n > mostName {
			return text[:i] + "…"
		}
	}
	return text
}
