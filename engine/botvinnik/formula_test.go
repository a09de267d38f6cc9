package botvinnik

import "testing"

// The lines of chapter IV for which the book writes out formula 9. Twice it counts 8 where its
// prices make 9: 8 > 1 after 2.Qxe6, and 1 - 8 < 0 after 1...Nxd5.
func TestHope(t *testing.T) {
	for _, c := range []struct {
		line                 string
		lost, doomed, nearer int
		want                 bool
	}{
		{"1.Qxf6 Nxd4, Black: |jNf6| > |Pd4|", 3, 1, 0, false},
		{"1.Qxf6 Qxf6, White: 3 - 9 < 0", 6, 0, 0, false},
		{"1.Qxd5 Nxd4, Black: |jPd5 + jNd4| - |Pd4| > |Pe6|", 3, 1, 0, false},
		{"1.Qxd5 Qxe6 2.Qxe6, Black: |jPd5 + jQe6| - |Pe6| > |Pd4|", 9, 1, 0, false},
		{"1.Qxd5 Nxd5, White: |jPd5| - |Qd5| < 0", 8, 0, 0, false},
		{"1.Ba3 Qb7 2.Nh5 gxh5, White: -|Nh5| > -(1 - theta)·|jKg7|·gamma", 3, 0, 200, true},
		{"5.e7, White: -|P + N| > -|Qe8 - Pe8|", 4, 8, 0, true},
		{"nothing lost, nothing hoped for", 0, 0, 0, true},
	} {
		if got := Hope(c.lost, c.doomed, c.nearer); got != c.want {
			t.Errorf("%s: hope %v, want %v", c.line, got, c.want)
		}
	}
}

func TestGamma(t *testing.T) {
	for change, want := range map[int]int{-2: 1, -1: 1, 0: 0, 1: 0, 2: 0} {
		if got := Gamma(change); got != want {
			t.Errorf("gamma of %+d is %d, want %d", change, got, want)
		}
	}
}

func TestCounts(t *testing.T) {
	for _, c := range []struct {
		q, v int
		want bool
	}{{0, 1, true}, {1, 1, false}, {1, 2, true}, {2, 2, false}, {3, 2, false}} {
		if got := Counts(c.q, c.v); got != c.want {
			t.Errorf("q = %d with v = %d: %v, want %v", c.q, c.v, got, c.want)
		}
	}
}

func TestSound(t *testing.T) {
	for _, c := range []struct {
		name                                   string
		captured, lost, ownDoomed, enemyDoomed int
		want                                   bool
	}{
		{"5.e7: bishop and knight for a knight, the promotion wins 8", 3, 6, 0, 8, true},
		{"a knight for nothing", 0, 3, 0, 0, false},
		{"even, a pawn of each doomed", 0, 0, 1, 1, true},
		{"even, the queen doomed", 0, 0, 9, 0, false},
	} {
		if got := Sound(c.captured, c.lost, c.ownDoomed, c.enemyDoomed); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
