package open

import (
	"fmt"
	"strings"

	"drevo/engine/game"
)

// games reads the main lines of a PGN.
func (c *collector) games(text string) {
	s := game.NewScanner(strings.NewReader(text))
	for s.Scan() {
		if offset, _ := s.Place(); !c.at(int(offset)) {
			return
		}
		g, err := s.Game()
		switch {
		case err != nil:
			c.leave(fmt.Errorf("game %d, %w", c.number(), err))
		case len(g.Tags) > 0 || len(g.Root.Next) > 0: // and no comment that stands alone
			c.items = append(c.items, Item{Name: title(g.Tags), Game: g})
		}
	}
}

// title returns a game's name in a list: the players and the event.
func title(tags game.Tags) string {
	white, black, event := tags.Get("White"), tags.Get("Black"), tags.Get("Event")
	if white == "" && black == "" {
		return clip(event)
	}
	name := white + " – " + black
	if event != "" && event != "?" {
		name += ", " + event
	}
	return clip(name)
}
