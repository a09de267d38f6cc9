// Package lesson reads lessons and asks their tasks. A lesson is one Markdown file that reads well as it is: what
// stands between two lines --- at its start says which search it is about, links that begin with drevo: show a state
// of the window, a fenced block "ask KIND" is a task, a fenced block "check" holds what must be true of the search for
// the text to be true. A folder of lessons is a course, in the order of the names of its files.
//
//	l, err := lesson.Read("order.md", text)        // err is Faults: what is wrong, with line and column
//	desk := lesson.NewDesk(engine.Programmes())    // keeps the searches that the tasks are about
//	questions, err := desk.Questions(ctx, l, task) // made from the record
//	trial := lesson.Trial{Question: questions[0]}
//	verdict, err := trial.Answer(ctx, lesson.Answer{Move: move})
//
// No task holds its answer. A [Question] is made from the record of a search (what was looked at, in which order, with
// which bounds, why nothing more was done), from the evaluation, or from another search; the truth that is told in the
// end is a sentence of the record, with the node where it stands. Only the text of a lesson and its hints are its
// author's, and [Desk.Check] says where the record does not bear them out: it makes every search, holds every
// check against it, and solves every task as a learner would, wrong first and then right.
//
// Nothing but the searches is done, and no more than [mostNodes] nodes of each. The package knows no window.
//
// To add a kind of task: a row in [Kinds] with the fields that it reads, and a function that makes its questions.
package lesson
