package command

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/app/experiment"
	"drevo/engine/search"
)

// completions are what each shell is told once: to ask "drevo complete" with the words of the line, the last of which
// may be begun. Its answer is a word a line, behind a tab what it means; nothing is answered where a file may stand.
var completions = map[string]string{
	"bash": `_drevo() {
  local line=${COMP_LINE:0:COMP_POINT} IFS=$' \t\n'
  local -a words=($line)
  [[ $line == *' ' ]] && words+=('')
  local current=${words[${#words[@]}-1]}
  IFS=$'\n'
  COMPREPLY=($("${words[0]}" complete "${words[@]:1}" 2>/dev/null | cut -f1))
  [[ $current == *=* ]] && COMPREPLY=("${COMPREPLY[@]#"${current%%=*}="}")
  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -o default -F _drevo drevo
`,
	"zsh": `#compdef drevo
_drevo() {
  local -a names shown
  local line
  for line in "${(@f)$("$words[1]" complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && names+=("${line%%$'\t'*}") && shown+=("${line/$'\t'/  -- }")
  done
  if (( ! $#names )); then
    _files
  elif [[ $names[1] == *= ]]; then
    compadd -S '' -l -d shown -a names
  else
    compadd -l -d shown -a names
  fi
}
compdef _drevo drevo
`,
	"fish": `function __drevo_complete
    set -l words (commandline -opc) (commandline -ct)
    $words[1] complete $words[2..] 2>/dev/null
end
complete -c drevo -n 'count (__drevo_complete) >/dev/null' -f -a '(__drevo_complete)'
`,
}

// printCompletion prints what a shell is told.
func printCompletion(_ context.Context, args []string, to streams) error {
	shell, args := firstWord(args)
	if err := parse(flag.NewFlagSet("completion", flag.ContinueOnError), args); err != nil {
		return err
	}
	text, ok := completions[strings.ToLower(shell)]
	if !ok {
		return wrong("say for which shell: %s", strings.Join(slices.Sorted(maps.Keys(completions)), ", "))
	}
	_, err := fmt.Fprint(to.out, text)
	return err
}

// complete answers a shell.
func complete(_ context.Context, args []string, to streams) error {
	for _, c := range completing(args, to) {
		if _, err := fmt.Fprintln(to.out, strings.TrimRight(c.word+"\t"+c.sentence, "\t")); err != nil {
			return err
		}
	}
	return nil
}

// candidate is a word that may stand at the end of a line, with what it means.
type candidate struct{ word, sentence string }

// completing are the words that the last one of a line may become.
func completing(line []string, to streams) []candidate {
	if len(line) == 0 {
		return commandCandidates()
	}
	last := line[len(line)-1]
	if len(line) == 1 {
		return begun(commandCandidates(), last)
	}
	c, err := find(line[0])
	if err != nil {
		return nil
	}
	flags := c.flags(to)
	switch f := flagBefore(flags, line[1:len(line)-1]); {
	case f != nil && !strings.HasPrefix(last, "-"):
		return begun(valueCandidates(f, line, to), last)
	case strings.HasPrefix(last, "-"):
		var list []candidate
		flags.VisitAll(func(f *flag.Flag) { list = append(list, candidate{"-" + f.Name, flagSentence(f)}) })
		return begun(list, last)
	case len(line) == 2:
		return begun(c.firstWords(to), last)
	}
	return nil
}

// begun are those that a word begins, in letters of any size.
func begun(list []candidate, word string) []candidate {
	return slices.DeleteFunc(list, func(c candidate) bool {
		return !strings.HasPrefix(strings.ToLower(c.word), strings.ToLower(word))
	})
}

func commandCandidates() (list []candidate) {
	for _, c := range table() {
		if !c.hidden {
			list = append(list, candidate{c.name, c.sentence})
		}
	}
	return list
}

// firstWords are what may stand first behind a command.
func (c command) firstWords(to streams) (list []candidate) {
	switch c.name {
	case "help":
		return commandCandidates()
	case "programmes":
		for _, p := range to.programmes {
			list = append(list, candidate{p.About().ID, p.About().Name})
		}
	case "experiment":
		for _, e := range experiment.All() {
			list = append(list, candidate{e.Name, e.Sentence})
		}
		list = append(list, candidate{"merge", "Joins the parts of an experiment that were done apart."})
	default:
		jobs, _, _ := strings.Cut(c.words, " ")
		for job := range strings.SplitSeq(jobs, "|") {
			if job != "" && job == strings.ToLower(job) {
				list = append(list, candidate{word: job})
			}
		}
	}
	return list
}

// flagBefore is the flag that words end with if a value of it comes next, else nil.
func flagBefore(flags *flag.FlagSet, words []string) *flag.Flag {
	for i, word := range slices.Backward(words) {
		if !strings.HasPrefix(word, "-") {
			continue
		}
		f := flags.Lookup(strings.ToLower(strings.TrimLeft(word, "-")))
		if f == nil {
			return nil
		}
		if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
			return nil
		}
		if _, more := f.Value.(settings); more || i == len(words)-1 {
			return f
		}
		return nil
	}
	return nil
}

// valueCandidates are the values of a flag, where they are known; of a list behind its last comma.
func valueCandidates(f *flag.Flag, line []string, to streams) (list []candidate) {
	last := line[len(line)-1]
	switch f.Name {
	case "programme", "programmes":
		before := last[:strings.LastIndexByte(last, ',')+1]
		for _, p := range to.programmes {
			id := p.About().ID
			list = append(list, candidate{before + id, p.About().Name})
			for _, preset := range p.Presets() {
				if !strings.Contains(preset.Name, " ") { // a word of its own for the shell
					list = append(list, candidate{before + id + "/" + preset.Name, preset.Sentence})
				}
			}
		}
	case "set":
		return settingCandidates(programmeIn(line, to), last)
	default: // a flag that names its values: "light|dark"
		values, _ := flag.UnquoteUsage(f)
		for value := range strings.SplitSeq(values, "|") {
			if value == strings.ToLower(value) {
				list = append(list, candidate{word: value})
			}
		}
	}
	return list
}

// programmeIn is the programme that a line names, or the first one.
func programmeIn(line []string, to streams) search.Programme {
	for i, word := range line[:len(line)-1] {
		if strings.HasPrefix(strings.TrimLeft(word, "-"), "programme") && word[0] == '-' {
			if p, _, err := to.programmes.Player(line[i+1]); err == nil {
				return p
			}
		}
	}
	return to.programmes[0]
}

// settingCandidates are the options of a programme as "name=", or the values of one that is begun.
func settingCandidates(p search.Programme, word string) (list []candidate) {
	name, _, named := strings.Cut(word, "=")
	for _, o := range p.Options() {
		switch {
		case !named:
			list = append(list, candidate{o.Name + "=", o.Sentence})
		case o.Name != name:
		case o.Type == search.Bool:
			list = append(list, candidate{word: name + "=true"}, candidate{word: name + "=false"})
		default:
			for _, choice := range o.Choices {
				list = append(list, candidate{name + "=" + choice.Name, choice.Sentence})
			}
		}
	}
	return list
}
