package open

import (
	"fmt"
	"strings"

	"drevo/engine/game"
)

// positions reads a position a line: FEN, or EPD with operations behind it.
func (c *collector) positions(text string) {
	number, done := 0, 0
	single := !strings.Contains(strings.TrimSpace(text), "\n")
	for line := range strings.Lines(text) {
		if !c.at(done) {
			return
		}
		number++
		done += len(line)
		if line = strings.TrimSpace(line); line == "" || isRemark(line) {
			continue
		}
		record, err := game.ParseEPD(line)
		switch {
		case err == nil:
			c.items = append(c.items, Item{Name: clip(record.Get("id")), Game: game.New(record.Position)})
		case single:
			c.leave(err)
		default:
			c.leave(fmt.Errorf("line %d: %w", number, err))
		}
	}
}
