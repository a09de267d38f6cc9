package workbench

import (
	"path/filepath"
	"slices"

	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/work"
)

// addEngine asks for a program that speaks UCI, starts it once to see whether it does, and keeps it.
func (w *Workbench) addEngine() { w.askFile("Add an engine", w.tryEngine) }

// tryEngine keeps an engine if it can be talked to.
func (w *Workbench) tryEngine(path string) {
	type answer struct {
		name string
		err  error
	}
	work.Run(w.reading, func(job *work.Job) answer {
		name, err := opinion.Try(job.Context(), path)
		return answer{name, err}
	}, func(a answer) {
		if a.err != nil {
			w.setFault(filepath.Base(path) + " is no UCI engine: " + a.err.Error())
			return
		}
		w.settings.Change(func(c *config.Config) {
			others := slices.DeleteFunc(slices.Clone(c.Engines), func(e config.Engine) bool { return e.Name == a.name })
			c.Engines = append(others, config.Engine{Name: a.name, Path: path})
			c.Opinion.Engine = a.name
		})
		w.setStatus(a.name + " can be asked for an opinion now, and be played against.")
		w.showAgain(pane.Opinion)
		w.showAgain(pane.Play)
	})
}
