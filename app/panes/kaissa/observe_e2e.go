//go:build e2e

package kaissa

import (
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/chart"
)

// Observe tells the window tests how many iterations have ended, how many rounds there are and which
// one is marked, and what stands above the axis.
func (p *Rounds) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	data := p.data()
	rounds, ended := 0, 0
	for _, row := range data.Rows {
		switch row := row.(type) {
		case chart.Round:
			rounds++
		case chart.Stage:
			if row.Cost != running {
				ended++
			}
		}
	}
	marked, _ := p.chart.Selected()
	state := map[string]any{"rounds": rounds, "stagesEnded": ended, "roundMarked": marked,
		"reductionsCounted": p.savings != nil, "roundTexts": strings.Split(p.said.Text, "\n")}
	return state, map[string]fyne.CanvasObject{"rounds": p.chart}
}
