package kaissa

import (
	"time"

	"drevo/engine/search"
)

// clockOf returns the clock that the options ask for, nil where the level alone counts.
func clockOf(v search.Values) *search.Clock {
	var control search.TimeControl
	switch v.Text(optionTime) {
	case timeLevel:
		return nil
	case timeMove:
		control = search.MoveTime(time.Duration(v.Int(optionMoveSeconds)) * time.Second)
	case timeClock:
		control = search.GameClock{
			Remaining: time.Duration(v.Int(optionClockMinutes)) * time.Minute,
			Increment: time.Duration(v.Int(optionIncrement)) * time.Second,
		}
	}
	return search.NewClock(time.Now, control, false)
}
