package botvinnik

// The formulas of chapter II from 9 on, by their numbers in the book; package trajectory has those
// before. The book gives 9 and 12 for White and for Black with the signs exchanged: here the side
// is the one that asks, and all numbers are prices in the same units.

// Hope is the formula of hope, 9' for White and 9" for Black: a side goes on with a line while the
// material that it has lost is at most the material that is doomed plus that which comes nearer.
func Hope(lost, doomed, nearer int) bool { return lost <= doomed+nearer }

// Gamma is formula 10 for a change of q, the number of closed alpha-squares on the way to an
// object: 1 when q went down, and the object came nearer, else 0.
func Gamma(change int) int {
	if change < 0 {
		return 1
	}
	return 0
}

// Counts is formula 11: in the game of changing functions an attack counts while q, the number of
// its closed squares, is below the given number v.
func Counts(q, v int) bool { return q < v }

// Sound is formula 12: what a side has captured, less what it has lost, outweighs what it has
// doomed less what is doomed of the opponent's.
func Sound(captured, lost, ownDoomed, enemyDoomed int) bool {
	return captured-lost >= ownDoomed-enemyDoomed
}
