package experiment

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"strconv"

	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/uci"
	"drevo/internal/phrase"
)

// The positions of pitrat-proofs are made: games of PaulChess's preset modern from the balanced openings, so many
// nodes a move, one move in so many by lot. A position after such a move is taken where no side is more than a piece
// ahead, at most so many of a game.
const (
	madeNodes     = 400
	madeLot       = 6
	madeHalfMoves = 120
	madeOfGame    = 6
	madeAhead     = 30   // tenths of a pawn
	madeSeed      = 1980 // of the lots; those of 1977 and 1979 were looked at when the verifier was mended
)

// What pitrat-proofs asks for: so many claims of the strictest proof, found within so many nodes, checked by so many
// of Stockfish.
const (
	proofClaims     = 300
	proofNodes      = 10_000
	proofStockfish  = 150_000
	proofPositions  = 3000 // after which it ends whatever was claimed
	proofOfStrict   = "verify"
	proofOptionName = "proof"
)

// proofReadings are what may be asked of a proof, from what the paper asks to the strictest.
var proofReadings = []reading{
	{"the paper's reading", options{proofOptionName: "natural"}},
	{"evasions of a check", options{proofOptionName: "evasions"}},
	{"every reply verified", options{proofOptionName: proofOfStrict, "fullRules": "true"}},
}

// proofSum is what came of one reading.
type proofSum struct {
	tally
	denied, byBoth int
}

// pitratProofs counts the claims that are false by what is asked of a proof, in positions that nothing was made to
// work for.
func pitratProofs(l *lab, s Setting) error {
	yardstick, err := stockfish(l.ctx)
	if err != nil {
		return err
	}
	defer yardstick.Close()
	check := &proofCheck{lab: l, yardstick: yardstick, sums: make([]proofSum, len(proofReadings)),
		denied: newTable("denied", "Stockfish disagrees",
			heads("reading position choice line stockfish itsLine itsGain byMaterial fen")...)}
	by := study{programme: pitrat.New(), limits: search.Limits{Nodes: proofNodes, Time: s.Time}}
	l.expect(proofClaims)
	strictest := &check.sums[len(check.sums)-1]
	for at := range l.made() {
		for k, r := range proofReadings {
			if result := l.search(by, at, with(r.set, s.Options)); l.err == nil {
				check.count(&check.sums[k], r, at, result)
			}
		}
		l.done = strictest.marked
		l.progress(l.done, l.total)
		if l.done >= proofClaims || strictest.positions >= proofPositions || l.err != nil {
			break
		}
	}
	sums := l.table("sums", phrase.Of("Positions of made games, to win a pawn, {nodes} nodes each, checked by {checker}",
		"nodes", proofNodes, "checker", yardstick.Name()),
		heads("reading positions claimed denied deniedByBoth nodes time")...)
	for k, r := range proofReadings {
		sum := &check.sums[k]
		sums.Add(r.name, sum.positions, sum.marked, sum.denied, sum.byBoth, sum.nodes, sum.took)
	}
	l.add(check.denied)
	l.limit(phrase.Of("The positions are those after moves that were drawn by lot in games of PaulChess's preset modern "+
		"against itself, {nodes} nodes a move, one move in {lot} by lot; no side is more than a piece ahead.",
		"nodes", madeNodes, "lot", madeLot),
		phrase.Of("Stockfish searches the claimed move alone with {nodes} nodes. It disagrees if its value is more than "+
			"{margin:%.1f} pawns below the balance at the root plus a pawn, and its line ends with less than a pawn won. It "+
			"knows more than material, so what it denies is given to a search by material alone as well, {more} nodes of "+
			"modern after the move; \"by both\" is what that does not see won either.", "nodes", proofStockfish, "margin",
			claimMargin, "more", scopeNodes))
	return l.err
}

// proofCheck checks claims, and lists those that are denied.
type proofCheck struct {
	*lab
	yardstick *uci.Engine
	sums      []proofSum
	denied    *Table
}

// count counts a search, and asks the yardstick if it claims a win.
func (c *proofCheck) count(sum *proofSum, r reading, at subject, result search.Result) {
	sum.tally.count(result, claims(result))
	if !claims(result) {
		return
	}
	v, err := judge(c.ctx, c.yardstick, at, result, proofStockfish)
	if c.failed(err) || v.agrees {
		return
	}
	gain, mate := c.forcedGain(at, result.Move)
	sum.denied++
	sum.byBoth += count(!mate && gain < gainOf(at.options["win"]))
	material := strconv.Itoa(gain)
	if mate {
		material = "mate"
	}
	c.denied.about(caseOf(pitrat.New(), at, r.set), r.name, at.name, at.choice(result), lineText(at.position, result.Line),
		v.value, lineText(at.position, v.line), v.gain, material, at.position.FEN())
}

// made makes games, the same in every run, and hands on their positions.
func (l *lab) made() iter.Seq[subject] {
	return func(yield func(subject) bool) {
		openings, err := match.Balanced()
		if l.failed(err) {
			return
		}
		for game := 0; l.err == nil; game++ {
			lot := rand.New(rand.NewPCG(uint64(game), madeSeed))
			if !l.madeGame(game+1, openings[lot.IntN(len(openings))], lot, yield) {
				return
			}
		}
	}
}

// madeGame plays one game, and reports whether more positions are wanted.
func (l *lab) madeGame(number int, o match.Opening, lot *rand.Rand, yield func(subject) bool) (more bool) {
	modern, set := modernStudy(madeNodes)
	p := o.Start.After(o.Moves...)
	taken := 0
	for range madeHalfMoves {
		var list board.MoveList
		p.Legal(&list)
		if list.Len() == 0 || taken == madeOfGame || context.Cause(l.ctx) != nil {
			break
		}
		chance := lot.IntN(madeLot) == 0
		move := list.All()[lot.IntN(list.Len())]
		if !chance {
			move = l.search(modern, subject{position: p}, set).Move
		}
		if move == board.NoMove || l.err != nil {
			break
		}
		p = p.After(move)
		ahead := rootBalance(p)
		if !chance || !p.HasLegalMove() || max(ahead, -ahead) > madeAhead {
			continue
		}
		taken++
		name := fmt.Sprintf("game %d, %d. %s", number, p.MoveNumber(), p.Turn())
		if !yield(subject{name: name, position: p}.toWin("pawn")) {
			return false
		}
	}
	return true
}
