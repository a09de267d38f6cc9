package workbench

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/widgets/tooltip"
)

// status is the sentence in the bar, and how long it stays.
type status struct {
	bar     *message
	work    *workspace.Workspace
	quiet   bool // what a search has come to is said elsewhere
	passing bool // the sentence goes with the position that it was said at
	saidAt  board.Position
	saidOf  *session.Search // and, if there is one, with its tree
}

func newStatus(hints *tooltip.Layer) *status { return &status{bar: newMessage(hints)} }

// Status shows a sentence in the bar, until the user or a game goes on to another position.
func (s *status) Status(text string) {
	s.bar.say(sentence(text), false)
	s.passing, s.saidAt, s.saidOf = true, s.work.Session.Position(), nil
}

// Outcome shows a sentence in the bar that stays while the tree that is shown does: what a search has
// come to. Where the headline is all that there is to say it says nothing.
func (s *status) Outcome(text string) {
	if s.quiet {
		text = ""
	}
	s.Status(text)
	s.saidOf = s.work.Session.Search()
}

// Fault shows a sentence in the bar that says what went wrong. It stays until there is another.
func (s *status) Fault(text string) {
	s.bar.say(sentence(text), true)
	s.passing = false
}

// pass takes a sentence off the bar that was of another position, and of another search.
func (s *status) pass(v pane.View) {
	if s.passing && s.saidAt != v.Position && (s.saidOf == nil || s.saidOf != v.Search) {
		s.bar.say("", false)
		s.passing = false
	}
}

// mostStatus bounds the characters of a sentence in the bar, which quotes what others have
// written.
const mostStatus = 500

// sentence makes one line of a text, of a length that can be laid out.
func sentence(text string) string {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' }), "; ")
	for i := range text {
		if i >= mostStatus {
			return text[:i] + "…"
		}
	}
	return text
}

// message is a sentence in the bar. What went wrong is in another colour, behind a sign. Resting on
// it, or a click, shows the whole of it, which a narrow window cuts off.
type message struct {
	widget.Label
	hints *tooltip.Layer
	sign  *widget.Icon // seen where something went wrong
	line  *fyne.Container
}

func newMessage(hints *tooltip.Layer) *message {
	m := &message{hints: hints, sign: widget.NewIcon(theme.NewErrorThemedResource(theme.ErrorIcon()))}
	m.ExtendBaseWidget(m)
	m.Truncation = fyne.TextTruncateEllipsis
	m.sign.Hide()
	m.line = container.NewBorder(nil, nil, m.sign, nil, m)
	return m
}

// say shows a sentence, which may say what went wrong.
func (m *message) say(text string, wrong bool) {
	m.Importance = widget.MediumImportance
	if wrong {
		m.Importance = widget.DangerImportance
	}
	m.sign.Hidden = !wrong
	m.SetText(text)
	m.line.Refresh() // the sign takes room, or gives it back
}

// Hint is the whole of the sentence.
func (m *message) Hint() string { return m.Text }

// Tapped is Fyne's hook.
func (m *message) Tapped(e *fyne.PointEvent) { m.hints.Show(m.Text, e.AbsolutePosition) }

// MouseIn is Fyne's hook.
func (m *message) MouseIn(e *desktop.MouseEvent) { m.hints.Show(m.Text, e.AbsolutePosition) }

// MouseMoved is Fyne's hook.
func (m *message) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is Fyne's hook.
func (m *message) MouseOut() { m.hints.Hide() }
