package lesson

import (
	"context"
	"errors"
	"fmt"
)

// Report is what a check of a lesson did.
type Report struct{ Tasks, Questions, Conditions, Links int }

// Check makes the searches of a lesson, holds its checks against them, follows its links, and answers every question as
// a learner would: wrong, then right; and wrong until the truth is told. The error is [Faults], or that of ctx.
func (d *Desk) Check(ctx context.Context, l *Lesson) (Report, error) {
	c := checking{desk: d, lesson: l}
	s, err := d.Search(ctx, l, nil)
	if err != nil {
		return c.Report, errors.Join(ctx.Err(), Faults{{l.File, Place{1, 1}, err.Error()}})
	}
	for _, link := range l.Links() {
		c.Links++
		if err := newRecord(s).linked(link.Link); err != nil {
			c.fault(link.Place, err)
		}
	}
	for _, b := range l.Blocks {
		switch {
		case ctx.Err() != nil:
			return c.Report, ctx.Err()
		case b.Task != nil:
			c.task(ctx, b.Task)
		case b.Check != nil:
			c.conditions(ctx, b.Check)
		}
	}
	return c.Report, c.faults.err()
}

// checking is a lesson that is checked.
type checking struct {
	Report
	desk   *Desk
	lesson *Lesson
	faults Faults
}

func (c *checking) fault(at Place, err error) {
	var f Fault
	if errors.As(placed(c.lesson, at, err), &f) {
		c.faults = append(c.faults, f)
	}
}

// conditions holds a check against the record.
func (c *checking) conditions(ctx context.Context, check *Check) {
	for _, f := range check.Conditions {
		c.Conditions++
		condition, err := conditionOf(f)
		if err != nil {
			c.fault(f.Place, err)
			continue
		}
		if ok, found, err := c.desk.holds(ctx, c.lesson, condition); err != nil {
			c.fault(f.Place, err)
		} else if !ok {
			c.fault(f.Place, fmt.Errorf("that is not so: %s is %s", condition.left.what, found))
		}
	}
}

// task solves a task.
func (c *checking) task(ctx context.Context, t *Task) {
	c.Tasks++
	questions, err := c.desk.Questions(ctx, c.lesson, t)
	if err != nil {
		c.fault(t.Place, err)
		return
	}
	for i, q := range questions {
		c.Questions++
		if err := solve(ctx, q); err != nil {
			c.fault(t.Place, fmt.Errorf("question %d of %s: %w", i+1, t.Kind, err))
		}
	}
}

// solve answers a question as two learners would: the first is wrong once, the second till the end.
func solve(ctx context.Context, q *Question) error {
	first := Trial{Question: q}
	for _, right := range []bool{false, true} {
		answer := q.Wrong()
		if right {
			answer = q.Right()
		}
		verdict, err := first.Answer(ctx, answer)
		switch {
		case err != nil:
			return err
		case verdict.Right != right:
			return fmt.Errorf("an answer was taken for what it is not")
		case !right && verdict.Hint == "":
			return errors.New("a wrong answer gets no hint")
		}
	}
	last := Trial{Question: q, Misses: len(q.Hints)}
	verdict, err := last.Answer(ctx, q.Wrong())
	switch {
	case err != nil:
		return err
	case !verdict.Over || verdict.Truth.Text == "":
		return errors.New("the truth is not told in the end")
	}
	return nil
}
