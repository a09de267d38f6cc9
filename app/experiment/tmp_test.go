package experiment

import (
	"context"
	"fmt"
	"maps"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
)

func TestTmpAgree(t *testing.T) {
	list, err := recorded()
	if err != nil {
		t.Fatal(err)
	}
	old := map[string]string{"repetition": "drawn", "castled": "place", "isolated": "doubled", "refuseMates": "true"}
	bases := map[string]map[string]string{
		"absolute": {"scheme": "absolute", "forced": "narrow", "declineInCheck": "true"},
		"active1":  {"scheme": "active1", "forced": "narrow", "declineInCheck": "true"},
		"games":    {"scheme": "active1", "forced": "checks", "zch": "1", "declineInCheck": "false"},
	}
	only := os.Getenv("ONLY")
	for _, base := range []string{"absolute", "active1", "games"} {
		if only != "" && !strings.Contains(only, base) {
			continue
		}
		for _, step := range []string{"old", "repetition", "castled", "isolated", "refuseMates", "all"} {
			set := maps.Clone(bases[base])
			maps.Copy(set, old)
			if step == "all" {
				for k := range old {
					delete(set, k)
				}
			} else {
				delete(set, step)
			}
			var mu sync.Mutex
			var wg sync.WaitGroup
			line := ""
			var all score
			var nodes uint64
			for _, g := range list {
				var s score
				sem := make(chan bool, 2)
				for _, at := range own(g) {
					wg.Add(1)
					sem <- true
					go func() {
						defer wg.Done()
						one := maps.Clone(set)
						one["depth"] = strconv.Itoa(g.depths[at.position.Turn()])
						result, err := think(context.Background(), at, one)
						if err != nil {
							t.Error(err)
						}
						mu.Lock()
						nodes += result.Counts.Nodes
						s.positions++
						s.same += count(best(result) == at.played)
						s.unsettled += count(strings.Contains(result.Note, "lies outside"))
						mu.Unlock()
						<-sem
					}()
				}
				wg.Wait()
				all.add(s)
				line += fmt.Sprintf(" %d", s.same)
			}
			fmt.Printf("%-9s %-12s %s  all %d of %d, unsettled %d, nodes %d\n", base, step, line, all.same, all.positions, all.unsettled, nodes)
		}
	}
}
