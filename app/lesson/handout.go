package lesson

import (
	"context"
	"fmt"
	"html/template"

	"drevo/app/handout"
	"drevo/engine/board"
	"drevo/internal/phrase"
)

// handoutLines is how many lines a task has to be answered on.
const handoutLines = 2

// Handout is a lesson on paper: its text, each task with its board and room for the answer; the answers, which are the
// record's, stand on a leaf of their own at the end, or nowhere.
func (d *Desk) Handout(ctx context.Context, l *Lesson, answers bool) (page handout.Page, err error) {
	page = handout.Page{Title: l.Title}
	if l.Source != "" {
		page.Lead = append(page.Lead, "Source: "+l.Source)
	}
	page.Lead = append(page.Lead, phrase.Of("{side} to move. {programme} thinks about this position.", "side",
		l.Position.Turn().String(), "programme", l.Programme))
	page.Parts = []handout.Part{{Board: handout.Board(&l.Position, board.NoMove)}}
	var truths []handout.Part
	var last template.HTML
	for _, b := range l.Blocks {
		switch {
		case b.Task != nil:
			part, truth, err := d.taskOnPaper(ctx, l, b.Task)
			if err != nil {
				return page, err
			}
			if last == part.Board {
				part.Board = "" // it stands above
			} else if part.Board != "" {
				last = part.Board
			}
			page.Parts, truths = append(page.Parts, part), append(truths, truth)
		case b.Check == nil:
			page.Parts = append(page.Parts, textOnPaper(b))
		}
	}
	if answers && len(truths) > 0 {
		truths[0].Heading, truths[0].Leaf = "Answers", true
		page.Parts = append(page.Parts, truths...)
	}
	return page, nil
}

// textOnPaper is a block of the text.
func textOnPaper(b Block) handout.Part {
	switch {
	case b.Heading > 0:
		return handout.Part{Heading: b.Words()}
	case b.Code:
		return handout.Part{Text: b.Words(), Class: handout.Code}
	case b.Bullet != "":
		return handout.Part{Text: b.Bullet + " " + b.Words(), Class: handout.Bullet}
	}
	return handout.Part{Text: b.Words()}
}

// taskOnPaper is what a task asks, and its answer; of one in steps the first question stands for all.
func (d *Desk) taskOnPaper(ctx context.Context, l *Lesson, t *Task) (asked, answer handout.Part, err error) {
	questions, err := d.Questions(ctx, l, t)
	if err != nil {
		return asked, answer, err
	}
	q := questions[0]
	asked = handout.Part{Text: fmt.Sprintf("%d. %s", t.Number, q.Say), Class: handout.Task, Choices: q.Choices,
		Lines: max(handoutLines, len(questions))}
	for _, s := range q.Options {
		asked.Choices = append(asked.Choices, s.Name+": "+s.Sentence)
	}
	if len(asked.Choices) > 0 && len(questions) == 1 {
		asked.Lines = 0 // to be ticked
	}
	if q.In != nil && q.At > 0 {
		if p, err := q.In.Tree().Position(q.At); err == nil {
			asked.Board = handout.Board(&p, q.In.Tree().Node(q.At).Move)
		}
	}
	answer = handout.Part{Text: fmt.Sprintf("%d. %s", t.Number, q.Truth.Text), Class: handout.Bullet}
	for _, more := range questions[1:] {
		answer.Choices = append(answer.Choices, more.Say+" "+more.Truth.Text)
	}
	return asked, answer, nil
}
