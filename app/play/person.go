package play

import (
	"context"

	"drevo/engine/match"
)

// person is a player who answers on the board.
type person struct {
	name    string
	answers <-chan match.Answer
}

func (p person) Name() string { return p.name }

func (p person) Move(ctx context.Context, _ *match.Situation) (match.Answer, error) {
	select {
	case answer := <-p.answers:
		return answer, nil
	case <-ctx.Done():
		return match.Answer{}, ctx.Err()
	}
}
