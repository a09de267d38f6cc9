package botvinnik

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
)

func TestWAC(t *testing.T) {
	path := os.Getenv("WAC")
	if path == "" {
		t.Skip()
	}
	limit, _ := strconv.Atoi(os.Getenv("NODES"))
	only := os.Getenv("ONLY")
	horizon := os.Getenv("H")
	if horizon == "" {
		horizon = "3"
	}
	file, _ := os.Open(path)
	solved, total := 0, 0
	var nodes uint64
	start := time.Now()
	for s := bufio.NewScanner(file); s.Scan(); {
		line := s.Text()
		fen := strings.Join(strings.Fields(line)[:4], " ") + " 0 1"
		_, rest, _ := strings.Cut(line, " bm ")
		bm, rest, _ := strings.Cut(rest, ";")
		_, id, _ := strings.Cut(rest, "\"")
		id, _, _ = strings.Cut(id, "\"")
		if only != "" && !strings.Contains(","+only+",", ","+id+",") {
			continue
		}
		p, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		set := map[string]string{optionHorizon: horizon, optionLength: "30", optionEffort: "0"}
		for _, kv := range strings.Fields(os.Getenv("SET")) {
			k, v, _ := strings.Cut(kv, "=")
			set[k] = v
		}
		values, err := search.Resolve(New(), set)
		if err != nil {
			t.Fatal(err)
		}
		ms, _ := strconv.Atoi(os.Getenv("MS"))
		r, _ := New().Search(context.Background(), search.Task{Position: p, Values: values, Limits: search.Limits{Nodes: uint64(limit), Time: time.Duration(ms) * time.Millisecond}})
		total++
		nodes += r.Counts.Nodes
		ok := false
		for _, san := range strings.Fields(bm) {
			m, err := p.ParseSAN(san)
			if err != nil {
				t.Log(err)
			}
			ok = ok || m == r.Move
		}
		if ok {
			solved++
		}
		san := "-"
		if r.Move != board.NoMove {
			san = p.SAN(r.Move)
		}
		fmt.Printf("%s %v bm %s got %s score %d nodes %d %s %v\n", id, ok, bm, san, r.Score, r.Counts.Nodes, r.Note, r.Elapsed.Round(time.Millisecond))
	}
	fmt.Printf("solved %d of %d, nodes %d, %v\n", solved, total, nodes, time.Since(start))
}
