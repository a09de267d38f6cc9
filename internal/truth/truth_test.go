package truth

import (
	"os"
	"strconv"
	"testing"
)

// sample is how many sentences are read in the tests; make sentences reads as many as DREVO_SENTENCES says.
const sample = 1_000

// TestSentences: none of the sentences says what does not follow from the record.
func TestSentences(t *testing.T) {
	most := sample
	if n, err := strconv.Atoi(os.Getenv("DREVO_SENTENCES")); err == nil {
		most = n
	}
	f, err := Run(most, 1, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range f.Faults[:min(len(f.Faults), 40)] {
		t.Error(fault)
	}
	t.Logf("%d sentences about nodes closed for %d reasons, %d changes of mind among them, and %d tables of two moves, in "+
		"%d searches: %d do not follow from the record", f.Sentences, len(f.Reasons), f.Chains, f.Tables, f.Searches,
		len(f.Faults))
}
