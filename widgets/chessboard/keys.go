package chessboard

// Keys are the keys and clicks of the board, and what they do.
var Keys = [][2]string{
	{"arrows, Enter", "Move the cursor, pick up and drop a piece"},
	{"a letter", "Start typing a move"},
	{"Escape", "Put the piece back"},
	{"right button", "Draw an arrow or a ring; Shift, Ctrl, Alt: colour"},
}
