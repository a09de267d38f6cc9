package tree

import (
	"testing"
	"unsafe"

	"drevo/engine/eval"
)

func TestRecordTakes40Bytes(t *testing.T) {
	if size := unsafe.Sizeof(record{}); size != RecordBytes {
		t.Errorf("a record takes %d bytes, not %d", size, RecordBytes)
	}
}

// Every field of the packed words keeps its extremes beside the extremes of its neighbours.
func TestPacking(t *testing.T) {
	const high = 1<<31 - 1
	for _, want := range []Node{
		{Score: -1 << 31, Static: high, Reason: 255, Bound: Lower, Place: Places - 1, Class: 255, Count: 1<<32 - 1,
			Closed: true, HasStatic: true, Truncated: true, Best: true},
		{Score: high, Static: -1 << 31, HasStatic: true},
		{Score: -1, Static: -1, HasStatic: true, Reason: ReasonCut, Closed: true},
		{Bound: Upper, HasStatic: true},
		{Place: PlaceTable, Bound: Lower},
		{Class: ClassEvasion, Truncated: true, Count: 1},
		{KnownFrom: MaxNodes, HasKnown: true, Closed: true, Reason: ReasonTable, Count: 1<<32 - 1},
	} {
		var flags uint8
		for flag, set := range map[uint8]bool{flagClosed: want.Closed, flagStatic: want.HasStatic,
			flagTruncated: want.Truncated, flagBest: want.Best, flagKnown: want.HasKnown} {
			if set {
				flags |= flag
			}
		}
		rec := record{
			result: packResult(want.Score, want.Reason, want.Bound, want.Place, want.Class, flags),
			detail: packDetail(want.Static|eval.Score(want.KnownFrom), want.Count),
		}
		if got := rec.decode(0); got != want {
			t.Errorf("packed and unpacked: %+v\nwant: %+v", got, want)
		}
	}
}
