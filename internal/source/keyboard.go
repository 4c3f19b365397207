package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// KeyRow is one row of a page's keyboard table, with what a browser tries of it.
type KeyRow struct {
	Keys   []string  `json:"keys"`  // as they are pressed: ArrowDown, Shift+Tab, d
	Label  string    `json:"-"`     // shown in the place of the keys; "" shows them
	Result string    `json:"-"`     // what happens, as markdown
	Demo   string    `json:"demo"`  // of the page
	Start  string    `json:"start"` // role and name of the element that has the focus; "" for none
	First  []string  `json:"first"` // keys pressed before
	Steps  []KeyStep `json:"steps"` // one: after each key alone; several: after one key after the other

	File    string `json:"-"`
	Line    int    `json:"-"`
	Excerpt string `json:"-"`
}

// KeyStep is what is so after a key. Elements are named by role and name: menuitem Copy.
type KeyStep struct {
	Focus      string `json:"focus,omitempty"`
	Active     string `json:"active,omitempty"`
	Shown      string `json:"shown,omitempty"`
	Gone       string `json:"gone,omitempty"`
	Value      string `json:"value,omitempty"`
	Checked    string `json:"checked,omitempty"`
	Unchecked  string `json:"unchecked,omitempty"`
	Selected   string `json:"selected,omitempty"`
	Pressed    string `json:"pressed,omitempty"`
	Expanded   string `json:"expanded,omitempty"`
	Ascending  string `json:"ascending,omitempty"`
	Descending string `json:"descending,omitempty"`
	Collapsed  string `json:"collapsed,omitempty"`
}

// KeyboardFile has the rows of a page's keyboard table, beside the page.
const KeyboardFile = "keyboard.yaml"

// ClaimFiles are the names that a page's file of claims may have.
var ClaimFiles = []string{"claims.test.ts", "claims.test.tsx"}

// isTried reports whether a file next to a page is tested in a browser or records such a test. It is not published.
func isTried(name string) bool {
	return name == KeyboardFile || name == VerifiedFile || slices.Contains(ClaimFiles, name)
}

// tried reads what lies beside a page and is tried in a browser.
func (r reader) tried(page *Page) {
	for _, name := range ClaimFiles {
		file := path.Join(page.Dir, name)
		if _, err := fs.Stat(r.fsys, file); err == nil && page.Claims.Path == "" {
			text, _ := r.file(file, maxDemo)
			page.Claims = Demo{Name: name, Path: file, Text: text}
		}
	}
	page.Keyboard = r.keyboard(path.Join(page.Dir, KeyboardFile))
	page.Verified = r.verified(page.Dir)
}

// keyboard reads the rows of a keyboard table, if the page has one.
func (r reader) keyboard(file string) []KeyRow {
	d, ok := r.optional("keyboard table", file)
	if !ok {
		return nil
	}
	var rows []KeyRow
	d.wholeList("{keys: [Escape], result: Closes the menu., demo: Menu.tsx, expect: [{gone: menu}]}", entries{name: "row",
		add: func(at place) []field {
			rows = append(rows, KeyRow{File: file, Line: at.line, Excerpt: at.excerpt, First: []string{}})
			return rows[len(rows)-1].fields()
		},
		whole: func(at place) {
			if row := rows[len(rows)-1]; len(row.Steps) == 0 {
				d.problem(at, "This row expects nothing.", "Nobody could try it in a browser.",
					"Say what is so after the keys: expect: [{gone: menu}]")
			}
		}})
	return rows
}

// fields binds the keys of a row.
func (k *KeyRow) fields() []field {
	return []field{
		{key: "keys", into: words{&k.Keys}, required: true,
			doc: "The keys, by the names of KeyboardEvent.key, with modifiers before them: ArrowDown, Shift+Tab, d."},
		{key: "label", into: text{&k.Label}, doc: "What the table shows instead of the keys: A to Z."},
		{key: "result", into: text{&k.Result}, required: true, doc: "What happens, as markdown on one line."},
		{key: "demo", into: text{&k.Demo}, required: true, rule: isDemoFile, doc: "The demo of the page in which it happens."},
		{key: "start", into: text{&k.Start},
			doc: "The element that has the focus at first, by role and name: button Edit. Left out, none has it."},
		{key: "first", into: words{&k.First}, doc: "Keys that are pressed before, such as the one that opens a menu."},
		{key: "expect", into: entries{name: "expectation", add: func(place) []field {
			k.Steps = append(k.Steps, KeyStep{})
			return k.Steps[len(k.Steps)-1].fields()
		}}, required: true, doc: "What is so afterwards and was not so before. One entry holds for each key alone; " +
			"several hold one after the other, while the keys are pressed in turn."},
	}
}

// fields binds the keys of an expectation.
func (s *KeyStep) fields() []field {
	return []field{
		{key: "focus", into: text{&s.Focus}, doc: "The element that has the focus, by role and name: menuitem Copy."},
		{key: "active", into: text{&s.Active}, doc: "The element that the focused one points at as the active one."},
		{key: "shown", into: text{&s.Shown}, doc: "An element that is there."},
		{key: "gone", into: text{&s.Gone}, doc: "An element that is not there."},
		{key: "value", into: text{&s.Value}, doc: "What the focused element holds."},
		{key: "checked", into: text{&s.Checked}, doc: "A checkbox, switch or radio button that is on."},
		{key: "unchecked", into: text{&s.Unchecked}, doc: "One that is off."},
		{key: "selected", into: text{&s.Selected}, doc: "A tab, option or row that is selected."},
		{key: "pressed", into: text{&s.Pressed}, doc: "A button that stays pressed."},
		{key: "ascending", into: text{&s.Ascending}, doc: "A header whose column is sorted upwards."},
		{key: "descending", into: text{&s.Descending}, doc: "A header whose column is sorted downwards."},
		{key: "expanded", into: text{&s.Expanded}, doc: "An element whose contents are open."},
		{key: "collapsed", into: text{&s.Collapsed}, doc: "An element whose contents are closed."},
	}
}

// isDemoFile wants the name of a demo as directives have it.
func isDemoFile(value string) (wrong, fix string) {
	if path.Ext(value) == "" || strings.HasSuffix(value, ".tsx") {
		return "", ""
	}
	return "is " + diag.Quote(value) + ", which is no demo.", "Name it as the page does: Menu.tsx"
}
