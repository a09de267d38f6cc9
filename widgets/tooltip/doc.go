// Package tooltip shows hints: a sentence that appears beside the mouse after it has rested on
// something.
//
// A [Layer] is made once a window and laid over its content. Whatever knows what the mouse is on
// calls [Layer.Show], which is also the shape of an OnHover callback:
//
//	tips := tooltip.NewLayer()
//	window.SetContent(tips.Over(content))
//	list.OnHover = tips.Show
//
// A [Button] is a button with an icon that explains itself, for a tool bar; [Layer.Hint] gives a
// hint to any other object:
//
//	tooltip.NewButton(tips, theme.MediaPlayIcon(), "Let the programme think.", think)
//	tips.Hint(widget.NewIcon(icon), "White's king has moved.")
//
// A hint goes when the mouse leaves what it is about, at any key ([Layer.HideOnKeys]), and by itself when it was
// read: the toolkit does not say that the mouse has left the window. It stands
// below the mouse, or above a control, where it doesn't cover the next one.
//
// The layer never catches the mouse. It lies over the content but under dialogs and menus, so these
// can't have hints. Everything here must be called on Fyne's goroutine; positions and sizes are
// Fyne's device-independent units.
package tooltip
