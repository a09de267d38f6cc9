//go:build !js

package workbench

import (
	"context"
	"fmt"
	"image"

	"drevo/app/link"
	"drevo/app/pane"
)

// Film draws the window in one state after another: what a state does not say stays as the one before has left it.
// Of the picture come the size, the theme, the face and the first state.
func Film(ctx context.Context, of PictureOf, states []link.State) (pictures []image.Image, err error) {
	s, end, err := newStudio(of)
	if err != nil {
		return nil, err
	}
	defer end()
	if err := s.arrange(ctx); err != nil {
		return nil, err
	}
	for i, state := range states {
		if err := s.show(ctx, state, state.Thinks()); err != nil {
			return nil, fmt.Errorf("state %d: %w", i+1, err)
		}
		picture, err := s.draw(ctx)
		if err != nil {
			return nil, err
		}
		pictures = append(pictures, picture)
	}
	return pictures, nil
}

// Choices are the words that a picture can be asked for: the tabs, each with what can be chosen in it, and the layers.
func Choices(of PictureOf) (tabs, layers []string, err error) {
	s, end, err := newStudio(of)
	if err != nil {
		return nil, nil, err
	}
	defer end()
	for _, key := range s.board.LayerKeys() {
		layers = append(layers, string(key))
	}
	for _, name := range s.frame.names() {
		if p := s.frame.slotOf(pane.Key(name)); p != nil {
			if c, ok := p.Pane.(pane.Chooser); ok {
				name += ": " + listed(c.Choices())
			}
		}
		tabs = append(tabs, name)
	}
	return tabs, layers, nil
}
