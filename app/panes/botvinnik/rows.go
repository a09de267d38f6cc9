package botvinnik

import (
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
	"drevo/widgets/attacklist"
)

func attackRow(a *trajectory.Attack) attacklist.Row {
	row := attacklist.Row{
		Black: a.Side == board.Black, Attacker: pieceName(a.Piece, a.From), By: byText(a), Target: targetName(a),
		Value: strconv.Itoa(a.Value), HalfMoves: strconv.Itoa(int(a.HalfMoves)), Mark: attacklist.Closed,
		Notation: a.String(),
	}
	if a.Real == 1 {
		row.Mark = attacklist.Open
	}
	for _, f := range a.Factors() {
		row.Factors = append(row.Factors, attacklist.Factor{Text: f.Text, Meaning: f.Meaning, Weak: f.One})
	}
	return row
}

// plainRow is an attack as the simple face lists it: what stands against it in sentences, no formula.
func plainRow(a *trajectory.Attack) attacklist.Row {
	return attacklist.Row{Black: a.Side == board.Black, Attacker: pieceName(a.Piece, a.From), By: byText(a),
		Target: targetName(a), Words: wordsOf(a)}
}

// wordsOf says when an attack arrives, and what denies it.
func wordsOf(a *trajectory.Attack) string {
	text := phrase.Of("In {n:1 half-move|# half-moves}.", "n", a.HalfMoves)
	if a.Real == 1 {
		return text + " Nothing can deny it."
	}
	against := ""
	for i := range a.Alphas {
		for k := range a.Alphas[i].Denials {
			if said := deniesText(&a.Alphas[i].Denials[k]); !strings.Contains(against, said) {
				against += said
			}
		}
	}
	var safe []string
	for _, d := range a.Retreats {
		if d.Works {
			safe = append(safe, d.Square.String())
		}
	}
	if len(safe) > 0 {
		against += phrase.Of(" The {piece} can go to {squares}.", "piece", a.TargetPiece, "squares", strings.Join(safe, ", "))
	}
	if against == "" {
		against = " It can be denied."
	}
	return text + against
}

// deniesText says how a denial that works does it; empty for another.
func deniesText(d *trajectory.Denial) string {
	does := map[trajectory.DenialKind]string{trajectory.Control: "takes on", trajectory.Blockade: "blocks"}[d.Kind]
	if !d.Works || does == "" {
		return ""
	}
	return phrase.Of(" The {piece} from {from} {does} {square}.", "piece", d.Way.Piece, "from", d.Way.From, "does", does,
		"square", d.Square)
}

// pieceName writes a piece and its square: "Knight g3".
func pieceName(kind board.PieceType, s board.Square) string {
	name := kind.String()
	return strings.ToUpper(name[:1]) + name[1:] + " " + s.String()
}

// byText names the squares on which an attacker stops before the last: "by f5".
func byText(a *trajectory.Attack) (text string) {
	for i, s := range a.Stops()[:len(a.Stops())-1] {
		if i == 0 {
			text = "by"
		}
		text += " " + s.String()
	}
	return text
}

// targetName names what is attacked.
func targetName(a *trajectory.Attack) string {
	if a.Promotion {
		return "Promotion " + a.Target.String()
	}
	return pieceName(a.TargetPiece, a.Target)
}
