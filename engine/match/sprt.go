package match

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// SPRT is a sequential probability ratio test of whether the first contestant is stronger by Elo1
// rather than by Elo0. It is the generalised test on pairs of games, in Van den Bergh's approximation,
// as other testers of engines use it. (A. Wald, 1945; M. Van den Bergh, 2016.)
type SPRT struct {
	Elo0, Elo1  float64
	Alpha, Beta float64 // the chances to err: to take Elo1 where Elo0 is true, and the other way round
}

// State is what a test has found.
type State string

// The states of a test.
const (
	Undecided State = "undecided"
	Accepted  State = "accepted" // Elo1
	Rejected  State = "rejected" // Elo0 stands
)

// ParseSPRT reads "0,10" or "0,10,0.05,0.05": the two differences, and the chances to err.
func ParseSPRT(text string) (*SPRT, error) {
	s := SPRT{Alpha: 0.05, Beta: 0.05}
	fields := []*float64{&s.Elo0, &s.Elo1, &s.Alpha, &s.Beta}
	words := strings.Split(text, ",")
	if len(words) != 2 && len(words) != 4 {
		return nil, fmt.Errorf("a test is written 0,10 or 0,10,0.05,0.05, not %.40q", text)
	}
	for i, word := range words {
		x, err := strconv.ParseFloat(strings.TrimSpace(word), 64)
		if err != nil || math.IsNaN(x) || math.Abs(x) > 2000 {
			return nil, fmt.Errorf("%.40q is no number of a test", word)
		}
		*fields[i] = x
	}
	switch {
	case s.Elo0 >= s.Elo1:
		return nil, errors.New("the second difference of a test is greater than the first")
	case s.Alpha <= 0 || s.Beta <= 0 || s.Alpha+s.Beta >= 1:
		return nil, errors.New("the chances to err of a test lie above 0 and are less than 1 together")
	}
	return &s, nil
}

// Bounds returns the logarithms of the ratio at which the test ends.
func (s *SPRT) Bounds() (low, high float64) {
	return math.Log(s.Beta / (1 - s.Alpha)), math.Log((1 - s.Beta) / s.Alpha)
}

// Ratio returns the logarithm of the likelihood ratio. One pair more is counted, a fifth of it with
// each outcome, so that the ratio exists when all pairs ended alike (ruling).
func (s *SPRT) Ratio(score Score) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for i, count := range score.Pairs {
		x, weight := float64(i)/4, float64(count)+0.2
		n, sum, squares = n+weight, sum+weight*x, squares+weight*x*x
	}
	mean := sum / n
	variance := squares/n - mean*mean
	p0, p1 := shareOf(s.Elo0), shareOf(s.Elo1)
	return (p1 - p0) * (2*mean - p0 - p1) * (n - 1) / (2 * variance)
}

// State says what the test has found.
func (s *SPRT) State(score Score) State {
	low, high := s.Bounds()
	switch ratio := s.Ratio(score); {
	case ratio >= high:
		return Accepted
	case ratio <= low:
		return Rejected
	}
	return Undecided
}
