package command

import "context"

// command is one row of the table.
type command struct {
	name     string
	also     string   // another spelling that is understood
	sentence string   // what it does, behind its name
	words    string   // what stands between its name and its flags
	hidden   bool     // from lists; the shell asks it
	examples []string // command lines without "drevo", each of which the tests run
	run      func(ctx context.Context, args []string, to streams) error
}

// table returns all commands in the order of their names. A command begins by reading its flags with parse, even if
// it has none: what it says to -h is the only list of its flags there is, and help, completion and the manual page are
// made of it.
func table() []command {
	return []command{
		{name: "analyse", also: "analyze", words: positionWords, run: analyse,
			sentence: "lets a programme think about a position and reports its choice",
			examples: []string{"analyse -programme kaissa -depth 5.1", "analyse -set forced=checks zch=2 -time 10s -json",
				"analyse startpos e4 e5 Nf3 -programme paulchess", "analyse games.pgn -ply 70", "analyse suite.epd -json",
				"analyse -try Ba3",
				"analyse -programme paulchess -techniques"}},
		{name: "bench", run: bench,
			sentence: "measures every programme on fixed positions, unrecorded and recorded",
			examples: []string{"bench", "bench -programmes paulchess,paulchess/modern -json"}},
		{name: "book", run: lookUp,
			sentence: "shows what an opening book has for a position, or makes a book of games",
			examples: []string{"book", "book -book games.pgn -plies 16", "book -book games.pgn -out games.bin -least 1"}},
		{name: "compare", run: compare,
			sentence: "lets programmes think about one position in turn and says where their choices part; or one " +
				"programme " +
				"with each of its switches off in turn",
			examples: []string{"compare -programmes itep,botvinnik -depths 1-4", "compare -programmes paulchess -ablate"}},
		{name: "complete", run: complete, hidden: true},
		{name: "completion", words: "bash|zsh|fish", run: printCompletion,
			sentence: "prints what makes a shell complete the commands, flags and names of drevo",
			examples: []string{"completion bash", "completion fish"}},
		{name: "experiment", words: "[NAME]", run: runExperiment,
			sentence: "repeats what a source measured and prints its figures beside ours; without a name, lists the " +
				"experiments",
			examples: []string{"experiment", "experiment itep-growth", "experiment modern-ladder -games 40"}},
		{name: "help", words: "[COMMAND]", run: help,
			sentence: "lists the commands, or explains one with its flags",
			examples: []string{"help", "help analyse"}},
		{name: "manual", run: printManual,
			sentence: "prints the manual page, for man",
			examples: []string{"manual"}},
		{name: "map", run: attackMap,
			sentence: "lists the attack trajectories of both sides, and what denies them",
			examples: []string{"map", "map -horizon 4 -denials"}},
		{name: "match", run: playMatch,
			sentence: "lets two programmes, or engines from elsewhere, play many games from balanced openings, each with " +
				"both " +
				"colours, and prints the score with its error bar",
			examples: []string{"match -programmes paulchess/modern,itep -games 100 -movetime 1s -out match.pgn",
				"match -programmes itep,kaissa -clock 1m+1s -sprt 0,50"}},
		{name: "mcp", run: serveMCP,
			sentence: "answers questions about searches that assistants and scripts ask, over the Model Context Protocol " +
				"on standard input and output (docs/mcp.md)",
			examples: []string{"mcp"}},
		{name: "perft", run: perft,
			sentence: "counts the leaves of the tree of legal moves",
			examples: []string{"perft -depth 5", "perft -depth 3 -divide"}},
		{name: "programmes", words: "[NAME]", run: programmes,
			sentence: "lists the programmes, or one in full with its options, presets and rulings",
			examples: []string{"programmes", "programmes kaissa", "programmes -json"}},
		{name: "serve", run: serve,
			sentence: "offers the window as a page to browsers, on this machine alone unless another address is named",
			examples: []string{"serve -page build/web"}},
		{name: "snapshot", run: snapshot,
			sentence: "draws the window into a PNG without a display",
			examples: []string{"snapshot -out window.png -think -theme dark",
				"snapshot -out plans.png -programme botvinnik -think -attack Bb2-a3xe7"}},
		{name: "trace", words: "check|info|text|binary FILE", run: traces,
			sentence: "checks what an engine wrote of its search (docs/trace.md), says what is in it, or writes it in the " +
				"" +
				"other form; - is the input",
			examples: []string{"trace check engine.trace", "trace text engine.trace -out engine.jsonl"}},
		{name: "tree", words: "info|export FILE.drevo", run: trees,
			sentence: "says what is in the file of a tree, or writes it for other programs (docs/queries.md)",
			examples: []string{"tree info search.drevo", "tree export search.drevo -to parquet -out search.parquet"}},
		{name: "tune", run: tune,
			sentence: "plays games of PaulChess against itself, or finds the weights of its preset modern by what was " +
				"played",
			examples: []string{"tune -games 100 -nodes 3000"}},
		{name: "uci", run: serveUCI,
			sentence: "lets a programme play as a UCI engine on standard input and output; its switches are the engine's " +
				"options",
			examples: []string{"uci -programme kaissa"}},
		{name: "version", run: printVersion, sentence: "prints the version", examples: []string{"version"}},
		{name: "why", words: positionWords + " MOVE", run: why,
			sentence: "searches a position and explains one move in its tree: bounds with who set them, value, reason and " +
				"refutation, or the rule that left it out",
			examples: []string{"why Ba3", "why -programme botvinnik -line \"Ba3 Qe8\" Qc7+", "why -programme paulchess Qxf6+"}},
	}
}
