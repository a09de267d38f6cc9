// Package pane says what the window is made of.
//
// A [Pane] is what stands in a column or a tab. It shows a [View], the one value that says
// what the window is about: game, position, tree, node, and the printer of nodes. The tree need not have a
// programme: whatever only a programme can say is asked by an ability that may be absent. What a pane
// wants of the rest of the window it asks of its [Host]. A pane knows neither the window
// nor the other panes.
//
// # When a pane is shown
//
// The window makes one View a change and hands it to the panes that can be seen: those in
// front, and those that have a layer on the board. The others compute nothing; they get
// the latest View when they come to the front. Everything happens on the window's
// goroutine; long walks go to a [work.Slot].
//
// # To add a pane
//
//  1. Write a type that embeds a [Tab], with its [Key], title and content, in a package under
//     app/panes, and a constructor that takes a [Host] and the services
//     of app/panes that it needs.
//  2. Draw what it has to say in Show.
//  3. Add a line to the list in app/panes: the key, the programme that it is about (none
//     for all), and the constructor.
//  4. What only some panes do is a further interface, found by type assertion: [Grower],
//     [Closer], [Chooser], [Fronter], [Resumer], [Picker], [Commander], [Comparer], [Suggester].
//
// A pane that draws on the board returns its layers from Layers, each with a key of its
// own, under which the settings keep whether it is switched on.
package pane
