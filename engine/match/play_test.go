package match_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/tree"
)

// script is a player that plays written moves, in UCI notation, and then does what it is told.
type script struct {
	name  string
	moves []string
	then  func(ctx context.Context, at *match.Situation) (match.Answer, error)
	each  match.Answer  // what it says beside every move
	takes time.Duration // for every move
	seen  []match.Situation
	began int
	ended []match.Ending
}

func (s *script) Name() string { return s.name }

func (s *script) Begin(context.Context, *match.Situation, board.Colour) error {
	s.began++
	return nil
}

func (s *script) End(e match.Ending) { s.ended = append(s.ended, e) }

func (s *script) Move(ctx context.Context, at *match.Situation) (match.Answer, error) {
	s.seen = append(s.seen, *at)
	time.Sleep(s.takes) // on the clock of a bubble
	n := len(s.seen) - 1
	if n >= len(s.moves) {
		return s.then(ctx, at)
	}
	move, err := at.Position.ParseUCI(s.moves[n])
	answer := s.each
	answer.Move = move
	return answer, err
}

// resign resigns.
func resign(context.Context, *match.Situation) (match.Answer, error) {
	return match.Answer{Resign: true}, nil
}

// hang waits until it is told to stop.
func hang(ctx context.Context, _ *match.Situation) (match.Answer, error) {
	<-ctx.Done()
	return match.Answer{}, ctx.Err()
}

func claim(context.Context, *match.Situation) (match.Answer, error) {
	return match.Answer{Claim: true}, nil
}

// words returns a scripted player.
func words(name, moves string, then func(context.Context, *match.Situation) (match.Answer, error)) *script {
	return &script{name: name, moves: strings.Fields(moves), then: then}
}

// play plays a game on a clock that goes on only while everybody waits: nobody spends time but by
// waiting for it.
func play(t *testing.T, setup match.Setup, white, black match.Player) (record match.Record) {
	t.Helper()
	synctest.Test(t, func(*testing.T) {
		record = match.Play(context.Background(), setup, [2]match.Player{white, black}, nil)
	})
	return record
}

func TestEndings(t *testing.T) {
	const shuffleWhite, shuffleBlack = "g1f3 f3g1 g1f3 f3g1", "g8f6 f6g8 g8f6 f6g8"
	failing := func(context.Context, *match.Situation) (match.Answer, error) {
		return match.Answer{}, errors.New("the engine is gone")
	}
	illegal := func(_ context.Context, at *match.Situation) (match.Answer, error) {
		return match.Answer{Move: board.Move(board.E2) | board.Move(board.E5)<<6}, nil
	}
	quick := match.Control{MoveTime: 50 * time.Millisecond}
	for _, test := range []struct {
		name         string
		fen          string
		white, black *script
		rules        match.Rules
		control      match.Control
		result       game.Result
		method       match.Method
	}{
		{name: "fool's mate", white: words("W", "f2f3 g2g4", resign), black: words("B", "e7e5 d8h4", resign),
			result: game.BlackWins, method: match.Checkmate},
		{name: "stalemate", fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", white: words("W", "f1f7", resign), black: words("B", "",
			resign), result: game.Draw, method: match.Stalemate},
		{name: "bare kings", fen: "8/8/8/8/8/2k5/3p4/3K4 w - - 0 1", white: words("W", "", resign), black: words("B", "c3d3",
			resign), result: game.BlackWins, method: match.Resignation},
		{name: "last pawn taken", fen: "8/8/8/8/8/1k6/3p4/3K4 w - - 0 1", white: words("W", "d1d2", resign), black: words("B",
			"", resign), result: game.Draw, method: match.InsufficientMaterial},
		{name: "claimed by the rules", white: words("W", shuffleWhite, resign), black: words("B", shuffleBlack, resign),
			rules: match.Rules{Claims: true}, result: game.Draw, method: match.ThreefoldRepetition},
		{name: "claimed by the player", white: words("W", shuffleWhite, claim), black: words("B", shuffleBlack, resign),
			result: game.Draw, method: match.ThreefoldRepetition},
		{name: "claimed without a right", white: words("W", "g1f3", claim), black: words("B", shuffleBlack, resign),
			result: game.BlackWins, method: match.IllegalMove},
		{name: "nobody claims", white: words("W", strings.Repeat(shuffleWhite+" ", 2), resign), black: words("B",
			strings.Repeat(shuffleBlack+" ", 2), resign), result: game.Draw, method: match.FivefoldRepetition},
		{name: "fifty moves", fen: "7k/8/8/8/8/8/R7/7K w - - 99 80", white: words("W", "a2a3", resign), black: words("B", "",
			resign), rules: match.Rules{Claims: true}, result: game.Draw, method: match.FiftyMoves},
		{name: "seventy-five moves", fen: "7k/8/8/8/8/8/R7/7K w - - 149 110", white: words("W", "a2a3", resign),
			black: words("B", "", resign), result: game.Draw, method: match.SeventyFiveMoves},
		{name: "mate on the hundredth", fen: "7k/8/6K1/8/8/8/R7/8 w - - 99 80", white: words("W", "a2a8", resign),
			black: words("B", "", resign), rules: match.Rules{Claims: true}, result: game.WhiteWins, method: match.Checkmate},
		{name: "resigned", white: words("W", "e2e4", resign), black: words("B", "", resign), result: game.WhiteWins,
			method: match.Resignation},
		{name: "illegal", white: words("W", "", illegal), black: words("B", "", resign), result: game.BlackWins,
			method: match.IllegalMove},
		{name: "failed", white: words("W", "e2e4", resign), black: words("B", "", failing), result: game.WhiteWins,
			method: match.Failure},
		{name: "time is up", white: words("W", "e2e4", resign), black: words("B", "", hang), control: quick,
			result: game.WhiteWins, method: match.Time},
		{name: "time is up against a bare king", fen: "7k/8/8/8/8/8/R7/7K w - - 0 1", white: words("W", "", hang),
			black: words("B", "", resign), control: quick, result: game.Draw, method: match.TimeAgainstBareKing},
		{name: "too long", white: words("W", "e2e4 d2d4", resign), black: words("B", "e7e5 d7d5", resign),
			rules: match.Rules{Moves: 2}, result: game.Draw, method: match.TooLong},
	} {
		start := board.Start()
		if test.fen != "" {
			start = enginetest.Position(t, test.fen)
		}
		record := play(t, match.Setup{Start: start, Controls: match.Both(test.control), Rules: test.rules}, test.white,
			test.black)
		if record.Ending.Result != test.result || record.Ending.Method != test.method {
			t.Errorf("%s: %s", test.name, record.Ending)
		}
		for _, p := range []*script{test.white, test.black} {
			if p.began != 1 || len(p.ended) != 1 || p.ended[0] != record.Ending {
				t.Errorf("%s: %s began %d games and was told of %v", test.name, p.name, p.began, p.ended)
			}
		}
	}
}

func TestAnOfferIsAccepted(t *testing.T) {
	white := words("W", "e2e4", resign)
	white.each = match.Answer{Offer: true}
	black := words("B", "", func(_ context.Context, at *match.Situation) (match.Answer, error) {
		return match.Answer{Accept: at.Offered}, nil
	})
	record := match.Play(context.Background(), match.Setup{Start: board.Start()}, [2]match.Player{white, black}, nil)
	if record.Ending.Method != match.Agreement || record.Ending.Result != game.Draw {
		t.Error(record.Ending)
	}
}

// value is one of White's in centipawns.
func value(white eval.WhiteScore) tree.Value { return tree.Value{Score: white, Scale: tree.Centipawns} }

// mateIn3 is a mate in three by Black.
var mateIn3 = tree.Centipawns.MateIn(3).For(board.Black)

// Both players must see it, for so many moves in a row.
func TestAdjudication(t *testing.T) {
	rules := match.Rules{Resign: match.Adjudicate{Pawns: 5, Moves: 2}, Draw: match.Adjudicate{Pawns: 0.1, Moves: 2,
		From: 3}}
	for _, test := range []struct {
		white, black tree.Value
		method       match.Method
		result       game.Result
		plies        int
	}{
		{value(500), value(900), match.Adjudication, game.WhiteWins, 4},
		{value(-500), value(mateIn3), match.Adjudication, game.BlackWins, 4},
		{value(500), value(400), match.Resignation, game.BlackWins, 8},
		{value(10), value(-10), match.Adjudication, game.Draw, 4},
		{value(0), tree.Value{}, match.Resignation, game.BlackWins, 8},
	} {
		white, black := words("W", "e2e4 d2d4 g1f3 b1c3", resign), words("B", "e7e5 d7d6 g8f6 b8c6", resign)
		white.each.Value, black.each.Value = test.white, test.black
		record := match.Play(context.Background(), match.Setup{Start: board.Start(), Rules: rules}, [2]match.Player{white,
			black}, nil)
		if record.Ending.Method != test.method || record.Ending.Result != test.result || len(record.Plies) != test.plies {
			t.Errorf("%v and %v: %s after %d half-moves", test.white, test.black, record.Ending, len(record.Plies))
		}
	}
}

func TestClocks(t *testing.T) {
	white, black := words("W", "e2e4 d2d4 g1f3 b1c3", resign), words("B", "e7e5 d7d6 g8f6 b8c6", resign)
	white.takes = 20 * time.Millisecond
	setup := match.Setup{Start: board.Start(), Controls: [2]match.Control{
		{Base: time.Second, Increment: 5 * time.Millisecond}, {Base: time.Minute, Moves: 3},
	}}
	record := play(t, setup, white, black)
	left := setup.Controls[0].Base
	for i := 0; i < len(record.Plies); i += 2 {
		left += 5*time.Millisecond - white.takes
		if got := record.Plies[i].Left; got != left || record.Plies[i].Took != white.takes {
			t.Errorf("White has %v left after move %d, want %v", got, i/2+1, left)
		}
	}
	if last := white.seen[len(white.seen)-1]; last.Left[board.White] != left || last.MovesToGo(board.Black) != 2 ||
		last.MovesToGo(board.White) != 0 {
		t.Errorf("%v left, %d and %d moves to go", last.Left, last.MovesToGo(board.White), last.MovesToGo(board.Black))
	}
	if after := record.Plies[5].Left; after != 2*time.Minute {
		t.Errorf("Black has %v after the third move", after)
	}
	setup.Moves, setup.Left, setup.Played = record.Moves(), white.seen[4].Left, white.seen[4].Played
	again := words("W", "", resign)
	play(t, setup, again, black)
	if at := again.seen[0]; at.Left != setup.Left || at.Played != [2]int{4, 4} || len(at.Moves) != 8 {
		t.Errorf("taken up again with %v left after %v moves", at.Left, at.Played)
	}
}

func TestACancelledGameHasItsMoves(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	black := words("B", "e7e5", func(ctx context.Context, at *match.Situation) (match.Answer, error) {
		cancel()
		return hang(ctx, at)
	})
	record := match.Play(ctx, match.Setup{Start: board.Start()}, [2]match.Player{words("W", "e2e4 d2d4", resign), black},
		nil)
	if record.Ending.Over() || len(record.Plies) != 3 || record.Game().Result != game.Unknown {
		t.Errorf("%s after %d half-moves", record.Ending, len(record.Plies))
	}
}

func TestTheGameHasTagsClocksAndValues(t *testing.T) {
	white, black := words("Botvinnik, M.", "d2d4 c2c4", resign), words(`"B"`, "d7d5", resign)
	white.each.Value, black.each.Value = value(25), value(mateIn3)
	setup := match.Setup{Start: board.Start(), Controls: match.Both(match.Control{Base: 90 * time.Minute, Moves: 40,
		Increment: 30 * time.Second})}
	setup.Tags.Set("Event", "Test")
	record := match.Play(context.Background(), setup, [2]match.Player{white, black}, nil)
	read, err := game.Parse(record.Game().String())
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"Event": "Test", "White": "Botvinnik, M.", "Black": `"B"`, "Result": "1-0", "Termination": "normal",
		"TimeControl": "40/5400+30",
	} {
		if got := read.Tags.Get(name); got != want {
			t.Errorf("%s %q, want %q", name, got, want)
		}
	}
	first, second := read.Root.Next[0], read.Root.Next[0].Next[0]
	clock, ok := first.Clock()
	value, _ := first.Eval()
	mate, _ := second.Eval()
	if !ok || clock.Round(time.Second) != 90*time.Minute+30*time.Second || value != "0.25" || mate != "#-3" {
		t.Errorf("clock %v, values %s and %s", clock, value, mate)
	}
}

func TestClocksAreRead(t *testing.T) {
	for text, want := range map[string]match.Control{
		"5m":       {Base: 5 * time.Minute},
		"60+0.6":   {Base: time.Minute, Increment: 600 * time.Millisecond},
		"40/2h":    {Base: 2 * time.Hour, Moves: 40},
		"40/9m+1s": {Base: 9 * time.Minute, Moves: 40, Increment: time.Second},
	} {
		if got, err := match.ParseClock(text); got != want || err != nil {
			t.Errorf("%s: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "0", "-1", "1+", "+1", "0/1", "-3/5m", "1/2/3", "NaN", "Inf", "1e30", "5m+-1s",
		"9999999h"} {
		if got, err := match.ParseClock(text); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}
