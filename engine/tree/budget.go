package tree

// DefaultBudget is the number of nodes that a record keeps unless told otherwise, less what skips and
// attachments take: 800 MB.
const DefaultBudget = 20_000_000

// Beyond the budget nodes near the root are still kept, so that every move of
// the first plies has its row; reserve bounds how many.
const (
	keptPly = 2
	reserve = 100_000
)

// Claim takes memory for what is attached from the budget, in bytes, and reports whether it may: what is
// attached may take as much as it leaves to the nodes. Where it may not, it has to end there, and say so.
func (r *Recorder) Claim(bytes int64) bool {
	r.giveBack()
	if r.claimed+bytes > r.left-bytes {
		return false
	}
	r.claimed += bytes
	r.left -= bytes
	return true
}

// takes takes memory for what stands at a ply: always within the budget, near the root also beyond it.
func (r *Recorder) takes(bytes int64, ply uint8) bool {
	r.giveBack()
	switch {
	case r.left >= bytes:
		r.left -= bytes
	case ply <= keptPly && r.spare >= bytes:
		r.spare -= bytes
	default:
		r.left = 0 // what is kept at a node is the beginning of what there is
		return false
	}
	return true
}
