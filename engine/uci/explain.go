package uci

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/search"
)

// Explanation is what an engine says of the static value of a position, in pawns, seen from White.
type Explanation struct {
	Static float64
	Known  bool // it says the static value
	Terms  []Term
	Pieces []Term // what each piece is worth there, by taking it away: its square and its total
}

// Term is a part of a static value. Of a value that depends on the phase of the game there are two numbers, for the
// middlegame and the endgame, else there is one; none where the engine says none for that side.
type Term struct {
	Name                string
	White, Black, Total []float64
	Squares             []board.Square // where it was found
}

// ErrUnexplained says that an engine does not say what its values are made of, in any way that is understood.
var ErrUnexplained = errors.New("does not say what its static value is made of")

// mostTerms is how many terms are taken of an engine.
const mostTerms = 500

// Explain asks the engine what the static value of a position is made of: by the line "explain FEN" of docs/trace.md
// or, where it does not know that, by "eval", which many engines have for their authors.
func (e *Engine) Explain(ctx context.Context, p *board.Position) (Explanation, error) {
	e.turn.Lock()
	defer e.turn.Unlock()
	var x Explanation
	offered := false
	e.process.send("explain " + p.FEN())
	err := e.listen(ctx, func(words []string) {
		offered = offered || words[0] == "explainok"
		x.explained(words)
	})
	if err != nil || offered {
		return x, err
	}
	var printed evaluation
	e.process.send("position fen " + p.FEN())
	e.process.send("eval")
	if err := e.listen(ctx, printed.take); err != nil {
		return printed.Explanation, err
	}
	printed.Pieces = slices.DeleteFunc(printed.Pieces, func(t Term) bool { return t.Total == nil }) // the kings
	if len(printed.Terms) == 0 && len(printed.Pieces) == 0 {
		return printed.Explanation, fmt.Errorf("%s %w", e.Name(), ErrUnexplained)
	}
	return printed.Explanation, nil
}

// listen reads what the engine says to what was sent, up to its being ready again.
func (e *Engine) listen(ctx context.Context, take func(words []string)) error {
	e.process.send("isready")
	return e.process.read(ctx, readyTime, "readyok", func(words []string) bool {
		if len(words) > 0 && words[0] != "readyok" {
			take(words)
		}
		return len(words) == 1 && words[0] == "readyok"
	})
}

// explained takes in a line of the protocol, in hundredths of a pawn: "info explain static 35", "info explain term
// mobility white 12 black 10 squares e4 f3".
func (x *Explanation) explained(words []string) {
	if len(words) < 4 || words[0] != "info" || words[1] != "explain" {
		return
	}
	switch words[2] {
	case "static":
		x.Static, x.Known = hundredths(words[3])
	case "term":
		x.add(&x.Terms, termOf(words[3], words[4:]))
	}
}

// add appends a term, if there is room.
func (x *Explanation) add(to *[]Term, t Term) {
	if len(*to) < mostTerms {
		*to = append(*to, t)
	}
}

// termOf reads a term of the protocol. Its total is White's less Black's where none is said.
func termOf(name string, words []string) Term {
	t := Term{Name: clip(strings.ReplaceAll(name, "_", " "))}
	for i := 0; i+1 < len(words); i++ {
		n, ok := hundredths(words[i+1])
		switch {
		case words[i] == "squares":
			for _, text := range words[i+1:] {
				if sq, err := board.ParseSquare(text); err == nil && len(t.Squares) < 64 {
					t.Squares = append(t.Squares, sq)
				}
			}
			i = len(words)
		case !ok:
		case words[i] == "white":
			t.White = []float64{n}
		case words[i] == "black":
			t.Black = []float64{n}
		case words[i] == "total":
			t.Total = []float64{n}
		}
	}
	if t.Total == nil && t.White != nil && t.Black != nil {
		t.Total = []float64{t.White[0] - t.Black[0]}
	}
	return t
}

func hundredths(text string) (pawns float64, ok bool) {
	n, err := strconv.ParseFloat(text, 64)
	return n / 100, err == nil && n > -1e6 && n < 1e6
}

// What "eval" prints. The rows of a table are told by their columns: a term with its values for White, Black and both,
// each for the middlegame and the endgame (Stockfish to 15.1, and what came of it); a rank of the board with a piece
// or its value in each of eight cells (Stockfish since 12).
var (
	staticLine = regexp.MustCompile(`^(?:Final|Total) evaluation:? +([+-]?\d+\.\d+) \(white side\)`)
	pieceCell  = regexp.MustCompile(`^[PNBRQKpnbrqk]$`)
)

// evaluation reads what "eval" prints.
type evaluation struct {
	Explanation
	rows int // of the board that were read
}

// take takes in a line.
func (x *evaluation) take(words []string) {
	line := strings.Join(words, " ")
	if found := staticLine.FindStringSubmatch(line); found != nil {
		x.Static, _ = strconv.ParseFloat(found[1], 64)
		x.Known = true
		return
	}
	cells := strings.Split(strings.Trim(line, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	switch len(cells) {
	case 4:
		x.termRow(cells)
	case 8:
		x.boardRow(cells)
	}
}

// termRow takes in a row of the table of terms.
func (x *evaluation) termRow(cells []string) {
	white, okWhite := pair(cells[1])
	black, okBlack := pair(cells[2])
	total, okTotal := pair(cells[3])
	if name := cells[0]; name != "" && name != "Total" && okWhite && okBlack && okTotal && total != nil {
		x.add(&x.Terms, Term{Name: clip(name), White: white, Black: black, Total: total})
	}
}

// pair reads two numbers, or the strokes where there are none.
func pair(cell string) (numbers []float64, ok bool) {
	words := strings.Fields(cell)
	if len(words) != 2 {
		return nil, false
	}
	if words[0] == "----" && words[1] == "----" {
		return nil, true
	}
	for _, word := range words {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}

// boardRow takes in a row of the board, from the eighth rank down: the pieces of a rank, and then their values.
func (x *evaluation) boardRow(cells []string) {
	rank, values := 7-x.rows/2, x.rows%2 == 1
	x.rows++
	for file, cell := range cells {
		switch n, err := strconv.ParseFloat(cell, 64); {
		case rank < 0:
		case !values && pieceCell.MatchString(cell):
			side := "black"
			if cell == strings.ToUpper(cell) {
				side = "white"
			}
			sq := board.Square(8*rank + file)
			x.add(&x.Pieces, Term{Name: side + " " + strings.ToUpper(cell) + sq.String(), Squares: []board.Square{sq}})
		case values && err == nil:
			for i := range x.Pieces {
				if x.Pieces[i].Squares[0] == board.Square(8*rank+file) {
					x.Pieces[i].Total = []float64{n}
				}
			}
		}
	}
}

// explain answers "explain FEN" of docs/trace.md with the terms of the programme's static value.
func (c *session) explain(words []string) {
	defer c.out.line("explainok")
	evaluator, ok := c.server.Programme.(search.Evaluator)
	p, err := board.ParseFEN(strings.Join(words, " "))
	switch {
	case err != nil:
		c.say("no position: %v", err)
		return
	case !ok:
		c.say("%s has no static value", c.server.Programme.About().Name)
		return
	}
	scale := c.server.Programme.Scale()
	hundred := func(n int32) string { return strconv.FormatFloat(100*scale.Pawns(n), 'f', -1, 64) }
	value := evaluator.Evaluate(&p, c.settings.values)
	c.out.line("info explain static %s", hundred(int32(value.Total)))
	for i := range value.Rows {
		row := &value.Rows[i]
		white, black := &row.Sides[board.White], &row.Sides[board.Black]
		if white.Count+black.Count == 0 && row.Net() == 0 {
			continue
		}
		squares := ""
		for _, at := range slices.Concat(white.Squares, black.Squares) {
			squares += " " + at.Square.String()
		}
		if squares != "" {
			squares = " squares" + squares
		}
		c.out.line("info explain term %s white %s black %s total %s%s", strings.ReplaceAll(row.Term.Name, " ", "_"),
			hundred(int32(white.Value)), hundred(int32(black.Value)), hundred(int32(row.Net())), squares)
	}
}
