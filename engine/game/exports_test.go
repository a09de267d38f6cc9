package game

import (
	"strings"
	"testing"
)

// exports are one game as programs and servers write it, made from the standard and from what they are
// known to do.
var exports = map[string]string{
	"chess.com": `[Event "Live Chess"]
[Site "Chess.com"]
[Date "2021.03.04"]
[Round "-"]
[White "a"]
[Black "b"]
[Result "1-0"]
[CurrentPosition "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq -"]
[ECO "C20"]
[ECOUrl "https://www.chess.com/openings/Kings-Pawn-Opening-Wayward-Queen-Attack"]
[TimeControl "180+2"]
[Termination "a won by checkmate"]

1. e4 {[%clk 0:03:01.9]} 1... e5 {[%clk 0:02:59.1]} 2. Qh5 {[%clk 0:03:00]} 2... Nc6 {[%clk 0:02:58]} 3. Bc4 {[%clk 0:02:59]} 3... Nf6 {[%clk 0:02:55]} 4. Qxf7# {[%clk 0:02:58]} 1-0
`,
	"Lichess": `[Event "Rated Blitz game"]
[Site "https://lichess.org/abcdefgh"]
[Variant "Standard"]
[Opening "King's Pawn Game: Wayward Queen Attack"]
[Result "1-0"]

1. e4 { [%eval 0.36] [%clk 0:03:00] } 1... e5 { [%eval 0.32] [%clk 0:03:00] } 2. Qh5?! { (0.32 → -0.25) Inaccuracy. Nf3 was best. } { [%eval -0.25] } (2. Nf3 Nc6 3. Bb5) 2... Nc6 { [%eval -0.2] } 3. Bc4 { [%eval -0.1] [%cal Gc4f7,Rh5f7][%csl Rf7] } 3... Nf6?? { [%eval #1] } (3... g6) 4. Qxf7# { Checkmate. } { White wins by checkmate. } 1-0


`,
	"ChessBase": "[Event \"x\"]\r\n[Result \"1-0\"]\r\n[ECO \"C20\"]\r\n[PlyCount \"7\"]\r\n[EventType " +
		"\"blitz\"]\r\n[SourceTitle \"Mega\"]\r\n\r\n{[#]} 1. e4 e5 2. Qh5 $6 {[%emt 0:00:12] D\xfcrftig} (2. Nf3 $1 " +
		"{better}) 2... Nc6\r\n3. Bc4 $17 Nf6 $4 {\r\n[%csl Rf7][%cal Rc4f7]} 4. Qxf7# $146 1-0\r\n\r\n",
	"Fritz": "[Event \"Blitz:5'\"]\r\n[Result \"1-0\"]\r\n[Annotator \"0.32;0.11\"]\r\n[MLNrOfMoves " +
		"\"4\"]\r\n[MLFlags \"000100\"]\r\n\r\n{1024MB, Fritz16.ctg} 1. e4 {B 0} e5 {B 0} 2. Qh5 {[%eval 31,14] [%wdl " +
		"5,990,5] 3} Nc6 {\r\n(Nf6) 0.11/12 5} 3. Bc4 Nf6 4. Qxf7# {8} 1-0\r\n\r\n",
	"TWIC": "[Event \"Tata Steel\"]\n[WhiteElo \"2700\"]\n[WhiteFideId \"1503014\"]\n[Result \"1-0\"]\n\n1.e4 e5 " +
		"2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7# \n1-0\n\n",
	"SCID": "[Event \"?\"]\n[Result \"1-0\"]\n\n1.e4 e5 2.Qh5\n  ( 2.Nf3 $1 Nc6 \n    ( 2...Nf6 )\n  3.Bb5 " +
		")\n2...Nc6 3.Bc4 Nf6 $2 $22 4.Qxf7# 1-0\n\n",
	"Nibbler": "[Event \"Nibbler Game\"]\n[Site \"The fevered dreams of a neural net\"]\n[Result \"1-0\"]\n\n1. e4 e5 " +
		"2. Qh5 Nc6 ( 2... g6 ) 3. Bc4 Nf6 4. Qxf7#",
	"cutechess": "[Event \"?\"]\n[Result \"1-0\"]\n[PlyCount \"7\"]\n[GameDuration \"00:00:04\"]\n[TimeControl " +
		"\"1+0.01\"]\n\n1. e4 {book} e5 {book} 2. Qh5 {+0.31/12 0.50s} Nc6 {-0.20/11 0.41s}\n3. Bc4 {+0.10/10 0.2s} Nf6 " +
		"{-M1/2 0s} 4. Qxf7# {+M1/1 0s, White mates} 1-0\n\n",
	"Arena": "[Event \"Computer chess game\"]\n[Termination \"unterminated\"]\n[Result \"1-0\"]\n\n1. e4 {(e2e4 " +
		"e7e5) +0.31/12 2} e5 {(e7e5) -0.20/11 3} 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# {White mates} 1-0\n\n",
	"XBoard": "[Event \"Computer Chess Game\"]\n[Site \"host\"]\n[Result \"1-0\"]\n[TimeControl " +
		"\"6+0.05\"]\n[Annotator \"1. +0.00   1... -0.62\"]\n\n1. e4 {+0.62/4 0.1} e5\n{-0.62/4 0.1} 2. Qh5 Nc6 3. Bc4 Nf6 " +
		"4. Qxf7#\n{Xboard adjudication: Checkmate} 1-0\n\n",
	"FICS": "[Event \"FICS rated blitz game\"]\n[Result \"1-0\"]\n[FICSGamesDBGameNo \"1\"]\n\n1. e4 {[%emt " +
		"0.000]} e5 {[%emt 0.0]} 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# {Black checkmated} 1-0\n\n",
	"a letter": "1.e2-e4 e7-e5 2.Qd1-h5 Nb8-c6 3.Bf1-c4? Ng8-f6?? 4.Qh5xf7 mate, 1-0",
}

// TestExports reads a game in the manners of many programs.
func TestExports(t *testing.T) {
	for name, text := range exports {
		games, errs := scanAll(t, strings.NewReader(text))
		if len(games) != 1 || errs[0] != nil {
			t.Errorf("%s: %d games, %v", name, len(games), errs)
			continue
		}
		if g := games[0]; len(g.Mainline()) != 7 || g.Result != WhiteWins {
			t.Errorf("%s: %s", name, g)
		}
		checkRoundTrip(t, games[0])
	}
}
