package headline

import (
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// About says what a programme is, and from which source it was rebuilt.
func About(p search.Programme) string {
	about := p.About()
	say := phrase.With("name", about.Name, "years", about.Years, "authors", about.Authors, "source", about.Source)
	switch {
	case about.Source == "":
		return say("{name}: a tree that another program has recorded.")
	case about.Authors == "":
		return say("{name} ({years}), rebuilt here from its source: {source}.")
	}
	return say("{name} ({years}) by {authors}, rebuilt here from its source: {source}.")
}

// Cost says how many positions a search has looked at, in which time, and how long the machine of its day would have
// needed for so many. It is empty for a tree that came without a programme.
func Cost(s *session.Search) string {
	if s.Traced() {
		return ""
	}
	nodes, speed := s.Counts().Nodes, s.Programme.About().Speed
	say := phrase.With("nodes", present.Whole(nodes), "time", span(s.Elapsed()), "machine", speed.Machine,
		"then", span(time.Duration(float64(nodes)/max(speed.NodesPerSecond, 1e-9)*float64(time.Second))))
	switch {
	case s.Elapsed() == 0 && speed.NodesPerSecond <= 0:
		return say("{nodes} positions")
	case s.Elapsed() == 0:
		return say("{nodes} positions; the machine of its day: about {then}")
	case speed.NodesPerSecond <= 0:
		return say("{nodes} positions in {time}")
	case speed.Machine == "":
		return say("{nodes} positions in {time}; the machine of its day: about {then}")
	}
	return say("{nodes} positions in {time}; its machine, {machine}: about {then}")
}

// span is a time in the unit that suits it.
func span(t time.Duration) string {
	switch {
	case t < time.Second:
		return phrase.Of("{n:%.2f} s", "n", t.Seconds())
	case t < 2*time.Minute:
		return phrase.Of("{n:%.0f} s", "n", t.Seconds())
	case t < 2*time.Hour:
		return phrase.Of("{n:%.0f} minutes", "n", t.Minutes())
	case t < 72*time.Hour:
		return phrase.Of("{n:%.0f} hours", "n", t.Hours())
	}
	return phrase.Of("{n} days", "n", present.Whole(int64(t.Hours()/24)))
}
