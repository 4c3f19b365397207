package markdown

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Mark is a directive: a demo or a component of the site (catalogue 4.8).
type Mark struct {
	Kind    string // demo, component, reference, gallery
	Name    string
	Section string // of a reference: props, slots …
	Title   string // caption of a demo
	Options vitrine.DemoOptions
	Props   map[string]any // of a component directive
	Names   []string       // of a gallery: components
	Line    int
	Excerpt string
}

type directiveNode struct {
	ast.BaseBlock
	start int
	json  []byte
	index int
	valid bool
}

var directiveKind = ast.NewNodeKind("Directive")

func (n *directiveNode) Kind() ast.NodeKind            { return directiveKind }
func (n *directiveNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// directiveParser reads {{"demo": …}}, {{"component": …}}, {{"reference": …}} and {{"gallery": …}}, each alone on a
// line, from its first column (MD-1).
type directiveParser struct{}

func (directiveParser) Trigger() []byte { return []byte{'{'} }

func (directiveParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	trimmed := bytes.TrimRight(line, " \t\r\n")
	if !bytes.HasPrefix(trimmed, []byte(`{{"`)) || !bytes.HasSuffix(trimmed, []byte("}}")) {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &directiveNode{start: segment.Start, json: trimmed[1 : len(trimmed)-1]}, parser.NoChildren
}

func (directiveParser) Continue(ast.Node, text.Reader, parser.Context) parser.State {
	return parser.Close
}
func (directiveParser) Close(ast.Node, text.Reader, parser.Context) {}
func (directiveParser) CanInterruptParagraph() bool                 { return true }
func (directiveParser) CanAcceptIndentedLine() bool                 { return false }

// demoOptions are the keys of a demo directive.
var demoOptions = []string{"demo", "title", "bg", "hideToolbar", "defaultCodeOpen", "hydrate", "ssr", "height", "iframe", "maxWidth", "disableLiveEdit", "hideEditButton"}

var backgrounds = map[string]bool{"outlined": true, "true": true, "inline": true, "gradient": true, "playground": true}

// directive checks a directive and puts it on the Doc.
func (p *parsing) directive(n *directiveNode) {
	line, _, excerpt := place(p.doc.input, n.start)
	fail := func(what, why, fix string) {
		p.problems = append(p.problems, diag.Problem{File: p.doc.input.File, Line: line, Excerpt: excerpt, What: what, Why: why, Fix: fix})
	}
	var raw map[string]any
	if err := json.Unmarshal(n.json, &raw); err != nil {
		fail("This directive is not JSON: "+err.Error()+".", "It would show as text, and the demo would be missing.",
			`Write it like {{"demo": "BasicButtons.tsx", "bg": "inline"}}.`)
		return
	}
	mark := Mark{Line: line, Excerpt: excerpt, Options: vitrine.DemoOptions{Background: "outlined", Hydrate: vitrine.HydrateVisible}}
	if name, ok := raw["component"].(string); ok {
		delete(raw, "component")
		mark.Kind, mark.Name, mark.Props = "component", name, raw
	} else if name, ok := raw["demo"].(string); ok {
		mark.Kind, mark.Name = "demo", name
		if !demoName(name, fail) || !mark.read(raw, fail) {
			return
		}
	} else if section, ok := raw["reference"].(string); ok {
		name, _ := raw["of"].(string)
		mark.Kind, mark.Name, mark.Section = "reference", name, section
		if name == "" || len(raw) != 2 {
			fail("This reference does not say of what it is.", "There would be nothing to show.", `Write {{"reference": "props", "of": "Button"}}.`)
			return
		}
	} else if list, ok := raw["gallery"].([]any); ok {
		mark.Kind = "gallery"
		for _, name := range list {
			if word, isText := name.(string); isText {
				mark.Names = append(mark.Names, word)
			}
		}
		if len(mark.Names) == 0 || len(mark.Names) != len(list) || len(raw) != 1 {
			fail("This gallery is no list of names.", "There would be nothing to show.", `Write {{"gallery": ["Button", "Checkbox"]}}.`)
			return
		}
	} else {
		fail(`This directive names neither a "demo" nor a "component".`, "", `Write {{"demo": "Name.tsx"}}.`)
		return
	}
	n.index, n.valid = len(p.doc.Marks), true
	p.doc.Marks = append(p.doc.Marks, mark)
}

func demoName(name string, fail func(what, why, fix string)) bool {
	switch path.Ext(name) {
	case ".tsx", "":
		return true
	case ".js", ".jsx":
		fail(fmt.Sprintf("The demo %q is named as JavaScript.", name), "Demos are written in TypeScript; their JavaScript is derived from it.",
			fmt.Sprintf("Name %q.", strings.TrimSuffix(name, path.Ext(name))+".tsx"))
	default:
		fail(fmt.Sprintf("The demo %q has an unknown ending.", name), "", "Name a .tsx file, or the folder of a demo with styling variants.")
	}
	return false
}

// read fills in the options of a demo directive.
func (m *Mark) read(raw map[string]any, fail func(what, why, fix string)) bool {
	keys := make([]string, 0, len(raw))
	for key := range raw {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	good := true
	for _, key := range keys {
		if !m.option(key, raw[key]) {
			good = false
			if key == "disableAd" {
				fail(`A demo needs no "disableAd".`, "The site shows no advertising.", "Remove it.")
			} else if near := diag.Nearest(key, demoOptions); !known(key) && near != "" {
				fail(fmt.Sprintf("A demo has no option %q.", key), "It would have no effect.", fmt.Sprintf("Did you mean %q?", near))
			} else if !known(key) {
				fail(fmt.Sprintf("A demo has no option %q.", key), "It would have no effect.", "The options are "+strings.Join(demoOptions, ", ")+".")
			} else {
				fail(fmt.Sprintf("The option %q can't be %v.", key, raw[key]), "", "See the table of options in docs/authoring.md.")
			}
		}
	}
	if m.Options.SSR == "none" && m.Options.Height == 0 {
		fail(`"ssr": "none" needs a "height".`, "Without it the page would jump when the demo appears.", `Add "height": its height in pixels.`)
		good = false
	}
	if m.Options.SSR == "" && !m.Options.Iframe && m.Options.Height > 0 {
		fail(`"height" has no effect without "ssr": "none" or "iframe".`, "A demo that is rendered ahead of time has the height that it needs.", "Remove it.")
		good = false
	}
	if !m.Options.Iframe && m.Options.MaxWidth > 0 {
		fail(`"maxWidth" has no effect without "iframe".`, "A demo in its page is as wide as its content.", "Remove it, or give the demo a frame.")
		good = false
	}
	if m.Options.Iframe { // a page of its own fills its frame (catalogue 4.8)
		m.Options.Background = "true"
	}
	if m.Options.HideToolbar && m.Options.CodeOpen != nil {
		fail(`"hideToolbar" and "defaultCodeOpen" exclude each other.`, "Without a toolbar there is no code to open.", "Remove one of them.")
		good = false
	}
	return good
}

func known(key string) bool {
	for _, option := range demoOptions {
		if option == key {
			return true
		}
	}
	return false
}

// option sets one option; false means that its name or value is wrong.
func (m *Mark) option(key string, value any) bool {
	o := &m.Options
	truth, isBool := value.(bool)
	word, isText := value.(string)
	number, isNumber := value.(float64)
	switch key {
	case "demo":
		return true
	case "title":
		m.Title = word
		return isText && word != ""
	case "bg":
		o.Background = word
		if isBool {
			o.Background = fmt.Sprint(truth)
		}
		return backgrounds[o.Background]
	case "hideToolbar":
		o.HideToolbar = truth
		return isBool && truth
	case "defaultCodeOpen":
		o.CodeOpen = &truth
		return isBool
	case "height":
		o.Height = int(number)
		return isNumber && number > 0 && number < 10000
	case "maxWidth":
		o.MaxWidth = int(number)
		return isNumber && number > 0 && number < 10000
	case "iframe":
		o.Iframe = truth
		return isBool && truth
	case "disableLiveEdit":
		o.ReadOnly = truth
		return isBool && truth
	case "hideEditButton":
		o.NoSandbox = truth
		return isBool && truth
	case "hydrate":
		o.Hydrate = vitrine.Hydration(word)
		return word == "visible" || word == "interaction" || word == "idle"
	case "ssr":
		o.SSR = word
		return word == "none"
	}
	return false
}
