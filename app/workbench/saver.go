package workbench

import (
	"sync"
	"time"

	"drevo/app/config"
)

// saveDelay gathers changes that come quickly one after another.
const saveDelay = 500 * time.Millisecond

// saver keeps the settings file up to date, soon after each change.
type saver struct {
	path string

	mu      sync.Mutex
	config  config.Config
	pending bool
}

func newSaver(path string, c config.Config) *saver { return &saver{path: path, config: c} }

// change alters the settings, and saves them soon.
func (s *saver) change(alter func(*config.Config)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	alter(&s.config)
	if s.path == "" || s.pending {
		return
	}
	s.pending = true
	time.AfterFunc(saveDelay, func() { s.flush() })
}

// flush saves now.
func (s *saver) flush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.path == "" {
		return nil
	}
	s.pending = false
	return config.Save(s.path, s.config)
}

func (s *saver) current() config.Config {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.config
}
