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
		{name: "attach", words: "SOURCE", run: attached,
			sentence: "listens to an engine that writes what it searches (docs/trace.md): a file that grows, a pipe, " +
				"tcp:PORT, unix:PATH, or - for the input; in the window where there is one and no flag is given",
			examples: []string{"attach engine.trace", "attach engine.trace -searches 1 -save heard.drevo",
				"attach tcp:0"}},
		{name: "bench", run: bench,
			sentence: "measures every programme on fixed positions, unrecorded and recorded",
			examples: []string{"bench", "bench -programmes paulchess,paulchess/modern -json"}},
		{name: "book", run: lookUp,
			sentence: "shows what an opening book has for a position, or makes a book of games",
			examples: []string{"book", "book -book games.pgn -plies 16", "book -book games.pgn -out games.bin -least 1"}},
		{name: "cause", words: "[A.drevo [B.drevo]] " + positionWords, run: whyChanged,
			sentence: "says why a choice changed, from iteration to iteration of a search or from one search to another: a " +
				"chain of nodes from the choice to the static value of a leaf",
			examples: []string{"cause -programmes itep,botvinnik", "cause -programmes kaissa,botvinnik -json"}},
		{name: "compare", run: compare,
			sentence: "lets programmes think about one position in turn and says where their choices part; or one " +
				"programme " +
				"with each of its switches off in turn",
			examples: []string{"compare -programmes itep,botvinnik -depths 1-4", "compare -programmes paulchess -ablate"}},
		{name: "complete", run: complete, hidden: true},
		{name: "completion", words: "bash|zsh|fish", run: printCompletion,
			sentence: "prints what makes a shell complete the commands, flags and names of drevo",
			examples: []string{"completion bash", "completion fish"}},
		{name: "diff", words: "[A B] " + positionWords, run: differences,
			sentence: "merges two trees of one position, of two searches, two files or the traces of two engines (the last " +
				"search of each), and lists where they part first: in value, choice and nodes",
			examples: []string{"diff -depths 3-4", "diff -programmes kaissa,paulchess/modern -nodes 20_000 -json"}},
		{name: "experiment", words: "[NAME] | merge FILE...", run: runExperiment,
			sentence: "repeats what a source measured and prints its figures beside ours; without a name, lists the " +
				"experiments; does one part of many, which merge joins",
			examples: []string{"experiment", "experiment itep-growth", "experiment modern-ladder -games 40",
				"experiment kaissa-games -shard 3/16"}},
		{name: "explain", words: "WORD", run: explain,
			sentence: "explains a word of the glossary by its key or name: its sentence, its place in the source, and how " +
				"often a search has it",
			examples: []string{"explain kaissa.satisfied", "explain alpha-beta"}},
		{name: "help", words: "[COMMAND]", run: help,
			sentence: "lists the commands, or explains one with its flags",
			examples: []string{"help", "help analyse"}},
		{name: "horizon", words: "[FILE.drevo] " + positionWords, run: whyMissed,
			sentence: "says why a programme misses the solution of a position: how far the truth lies, at which node the way " +
				"to it was left and by which rule, and the smallest change of an option that finds it",
			examples: []string{"horizon -programme kaissa -solution Ba3",
				"horizon -programme paulchess -depth 2 -solution Ba3 -json"}},
		{name: "lesson", words: "[FILE] | check [FILE|FOLDER ...] | make [POSITION]", run: lessons,
			sentence: "lists the lessons, prints one, checks some: it makes their searches and solves every task as a learner " +
				"would; or makes exercises from the tree of a search",
			examples: []string{"lesson", "lesson minimax", "lesson check",
				"lesson make -notion alpha-beta -programme paulchess -count 5"}},
		{name: "manual", run: printManual,
			sentence: "prints the manual page, for man",
			examples: []string{"manual"}},
		{name: "map", run: attackMap,
			sentence: "lists the attack trajectories of both sides, and what denies them",
			examples: []string{"map", "map -horizon 4 -denials"}},
		{name: "match", run: playMatch,
			sentence: "lets two programmes, or engines from elsewhere, play many games from balanced openings, each with " +
				"both colours, and prints the score with its error bar",
			examples: []string{"match -programmes kaissa,itep -games 40 -movetime 1s -out m.pgn",
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
		{name: "proof", words: "[FILE] " + positionWords, run: proves,
			sentence: "searches a position, or reads a file or the trace of a search, and prints what proves the value of a " +
				"node: the nodes without which it would not follow, as text, as a game and as a page",
			examples: []string{"proof", "proof -programme paulchess -depth 4 -line Ba3 -plies 5",
				"proof -programme kaissa -html proof.html -pgn proof.pgn", "proof -line Ba3 -at-most 0"}},
		{name: "serve", run: serve,
			sentence: "offers the window as a page to browsers, on this machine alone unless another address is named",
			examples: []string{"serve -page build/web"}},
		{name: "snapshot", run: snapshot, hidden: !Draws,
			sentence: "draws the window into a PNG without a display",
			examples: []string{"snapshot -out window.png -think -theme dark",
				"snapshot -out a.png -programme botvinnik -think -attack Bb2-a3xe7"}},
		{name: "trace", words: "check|info|text|binary FILE", run: traces,
			sentence: "checks what an engine wrote of its search (docs/trace.md), says what is in it, or writes it in the " +
				"other form; - is the input",
			examples: []string{"trace check engine.trace", "trace text engine.trace -out engine.jsonl"}},
		{name: "tree", words: "show|info|export|query FILE.drevo", run: trees,
			sentence: "prints the tree of a file as indented text (show, which may be left out), says what is in it, writes " +
				"it for other programs (docs/queries.md), or asks it a query (docs/questions.md)",
			examples: []string{"tree search.drevo -depth 2 -filter cut-filter", "tree info search.drevo",
				"tree export search.drevo -to parquet -out search.parquet",
				"tree search.drevo -query \"reason = cut and ply < 3\""}},
		{name: "tune", run: tune,
			sentence: "plays games of PaulChess against itself, or finds the weights of its preset modern by what was " +
				"played",
			examples: []string{"tune -games 100 -nodes 3000"}},
		{name: "uci", run: serveUCI,
			sentence: "lets a programme play as a UCI engine on standard input and output; its switches are the engine's " +
				"options",
			examples: []string{"uci -programme kaissa"}},
		{name: "version", run: printVersion, sentence: "prints the version", examples: []string{"version"}},
		{name: "why", words: "[FILE] " + positionWords + " MOVE", run: why,
			sentence: "searches a position, or opens a tree, and explains one move in it: bounds with who set them, value, " +
				"reason and refutation, or the rule that left it out",
			examples: []string{"why Ba3", "why -programme botvinnik -line \"Ba3 Qe8\" Qc7+", "why -programme paulchess Qxf6+"}},
	}
}
