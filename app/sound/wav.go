package sound

import (
	"bytes"
	"encoding/binary"
	"math"
	"time"
)

// rate is how many samples a second has.
const rate = 22050

// wave is a sound as samples from -1 to 1.
type wave []float64

// silence returns a wave of some length.
func silence(length time.Duration) wave { return make(wave, int(length.Seconds()*rate)) }

// add lays a tone over a wave: struck at a time, and fading to a third in each fade.
func (w wave) add(at time.Duration, hertz, loud float64, fade time.Duration) {
	first := int(at.Seconds() * rate)
	for i := first; i < len(w); i++ {
		t := float64(i-first) / rate
		struck := min(t/0.004, 1) // without a click
		w[i] += loud * struck * math.Exp(-t/fade.Seconds()) * math.Sin(2*math.Pi*hertz*t)
	}
}

// knock is a piece put on a board of wood.
func knock() wave {
	w := silence(120 * time.Millisecond)
	w.add(0, 190, 0.5, 18*time.Millisecond)
	w.add(0, 430, 0.25, 10*time.Millisecond)
	return w
}

// The music: a bar of broken chords for each of four harmonies, in half-tones from the A below middle C.
// The tune is ours; the thesis does not say what its music was.
var chords = [][]float64{{-12, 0, 3, 7, 12, 7}, {-16, -4, 0, 3, 8, 3}, {-9, 0, 3, 8, 12, 8}, {-14, -2, 2, 5, 10, 5}}

// note is how long a note of the music lasts before the next.
const note = 320 * time.Millisecond

// music is played over and over while a programme thinks.
func music() wave {
	notes := len(chords) * len(chords[0])
	w := silence(time.Duration(notes) * note)
	for bar, chord := range chords {
		for beat, halftones := range chord {
			at := time.Duration(bar*len(chord)+beat) * note
			hertz := 220 * math.Pow(2, halftones/12)
			w.add(at, hertz, 0.16, 450*time.Millisecond)
			w.add(at, 2*hertz, 0.04, 200*time.Millisecond)
		}
	}
	w.fadeOut(60 * time.Millisecond) // so that it can begin again
	return w
}

// fadeOut lets the end of a wave go down to nothing.
func (w wave) fadeOut(length time.Duration) {
	n := min(int(length.Seconds()*rate), len(w))
	for i := range n {
		w[len(w)-1-i] *= float64(i) / float64(n)
	}
}

// wav writes a wave as a file of sixteen bits a sample, one channel.
func (w wave) wav() []byte {
	var out bytes.Buffer
	put := func(values ...any) {
		for _, v := range values {
			_ = binary.Write(&out, binary.LittleEndian, v) // into memory
		}
	}
	size := uint32(2 * len(w))
	put([]byte("RIFF"), 36+size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1), uint32(rate), uint32(2*rate),
		uint16(2), uint16(16), []byte("data"), size)
	samples := make([]int16, len(w))
	for i, s := range w {
		samples[i] = int16(math.Round(max(min(s, 1), -1) * math.MaxInt16))
	}
	put(samples)
	return out.Bytes()
}
