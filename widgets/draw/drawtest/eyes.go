package drawtest

import (
	"image/color"
	"math"
)

// StepOfLightness returns by how much two colours differ in lightness, L* of CIELAB from 0 to 100, for usual eyes or
// for deuteranopic ones, whichever see less. Deuteranopia is the most common of the colour blindnesses in which two
// hues can look the same; what differs in lightness is told apart all the same.
func StepOfLightness(a, b color.NRGBA) float64 {
	x, y := linear(a), linear(b)
	return min(math.Abs(lightness(x)-lightness(y)), math.Abs(lightness(deuteranopic(x))-lightness(deuteranopic(y))))
}

// linear returns the light of a colour's three parts, 0 to 1.
func linear(c color.NRGBA) (light [3]float64) {
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		if s := float64(v) / 255; s > 0.04045 {
			light[i] = math.Pow((s+0.055)/1.055, 2.4)
		} else {
			light[i] = s / 12.92
		}
	}
	return light
}

// deuteranopic returns what eyes without the green receptor see of a light (Machado, Oliveira and Fernandes 2009,
// severity 1).
func deuteranopic(light [3]float64) (seen [3]float64) {
	for i, row := range [3][3]float64{
		{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881},
	} {
		for k, part := range row {
			seen[i] += part * light[k]
		}
		seen[i] = min(max(seen[i], 0), 1)
	}
	return seen
}

// lightness is L* of a light.
func lightness(light [3]float64) float64 {
	y := 0.2126*light[0] + 0.7152*light[1] + 0.0722*light[2]
	if y <= 216.0/24389 {
		return y * 24389 / 27
	}
	return 116*math.Cbrt(y) - 16
}
