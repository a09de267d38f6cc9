package experiment

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// retiMoves are those that Pioneer is said to have had in its tree of Reti's study.
const retiMoves = 54

// retiLengths are the lengths of the lines with which the preset pioneer is tried, and smallLength that of the tree
// that is listed: the shortest that plays 1.Kg7.
var retiLengths = []int{6, 7, 8, 9, 10, 11, 12, 13, 14}

const smallLength = 6

// pioneerOf returns the preset pioneer with another length.
func pioneerOf(length int) options {
	return changed(preset(botvinnik.New(), "pioneer"), "length", strconv.Itoa(length))
}

// retiReadings are the presets that are tried on the study, and the preset pioneer with its parts left out.
func retiReadings() []reading {
	list := []reading{
		{"book, horizon 7", changed(preset(botvinnik.New(), "book"), "horizon", "7")},
		{"practical, horizon 7", options{"horizon": "7"}},
		{"practical, horizon 11", options{"horizon": "11"}},
		{"pioneer, horizon 7", with(pioneerOf(10), options{"horizon": "7", "begin": "7"})},
		{"pioneer, no zones", changed(pioneerOf(10), "zones", "false")},
		{"pioneer, length 12, no zones", changed(pioneerOf(12), "zones", "false")}}
	for _, length := range retiLengths {
		list = append(list, reading{fmt.Sprintf("pioneer, length %d", length), pioneerOf(length)})
	}
	return list
}

// reti solves position 41 of the book, the first study that Pioneer solved.
func reti(l *lab, _ Setting) error {
	items, err := library.Items(sixtyPositions)
	if err != nil || len(items) < 41 {
		return fmt.Errorf("position 41 of chapter V: %w", err)
	}
	at, readings := subject{position: items[40].Game.Start}, retiReadings()
	var legal board.MoveList
	at.position.Legal(&legal)
	l.expect(len(readings)*(1+legal.Len()) + 1)
	var alone []string
	for _, move := range legal.All() {
		alone = append(alone, at.position.SAN(move)+" alone")
	}
	t := l.table("reti", "Reti's study by reading", slices.Concat(heads("reading choice value"),
		perName("pawns", alone...), heads("treeMoves how"))...)
	c := Chart{Title: "Moves in the tree of Reti's study", Unit: "moves", Source: "Pioneer 1977"}
	for _, r := range readings {
		row, moves := l.retiRow(at, legal.All(), r)
		if l.err != nil {
			return l.err
		}
		t.about(caseOf(botvinnik.New(), at, r.set), row...)
		if strings.HasPrefix(r.name, "pioneer, length") {
			c.Pairs = append(c.Pairs, Paired{strings.TrimPrefix(r.name, "pioneer, "), retiMoves, float64(moves)})
		}
	}
	l.chart(c)
	s := study{programme: botvinnik.New(), look: func(tr *tree.Tree, _ search.Result) { linesOf(&l.Report, tr) }}
	for range l.over(s, []subject{at}, pioneerOf(smallLength)) {
	}
	l.limit("Moves in the tree are its nodes but for the root and its stages. Pioneer's tree is not printed in what we "+
		"have, so only its size can be compared.",
		"A move alone: the value of a search of the position after it, in lines one half-move shorter. 1.Kg7 holds the "+
			"balance; a move that loses a queen for the pawn is worth -8.",
		"From ten half-moves on every other first move is seen to lose, so that 1.Kg7 is played for a reason; the preset "+
			"has ten. With six it is played, too, in a tree of Pioneer's size, but 1.Kh7 is not seen to lose. With nine and "+
			"eleven the stops at the ends of the lines misjudge what is lost.",
		"With the horizon 7 the pawn h5, which needs eight half-moves, is on no map of the root: without zones the move is "+
			"the first of those that change the functions, and with them the pawn comes on the map a move later.")
	return l.err
}

// retiRow searches the study with a reading, and each of its first moves by itself.
func (l *lab) retiRow(at subject, first []board.Move, r reading) (row []any, moves int) {
	programme := botvinnik.New()
	s := study{programme: programme, look: func(tr *tree.Tree, _ search.Result) { moves = movesIn(tr) }}
	for at, result := range l.over(s, []subject{at}, r.set) {
		row = []any{r.name, at.choice(result), programme.Scale().Pawns(int32(result.Score))}
		shorter := r.set
		if length, err := strconv.Atoi(r.set["length"]); err == nil {
			shorter = changed(r.set, "length", strconv.Itoa(length-1))
		}
		for _, move := range first {
			after := subject{position: at.position.After(move)}
			for _, answer := range l.over(study{programme: programme}, []subject{after}, shorter) {
				row = append(row, programme.Scale().Pawns(int32(-answer.Score)))
			}
		}
		row = append(row, moves, result.Note)
	}
	return row, moves
}

// movesIn counts the nodes of a tree that stand for a move.
func movesIn(t *tree.Tree) (n int) {
	t.Walk(tree.Root, func(node tree.Node) bool {
		n += count(node.Move != board.NoMove)
		return true
	})
	return n
}

// linesOf lists the lines of a small tree, each with its end, from the move where it leaves the line before.
func linesOf(r *Report, t *tree.Tree) {
	table := r.table("lines", fmt.Sprintf("The tree of length %d, line by line, with White's value at its end",
		smallLength), heads("line value why")...)
	words, start := botvinnik.New().Vocabulary(), t.Header().Position
	t.Walk(tree.Root, func(n tree.Node) bool {
		if len(t.Children(n.ID, nil)) == 0 {
			var line []board.Move
			for _, step := range t.Path(n.ID) {
				if move := t.Node(step).Move; move != board.NoMove {
					line = append(line, move)
				}
			}
			value := n.Score
			if len(line)%2 == 1 {
				value = -value
			}
			table.Add(lineText(start, line), botvinnik.New().Scale().Pawns(int32(value)), words.Reason(n.Reason).Name)
		}
		return true
	})
	table.Title = fmt.Sprintf("%s: %d lines", table.Title, len(table.Rows))
}
