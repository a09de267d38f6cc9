package headline

import (
	"strings"
	"time"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// About says what a programme is, and from which source it was written anew.
func About(p search.Programme) string {
	about := p.About()
	say := phrase.With("name", about.Called(), "years", about.Years, "authors", about.Authors, "source", about.Source)
	switch {
	case about.Source == "":
		return say("{name}: a tree that another program has recorded.")
	case about.Authors != "" && strings.HasSuffix(about.Source, about.Years): // which need not be said twice
		return say("{name} is a programme by {authors}, written anew here from {source}.")
	case about.Authors == "":
		return say("{name} is a programme of {years}, written anew here from {source}.")
	}
	return say("{name} ({years}) is a programme by {authors}, written anew here from {source}.")
}

// Cost says how many positions a search has looked at, in which time, and how long the machine of its day would have
// needed for so many. It is empty for a tree that came without a programme.
func Cost(s *session.Search) string {
	if s.Traced() {
		return ""
	}
	nodes, speed := s.Counts().Nodes, s.Programme.About().Speed
	say := phrase.With("nodes", present.Whole(nodes), "time", measured(s.Elapsed()), "machine", speed.Machine,
		"then", then(s))
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

// Took says in which time a search has ended, and how long the machine of its day would have needed for as many
// positions, without counting them as [Cost] does. Of a search without a clock it says the second alone. It is empty
// for a tree that came without a programme.
func Took(s *session.Search) string {
	if s.Traced() {
		return ""
	}
	speed, took := s.Programme.About().Speed, span(s.Elapsed())
	if s.Elapsed() < tooShort {
		took = "less than " + span(tooShort)
	}
	say := phrase.With("time", took, "machine", speed.Machine, "then", then(s))
	switch {
	case s.Elapsed() == 0 && speed.NodesPerSecond <= 0:
		return ""
	case s.Elapsed() == 0 && speed.Machine == "":
		return say("The machine of its day would have taken about {then} for this search")
	case s.Elapsed() == 0:
		return say("Its own machine, the {machine}, would have taken about {then} for this search")
	case speed.NodesPerSecond <= 0:
		return say("Took {time}")
	case speed.Machine == "":
		return say("Took {time}; the machine of its day would have taken about {then}")
	}
	return say("Took {time}; its own machine, the {machine}, would have taken about {then}")
}

// tooShort is the shortest time that is told.
const tooShort = 10 * time.Millisecond

// then is how long the machine of its day would have needed for the positions of a search.
func then(s *session.Search) string {
	speed := s.Programme.About().Speed.NodesPerSecond
	return span(time.Duration(float64(s.Counts().Nodes) / max(speed, 1e-9) * float64(time.Second)))
}

// span is a time in the unit that suits it.
func span(t time.Duration) string {
	if t < time.Second {
		return measured(t)
	}
	return about(t)
}

// measured is a time that was taken: to a hundredth of a second where that says something.
func measured(t time.Duration) string {
	if t < 10*time.Second {
		return phrase.Of("{n:%.2f} s", "n", t.Seconds())
	}
	return about(t)
}

// about is a time of seconds, minutes, hours or days.
func about(t time.Duration) string {
	switch {
	case t < 2*time.Minute:
		return phrase.Of("{n:%.0f} s", "n", t.Seconds())
	case t < 2*time.Hour:
		return phrase.Of("{n:%.0f} minutes", "n", t.Minutes())
	case t < 72*time.Hour:
		return phrase.Of("{n:%.0f} hours", "n", t.Hours())
	}
	return phrase.Of("{n} days", "n", present.Whole(int64(t.Hours()/24)))
}
