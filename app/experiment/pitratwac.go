package experiment

import (
	"cmp"
	"fmt"
	"time"

	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// pitratWac lets Pitrat's plans look for the combinations of Win at Chess.
func pitratWac(l *lab, s Setting) error {
	s.Time = cmp.Or(s.Time, pitratTime)
	list, err := l.suite()
	if err != nil {
		return err
	}
	settings := []namedSetting{{"1977", Setting{Time: s.Time, Options: preset(pitrat.New(), "1977")}},
		{forcing, s.orForcing(s.Time)}}
	if len(s.Options) > 0 {
		settings = []namedSetting{{forcingName(s), s}}
	}
	l.expect(len(list) * (1 + len(settings)))
	scope := l.inScope(list)
	l.expect(len(list) + len(scope)*len(settings))
	l.solve(fmt.Sprintf("Win at Chess, at most %v each", s.Time), trial{programme: pitrat.New(), list: scope,
		settings: settings, how: pitratEnd, missing: l.notion})
	l.limit(phrase.Of("In scope is a position in which a solution wins at least a pawn by force, as far as a search by "+
		"material alone sees: PaulChess's preset modern with Pitrat's values of men and no other term, {nodes} nodes after "+
		"the solution. The programme is told to win that much, by its steps; the mate where that search sees one. Outside: "+
		"{outside} of {all} positions.", "nodes", scopeNodes, "outside", len(list)-len(scope), "all", len(list)),
		fmt.Sprintf("What was missing is read from the record of the first %d nodes of the same search: the best "+
			"play after the solution ends with the reply that was not refuted.", missNodes),
		"Solved is: the choice at the end is a solution of the suite; of those not decided it is the move that "+
			"stood as winning in most rounds (option leaning), or stands so at the end. The paper has no such test.")
	return nil
}

// forcing is the preset beside the programme of 1977.
const forcing = "forcing"

// forcingName names a setting by what it asks of a proof.
func forcingName(s Setting) string {
	switch {
	case s.Options["forcing"] == "true":
		return forcing
	case s.Options["proof"] == "natural":
		return "1977"
	case s.Options["proof"] == "verify":
		return "verified"
	}
	return "the options as they are"
}

// orForcing is a setting with this time and Pitrat's preset forcing where it names none.
func (s Setting) orForcing(time time.Duration) Setting {
	s.Time = cmp.Or(s.Time, time)
	if len(s.Options) == 0 {
		s.Options = preset(pitrat.New(), forcing)
	}
	return s
}

// study is the search of a setting.
func (s Setting) study(p search.Programme) study {
	return study{programme: p, limits: search.Limits{Time: s.Time}}
}

// pitratEnd sums up how a search ended.
func pitratEnd(r search.Result) string {
	switch {
	case r.Stopped:
		return "not decided"
	case r.Move == board.NoMove:
		return "nothing found"
	}
	return "found"
}

// claims reports whether a search says that something is won.
func claims(r search.Result) bool { return r.Move != board.NoMove && !r.Stopped }
