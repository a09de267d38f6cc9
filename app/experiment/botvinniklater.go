package experiment

import (
	"fmt"
	"slices"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
)

// laterReadings are the presets, and the additions that are named after the later books.
func laterReadings() []reading {
	pioneer := pioneerOf(8)
	return []reading{
		{"practical", nil},
		{"practical, zones", options{"zones": "true"}},
		{"practical, horizon 7 at once, zones", options{"zones": "true", "horizon": "7", "begin": "7"}},
		{"practical, until the first gain", options{"until": "gain"}},
		{"sharp", preset(botvinnik.New(), "sharp")},
		{"book", preset(botvinnik.New(), "book")},
		{"pioneer, horizon 3, length 8", with(pioneer, options{"horizon": "3", "begin": "3"})},
		{"pioneer, horizon 5, length 8", with(pioneer, options{"horizon": "5", "begin": "5"})},
	}
}

// later asks what is told of Botvinnik's later programmes of the method as it stands here: Pioneer 1979 in the
// position of 1938, and CC Sapiens 1993 in Kasparov - Ribli.
func later(l *lab, _ Setting) error {
	games, err := library.Items(gameOf1938)
	if err != nil || len(games) == 0 {
		return fmt.Errorf("game of 1938: %w", err)
	}
	ribli, err := board.ParseFEN(kasparovRibli)
	if err != nil {
		return fmt.Errorf("position of 1989: %w", err)
	}
	l.expect(len(laterReadings()) * (1 + len(moves1938) + 1))
	if err := l.first1938(subject{position: games[0].Game.Start}); err != nil {
		return err
	}
	l.later1989(subject{position: ribli})
	l.limit("That Pioneer wanted 30.Nf5+ is told by Botvinnik, as quoted in the archive of the Computer Chess Club; its "+
		"tree is not public. The value of a first move is that of a search of the position after it, with the same options.",
		"CC Sapiens' analysis had 18 nodes: 1.Rd8 Qxb5 2.Qd6 Bxf2 3.Kxf2 Re8 4.Qe7. It overlooks 3...Qf5+ and has the worse "+
			"4.Qe7 (Berliner, Hsu), and was called forged. A method of this kind does overlook it: see the lines.",
		"Two of the three positions of ICCA Journal 16/2 could not be had: the encyclopaedias that we could read print only "+
			"this one.")
	return l.err
}

// moves1938 are first moves that are talked of in the position of 1938.
var moves1938 = []string{"Ba3", "Nf5+", "Nh5+"}

// first1938 searches the position of 1938, and the positions after the moves that are talked of.
func (l *lab) first1938(at subject) error {
	t := l.table("first1938", "Botvinnik - Capablanca 1938: would it play 30.Nf5+?", slices.Concat(
		heads("reading choice value"), perName("pawns", moves1938...), heads("nodes"))...)
	programme := botvinnik.New()
	for _, r := range laterReadings() {
		for at, result := range l.over(study{programme: programme}, []subject{at}, r.set) {
			row, nodes := []any{r.name, at.choice(result), programme.Scale().Pawns(int32(result.Score))}, result.Counts.Nodes
			for _, san := range moves1938 {
				move, err := at.position.ParseSAN(san)
				if err != nil {
					return fmt.Errorf("position of 1938: %w", err)
				}
				for _, answer := range l.over(study{programme: programme}, []subject{{position: at.position.After(move)}}, r.set) {
					row = append(row, programme.Scale().Pawns(int32(-answer.Score)))
					nodes += answer.Counts.Nodes
				}
			}
			if l.err == nil {
				t.about(caseOf(programme, at, r.set), append(row, nodes)...)
			}
		}
	}
	return l.err
}

// kasparovRibli is the first of the three positions of Botvinnik's article of 1993, before Kasparov's move 27
// (Skelleftea 1989), as the Chess Programming Wiki has it.
const kasparovRibli = "5rk1/5ppp/p1Q1p3/1R6/q7/4b1P1/P2RPP1P/6K1 w - - 0 27"

// later1989 searches the position of 1989.
func (l *lab) later1989(at subject) {
	t := l.table("ribli", "Kasparov - Ribli 1989: CC Sapiens' 27.Rd8", heads("reading choice value line nodes how")...)
	programme := botvinnik.New()
	for _, r := range laterReadings() {
		for at, result := range l.over(study{programme: programme}, []subject{at}, r.set) {
			t.about(caseOf(programme, at, r.set), r.name, at.choice(result), programme.Scale().Pawns(int32(result.Score)),
				lineText(at.position, result.Line), result.Counts.Nodes, result.Note)
		}
	}
}
