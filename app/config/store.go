package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"time"

	"drevo/app/file"
)

// Changes that come quickly one after another are saved together; what could not be saved
// is tried again.
const (
	saveDelay  = 500 * time.Millisecond
	retryDelay = 5 * time.Second
)

// mostBytes bounds what is read of a file.
const mostBytes = 16 << 20

// Store is a settings file in use. Its methods may be called from any goroutine.
type Store struct {
	fault  func(error)
	saving sync.Mutex // held while the file is written

	mu      sync.Mutex
	path    string // empty: nothing is kept
	config  Config
	pending []func(*Config) // changes that wait for being saved
	timer   *time.Timer     // runs when there are any
	told    string          // the fault that was told last
}

// Open reads the file; one that is not there gives the zero Config. The error says what of
// it could not be used; the store works all the same. Fault is told when saving fails, and
// nil when it works again, in a goroutine of its own.
func Open(path string, fault func(error)) (*Store, error) {
	if path == "" {
		return InMemory(Config{}), nil
	}
	s := &Store{path: path, fault: fault}
	var err error
	file.WithLock(path, func() {
		removeTemporary(path)
		s.config, err = load(path)
	})
	switch {
	case err == nil:
	case errors.As(err, new(*unusableError)):
		s.path = "" // what can neither be read nor set aside is not overwritten
	default:
		s.saveAll()
		err = errors.Join(err, s.Flush())
	}
	return s, err
}

// InMemory returns a store that keeps nothing.
func InMemory(c Config) *Store { return &Store{config: c} }

// Config returns the settings. Whoever gets them must not change what they point to.
func (s *Store) Config() Config {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.config
}

// mostPending is how many changes wait for being saved one by one.
const mostPending = 1000

// Change alters the settings, and saves them soon. Where another instance has saved meanwhile, the change is made
// once more, in what that one has saved and on another goroutine: alter reads nothing but its argument and what
// nobody changes.
func (s *Store) Change(alter func(*Config)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	alter(&s.config)
	if s.path == "" {
		return
	}
	if s.pending = append(s.pending, alter); len(s.pending) > mostPending {
		s.saveAll() // nothing can be saved, perhaps for hours
	}
	if s.timer == nil {
		s.timer = time.AfterFunc(saveDelay, s.saveSoon)
	}
}

// saveAll has the settings saved as they are, whatever the file holds.
func (s *Store) saveAll() {
	all := s.config
	s.pending = []func(*Config){func(c *Config) { *c = all }}
}

// saveSoon saves, and says how that went when it is news. A failure is tried again.
func (s *Store) saveSoon() {
	err := s.Flush()
	news := ""
	if err != nil {
		news = err.Error()
	}
	s.mu.Lock()
	if err != nil && s.timer == nil {
		s.timer = time.AfterFunc(retryDelay, s.saveSoon)
	}
	isNews := news != s.told
	s.told = news
	s.mu.Unlock()
	if isNews {
		s.fault(err)
	}
}

// Flush saves now what has changed.
func (s *Store) Flush() error {
	s.saving.Lock()
	defer s.saving.Unlock()
	s.mu.Lock()
	if s.timer != nil {
		s.timer.Stop()
		s.timer = nil
	}
	path, changes, all := s.path, s.pending, s.config
	s.pending = nil
	s.mu.Unlock()
	if path == "" || len(changes) == 0 {
		return nil
	}
	var saved Config
	var aside *file.Aside
	var err error
	file.WithLock(path, func() { saved, aside, err = save(path, all, changes) })
	if aside != nil {
		go s.fault(aside) // which may wait for whoever asked for this
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		s.pending = append(changes, s.pending...)
		return fmt.Errorf("saving the settings: %w", err)
	}
	for _, change := range s.pending { // that were made meanwhile
		change(&saved)
	}
	s.config = saved
	return nil
}

// SetAside keeps the file as it is, for a reason that only its reader sees, such as a game
// with a move that is not legal, and saves the settings anew. It returns the reason, with
// what has become of the file.
func (s *Store) SetAside(reason error) error {
	s.saving.Lock()
	defer s.saving.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.path == "" {
		return reason
	}
	var aside *file.Aside
	var err error
	file.WithLock(s.path, func() { aside, err = setAside(s.path, reason) })
	if err != nil {
		s.path = ""
		return fmt.Errorf("%w; nothing will be kept: %w", reason, err)
	}
	s.saveAll()
	if s.timer == nil {
		s.timer = time.AfterFunc(0, s.saveSoon)
	}
	return fmt.Errorf("%w; the settings before are kept as %s", reason, aside.Name)
}

// unusableError says that a file can neither be read nor set aside.
type unusableError struct{ error }

// load reads the file, and sets aside one that is not whole.
func load(path string) (Config, error) {
	data, err := file.Read(path, mostBytes)
	if errors.Is(err, fs.ErrNotExist) {
		return Config{}, nil
	}
	if err != nil {
		return Config{}, &unusableError{fmt.Errorf("the settings can't be read, and nothing will be kept: %w", err)}
	}
	c, fault := parse(data)
	if fault == nil {
		return c, nil
	}
	aside, err := setAside(path, fault)
	if err != nil {
		return c, &unusableError{fmt.Errorf("%s %w; nothing will be kept: %w", filepath.Base(path), fault, err)}
	}
	return c, aside
}

// setAside keeps a file under the first free name of damaged ones, or of those of a newer
// version where that is the reason.
func setAside(path string, reason error) (*file.Aside, error) {
	kind := "damaged"
	if errors.Is(reason, errNewer) {
		kind = "newer"
	}
	return file.SetAside(path, kind, reason)
}

// save makes changes in what the file holds, and returns what it then holds. A file that is gone or damaged has
// no opinion: what this instance has is saved whole.
func save(path string, all Config, changes []func(*Config)) (c Config, aside *file.Aside, err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return Config{}, nil, err
	}
	before, held, aside, err := current(path)
	if err != nil {
		return Config{}, nil, err
	}
	c = all
	if before != nil {
		c = held
	}
	for _, change := range changes {
		change(&c)
	}
	c.Version = Version
	object := map[string]any{}
	_ = json.Unmarshal(before, &object) // it was read before
	overlay(object, reflect.ValueOf(held), reflect.ValueOf(c))
	overlay(object, reflect.ValueOf(held.Former), reflect.ValueOf(c.Former))
	data, err := json.MarshalIndent(object, "", "  ")
	if err != nil {
		return Config{}, aside, err
	}
	if data = append(data, '\n'); bytes.Equal(data, before) {
		return c, aside, nil
	}
	return c, aside, file.Replace(path, data, 0o600)
}

// overlay puts the fields of a struct that are others than before over the object from which it was read. Whatever
// else that has stays: it is of another version.
func overlay(object map[string]any, before, v reflect.Value) {
	old := fieldsOf(before)
	for name, field := range fieldsOf(v) {
		inner, both := object[name].(map[string]any)
		switch kind := field.Kind(); {
		case reflect.DeepEqual(old[name].Interface(), field.Interface()):
		case kind == reflect.Struct && both:
			overlay(inner, old[name], field)
		case field.IsZero() || (kind == reflect.Map || kind == reflect.Slice) && field.Len() == 0:
			delete(object, name)
		default:
			object[name] = field.Interface()
		}
	}
}

// current returns what the file holds now, nil where it is not there. One that was damaged meanwhile is set aside,
// and is not there; one of a newer version is an error.
func current(path string) (data []byte, c Config, aside *file.Aside, err error) {
	data, err = file.Read(path, mostBytes)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, Config{}, nil, nil
	}
	if err != nil {
		return nil, Config{}, nil, err
	}
	c, fault := parse(data)
	switch {
	case fault == nil:
		return bytes.TrimPrefix(data, mark), c, nil, nil
	case errors.Is(fault, errNewer):
		return nil, Config{}, nil, fmt.Errorf("%s %w", filepath.Base(path), fault)
	}
	aside, err = setAside(path, fault)
	return nil, Config{}, aside, err
}

// leftAfter is how old a file is that an instance has left that was killed while saving; a younger one
// may be of an instance that saves just now, which another need not have waited for: see [file.WithLock].
const leftAfter = time.Minute

// removeTemporary removes what instances have left that were killed while saving.
func removeTemporary(path string) {
	found, _ := filepath.Glob(path + file.Temporary + "*")
	for _, name := range found {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > leftAfter {
			_ = os.Remove(name)
		}
	}
}
