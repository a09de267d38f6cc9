package botvinnik

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/widgets/hopetable"
)

// hopePane shows the account of hope at the node, and the pieces of the place by the type of their
// value.
type hopePane struct {
	ledger  *hopetable.View
	types   *widget.RichText
	content fyne.CanvasObject
	shown   *hopetable.Hope // the account at the node, or nil
}

// textNoHope stands where there is no account.
const textNoHope = "Botvinnik's search keeps an account of hope at its nodes: think with it, and go to a node."

func newHopePane() *hopePane {
	h := &hopePane{ledger: hopetable.New(), types: widget.NewRichText()}
	h.types.Wrapping = fyne.TextWrapWord
	h.ledger.Empty = textNoHope
	below := container.NewVBox(widget.NewSeparator(), pane.Heading("Types of value"), h.types)
	h.content = container.NewBorder(pane.Heading("The account of hope"), below, nil, nil, h.ledger)
	return h
}

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
		if judged, err := programme.Values(v.Tree, v.Node, horizon); err == nil {
			h.values = judged
		}
	}
	return h
}

// set shows what is known of a place.
func (h *hopePane) set(at hopeAt) {
	h.shown = at.account
	h.ledger.SetHope(h.shown)
	h.types.Segments = typeSegments(&at.values)
	h.types.Refresh()
}

// hopeOf writes an account with its formulas: 9 for the whole, 10 for what comes nearer.
func hopeOf(l botvinnik.Ledger, p *board.Position) *hopetable.Hope {
	doomed, sumDoomed := hopeEntries(l.Doomed, p, func(e botvinnik.Entry, piece string) (string, string) {
		return "", fmt.Sprintf("%s is doomed: an attack on it has F = 1. By formula 4 that is worth %d.", piece, e.Value)
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
	hope.Verdict = map[bool]string{true: "Hope holds: go on.", false: "No hope: give up."}[l.Holds]
	hope.Meaning = map[bool]string{true: textHopeHolds, false: textHopeFails}[l.Holds]
	if !l.Asked {
		hope.Meaning += " " + "The search did not have to ask it at this node."
	}
	return hope
}

// nearerText says how an object came nearer, or that it has stayed as near as it was, which keeps
// up the hope too if the search was told so.
func nearerText(e botvinnik.Entry, piece string) (note, meaning string) {
	before, now := closedSquares(e.Before), closedSquares(e.Closed)
	if e.Before == e.Closed {
		return "q " + now, fmt.Sprintf(textHopeKeptMeaning, piece, now, e.Value)
	}
	return "q " + before + " → " + now, fmt.Sprintf(textHopeNearerMeaning, piece, before, now, e.Value)
}

// lostEntry writes what is missing to the lower bound of the node. Where nothing has been found
// yet there is no bound.
func lostEntry(l botvinnik.Ledger) hopetable.Entry {
	e := hopetable.Entry{Label: "Lost", Value: fmt.Sprint(max(l.Lost, 0)), Square: hopetable.NoSquare}
	if l.Bound <= -trajectory.Value(board.King) {
		e.Note, e.Meaning = fmt.Sprintf("balance %+d", l.Balance), fmt.Sprintf(textHopeNoBoundMeaning, l.Side, l.Balance)
		return e
	}
	e.Note = fmt.Sprintf("balance %+d, wanted %+d", l.Balance, l.Bound)
	e.Meaning = fmt.Sprintf(textHopeLostMeaning, l.Side, l.Balance, l.Bound)
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

// typeSegments lists the pieces by type, the nearest to their end first, and says for which side
// the exchange pays: formula 12.
func typeSegments(v *botvinnik.Values) []widget.RichTextSegment {
	var segments []widget.RichTextSegment
	line := func(name, text string) {
		if text == "" {
			text = "none"
		}
		head := &widget.TextSegment{Text: name + "  ", Style: widget.RichTextStyleInline}
		head.Style.TextStyle.Bold = true
		segments = append(segments, head, &widget.TextSegment{Text: text, Style: widget.RichTextStyleParagraph})
	}
	line("1 captured", capturedText(v.Lost))
	line("2 doomed", piecesOfType(v.Pieces, botvinnik.Doomed))
	line("3 expected", piecesOfType(v.Pieces, botvinnik.Expected))
	line("4 stable", piecesOfType(v.Pieces, botvinnik.Stable))
	var sound []string
	for c := board.White; c <= board.Black; c++ {
		sound = append(sound, fmt.Sprintf(map[bool]string{true: textSound, false: textUnsound}[v.Sound[c]], c))
	}
	line("Exchange pays (formula 12)", strings.Join(sound, " "))
	return segments
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
