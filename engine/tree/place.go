package tree

// Place says why the move to a node stood where it did among the moves of its parent: the table knew
// it, it was a killer, it takes something. The core's places stand in the order of precedence that is
// usual, the last first. Codes are stored in records, in six bits.
type Place uint8

// The core's places. A programme's own start at OwnPlace.
const (
	PlaceNone      Place = iota // nothing is said: moves without an order, stages, programmes that say nothing
	PlaceLosing                 // a capture that the exchange on its square makes a loss
	PlaceGenerated              // as the move generator listed it
	PlaceStatic                 // by the static value after the move
	PlaceHistory                // by how much it has refuted elsewhere
	PlaceCheck                  // gives check
	PlaceKiller                 // refuted a node of the same ply
	PlaceCapture                // by what it takes or wins
	PlaceEarlier                // by the value that an earlier stage found for it
	PlaceTable                  // the table's move

	OwnPlace Place = 32

	// Places is the number of codes, for tables indexed by place.
	Places = 64
)

// PlaceInfo describes a place to people.
type PlaceInfo struct {
	Place    Place
	Key      Key
	Name     string // in a word or two, as it stands in JSON and in the explorer
	Sentence string // why a move with this place comes when it does
}

func (i PlaceInfo) key() Key { return i.Key }

func (i PlaceInfo) replaces(core PlaceInfo) bool { return i.Place == core.Place }

func (i PlaceInfo) among(v *Vocabulary) (own, core []PlaceInfo) { return v.Places, corePlaces }

var corePlaces = []PlaceInfo{
	{PlaceNone, "", "", ""},
	{PlaceLosing, "core.losing-place", "losing exchange", "The exchange on its square loses material, so it comes last."},
	{PlaceGenerated, "core.generated-place", "as generated",
		"Nothing speaks for it, so it stays where the move generator put it."},
	{PlaceStatic, "core.static-place", "static value",
		"It stands where the static value of the position after it puts it."},
	{PlaceHistory, "core.history-place", "history",
		"It refuted other nodes, the more often and the deeper the earlier it comes."},
	{PlaceCheck, "core.check-place", "check", "It gives check."},
	{PlaceKiller, "core.killer-place", "killer", "It refuted another node of the same ply."},
	{PlaceCapture, "core.capture-place", "capture", "It takes something: the more it wins, the earlier it comes."},
	{PlaceEarlier, "core.earlier-place", "earlier stage",
		"It stands where the value that an earlier stage found for it puts it."},
	{PlaceTable, "core.table-place", "table",
		"It was the best move, or the refuting one, when the position was searched before."},
}

// String returns the core's name of the place.
func (p Place) String() string { return (&Vocabulary{}).Place(p).Name }
