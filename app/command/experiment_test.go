package command_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"drevo/internal/needs"
)

// shellBlock finds the shell of a document.
var shellBlock = regexp.MustCompile("(?s)```sh\n(.*?)```")

// TestPartsOfADocument runs what docs/experiments.md says: four parts under GNU parallel, and their merge, which is the
// report of the whole; and one job of the array for Slurm.
func TestPartsOfADocument(t *testing.T) {
	needs.Program(t, "parallel")
	document, err := os.ReadFile("../../docs/experiments.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := shellBlock.FindAllStringSubmatch(string(document), -1)
	if len(blocks) != 2 {
		t.Fatalf("%d blocks of shell", len(blocks))
	}
	program, err := filepath.Abs(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	script := "#!/bin/sh\n" + asProgram + "=yes exec '" + program + "' \"$@\"\n"
	if err := os.WriteFile(filepath.Join(dir, "drevo"), []byte(script), 0o700); err != nil { //nolint:gosec // it is run
		t.Fatal(err)
	}
	shell := func(text string) string {
		cmd := exec.CommandContext(t.Context(), "sh", "-ec", text)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"), "HOME="+dir, "SLURM_ARRAY_TASK_ID=408")
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return string(out)
	}
	whole := held(t, shell("drevo experiment paulchess-wac -set depth=1 quiescence=0 -quiet"))
	merged := held(t, shell(blocks[0][1]))
	if same, _, _ := strings.Cut(merged, "\n- Done in 4 parts"); !strings.HasPrefix(whole, same) || len(same) < 1000 {
		t.Errorf("%s", difference(whole, merged))
	}
	if shell(strings.ReplaceAll(blocks[1][1], "/16", "/1000")); strings.Count(shell("cat part408.jsonl"), "\n") < 3 {
		t.Error("the job of the array has found nothing")
	}
}

// TestKeptRunsAreForTheWindow: a run that is kept lies beside the settings.
func TestKeptRunsAreForTheWindow(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("DREVO_CONFIG", filepath.Join(dir, "drevo.json"))
	if code, _, said := run("experiment", "botvinnik-kings", "-keep", "-quiet"); code != 0 {
		t.Fatal(said)
	}
	if kept, _ := filepath.Glob(filepath.Join(dir, "experiments", "botvinnik-kings", "*.json")); len(kept) != 1 {
		t.Errorf("kept are %q", kept)
	}
}
