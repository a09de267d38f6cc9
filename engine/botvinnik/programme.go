package botvinnik

const (
	optionHorizon = "horizon"
	optionLength  = "length"
	optionPersist = "persist"
)
