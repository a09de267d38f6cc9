// Package compare is the pane that lets programmes think about the position in turn, at all depths
// up to one, with other options, or all of them, and shows in one table what each chose and where
// they part. The model is package comparison.
package compare
