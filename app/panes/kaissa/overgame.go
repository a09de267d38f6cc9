package kaissa

import (
	"fmt"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/review"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// firstGuess names the count on its button.
const firstGuess = "First guess over the game"

// gameNodes ends a search that a position of the game makes explode, as the experiment kaissa-rounds
// does.
const gameNodes = 500_000

// overGame counts how often the first guess holds in the positions of the current game, each searched
// as the options say, beside the window.
type overGame struct {
	host    pane.Host
	slot    *work.Slot
	button  *tooltip.Button
	verdict *widget.Label
	content fyne.CanvasObject

	view pane.View
	of   subject // what the verdict is about
	job  *work.Job
}

// subject is a game, and who searches it.
type subject struct {
	start     board.Position
	moves     []board.Move
	programme search.Programme
	values    search.Values
}

// guesses are what the searches of a game have told.
type guesses struct{ positions, cut, held, all int }

func newOverGame(host pane.Host) *overGame {
	g := &overGame{host: host, slot: host.Slot("Counting the first guesses over the game"), verdict: pane.Note("")}
	g.button = tooltip.NewTextButton(host.Hints(), firstGuess, nil, fmt.Sprintf("Count how often the first guess "+
		"holds in every position of the game, each searched as the options say, to %d 000 nodes at most, in the "+
		"background. Nothing of it is kept but the counts.", gameNodes/1000),
		g.runOrStop)
	g.content = container.NewBorder(nil, nil, g.button, nil, g.verdict)
	return g
}

// show takes the verdict away when the game or the options are others.
func (g *overGame) show(v pane.View) {
	g.view = v
	if g.of.programme != nil && !g.of.same(subjectOf(v)) {
		g.stop()
		g.of = subject{}
		g.verdict.SetText("")
	}
}

// subjectOf is the current game with Kaissa as it is set; while another programme is chosen, as it was
// for the tree that is shown.
func subjectOf(v pane.View) subject {
	s := subject{v.Game.Start(), v.Game.Mainline(), v.Programme, v.Values}
	if v.Search != nil && v.Search.Programme.About().ID != v.Programme.About().ID {
		s.programme, s.values = v.Search.Programme, v.Search.Values
	}
	return s
}

func (s subject) same(other subject) bool {
	return s.start == other.start && slices.Equal(s.moves, other.moves) && maps.Equal(s.values.Map(), other.values.Map())
}

// runOrStop begins a count, or ends the one at work; what it has counted stays.
func (g *overGame) runOrStop() {
	if g.slot.Busy() {
		g.stop()
		return
	}
	g.of, g.job = subjectOf(g.view), nil
	game, total := g.view.Game.Record(), len(g.of.moves)+1
	critic := review.Programme{Programme: g.of.programme, Values: g.of.values, Nodes: gameNodes}
	work.Run(g.slot, func(job *work.Job) error {
		g.host.Post(func() { g.job = job })
		var sum guesses
		critic.Stages = func(t *tree.Tree) {
			held, all := firstGuesses(t)
			sum.held, sum.all = sum.held+held, sum.all+all
		}
		_, err := review.Run(job.Context(), game, critic, func(row review.Row) {
			job.At(row.Ply+1, total)
			sum.positions++
			if row.Value.Bound != tree.Exact {
				sum.cut++
			}
			so := sum
			g.host.Post(func() { g.say(job, so) })
		})
		return err
	}, func(err error) {
		if err != nil {
			g.host.Fault(err.Error())
		}
		g.button.SetText(firstGuess)
	})
	g.button.SetText("Stop")
}

// stop ends the count at work.
func (g *overGame) stop() {
	g.slot.Cancel()
	g.job = nil
	g.button.SetText(firstGuess)
}

// say says what was counted so far, unless that count was given up.
func (g *overGame) say(job *work.Job, so guesses) {
	if job == g.job {
		g.verdict.SetText(so.text(len(g.of.moves) + 1))
	}
}

// text is a sentence about the guesses in so many positions of all.
func (s guesses) text(positions int) string {
	of := fmt.Sprintf("%d", positions)
	if s.positions < positions {
		of = fmt.Sprintf("%d of %d", s.positions, positions)
	}
	if s.all == 0 {
		return fmt.Sprintf("In %s positions of the game no iteration has guessed the material value.", of)
	}
	text := phrase.Of("The first guess held in {held} of {all} iterations ({share:%.0f} %), in {positions} positions of "+
		"the game; the manual says about 90 %.", "held", s.held, "all", s.all, "share", 100*float64(s.held)/float64(s.all),
		"positions", of)
	if s.cut > 0 {
		text += phrase.Of(" {n} searches ended at {thousands} 000 nodes.", "n", s.cut, "thousands", gameNodes/1000)
	}
	return text
}
