// Package sound lets a programme be heard: music while it thinks, as in the thesis of PaulChess, and a
// knock for every move of a game that is played. Both are off at first.
//
//	s := &sound.Player{Post: fyne.Do, OnFault: setStatus}
//	s.Music(true)  // until Music(false)
//	s.Knock()
//	s.Close()
//
// The sounds are computed here and written as WAV files into a folder of their own; a player of the
// system that is found on the path plays them: see [Tools]. No sound card, no player and no folder are no
// fault of a chess program: what is wrong is said once.
package sound
