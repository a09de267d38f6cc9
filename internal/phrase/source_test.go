package phrase_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestSource: every template of the program is a literal, every place in it is given, and each given is used. No
// sentence of several places has them unnamed, nor is it joined from pieces.
func TestSource(t *testing.T) {
	templates := 0
	err := filepath.WalkDir(root(t), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		c, err := check(path, source)
		templates += c.templates
		for _, fault := range c.faults {
			t.Error(fault)
		}
		return err
	})
	if err != nil || templates == 0 {
		t.Fatal(templates, err)
	}
}

// TestCheck: what the check refuses.
func TestCheck(t *testing.T) {
	for code, want := range map[string]string{
		`phrase.Of("{a} and {b:%d}" + "{a}", "a", 1, "b", 2)`:        "",
		`sentence.Of("{a}", "b", 1)`:                                 "{a} is not given",
		`phrase.Of(lang.L("{a}"), "a", 1)`:                           "",
		`phrase.Of("{a}", "a", 1, "b", 2)`:                           "b is not used",
		`phrase.Of("{a} and {b}", "a", 1)`:                           "{b} is not given",
		`phrase.Of(text, "a", 1)`:                                    "the template is no literal",
		`phrase.Of("{a}", name, 1)`:                                  "the name of a place is no literal",
		`phrase.Of("{a}", "a")`:                                      "a has no value",
		`phrase.Of("{a", "a", 1)`:                                    "a brace is open",
		`phrase.Of("{a} is %d", "a", 1)`:                             "a format outside of a place",
		`say := phrase.With("a", 1, "b", 2); say("{a}"); say("{b}")`: "",
		`say := phrase.With("a", 1, "b", 2); say("{a}")`:             "b is not used",
		`say := phrase.With("a", 1); say("{a} and {b}")`:             "{b} is not given",
		`say := phrase.With("a", 1); say("{a}"); say(text)`:          "the template is no literal",
		`fmt.Sprintf("%d of %d.", 1, 2)`:                             "a sentence whose places have no names",
		`fmt.Sprintf("%d of %d", 1, 2)`:                              "",
		`fmt.Sprintf("balance %+d", 1)`:                              "a signed number without the one minus",
		`say("The " + man + " on " + square + ".")`:                  "a sentence that is joined from pieces",
		`say(text + " The man is " + man + ".")`:                     "",
		`call(phrase.With("a", 1))`:                                  "With is for a variable of the function",
	} {
		c, err := check("x.go", []byte("package x\nfunc f() { "+code+" }"))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(c.faults, "; "); (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q instead of %q", code, got, want)
		}
	}
}

// root is the folder of the module.
func root(t *testing.T) string {
	t.Helper()
	for folder := "."; ; folder = filepath.Join("..", folder) {
		switch _, err := os.Stat(filepath.Join(folder, "go.mod")); {
		case err == nil:
			return folder
		case !errors.Is(err, fs.ErrNotExist):
			t.Fatal(err)
		}
	}
}

// checker looks through one file.
type checker struct {
	files     *token.FileSet
	templates int
	faults    []string
}

// given are the names of the places of a call, and which of them a template has used.
type given map[string]bool

func check(path string, source []byte) (checker, error) {
	c := checker{files: token.NewFileSet()}
	file, err := parser.ParseFile(c.files, path, source, parser.SkipObjectResolution)
	if err != nil {
		return c, err
	}
	for _, d := range file.Decls {
		c.declaration(d)
	}
	return c, nil
}

// declaration checks a function, or what stands outside of functions.
func (c *checker) declaration(d ast.Decl) {
	sayings, assigned := map[string]given{}, map[ast.Expr]bool{}
	at := map[string]ast.Node{}
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, value := range n.Rhs {
				if call, ok := value.(*ast.CallExpr); ok && says(call, "With") && len(n.Lhs) == len(n.Rhs) {
					name := n.Lhs[i].(*ast.Ident).Name
					c.unused(sayings[name], at[name])
					sayings[name], at[name], assigned[value] = c.names(call.Args, n), n, true
				}
			}
		case *ast.BinaryExpr:
			c.pieces(n)
		case *ast.CallExpr:
			name, _ := n.Fun.(*ast.Ident)
			switch {
			case calls(n, "fmt", "Sprintf"):
				c.format(n)
			case says(n, "Of"):
				places := c.names(n.Args[1:], n)
				c.template(n.Args[0], places)
				c.unused(places, n)
			case says(n, "With") && !assigned[n]:
				c.fault(n, "With is for a variable of the function")
			case name != nil && sayings[name.Name] != nil:
				c.template(n.Args[0], sayings[name.Name])
			}
		}
		return true
	})
	for name, places := range sayings {
		c.unused(places, at[name])
	}
}

// says reports whether a function of package phrase is called, or that of package sentence, whose places are facts.
func says(call *ast.CallExpr, function string) bool {
	return calls(call, "phrase", function) || calls(call, "sentence", function)
}

// calls reports whether a function of a package is called.
func calls(call *ast.CallExpr, of, function string) bool {
	s, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != function {
		return false
	}
	p, ok := s.X.(*ast.Ident)
	return ok && p.Name == of
}

// names are those of the places that are given.
func (c *checker) names(args []ast.Expr, at ast.Node) given {
	places := given{}
	for i := 0; i < len(args); i += 2 {
		name, ok := literal(args[i])
		if !ok {
			c.fault(at, "the name of a place is no literal")
		}
		if i+1 == len(args) {
			c.fault(at, name+" has no value")
		}
		places[name] = false
	}
	return places
}

var (
	place  = regexp.MustCompile(`\{([a-z][A-Za-z]*)(:[^{}]+)?\}`)
	format = regexp.MustCompile(`%[+#]?[.\d]*[a-z]`)
	signed = regexp.MustCompile(`%\+[.\d]*[dfg]`)
	start  = regexp.MustCompile(`[.}] [A-Z]`)
	clause = regexp.MustCompile(`\{\}.*[a-z]{2,}.*\{\}`)
)

// template checks a template against what is given.
func (c *checker) template(e ast.Expr, places given) {
	c.templates++
	text, ok := literal(e)
	if !ok {
		c.fault(e, "the template is no literal")
	}
	for _, m := range place.FindAllStringSubmatch(text, -1) {
		if _, ok := places[m[1]]; !ok {
			c.fault(e, "{"+m[1]+"} is not given")
		}
		places[m[1]] = true
	}
	rest := place.ReplaceAllString(text, "")
	if strings.ContainsAny(rest, "{}") {
		c.fault(e, "a brace is open")
	}
	if format.MatchString(rest) {
		c.fault(e, "a format outside of a place")
	}
}

// format refuses a format that is a sentence of several places, and one that writes a hyphen for a minus.
func (c *checker) format(call *ast.CallExpr) {
	text, _ := literal(call.Args[0])
	if strings.HasSuffix(text, ".") && len(call.Args) > 2 {
		c.fault(call, "a sentence whose places have no names")
	}
	if signed.MatchString(text) {
		c.fault(call, "a signed number without the one minus")
	}
}

// pieces refuses a sentence that is joined from pieces: two values or more, with text between that does not begin
// another sentence, and a full stop.
func (c *checker) pieces(sum *ast.BinaryExpr) {
	values, text := 0, ""
	for _, e := range operands(sum) {
		piece, ok := literal(e)
		if text += piece; !ok {
			values++
			text += "{}"
		}
	}
	if starts := start.FindAllStringIndex(text, -1); len(starts) > 0 {
		text = text[starts[len(starts)-1][0]+1:]
	}
	if values > 1 && strings.HasSuffix(text, ".") && clause.MatchString(text) {
		c.fault(sum, "a sentence that is joined from pieces")
	}
}

// operands are the parts of a sum, from left to right.
func operands(e ast.Expr) []ast.Expr {
	if sum, ok := e.(*ast.BinaryExpr); ok && sum.Op == token.ADD {
		return append(operands(sum.X), operands(sum.Y)...)
	}
	return []ast.Expr{e}
}

// unused finds what no template has used.
func (c *checker) unused(places given, at ast.Node) {
	for name, used := range places {
		if !used {
			c.fault(at, name+" is not used")
		}
	}
}

// literal returns a string literal, also one in parts, or one that Fyne translates.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		x, ok := literal(e.X)
		y, too := literal(e.Y)
		return x + y, ok && too && e.Op == token.ADD
	case *ast.CallExpr:
		if calls(e, "lang", "L") {
			return literal(e.Args[0])
		}
	}
	return "", false
}

func (c *checker) fault(at ast.Node, text string) {
	fault := fmt.Sprintf("%v: %s", c.files.Position(at.Pos()), text)
	if !slices.Contains(c.faults, fault) {
		c.faults = append(c.faults, fault)
	}
}
