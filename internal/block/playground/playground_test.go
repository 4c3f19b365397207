package playground

import (
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

func button() vitrine.Playground {
	return vitrine.Playground{Component: "Button",
		Controls: []vitrine.Control{{Name: "children", Kind: "node"}, {Name: "size", Kind: "choice"},
			{Name: "startIcon", Kind: "icon"}, {Name: "loading", Kind: "switch"}},
		Icons: []vitrine.PlaygroundIcon{{Name: "Check", Import: "import Check from 'icons/Check';"}},
		Element: vitrine.CodeElement{Imports: []string{"import Button from 'kit/Button';",
			"import CheckIcon from 'icons/Check';"},
			Attributes: []vitrine.CodeAttribute{{Name: "size", Code: `size="small"`}, {Name: "startIcon",
				Code: "startIcon={<CheckIcon />}"}, {Name: "onClick", Code: "onClick={() => {}}"}},
			Children: "Save"}}
}

// TestBegin: controls begin with what the code says, and icons have the names by which they can be chosen.
func TestBegin(t *testing.T) {
	p := button()
	if unknown := chosen(&p, Directive{Props: map[string]any{"loading": true}}); unknown != "" {
		t.Fatalf("%s is unknown", unknown)
	}
	want := map[string]any{"children": "Save", "size": "small", "startIcon": "Check", "loading": true}
	for _, c := range p.Controls {
		if c.Initial != want[c.Name] {
			t.Errorf("%s begins with %v, not %v", c.Name, c.Initial, want[c.Name])
		}
	}
	const code = `import Button from 'kit/Button';
import Check from 'icons/Check';

<Button size="small" startIcon={<Check />} onClick={() => {}} loading>
  Save
</Button>
`
	if got := snippet("Button", p.Element, beginning(p)); got != code {
		t.Errorf("The code is\n%s", got)
	}
}

// TestChosen: a directive may say which controls there are; one that does not exist is told.
func TestChosen(t *testing.T) {
	p := button()
	if unknown := chosen(&p, Directive{Controls: []string{"size", "gone"}}); unknown != "gone" {
		t.Errorf("“%s” is told as unknown", unknown)
	}
	p = button()
	chosen(&p, Directive{Controls: []string{"loading", "size"}})
	if len(p.Controls) != 2 || p.Controls[0].Name != "loading" {
		t.Errorf("The controls are %v", p.Controls)
	}
}

// TestInheritedControls: what a component inherits has a control where the directive names it, and nothing else has.
func TestInheritedControls(t *testing.T) {
	s := Subject{Playground: button(), Inherited: func(name string) (vitrine.Control, bool) {
		return vitrine.Control{Name: name, Kind: vitrine.ControlText}, name == "title" || name == "placeholder"
	}}
	d := Directive{Controls: []string{"size", "title", "placeholder"}, Props: map[string]any{"placeholder": "Name"}}
	s.inherit(d)
	if unknown := chosen(&s.Playground, d); unknown != "" || len(s.Controls) != 3 || s.Controls[1].Name != "title" ||
		s.Controls[1].Kind != vitrine.ControlText || s.Controls[2].Initial != "Name" {
		t.Errorf("%q is unknown, the controls are %+v", unknown, s.Controls)
	}
	s = Subject{Playground: button(), Inherited: s.Inherited}
	d = Directive{Controls: []string{"gone"}}
	if s.inherit(d); chosen(&s.Playground, d) != "gone" {
		t.Error("what nobody takes has a control")
	}
}

// TestTakenAway: null takes away what the specimen gives, and no control begins with it.
func TestTakenAway(t *testing.T) {
	p := button()
	if unknown := chosen(&p, Directive{Props: map[string]any{"size": nil, "onClick": nil}}); unknown != "" {
		t.Fatalf("%s is unknown", unknown)
	}
	if got := element("Button", p.Element, beginning(p)); got != "<Button startIcon={<Check />}>Save</Button>" {
		t.Errorf("The code is\n%s", got)
	}
	for _, c := range p.Controls {
		if c.Name == "onClick" || c.Name == "size" && c.Initial != nil {
			t.Errorf("There is a control for %s that begins with %v", c.Name, c.Initial)
		}
	}
}

func TestElement(t *testing.T) {
	tabs := vitrine.CodeElement{Before: "<Tabs>\n  <TabList>", After: "  </TabList>\n</Tabs>", Indent: 4,
		Attributes: []vitrine.CodeAttribute{{Name: "marks", Code: "marks={[\n  1,\n]}"}}}
	const broken = "<Tabs>\n  <TabList>\n    <Tab\n      marks={[\n        1,\n      ]}\n    />\n  </TabList>\n</Tabs>"
	if got := markup("Tab", tabs, ""); got != broken {
		t.Errorf("An attribute with lines of its own is written as\n%s", got)
	}
	long := vitrine.CodeElement{Children: strings.Repeat("word ", 20)}
	if got := element("Text", long, ""); !strings.HasPrefix(got, "<Text>\n  word") {
		t.Errorf("A long text is written as\n%s", got)
	}
	for value, code := range map[any]string{true: "a", "x": `a="x"`, `"`: `a={"\""}`, 2.5: "a={2.5}", false: "a={false}"} {
		if got := Attribute("a", value); got != code {
			t.Errorf("%v is written as %s", value, got)
		}
		if got, ok := valueOf(code); ok && got != value {
			t.Errorf("%s is read as %v", code, got)
		}
	}
}
