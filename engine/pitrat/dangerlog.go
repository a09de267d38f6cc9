package pitrat

// dangerLog keeps the dangerous moves of every round. From one round of a player to his next little
// changes, in one place of the walk: a round has the part of the list that differs from the one before,
// and now and then the whole of it.
type dangerLog struct {
	rounds []dangerChange
	pool   []Danger    // what came in, of all rounds
	last   [2]int32    // of the players, the last round from 0; -1 for none
	now    [2][]Danger // the list of that round
	since  [2]int      // rounds since the last whole list
}

// wholeEvery is how many rounds of a player have a list of changes before one has the whole list again.
const wholeEvery = 256

// dangerChange is what a round changed: after the first keep entries of the list before, drop ones are
// replaced by count ones of the pool.
type dangerChange struct {
	before     int32 // the round of the same player before, -1 where the list is whole
	keep, drop int32
	from       int // in the pool
	count      int32
}

// playerIndex is 0 for the first player.
func playerIndex(first bool) int {
	if first {
		return 0
	}
	return 1
}

// add adds a round of a player. Cost: a step an entry of the list.
func (l *dangerLog) add(first bool, list []Danger) {
	if len(l.rounds) == 0 {
		l.last = [2]int32{-1, -1}
	}
	k := playerIndex(first)
	old := l.now[k]
	c := dangerChange{before: l.last[k], from: len(l.pool)}
	if l.since[k]++; c.before < 0 || l.since[k] == wholeEvery {
		c.before, l.since[k] = -1, 0
		old = nil
	}
	keep := 0
	for keep < len(old) && keep < len(list) && old[keep] == list[keep] {
		keep++
	}
	same := 0
	for same < len(old)-keep && same < len(list)-keep && old[len(old)-1-same] == list[len(list)-1-same] {
		same++
	}
	c.keep, c.drop, c.count = int32(keep), int32(len(old)-same-keep), int32(len(list)-same-keep)
	l.pool = append(l.pool, list[keep:len(list)-same]...)
	l.last[k] = int32(len(l.rounds))
	l.rounds = append(l.rounds, c)
	l.now[k] = append(l.now[k][:0], list...)
}

// at returns the list of a round, counted from 0. Cost: at most so many copies of the list as a whole list
// is kept every.
func (l *dangerLog) at(round int) []Danger {
	chain := []dangerChange{l.rounds[round]}
	for chain[len(chain)-1].before >= 0 {
		chain = append(chain, l.rounds[chain[len(chain)-1].before])
	}
	var list, next []Danger
	for i := len(chain) - 1; i >= 0; i-- {
		c := chain[i]
		next = append(append(next[:0], list[:c.keep]...), l.pool[c.from:c.from+int(c.count)]...)
		next = append(next, list[c.keep+c.drop:]...)
		list, next = next, list
	}
	return list
}

// memory is what the log takes, in bytes.
func (l *dangerLog) memory() int64 {
	const changeBytes, dangerBytes = 32, 24
	return int64(len(l.rounds))*changeBytes + int64(len(l.pool)+len(l.now[0])+len(l.now[1]))*dangerBytes
}
