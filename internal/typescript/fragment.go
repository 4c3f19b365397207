package typescript

import (
	"fmt"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine"
)

// Fragment is code of documentation with what stands around it so that it is a program.
type Fragment struct {
	Before, After string
	Declares      map[string]bool // names that the code itself declares or imports
	Augments      bool            // it adds declarations to modules, or to all
	Exports       bool            // it is a module that exports something, and thus a whole file
	Broken        bool            // nothing around it makes a program of it
}

// wrap stands around a fragment that begins with one of some texts.
type wrap struct {
	before, after string
	begins        []string // nil for any
}

// wraps are what makes a program of a fragment: nothing, an expression, elements side by side, members of an object.
var wraps = []wrap{{}, {before: "(", after: "\n)"}, {"(<>", "</>)", []string{"<", "{/*"}}, {before: "({", after: "\n})"}}

func (w wrap) fits(code string) bool {
	begins := func(text string) bool { return strings.HasPrefix(code, text) }
	return w.begins == nil || slices.ContainsFunc(w.begins, begins)
}

var functionBody = Fragment{Before: "async function fragment() {\n", After: "\n}"}

// ReadFragment finds what makes a program of code: the first that leaves no syntax error, else none. name is one whose
// extension tells the grammar. Code that begins with a brace is an object before it is a block.
func ReadFragment(name, code string) Fragment {
	order := wraps
	if strings.HasPrefix(strings.TrimSpace(code), "{") {
		order = append(append(order[:0:0], wraps[1], wraps[0]), wraps[2:]...)
	}
	for _, wrap := range order {
		if !wrap.fits(strings.TrimSpace(code)) {
			continue
		}
		tree, err := tsgo.Parse(name, wrap.before+code+wrap.after)
		if err != nil {
			break
		}
		if len(tree.SyntaxErrors()) > 0 {
			continue
		}
		if wrap.before == "" && tree.Returns() && !tree.Imported() {
			return functionBody
		}
		return Fragment{Before: wrap.before, After: wrap.after, Declares: tree.Declared(), Augments: tree.Augments(),
			Exports: tree.Exports()}
	}
	return Fragment{Broken: true}
}

// IsErased says whether code is what it is without types, and thus JavaScript.
func (f Fragment) IsErased(code string) bool {
	tree, err := tsgo.Parse("fragment.tsx", f.Before+code+f.After)
	if err != nil || len(tree.SyntaxErrors()) > 0 {
		return true
	}
	js, refused := tree.EraseTypes()
	return len(refused) == 0 && js == f.Before+code+f.After
}

// Call returns the byte at which code first calls a function by its name, or -1.
func (f Fragment) Call(code, function string) int {
	if !strings.Contains(code, function) {
		return -1
	}
	tree, err := tsgo.Parse("fragment.tsx", f.Before+code+f.After)
	if err != nil {
		return -1
	}
	return max(tree.Call(function)-len(f.Before), -1)
}

// Piece is a part of a text, with the byte at which it stands there.
type Piece = tsgo.Piece

// Preamble is what precedes a fragment, without the declarations of names that the fragment makes itself.
func Preamble(name, code string, taken map[string]bool) (pieces []Piece, augments bool) {
	tree, err := tsgo.Parse(name, code)
	if err != nil {
		return []Piece{{Text: code}}, false
	}
	return tree.Without(taken), tree.Augments()
}

// Fault is a complaint of the compiler, in its own words.
type Fault struct {
	Start   int    // byte of the text
	Code    string // TS2322
	Message string // all of its links, one after another
	Module  string // that leads nowhere, else ""
	Unknown bool   // a name is not declared
	Unread  bool   // the text was not given to the compiler: Code is ""
}

// unknownName are the numbers of messages that a name is not declared.
var unknownName = map[int]bool{2304: true, 2503: true, 2552: true, 2686: true, 18004: true}

// untyped is the number of the message that a module has no declarations.
const untyped = 7016

// Faults are the complaints about one file, in the order of the text. JavaScript needs no annotations. The error is
// ErrSlowCheck where the check was given up.
func (p *Program) Faults(name string, javaScript bool) ([]Fault, error) {
	if err := p.refused[name]; err != nil {
		return []Fault{{Start: placeOf(err), Message: unreadable(err), Unread: true}}, nil
	}
	found, err := p.program.Errors(p.path(name))
	var faults []Fault
	for _, e := range found {
		if javaScript && e.Code > 7004 && e.Code < 7060 && e.Code != untyped {
			continue
		}
		first, _, _ := strings.Cut(e.Message, "\n")
		fault := Fault{Start: e.Start, Code: fmt.Sprintf("TS%d", e.Code), Message: strings.Join(strings.Fields(e.Message), " "),
			Unknown: unknownName[e.Code]}
		if e.Code == notFound || e.Code == untyped {
			fault.Module = quoted(first)
		}
		faults = append(faults, fault)
	}
	return faults, err
}
