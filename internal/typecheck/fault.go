package typecheck

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// readWords looks at what the opening line says.
func (c *fenceCode) readWords() {
	at := func(p diag.Problem) { c.wrong = append(c.wrong, c.problem(c.fence.Offset, p)) }
	for name, value := range c.fence.Values {
		switch {
		case name != errorWord && name != noCheckWord: // whoever shows the fence tells
		case strings.TrimSpace(value) == "" && name == noCheckWord:
			at(diag.Problem{What: "The fence is not checked, and does not say why.",
				Why: "Nobody can tell later whether the reason still holds.", Fix: `Write no-check="the reason".`})
		case strings.TrimSpace(value) == "":
			at(diag.Problem{What: "The fence shows a mistake, and does not say which.",
				Why: "It could fail for another reason than the page says.",
				Fix: `Write the number of the message, error="TS2322", or words of it.`})
		}
	}
}

// readLanguage holds the code to the language that the fence names.
func (c *fenceCode) readLanguage(fragment typescript.Fragment) {
	code, language := c.fence.Code.Text, c.fence.Language
	switch {
	case language == "ts" && fragment.Broken && !typescript.ReadFragment("fence.tsx", code).Broken:
		c.wrong = append(c.wrong, c.problem(c.fence.Offset, diag.Problem{
			What: "The fence is marked ts, and its code holds JSX.",
			Why:  "Readers who paste it into a file of this name get a syntax error.", Fix: "Mark it tsx."}))
		c.unread = true
	case isJavaScript(language) && !fragment.IsErased(code):
		c.wrong = append(c.wrong, c.problem(c.fence.Offset, diag.Problem{
			What: fmt.Sprintf("The fence is marked %s, and its code holds types.", language),
			Why:  "Readers who paste it into a file of this name get a syntax error.",
			Fix:  "Mark it ts or tsx, or take the types out."}))
	}
}

// readImports requires that the code shows where listed functions that it calls come from.
func (c *fenceCode) readImports(fragment typescript.Fragment, functions []string) {
	for _, name := range functions {
		at := fragment.Call(c.fence.Code.Text, name)
		if at < 0 || fragment.Declares[name] {
			continue
		}
		c.wrong = append(c.wrong, c.problem(c.fence.Code.Offset(at), diag.Problem{
			What: fmt.Sprintf("The fence calls %s and does not import it.", name),
			Why:  "Readers of the code don't see where the function comes from.",
			Fix:  "Import it in the fence: “fenceImports” in vitrine.yaml lists it."}))
	}
}

func isJavaScript(language string) bool { return language == "js" || language == "jsx" }

// problems are what is wrong with a fence.
func (c *fenceCode) problems(program *typescript.Program) ([]diag.Problem, error) {
	if c.unread {
		return c.wrong, nil
	}
	faults, err := program.Faults(c.path, isJavaScript(c.fence.Language))
	if errors.Is(err, typescript.ErrSlowCheck) {
		return append(c.wrong, c.slow()), nil
	}
	if err != nil {
		return nil, err
	}
	expected, shows := c.fence.Values[errorWord]
	if !shows || len(c.wrong) > 0 {
		return append(c.wrong, c.told(faults)...), nil
	}
	is := func(f typescript.Fault) bool { return f.Code == expected || strings.Contains(f.Message, expected) }
	if slices.ContainsFunc(faults, is) {
		return c.told(slices.DeleteFunc(faults, is)), nil
	}
	p := diag.Problem{What: fmt.Sprintf("The fence says that its code fails with %q, and it compiles.", expected),
		Why: "The page tells readers of a mistake that is none.",
		Fix: "Correct the code or the page, or leave out error=\"…\"."}
	if len(faults) > 0 {
		p.What = fmt.Sprintf("The fence says that its code fails with %q, and it fails with others.", expected)
		p.Why = "The page tells readers of another mistake than the one that they would meet."
		p.Fix = "Quote the number of the message, or words of it, or correct the code."
	}
	return append([]diag.Problem{c.problem(c.fence.Offset, p)}, c.told(faults)...), nil
}

// slow is the problem that checking the code takes too long.
func (c *fenceCode) slow() diag.Problem {
	if c.fence.Language == "" { // a file that fences import
		return c.located(0, slowCheck(diag.Problem{}))
	}
	return c.problem(c.fence.Offset, slowCheck(diag.Problem{}))
}

// told are complaints of the compiler in the words of who wrote the page.
func (c *fenceCode) told(faults []typescript.Fault) (problems []diag.Problem) {
	for _, f := range faults {
		p := diag.Problem{What: f.Message, Why: whyFencesCompile,
			Fix: fmt.Sprintf("Correct the code; the compiler calls this %s. A fence that shows a mistake says so: "+
				"error=\"%s\".", f.Code, f.Code)}
		switch {
		case f.Module != "":
			p.What = fmt.Sprintf("The import %q leads nowhere: no such package or file is installed.", f.Module)
			p.Fix = "Correct the path, install the package, or declare the module in " + source.AmbientFile +
				"; a file of the reader's own is written next to the page."
		case f.Unread:
			p.Fix = typescript.UnreadableFix
		case f.Unknown && c.exports:
			p.Fix = "Import or declare it in the fence: code with “export” is a whole file, which gets no preamble."
		case f.Unknown:
			p.Fix = "Import or declare it in the fence, or in " + path.Join(c.page.Dir, vitrine.PreambleFile) +
				", which readers don't see."
		}
		problems = append(problems, c.located(f.Start, p))
	}
	return problems
}

const whyFencesCompile = "Readers copy this code; it must compile where they paste it."

// ambient is the text of the file that declares modules for fences.
func (c *Checker) ambient() (string, bool) {
	file := filepath.Join(c.Site, source.AmbientFile)
	if c.Readable != nil && !c.Readable(file) {
		return "", false
	}
	text, err := os.ReadFile(file)
	return string(text), err == nil
}

// Unchecked is a fence that is not checked.
type Unchecked struct {
	File   string
	Line   int
	Reason string
}

// UncheckedFences are those of pages that say why.
func UncheckedFences(pages []source.Page) (list []Unchecked) {
	for _, p := range pages {
		for _, f := range markdown.Fences(p.Body) {
			if reason, ok := f.Values[noCheckWord]; ok && slices.Contains(checkedLanguages, f.Language) {
				line, _ := diag.Position(p.Body, f.Offset)
				file, at := p.At(p.BodyLine + line - 1)
				list = append(list, Unchecked{file, at, reason})
			}
		}
	}
	return list
}
