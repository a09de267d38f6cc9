package match

import (
	"fmt"
	"strings"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Record is a game that was played, to its end or until it was broken off.
type Record struct {
	Setup  Setup
	Names  [2]string // by colour
	Plies  []Ply     // after those of the setup
	Ending Ending
}

// Moves returns all moves from the start.
func (r *Record) Moves() []board.Move {
	moves := append([]board.Move(nil), r.Setup.Moves...)
	for _, ply := range r.Plies {
		moves = append(moves, ply.Answer.Move)
	}
	return moves
}

// Game returns the record as a game with tags. Its moves have [%eval] where the player gave a value,
// and [%clk] where a clock was kept.
func (r *Record) Game() *game.Game {
	g := game.New(r.Setup.Start)
	g.Tags = append(game.Tags(nil), r.Setup.Tags...)
	WriteTags(&g.Tags, r.Names, r.Setup.Controls, r.Ending)
	g.Result = r.Ending.Result
	n := g.Root
	for _, move := range r.Setup.Moves {
		n = n.Add(move)
	}
	side := board.Colour(uint8(r.Setup.Start.Turn()) ^ uint8(len(r.Setup.Moves)&1))
	for _, ply := range r.Plies {
		n = n.Add(ply.Answer.Move)
		if comment := ply.comment(r.Setup.Controls[side].Base > 0); comment != "" {
			n.Comments = append(n.Comments, comment)
		}
		side = side.Opponent()
	}
	if n.Parent != nil {
		n.Comments = append(n.Comments, r.Ending.String())
	}
	return g
}

// WriteTags writes into the tags of a game who plays it, what they may use and how it has ended; a game that
// goes on is unterminated.
func WriteTags(tags *game.Tags, names [2]string, controls [2]Control, ending Ending) {
	tags.Set("White", names[board.White])
	tags.Set("Black", names[board.Black])
	tags.Set("Termination", ending.Termination())
	for _, side := range []string{"", "White", "Black"} { // of a game that went on with other clocks
		tags.Delete(side + "TimeControl")
		tags.Delete(side + "Limit")
	}
	white, black := controls[board.White], controls[board.Black]
	if white == black {
		tags.Set("TimeControl", white.tag())
		tags.Set("Limit", white.String())
		return
	}
	tags.Set("WhiteTimeControl", white.tag())
	tags.Set("BlackTimeControl", black.tag())
	tags.Set("WhiteLimit", white.String())
	tags.Set("BlackLimit", black.String())
}

// comment is what is written after a move.
func (p *Ply) comment(clock bool) string {
	var parts []string
	if clock {
		parts = append(parts, "[%clk "+clockText(p.Left)+"]")
	}
	if v := p.Answer.Value; v.Known() {
		parts = append(parts, "[%eval "+v.Eval()+"]")
	}
	if p.Answer.Note != "" {
		parts = append(parts, p.Answer.Note)
	}
	return strings.Join(parts, " ")
}

// clockText writes what a clock shows: hours, minutes, and seconds with tenths.
func clockText(left time.Duration) string {
	tenths := left.Round(100*time.Millisecond) / (100 * time.Millisecond)
	return fmt.Sprintf("%d:%02d:%02d.%d", tenths/36000, tenths/600%60, tenths/10%60, tenths%10)
}
