package lesson

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"time"

	"drevo/app/lesson"
)

// OpenFile opens a lesson, with those beside it in its folder.
func (p *Pane) OpenFile(path string) {
	folder, err := lesson.Open(filepath.Dir(path))
	if err != nil {
		p.host.Fault(err.Error())
		return
	}
	base := filepath.Base(path)
	at := slices.IndexFunc(folder.Lessons, func(l *lesson.Lesson) bool { return filepath.Base(l.File) == base })
	if at < 0 {
		one, err := lesson.Open(path)
		if err != nil {
			p.host.Fault(err.Error())
			return
		}
		folder, at = one, 0
	}
	p.path, p.course = path, folder
	p.list()
	p.choice.SetSelectedIndex(at)
	p.watch()
}

// watchEvery is how often the file of a lesson is looked at.
const watchEvery = time.Second

// watch shows the lesson anew whenever its file is written.
func (p *Pane) watch() {
	p.Close()
	path := p.path
	info, err := os.Stat(path)
	if err != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	p.watching = cancel
	go func() {
		ticks := time.NewTicker(watchEvery)
		defer ticks.Stop()
		written := info.ModTime()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticks.C:
			}
			if now, err := os.Stat(path); err == nil && !now.ModTime().Equal(written) {
				written = now.ModTime()
				p.host.Post(p.reload)
			}
		}
	}()
}

// Close ends the watch over a file.
func (p *Pane) Close() {
	if p.watching != nil {
		p.watching()
		p.watching = nil
	}
}

// reload reads the file again, and stays on the page.
func (p *Pane) reload() {
	one, err := lesson.Open(p.path)
	if err != nil || p.lesson == nil {
		return
	}
	at := p.at
	p.course.Faults = one.Faults
	if i := slices.Index(p.course.Lessons, p.lesson); i >= 0 {
		p.course.Lessons[i] = one.Lessons[0]
		p.course.Lessons[i].File = p.lesson.File
	}
	p.begin(one.Lessons[0])
	p.turn(at)
}
