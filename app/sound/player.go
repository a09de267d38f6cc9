package sound

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"

	"drevo/app/config"
)

// Tool is a program that plays a file, named behind its arguments.
type Tool struct {
	Name string
	Args []string
}

// Tools are those that are looked for on the path: of PulseAudio and PipeWire, ALSA, macOS and Windows.
func Tools() []Tool {
	return []Tool{
		{"paplay", nil}, {"pw-play", nil}, {"aplay", []string{"-q"}}, {"afplay", nil},
		{"powershell", []string{"-NoProfile", "-Command", "& {param($f) (New-Object Media.SoundPlayer $f).PlaySync()}"}},
	}
}

// Player plays what the user wants to hear. Its methods are called on one goroutine and return at once.
type Player struct {
	Post    func(func())          // runs a function on that goroutine
	OnFault func(sentence string) // is told once that nothing can be heard, and why
	Wanted  func() config.Sound   // what is to be heard
	Tools   []Tool                // nil: [Tools]

	folder string
	tool   *Tool
	told   bool
	music  context.CancelFunc // ends the music, nil while there is none
	open   context.Context    // ends with Close
	end    context.CancelFunc
	work   sync.WaitGroup
}

// The files of the folder.
const (
	musicFile = "music.wav"
	knockFile = "knock.wav"
)

// Music begins the music, or ends it.
func (p *Player) Music(on bool) {
	on = on && p.Wanted().Music
	if !on && p.music != nil {
		p.music()
		p.music = nil
	}
	if !on || p.music != nil || !p.ready() {
		return
	}
	var ctx context.Context
	ctx, p.music = context.WithCancel(p.open)
	p.play(ctx, musicFile, true)
}

// Knock plays the sound of a move.
func (p *Player) Knock() {
	if p.Wanted().Moves && p.ready() {
		p.play(p.open, knockFile, false)
	}
}

// Close ends the music and takes the files away.
func (p *Player) Close() {
	if p.Music(false); p.folder == "" {
		return
	}
	p.end()
	p.work.Wait()
	_ = os.RemoveAll(p.folder) // which the system clears, too
	p.folder, p.tool = "", nil
}

// ready finds a tool and writes the files, once. It reports whether something can be heard.
func (p *Player) ready() bool {
	if p.tool != nil || p.told {
		return p.tool != nil
	}
	tool, err := p.find()
	if err == nil {
		p.folder, err = files()
	}
	if err != nil {
		p.fault(err)
		return false
	}
	p.tool = tool
	p.open, p.end = context.WithCancel(context.Background())
	return true
}

// files writes the sounds into a new folder.
func files() (folder string, err error) {
	if folder, err = os.MkdirTemp("", "drevo-sound-"); err != nil {
		return "", err
	}
	for name, w := range map[string]wave{musicFile: music(), knockFile: knock()} {
		if err := os.WriteFile(filepath.Join(folder, name), w.wav(), 0o600); err != nil {
			return "", errors.Join(err, os.RemoveAll(folder))
		}
	}
	return folder, nil
}

// play plays a file, once or over and over, beside the window.
func (p *Player) play(ctx context.Context, name string, again bool) {
	tool, path := *p.tool, filepath.Join(p.folder, name)
	p.work.Go(func() {
		for first := true; first || again && ctx.Err() == nil; first = false {
			if err := tool.run(ctx, path); err != nil {
				if ctx.Err() == nil {
					p.Post(func() { p.fault(err) })
				}
				return
			}
		}
	})
}

// fault says once why nothing can be heard, and tries no more.
func (p *Player) fault(err error) {
	p.tool = nil
	if p.told {
		return
	}
	p.told = true
	if p.OnFault != nil {
		p.OnFault("There is no sound: " + err.Error())
	}
}
