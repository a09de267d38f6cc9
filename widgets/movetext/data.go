package movetext

// Kind says what a word is.
type Kind uint8

// The kinds of words.
const (
	Move    Kind = iota
	Comment      // a word of what people have written
	Figure       // a clock or a value: small and pale
	Result       // how the game ended
)

// Tone is how a glyph looks: what it says of the move.
type Tone uint8

// The tones of glyphs.
const (
	Plain Tone = iota
	Good
	Doubtful
	Bad
)

// Word is what is never broken between two lines.
type Word struct {
	Kind   Kind
	Number string // before a move: "12."
	Text   string
	Glyph  string // behind a move: "!?"
	Tone   Tone   // of the glyph
	Move   int    // the number of the move that it belongs to; -1: none

	joined bool // it goes on with the word before, as the characters of Chinese do
}

// Block is a paragraph: a part of the main line, or of a variation.
type Block struct {
	Depth int // 0: the main line
	Words []Word
}

// Text is a game as it is written: blocks in the order of reading.
type Text struct{ Blocks []Block }
