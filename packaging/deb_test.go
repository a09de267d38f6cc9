//go:build linux && e2e

// Package packaging tests what make package has made: it installs the .deb that the variable DREVO_DEB names, as root.
package packaging

import (
	"image"
	"image/color"
	"os"
	"os/exec"
	"strings"
	"testing"

	"drevo/app/version"
	"drevo/internal/needs"
	"drevo/internal/xtest"
)

// do runs a command, which must succeed, and returns what it prints.
func do(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// TestPackage: the package is installed, its entry and its data are valid, the program starts in a window and in the
// terminal, knows its version, and when it is removed nothing of it is left.
func TestPackage(t *testing.T) {
	deb := os.Getenv("DREVO_DEB")
	if deb == "" {
		t.Skip("make package-test names the package")
	}
	if os.Getuid() != 0 {
		needs.Missing(t, "the rights to install a package")
	}
	do(t, "dpkg", "--install", deb)
	removed := false
	remove := func() {
		if !removed {
			removed = true
			do(t, "dpkg", "--purge", "drevo")
		}
	}
	t.Cleanup(remove)

	var installed []string
	for file := range strings.Lines(do(t, "dpkg", "--listfiles", "drevo")) {
		file = strings.TrimSpace(file)
		if info, err := os.Stat(file); err != nil {
			t.Errorf("%s: %v", file, err)
		} else if !info.IsDir() {
			installed = append(installed, file)
		}
	}
	const share = "/usr/share/"
	do(t, "desktop-file-validate", share+"applications/chess.drevo.Drevo.desktop")
	do(t, "appstreamcli", "validate", "--no-net", share+"metainfo/chess.drevo.Drevo.metainfo.xml")

	if out := do(t, "/usr/bin/drevo", "version"); !strings.Contains(out, version.Number) ||
		strings.Contains(out, "unknown revision") {
		t.Errorf("it says that it is %q", out)
	}
	screen := xtest.NewScreen(t, 1280, 800)
	app := screen.Start(nil, "/usr/bin/drevo")
	app.Window("Drevo")
	app.WaitPicture("the window to be drawn", func(p *image.RGBA) bool { return colours(p) > 100 })
	app.Settle()
	app.Shot("installed")
	app.Quit()

	remove()
	for _, file := range installed {
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%s is left", file)
		}
	}
}

// colours counts the colours of a picture.
func colours(p *image.RGBA) int {
	found := map[color.RGBA]bool{}
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			found[p.RGBAAt(x, y)] = true
		}
	}
	return len(found)
}
