package config

import (
	"reflect"
	"testing"
)

func TestRecentKeepsTheLatestOnce(t *testing.T) {
	var c Config
	for _, path := range []string{"a", "b", "a", "c", "d", "e", "f", "g", "h", "i"} {
		c.AddRecent(path)
	}
	if want := []string{"i", "h", "g", "f", "e", "d", "c", "a"}; !reflect.DeepEqual(c.Recent, want) {
		t.Errorf("recent files %v, want %v", c.Recent, want)
	}
}

func TestNoFolderForSettings(t *testing.T) {
	for _, name := range []string{"DREVO_CONFIG", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	for _, folder := range []string{"", "relative/folder"} {
		t.Setenv("XDG_CONFIG_HOME", folder)
		if path, err := Path(); err == nil && folder == "" {
			t.Errorf("without a home the settings are at %s", path)
		}
	}
	s, err := Open("", nil)
	s.Change(func(c *Config) { c.Theme = "dark" })
	if err != nil || s.Config().Theme != "dark" || s.Flush() != nil {
		t.Errorf("settings that are kept nowhere: %v, %+v", err, s.Config())
	}
}
