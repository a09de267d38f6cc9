package display

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

// Prepare makes the folder and sets the variables without which Fyne complains on standard error
// when it starts. What the user has set stays.
func Prepare() {
	if folder, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(folder, 0o700) // Fyne makes its own folder there, and says so if it can't
	}
	if !unixDesktop() {
		return
	}
	for name, value := range settings(os.Getenv, hasBus) {
		os.Setenv(name, value)
	}
}

// settings returns the variables to be set, by name.
func settings(env func(string) string, hasBus func(env func(string) string) bool) map[string]string {
	set := map[string]string{}
	// Else the toolkit tries Wayland wherever X isn't asked for, and its library prints that there
	// is none.
	if way, err := platform(env); err == nil && way != either && env("FYNE_PLATFORM") == "" {
		set["FYNE_PLATFORM"] = way
	}
	// Any word but "light" and "dark" keeps the usual theme without asking the session's bus for
	// the desktop's.
	if env("FYNE_THEME") == "" && !hasBus(env) {
		set["FYNE_THEME"] = "usual"
	}
	return set
}

// hasBus reports whether the session has a message bus or can start one, by the signs that Fyne's
// client goes by.
func hasBus(env func(string) string) bool {
	if env("DBUS_SESSION_BUS_ADDRESS") != "" {
		return true
	}
	folder := filepath.Join("/run/user", strconv.Itoa(os.Getuid()))
	for _, name := range []string{"bus", "dbus-session"} {
		if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
			return true
		}
	}
	_, err := exec.LookPath("dbus-launch")
	return err == nil
}
