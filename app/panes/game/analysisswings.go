package game

import (
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/app/review"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/internal/phrase"
	"drevo/widgets/number"
	"drevo/widgets/tooltip"
)

// listSwings lists the worst moves, to be clicked.
func (a *analysis) listSwings(swings []review.Swing) {
	a.swings.RemoveAll()
	for _, s := range swings {
		move := present.Line(s.Row.Position, []board.Move{s.Row.Played})
		text, hint := a.lossText(s)
		b := tooltip.NewTextButton(a.host.Hints(), move+"  "+text, nil, hint, func() {
			a.host.Walk(func(g *session.Game) { g.Go(s.Row.Ply) })
		})
		b.Importance = widget.LowImportance
		a.swings.Add(b)
	}
	a.swings.Refresh()
}

// lossText writes what a move lost, and says where a click leads.
func (a *analysis) lossText(s review.Swing) (text, hint string) {
	format := present.Format{Scale: a.critic.Scale(), Unit: a.format.Unit}
	loss := number.Signed(-format.Part(eval.WhiteScore(s.Loss)), 2)
	say := phrase.With("loss", loss, "unit", format.UnitName(), "critic", a.critic.Name())
	if float64(s.Loss) > format.Scale.PerPawn*mostLoss {
		return "mate", say("To the position before this move, which threw a mate away or ran into one by the values of " +
			"{critic}")
	}
	return loss, say("To the position before this move, which lost {loss} {unit} by the values of {critic}")
}

// mostLoss is how many pawns a move can lose without a mate.
const mostLoss = 100

// write puts the values into the game, and the lines that would have been better.
func (a *analysis) write() {
	if !a.current() {
		a.host.Status("The game is another one by now: analyse it again.")
		return
	}
	rows, scale, name := a.rows, a.critic.Scale(), a.critic.Name()
	worst := review.Swings(rows, len(rows), eval.Score(scale.PerPawn/2))
	a.host.EditGame("values of "+name, func(g *session.Game) {
		g.Edit(func(copied *game.Game, at *game.Node) *game.Node {
			nodes := mainNodes(copied)
			for i, row := range rows {
				if _, mate := row.Value.Mate(); row.Value.Known() && !mate && i > 0 {
					nodes[i].SetCommand("eval", row.Value.Eval())
				}
			}
			for _, s := range worst {
				nodes[s.Row.Ply].AddLine(s.Row.Line)
			}
			return at
		})
	})
}

// mainNodes are the root and the nodes of the main line.
func mainNodes(g *game.Game) []*game.Node {
	list := []*game.Node{g.Root}
	for n := g.Root; len(n.Next) > 0; {
		n = n.Next[0]
		list = append(list, n)
	}
	return list
}
