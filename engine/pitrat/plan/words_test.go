package plan

import (
	"testing"

	"drevo/engine/board"
)

// TestWords holds the sentence of every kind of statement, for both sides.
func TestWords(t *testing.T) {
	tests := []struct {
		text string
		side board.Colour
		want string
	}{
		{"d8d1", board.Black, "Play the Black man on d8 to d1."},
		{"d1g1*", board.Black, "Take on g1 from d1 if that is a legal capture; look at the next step at once."},
		{"b7c8=N", board.White, "Play the White man on b7 to c8 and become a knight."},
		{"d5 F -> V*", board.Black, "Move the Black man away from d5 so that the square is empty, and capture or " +
			"threaten with it."},
		{"e7 F -> NF", board.Black, "Move the Black man away from e7, where it is in danger."},
		{"f7 E -> V", board.White, "Get the Black man on f7 off it, so that the square is empty."},
		{"e2 EQ -> NEQ", board.Black, "Get the White queen away from e2."},
		{"c3 EN -> ENN", board.Black, "Get another White man in the place of the knight on c3."},
		{"g3 V -> NV*", board.Black, "Block the line at g3 with a Black man that threatens something from there."},
		{"f8 NEK -> EK", board.White, "Bring the Black king to f8."},
		{"c8 NE -> E", board.White, "Bring a Black man to c8."},
		{"c1 NER", board.Black, "Go on only if no White rook is on c1."},
		{"d5 V", board.Black, "Go on only if d5 is empty."},
		{"g3 NV", board.Black, "Go on only if g3 is not empty."},
		{"e7 NF", board.Black, "Go on only if no Black man is on e7."},
		{"f8 EK", board.White, "Go on only if the Black king is on f8."},
		{"c8 E", board.White, "Go on only if a Black man is on c8."},
		{"c8 NE", board.White, "Go on only if no Black man is on c8."},
		{"c8 ENN", board.White, "Go on only if a Black man that is no knight is on c8."},
		{"f8 analysis", board.White, "Look for something against the Black man on f8."},
		{"d5 plays", board.Black, "Play the Black man on d5 somewhere: the square is found when a reply asks for it."},
	}
	for _, test := range tests {
		p, err := Parse(test.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := p[0].Words(test.side); got != test.want {
			t.Errorf("%s: %q, want %q", test.text, got, test.want)
		}
	}
}
