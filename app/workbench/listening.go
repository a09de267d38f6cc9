package workbench

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"drevo/app/attach"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// listening shows what engines from elsewhere search, while they search it.
type listening struct {
	work    *workspace.Workspace
	dialogs *dialogs
	source  *attach.Source // nil while nobody is listened to
	stop    context.CancelFunc
}

// command is what the menu has now.
func (l *listening) command() string {
	if l.source == nil {
		return "Listen to an engine ..."
	}
	return "Stop listening to " + l.source.Name
}

// ask asks whom to listen to, or ends that.
func (l *listening) ask() {
	if l.source != nil {
		l.end()
		return
	}
	window := l.dialogs.window
	if window == nil {
		return
	}
	if notListening != "" {
		l.work.Status(notListening)
		return
	}
	says := widget.NewLabel("A file that the engine writes (it may grow), a named pipe, tcp:4600 or unix:PATH: " +
		"docs/trace.md tells how it writes.")
	says.Wrapping = fyne.TextWrapWord
	field := tooltip.NewEntry(l.dialogs.hints, "Where it writes to", "Return listens, Escape gives up.")
	listen := func(name string) {
		if err := l.to(name); err != nil {
			says.SetText(sentence(err.Error()))
			return
		}
		l.dialogs.hide()
	}
	field.OnSubmitted = listen
	file := tooltip.NewTextButton(l.dialogs.hints, "File ...", nil, "Choose the file",
		func() { l.dialogs.Ask("Listen", l.begin) })
	ok := tooltip.NewTextButton(l.dialogs.hints, "Listen", nil, "Show what comes from there (Return)",
		func() { listen(field.Text) })
	ok.Importance = widget.HighImportance
	cancel := tooltip.NewTextButton(l.dialogs.hints, "Cancel", nil, "Listen to nobody (Escape)",
		func() { l.dialogs.hide() })
	content := container.NewVBox(container.NewBorder(nil, nil, nil, container.NewHBox(file, ok), field), says,
		container.NewCenter(cancel))
	l.dialogs.show("Listen", dialog.NewCustomWithoutButtons("Listen to an engine", content, window),
		fyne.NewSize(640, 200))
	window.Canvas().Focus(field)
}

// begin is to, with the fault in the bar.
func (l *listening) begin(name string) {
	if err := l.to(name); err != nil {
		l.work.Fault(sentence(err.Error()))
	}
}

// to listens to a source, instead of the one before.
func (l *listening) to(name string) error {
	source, err := attach.Open(name)
	if err != nil {
		return err
	}
	l.end()
	ctx, stop := context.WithCancel(l.work.Context())
	l.source, l.stop = source, stop
	post, room := l.work.Post, l.work.Session.Room()
	go func() {
		said := phrase.Of("Nothing comes from {source} any more.", "source", source.Name)
		attach.Listen(ctx, source, room,
			func(s *session.Search) { post(func() { l.work.Hear(s) }) },
			func(err error) {
				said = ""
				post(func() { l.work.Fault(sentence(err.Error())) })
			})
		post(func() { l.ended(source, said) })
	}()
	l.work.Status(phrase.Of("Listening to {source}: a search is shown when it begins.", "source", source.Name))
	l.work.Mark()
	return nil
}

// ended notes that nothing comes from a source any more, and says so unless a fault was said.
func (l *listening) ended(source *attach.Source, said string) {
	if l.source != source {
		return
	}
	l.source = nil
	l.stop()
	if said != "" {
		l.work.Status(said)
	}
	l.work.Mark()
}

// end ends the listening; the tree that grew stays as it is.
func (l *listening) end() {
	if l.source != nil {
		l.stop()
		name := l.source.Name
		l.source = nil
		l.work.Status(phrase.Of("{source} is listened to no longer.", "source", name))
		l.work.Mark()
	}
}
