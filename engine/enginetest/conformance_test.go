package enginetest_test

import (
	"testing"

	"drevo/engine/enginetest"
)

// The suite passes a programme that searches in every manner that the record must serve.
func TestConformance(t *testing.T) {
	enginetest.Run(t, toy{}, "null moves", "table", "search again", "hard bounds", "no fixed order")
}
