package match

import (
	"fmt"
	"math"
	"slices"
)

// Score is how a match stands, from the first contestant's side.
type Score struct {
	Wins, Draws, Losses int
	// Pairs counts pairs of games with the same opening by what the first contestant has of the two
	// points: 0, a half, 1, one and a half, 2.
	Pairs [5]int
}

func (s *Score) game(points float64) {
	switch points {
	case 1:
		s.Wins++
	case 0:
		s.Losses++
	default:
		s.Draws++
	}
}

func (s *Score) pair(points float64) { s.Pairs[int(2*points)]++ }

// Games is how many games were played.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Points is what the first contestant has.
func (s Score) Points() float64 { return float64(s.Wins) + float64(s.Draws)/2 }

// Share is what the first contestant has of all points, from 0 to 1; a half before the first game.
func (s Score) Share() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return s.Points() / float64(s.Games())
}

// String writes "12.5 of 20 (+9 =7 -4)".
func (s Score) String() string {
	return fmt.Sprintf("%.1f of %d (+%d =%d −%d)", s.Points(), s.Games(), s.Wins, s.Draws, s.Losses)
}

// Plus adds two scores of the same contestant.
func (s Score) Plus(o Score) Score {
	s.Wins, s.Draws, s.Losses = s.Wins+o.Wins, s.Draws+o.Draws, s.Losses+o.Losses
	for i := range s.Pairs {
		s.Pairs[i] += o.Pairs[i]
	}
	return s
}

// Reversed returns the score from the second contestant's side.
func (s Score) Reversed() Score {
	s.Wins, s.Losses = s.Losses, s.Wins
	slices.Reverse(s.Pairs[:])
	return s
}

// deviation returns the standard error of the share: from pairs of games where there are some, since
// the two games of an opening are alike, else from games. Where nothing varies it is 0.
func (s Score) deviation() float64 {
	if variance, n := moments(s.Pairs[:]); n >= 2 {
		return math.Sqrt(variance / float64(n))
	}
	variance, n := moments([]int{s.Losses, s.Draws, s.Wins})
	return math.Sqrt(variance / math.Max(float64(n), 1))
}

// moments returns the variance of outcomes that are spread evenly from 0 to 1, and their number.
func moments(counts []int) (variance float64, n int) {
	sum, squares := 0.0, 0.0
	for i, count := range counts {
		x := float64(i) / float64(len(counts)-1)
		n += count
		sum += x * float64(count)
		squares += x * x * float64(count)
	}
	if n == 0 {
		return 0, 0
	}
	mean := sum / float64(n)
	return math.Max(squares/float64(n)-mean*mean, 0), n
}

// z95 is the half width of the error bars in standard errors: 95 of a hundred intervals hold the
// true value.
const z95 = 1.959964

// Interval returns the error bar of the share at 95 %, after Wilson (1927), with as many games as
// would vary so much if they were won or lost independently. Where nothing varies yet, as when all
// games were won, each pair counts as one (ruling).
func (s Score) Interval() (low, high float64) {
	if s.Games() == 0 {
		return 0, 1
	}
	share, n := s.Share(), float64(s.Games()+1)/2
	if d := s.deviation(); d > 0 && share > 0 && share < 1 {
		n = share * (1 - share) / (d * d)
	}
	const z2 = z95 * z95
	centre := (share + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(share*(1-share)/n+z2/(4*n*n))
	low, high = math.Max(centre-half, 0), math.Min(centre+half, 1)
	switch share { // which rounding misses
	case 0:
		low = 0
	case 1:
		high = 1
	}
	return low, high
}

// Elo is a difference in playing strength, with its error bar at 95 %. Where all games were won or
// lost, the difference itself is infinite.
type Elo struct{ Difference, Low, High float64 }

// Elo returns the difference in strength that the score shows.
func (s Score) Elo() Elo {
	low, high := s.Interval()
	return Elo{eloOf(s.Share()), eloOf(low), eloOf(high)}
}

// String writes "+35 (−12 to +83)".
func (e Elo) String() string { return e.Estimate() + " (" + e.Range() + ")" }

// Estimate writes the difference alone, and Range its error bar.
func (e Elo) Estimate() string { return elo(e.Difference) }
func (e Elo) Range() string    { return elo(e.Low) + " to " + elo(e.High) }

func elo(x float64) string {
	switch {
	case math.IsInf(x, 1):
		return "+∞"
	case math.IsInf(x, -1):
		return "−∞"
	case math.Round(x) < 0:
		return fmt.Sprintf("−%.0f", -x)
	}
	return fmt.Sprintf("+%.0f", math.Abs(x))
}

// eloOf is the difference at which a share of the points is expected.
func eloOf(share float64) float64 { return 400*-math.Log10(1/share-1) + 0 } // no "-0"

// shareOf is the share that is expected at a difference.
func shareOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Superiority is the likelihood that the first contestant is the stronger one, from 0 to 1: of pairs of
// games where there are two, else of games, those that were won less those that were lost, in standard
// deviations of as many decided at even chances. For games that is the usual formula,
// Φ((W − L) / √(W + L)): one game that was won says 84 %.
func (s Score) Superiority() float64 {
	outcomes := s.Pairs[:]
	if _, n := moments(outcomes); n < 2 {
		outcomes = []int{s.Losses, s.Draws, s.Wins}
	}
	sum, squares := 0.0, 0.0
	for i, count := range outcomes {
		x := float64(i)/float64(len(outcomes)-1) - 0.5
		sum += x * float64(count)
		squares += x * x * float64(count)
	}
	if squares == 0 {
		return 0.5
	}
	return 0.5 * math.Erfc(-sum/math.Sqrt(2*squares))
}
