package pitrat

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
)

var _ search.Keeper = Programme{}

// keptAccount is a tree with its account.
func keptAccount(t *testing.T) (*tree.Tree, *Account) {
	t.Helper()
	p := papers(t)["M3"]
	values, err := search.Resolve(New(), map[string]string{optionWanted: wantedPiece})
	if err != nil {
		t.Fatal(err)
	}
	r := tree.NewRecorder(search.Header(New(), values, p), 0)
	if _, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Recorder: r}); err != nil {
		t.Fatal(err)
	}
	return r.Tree(), AccountOf(r.Tree())
}

// The account comes back from a file as it was.
func TestAccountIsKept(t *testing.T) {
	tr, want := keptAccount(t)
	text, err := New().Keep(want)
	if err != nil {
		t.Fatal(err)
	}
	back, err := New().Restore(tr, text)
	if err != nil {
		t.Fatal(err)
	}
	have := back.(*Account)
	if have.Plans() != want.Plans() || have.Events() != want.Events() || have.End() != want.End() {
		t.Fatalf("%d plans, %d events, want %d and %d", have.Plans(), have.Events(), want.Plans(), want.Events())
	}
	for i := 1; i <= want.Plans(); i++ {
		if !reflect.DeepEqual(have.Plan(i), want.Plan(i)) {
			t.Fatalf("plan %d is %+v, want %+v", i, have.Plan(i), want.Plan(i))
		}
	}
	if !reflect.DeepEqual(have.Rounds(0), want.Rounds(0)) {
		t.Error("other rounds")
	}
	for i := 1; i <= len(want.Rounds(0)); i++ {
		if !reflect.DeepEqual(have.Dangers(i), want.Dangers(i)) {
			t.Fatalf("other dangerous moves in round %d", i)
		}
	}
	for id := range tree.ID(tr.Len()) {
		if !reflect.DeepEqual(have.At(id), want.At(id)) || have.Class(id) != want.Class(id) {
			t.Fatalf("node %d has %v, want %v", id, have.At(id), want.At(id))
		}
	}
}

// A damaged account is an error, or one that can be read.
func TestDamagedAccount(t *testing.T) {
	tr, account := keptAccount(t)
	text, err := New().Keep(account)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(5, 6))
	refused := 0
	for range 200 {
		wrong := append([]byte(nil), text...)
		wrong[random.IntN(len(wrong))] ^= byte(1 + random.IntN(255))
		back, err := New().Restore(tr, wrong[:len(wrong)-random.IntN(2)])
		if err != nil {
			refused++
			continue
		}
		have := back.(*Account)
		have.Chain(have.Plans())
		for id := range tree.ID(tr.Len()) {
			have.First(id)
			have.Class(id)
		}
		have.Dangers(len(have.Rounds(0)))
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}

// An account that claims more entries than it has bytes is damaged, and is not gone through to its end.
func TestAccountClaimsTooMuch(t *testing.T) {
	tr, _ := keptAccount(t)
	claim := binary.AppendUvarint(nil, 1<<40)
	for name, text := range map[string][]byte{
		"plans":   slices.Concat([]byte{0}, claim, []byte{0, 0, 0, 0, 0, 0}),
		"events":  slices.Concat([]byte{0, 0, 0}, claim, []byte{0, 0, 0, 0}),
		"rounds":  slices.Concat([]byte{0, 0, 0, 0, 0}, claim, []byte{0, 0}),
		"dangers": slices.Concat([]byte{0, 0, 0, 0, 0, 0}, claim, []byte{0}),
	} {
		if _, err := New().Restore(tr, text); !errors.Is(err, errAccount) || !strings.Contains(err.Error(), "more entries") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
