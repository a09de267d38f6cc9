package botvinnik

import (
	"cmp"
	"fmt"
	"strings"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
	"drevo/widgets/hopetable"
)

// hopeAt is what is known of a place: the account only where the search of Botvinnik's method keeps
// one, the values everywhere.
type hopeAt struct {
	account *hopetable.Hope
	values  botvinnik.Values
}

// hopeOfPlace works out what is known of a place. It may run beside the window.
func hopeOfPlace(v pane.View, horizon int) (h hopeAt) {
	position := v.Position
	h.values = botvinnik.ValuesOf(&position, horizon)
	if programme, ok := searchedBy(v); ok {
		if account, err := programme.Ledger(v.Tree, v.Node); err == nil {
			h.account = hopeOf(account, &position)
		}
		if judged, err := programme.Values(v.Tree, v.Node); err == nil {
			h.values = judged
		}
	}
	return h
}

// hopeOf writes an account with its formulas: 9 for the whole, 10 for what comes nearer.
func hopeOf(l botvinnik.Ledger, p *board.Position) *hopetable.Hope {
	doomed, sumDoomed := hopeEntries(l.Doomed, p, func(e botvinnik.Entry, piece string) (string, string) {
		return "", phrase.Of("{piece} is doomed: an attack on it has F = 1. By formula 4 that is worth {value}.",
			"piece", piece, "value", e.Value)
	})
	nearer, sumNearer := hopeEntries(l.Nearer, p, nearerText)
	hope := &hopetable.Hope{
		Lost: lostEntry(l),
		Accounts: []hopetable.Account{
			{Title: "Doomed", Entries: doomed, Sum: fmt.Sprint(sumDoomed)},
			{Title: "Comes nearer", Entries: nearer, Sum: fmt.Sprint(sumNearer)},
		},
		Holds: l.Holds, Asked: l.Asked,
	}
	if l.Holds {
		hope.Verdict, hope.Meaning = "Hope holds: go on.", "Formula 9 holds: what is lost is at most what is doomed and "+
			"what comes nearer, so the side goes on."
	} else {
		hope.Verdict, hope.Meaning = "No hope: give up.", "Formula 9 does not hold: more is lost than can be hoped for, so "+
			"the side gives the line up."
	}
	if !l.Asked {
		hope.Meaning += " The search did not have to ask it at this node."
	}
	return hope
}

// nearerText says how an object came nearer, or that it has stayed as near as it was, which keeps
// up the hope too if the search was told so.
func nearerText(e botvinnik.Entry, piece string) (note, meaning string) {
	before, now := closedSquares(e.Before), closedSquares(e.Closed)
	if e.Before == e.Closed {
		return "q " + now, phrase.Of("No more squares on the way to {piece} were closed since the side's last turn: q is "+
			"{q}. With hope=kept its price, {value}, keeps up the hope.", "piece", piece, "q", now, "value", e.Value)
	}
	return "q " + before + " → " + now, phrase.Of("The attack on {piece} has come nearer: q, the closed squares on the "+
		"most open way to it, went from {before} to {now}. Formula 10 counts its whole price, {value}.", "piece", piece,
		"before", before, "now", now, "value", e.Value)
}

// lostEntry writes what is missing to the lower bound of the node. Where nothing has been found
// yet there is no bound.
func lostEntry(l botvinnik.Ledger) hopetable.Entry {
	e := hopetable.Entry{Label: "Lost", Value: fmt.Sprint(max(l.Lost, 0)), Square: hopetable.NoSquare}
	if l.Bound <= -trajectory.Value(board.King) {
		e.Note = phrase.Of("balance {balance:%+d}", "balance", l.Balance)
		e.Meaning = phrase.Of("{side} has a balance of {balance:%+d} on the board. No move has given a value yet, so there "+
			"is no lower bound to reach and nothing is lost.", "side", l.Side, "balance", l.Balance)
		return e
	}
	e.Note = phrase.Of("balance {balance:%+d}, wanted {bound:%+d}", "balance", l.Balance, "bound", l.Bound)
	e.Meaning = phrase.Of("{side} has a balance of {balance:%+d} on the board and wants to reach {bound:%+d}, the lower "+
		"bound of the node: what is missing is lost so far.", "side", l.Side, "balance", l.Balance, "bound", l.Bound)
	return e
}

func hopeEntries(entries []botvinnik.Entry, p *board.Position,
	explain func(e botvinnik.Entry, piece string) (note, meaning string)) (list []hopetable.Entry, sum int) {
	for _, e := range entries {
		label := pieceOn(p, e.Square)
		note, meaning := explain(e, label)
		list = append(list, hopetable.Entry{Label: label, Value: fmt.Sprint(e.Value), Note: note, Meaning: meaning,
			Square: int(e.Square)})
		sum += e.Value
	}
	return list, sum
}

// closedSquares writes q, the number of closed squares of the most open attack.
func closedSquares(q int) string {
	if q == botvinnik.Unseen {
		return "∞"
	}
	return fmt.Sprint(q)
}

// pieceOn writes a piece and its square, such as Qe7.
func pieceOn(p *board.Position, s board.Square) string {
	return string(p.At(s).Type().Letter()) + s.String()
}

// typeLines list the pieces by type, the nearest to their end first, and say for which side the exchange
// pays: formula 12. Each has a head and a text.
func typeLines(v *botvinnik.Values) [][2]string {
	var sound []string
	for c := board.White; c <= board.Black; c++ {
		if v.Sound[c] {
			sound = append(sound, fmt.Sprintf("For %s, yes: what it gave up is made up for by what it took and can take.", c))
		} else {
			sound = append(sound, fmt.Sprintf("For %s, no: it gave up more than it took and can take.", c))
		}
	}
	return [][2]string{
		{"", phrase.Of("Doomed and expected: by attacks within {n:1 half-move|# half-moves}.", "n", v.Horizon)},
		{"1 captured", cmp.Or(capturedText(v.Lost), "none")},
		{"2 doomed", cmp.Or(piecesOfType(v.Pieces, botvinnik.Doomed), "none")},
		{"3 expected", cmp.Or(piecesOfType(v.Pieces, botvinnik.Expected), "none")},
		{"4 stable", cmp.Or(piecesOfType(v.Pieces, botvinnik.Stable), "none")},
		{"Exchange pays (formula 12)", strings.Join(sound, " ")},
	}
}

func capturedText(lost [2][6]int) string {
	var sides []string
	for c := board.White; c <= board.Black; c++ {
		text := ""
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			text = strings.Repeat(string(kind.Letter()), lost[c][kind]) + text
		}
		if text != "" {
			sides = append(sides, fmt.Sprintf("%s %s", c, text))
		}
	}
	return strings.Join(sides, ", ")
}

func piecesOfType(values []botvinnik.PieceValue, of botvinnik.Type) string {
	var sides []string
	for c := board.White; c <= board.Black; c++ {
		var names []string
		for _, m := range values {
			if m.Type == of && m.Piece.Colour() == c {
				names = append(names, string(m.Piece.Type().Letter())+m.Square.String())
			}
		}
		if len(names) > 0 {
			sides = append(sides, fmt.Sprintf("%s %s", c, strings.Join(names, " ")))
		}
	}
	return strings.Join(sides, "; ")
}

// searchedBy returns Botvinnik's programme if it has searched the node.
func searchedBy(v pane.View) (p botvinnik.Programme, ok bool) {
	if _, ok := v.At(); !ok {
		return p, false
	}
	p, ok = v.Search.Programme.(botvinnik.Programme)
	return p, ok
}
