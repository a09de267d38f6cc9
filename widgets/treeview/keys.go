package treeview

// Keys are the keys of the rows, and what they do.
var Keys = [][2]string{
	{"Up, Down", "The row above, below"},
	{"Left, Right", "Close or open a node"},
	{"+, -, *", "Open, close, open all below"},
	{"Home, End", "The first, the last row"},
	{"Space, Return", "Open or close the selected node"},
}
