package pitrat

// dangerLog keeps the dangerous moves of every round. A list has most in common with that of the round
// before, at its beginning and at its end: that is not stored again, except that every so often a list is
// stored whole, so that to read one costs few steps.
type dangerLog struct {
	items  slabs[Danger]
	rounds []dangerRound
	last   []Danger // of the round before
}

// dangerRound is a list: so many dangers from the beginning of the one before, items, and so many from the
// end of the one before.
type dangerRound struct{ begin, head, tail int32 }

// wholeEvery is after how many rounds a list is stored whole.
const wholeEvery = 64

// add adds the list of the next round, which must stay as it is until the next but one is added.
func (l *dangerLog) add(list []Danger) {
	r := dangerRound{begin: int32(l.items.len())}
	if len(l.rounds)%wholeEvery != 0 {
		most := min(len(list), len(l.last))
		for int(r.head) < most && list[r.head] == l.last[r.head] {
			r.head++
		}
		for int(r.head+r.tail) < most && list[len(list)-1-int(r.tail)] == l.last[len(l.last)-1-int(r.tail)] {
			r.tail++
		}
	}
	for _, d := range list[r.head : len(list)-int(r.tail)] {
		l.items.add(d)
	}
	l.rounds = append(l.rounds, r)
	l.last = list
}

// at returns the list of a round, counted from 0. Cost: at most wholeEvery lists.
func (l *dangerLog) at(round int) []Danger {
	var list []Danger
	for i := round / wholeEvery * wholeEvery; i <= round; i++ {
		r, end := l.rounds[i], l.items.len()
		if i+1 < len(l.rounds) {
			end = int(l.rounds[i+1].begin)
		}
		next := make([]Danger, 0, int(r.head)+end-int(r.begin)+int(r.tail))
		next = append(next, list[:r.head]...)
		for i := int(r.begin); i < end; i++ {
			next = append(next, *l.items.at(i))
		}
		list = append(next, list[len(list)-int(r.tail):]...)
	}
	return list
}
