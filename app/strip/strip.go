// Package strip works out beside the window what every programme plays in the position at hand.
//
//	s := strip.New(setup, desk.Beside("What the programmes play"))
//	s.OnChange = func() { show(s.Plays()) }
//	s.Show(game)           // begins anew when the position, or an option, is another one
//	searcher.ThinkWith(play.Contender, strip.Limits()) // grows its tree
//
// The programmes think one after the other, each with the options that the user has given it, within [Budget] nodes and
// without a record, in one goroutine, and wait while the search that the user has asked for is at work, which they
// would slow down much ([Strip.Hold], docs/notes/performance.md). What was found is kept by position, programme and
// options. The same task gives the same tree, so that the tree that a click grows has the move that stood in the strip.
package strip

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Budget is how many nodes each programme may visit: Botvinnik's method needs 202 580 for 30.Ba3.
const Budget = 300_000

// Pause is how long the strip waits before it begins at a position, so that stepping through a game starts nothing.
const Pause = 200 * time.Millisecond

// mostKept is how many answers are kept.
const mostKept = 4096

// Answer is what a programme has found.
type Answer struct {
	Move     board.Move   // NoMove: none, or none yet within the budget
	Line     []board.Move // with the move
	Score    eval.Score   // the mover's
	Result   search.Result
	Allowed  uint64     // nodes
	Bound    tree.Bound // of the score
	Stage    string     // the last whole iteration, where the budget has ended the search; else empty
	Err      error
	Position board.Position
}

// Play is a player with its answer, nil as long as it is not known.
type Play struct {
	workspace.Contender
	Waits  bool // until another search has ended
	Answer *Answer
}

// Strip is the answers to one position after another.
type Strip struct {
	OnChange func()

	setup *workspace.Setup
	slot  *work.Slot
	game  *session.Game // the place that is asked about, nil for none
	at    string        // the same as a key
	asked []workspace.Contender
	held  bool // waits
	known map[string]*Answer
	order []string // of the known, the oldest first
}

// New returns a strip that works in a slot.
func New(setup *workspace.Setup, slot *work.Slot) *Strip {
	return &Strip{OnChange: func() {}, setup: setup, slot: slot, known: map[string]*Answer{}}
}

// Show asks about the place of a game. It changes nothing while place and options are the same.
func (s *Strip) Show(game *session.Game) {
	at, asked := placeOf(game), s.setup.Contenders()
	if at == s.at && slices.EqualFunc(asked, s.asked, sameContender) {
		return
	}
	s.slot.Cancel()
	s.game, s.at, s.asked = game.Clone(), at, asked
	s.OnChange()
	s.next(Pause)
}

// Hold lets the strip wait, or go on: it takes no time from a search that the user has asked for.
func (s *Strip) Hold(on bool) {
	if on == s.held {
		return
	}
	s.held = on
	if on {
		s.slot.Cancel()
	} else if s.game != nil {
		s.next(Pause)
	}
	s.OnChange()
}

// Rest ends what is at work and has no place any more.
func (s *Strip) Rest() {
	s.slot.Cancel()
	s.game, s.at, s.asked = nil, "", nil
}

// placeOf is a place of a game as a key.
func placeOf(game *session.Game) string {
	start := game.Start()
	return start.FEN() + " " + strings.Join(session.UCI(game.Moves()), " ")
}

func sameContender(a, b workspace.Contender) bool { return keyOf(a) == keyOf(b) }

// keyOf tells a contender from others.
func keyOf(c workspace.Contender) string {
	return c.Programme.About().ID + " " + fmt.Sprint(c.Values.Map())
}

// Plays are the programmes with what is known of them at the place.
func (s *Strip) Plays() (list []Play) {
	for _, c := range s.asked {
		list = append(list, Play{c, s.held, s.known[s.at+"\n"+keyOf(c)]})
	}
	return list
}

// next asks the first programme whose answer is not known, after a pause.
func (s *Strip) next(pause time.Duration) {
	i := slices.IndexFunc(s.Plays(), func(p Play) bool { return p.Answer == nil })
	position := s.game.Position()
	if s.held || i < 0 || position.Playable() != nil || !position.HasLegalMove() {
		return
	}
	asked, game, key := s.asked[i], s.game, s.at+"\n"+keyOf(s.asked[i])
	work.Run(s.slot, func(job *work.Job) *Answer {
		if pause > 0 {
			select {
			case <-job.Context().Done():
				return nil
			case <-time.After(pause):
			}
		}
		return answer(job, game, asked)
	}, func(a *Answer) {
		s.keep(key, a)
		s.OnChange()
		s.next(0)
	})
}

// answer lets a programme think within the budget.
func answer(job *work.Job, game *session.Game, c workspace.Contender) *Answer {
	return AnswerOf(job.Context(), game, c.Programme, c.Values, Limits())
}

// AnswerOf lets a programme think within limits, and says what it has found.
func AnswerOf(ctx context.Context, game *session.Game, p search.Programme, values search.Values,
	limits search.Limits) *Answer {
	of := session.StartSearch(ctx, game, session.Options{Programme: p, Values: values, Limits: limits, Unrecorded: true})
	result, err := of.Wait()
	a := &Answer{Move: result.Move, Line: result.Line, Score: result.Score, Bound: result.Bound, Result: result,
		Allowed: limits.Nodes, Err: err, Position: of.Position}
	switch whole, deepened := of.Whole(); {
	case err != nil, !result.Stopped:
	case deepened:
		a.Move, a.Line, a.Score, a.Bound = whole.Line[0], whole.Line, whole.Score, tree.Exact
		a.Stage = of.StageName(whole)
	default:
		a.Move, a.Line = board.NoMove, nil
	}
	return a
}

// Limits are those of a search of the strip.
func Limits() search.Limits { return search.Limits{Nodes: Budget} }

// keep keeps an answer, and forgets the oldest where there are too many.
func (s *Strip) keep(key string, a *Answer) {
	s.known[key] = a
	if s.order = append(s.order, key); len(s.order) > mostKept {
		delete(s.known, s.order[0])
		s.order = s.order[1:]
	}
}

// Grown reports whether a search is the one of a play, at the place.
func (s *Strip) Grown(p Play, of *session.Search) bool {
	return of != nil && s.game != nil && of.Programme.About().ID == p.Programme.About().ID &&
		maps.Equal(of.Values.Map(), p.Values.Map()) && of.Start() == s.game.Start() &&
		slices.Equal(of.Moves, s.game.Moves())
}
