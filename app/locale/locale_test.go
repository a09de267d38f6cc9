package locale

import "testing"

func TestNamed(t *testing.T) {
	tests := []struct {
		environment map[string]string
		want        bool
	}{
		{nil, false},
		{map[string]string{"LANG": "C"}, false},
		{map[string]string{"LANG": "C.UTF-8"}, false},
		{map[string]string{"LANG": "ru_RU.UTF-8"}, true},
		{map[string]string{"LC_ALL": "POSIX", "LANG": "de_DE"}, false},
		{map[string]string{"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "C"}, true},
	}
	for _, test := range tests {
		if got := named(func(name string) string { return test.environment[name] }); got != test.want {
			t.Errorf("%v names a language: %v, want %v", test.environment, got, test.want)
		}
	}
}
