package locale

import (
	"maps"
	"testing"
)

func TestSettings(t *testing.T) {
	tests := []struct {
		environment map[string]string
		want        map[string]string // beside LANGUAGE
	}{
		{nil, map[string]string{"LC_MESSAGES": plain}},
		{map[string]string{"LANG": "C"}, map[string]string{"LC_MESSAGES": plain}},
		{map[string]string{"LANG": "C.UTF-8"}, nil},
		{map[string]string{"LANG": "ru_RU.UTF-8"}, nil},
		{map[string]string{"LC_ALL": "POSIX", "LANG": "de_DE"}, map[string]string{"LC_ALL": plain}},
		{map[string]string{"LC_MESSAGES": "C", "LANG": "de_DE"}, map[string]string{"LC_MESSAGES": plain}},
		{map[string]string{"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "C"}, nil},
	}
	for _, test := range tests {
		want := map[string]string{"LANGUAGE": "en"}
		maps.Copy(want, test.want)
		if got := settings(func(name string) string { return test.environment[name] }); !maps.Equal(got, want) {
			t.Errorf("in %v: %v, want %v", test.environment, got, want)
		}
	}
}
