package library

import (
	"embed"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/game"
)

// files are the games and positions that come with the program; data/README.md says where they are from.
//
//go:embed data/*.pgn data/*.epd
var files embed.FS

// builtin lists the collections that come with the program.
var builtin = []struct{ file, name, origin, look string }{
	{"botvinnik_capablanca_1938.pgn", "Botvinnik – Capablanca, 1938",
		"M. M. Botvinnik, An Algorithm for Chess (1968), diagram 22 and the variations of chapter IV.",
		"30.Ba3 lures the queen away, the knight opens the king, the pawn on e6 runs."},
	{"botvinnik60.epd", "Botvinnik's sixty positions",
		"M. M. Botvinnik, An Algorithm for Chess (1968), chapter V: the opening positions from which his algorithm was to " +
			"find the move. The comments say what was repaired and which game a position is from.",
		"What attack trajectories are there within the horizon? Set the tab Trajectories beside the move that you " +
			"would play."},
	{"pitrat.pgn", "Pitrat's positions",
		"J. Pitrat, A Chess Combination Program Which Uses Plans (1977). The diagrams are missing from the scan: positions " +
			"from source games, found in public collections, or reconstructed from the text, as the comment of each says.",
		"Each is a combination with a plan, and says what to look for; the moves are the printed line. Set Win at least to " +
			"what is to be won, think, and open the tab Plans. Two positions have nothing to find."},
	{"itep_games.pgn", "Games of the ITEP programme, 1967",
		"Report “Programme playing chess” (Stanford University Libraries, SC340), games 2 to 6, with the minutes that " +
			"each move took.",
		"Analyse a game with ITEP: how many of its own moves does the rebuilt programme play? Where the horizon of 3 to 5 " +
			"half-moves ends, pieces are given away."},
	{"itep_stanford_1966.pgn", "ITEP – Stanford, 1966",
		"The four games of the match of 1966 and 1967: first the third, which Botvinnik prints in the introduction of An " +
			"Algorithm for Chess (1968), with his remarks.",
		"The first match of two programmes. Where does the evaluation of activity decide, and where material?"},
	{"kaissa_games.pgn", "Games of Kaissa, 1974 and 1977",
		"Six recorded games, legality checked; the tag Source of each says where it is from.",
		"Kaissa became world champion of programmes in 1974. Let it look at its own games: which moves would it play again?"},
	{"paulchess_games.pgn", "Games of PaulChess, 2009",
		"Paul Stevens's thesis, Appendix I: fourteen games. Repairs of the scan are noted at the moves.",
		"What did quiescence and the techniques of the ledger change from one game to the next?"},
}

// Builtin returns the collections that come with the program.
func Builtin() []*Collection {
	var list []*Collection
	for _, b := range builtin {
		c := FromText(b.name, Text(b.file))
		c.Origin, c.Look = b.origin, b.look
		list = append(list, c)
	}
	return list
}

// First returns the game that a first start shows, and what there is to look for in it.
func First() (item Item, look string, err error) {
	items, err := Items(Text(builtin[0].file))
	if err != nil {
		return Item{}, "", err
	}
	return items[0], builtin[0].look, nil
}

// Text returns a file that comes with the program.
func Text(file string) string {
	data, err := files.ReadFile("data/" + file)
	if err != nil { // of a file that the build has put in
		panic(fmt.Sprintf("library: no file %s", file))
	}
	return string(data)
}

// Known returns the one game that comes with the program in which a position occurs, and after how many half-moves of
// its main line; a position that several come to, as in an opening, belongs to none. Cost: some milliseconds.
func Known(p board.Position) (known *game.Game, after int, ok bool) {
	for _, c := range Builtin() {
		for at := range c.Len() {
			g, err := c.Game(at)
			if err != nil {
				continue
			}
			ply := plyTo(g, p)
			switch {
			case ply < 0:
			case known != nil && known.Tags.Get("White") != g.Tags.Get("White"):
				return nil, 0, false
			case known == nil:
				known, after = g, ply
			}
		}
	}
	return known, after, known != nil
}

// plyTo returns after how many half-moves a game comes to a position from which it goes on, -1 if it does not.
func plyTo(g *game.Game, p board.Position) int {
	at := g.Start
	for ply, move := range g.Mainline() {
		if at.Key() == p.Key() {
			return ply
		}
		at = at.After(move)
	}
	return -1
}

// LookAt is what there is to look for in a file that comes with the program.
func LookAt(file string) string {
	for _, b := range builtin {
		if b.file == file {
			return b.look
		}
	}
	return ""
}
