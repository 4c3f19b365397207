package source

import (
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// Family is a library whose demos share a provider.
type Family struct {
	ID       string
	Label    string
	Provider string   // path of a .tsx file below the site folder, "" for none
	CSS      []string // stylesheets below the site folder
	Isolate  string   // IsolateScope or IsolateFrame
	Modes    Modes    // how stylesheets that scripts import know the color mode
	Layer    []string // modules kept in the family's library layer
	Base     []string // modules of the layer that all families share
	Export   Export   // how a demo is mounted elsewhere
	Locales  []Locale // what the library itself says in other languages
}

// Modes are the selectors by which stylesheets know that a page is light or dark; "" for none.
type Modes struct{ Light, Dark string }

// How the demos of a family are kept apart from the page.
const (
	IsolateScope = "scope" // by the selectors of their stylesheets
	IsolateFrame = "frame" // by a document of their own
)

// Locale is a library's own labels in one language.
type Locale struct {
	Language string
	Packs    []string // each a module and its export: @acme/ui/locale#deDE
}

// Export is how a demo of a family is mounted in an online sandbox.
type Export struct {
	Imports  []string // statements
	Open     string   // JSX around the demo
	Close    string
	Packages []string          // that every demo needs
	Tools    map[string]string // versions of the packages that build it
}

// completeFamilies gives products without a family one of their own, which has no provider.
func (c *Config) completeFamilies() {
	for i, p := range c.Products {
		if p.Family != "" || p.ID == "" {
			continue
		}
		c.Products[i].Family = p.ID
		if !slices.ContainsFunc(c.Families, func(f Family) bool { return f.ID == p.ID }) {
			c.Families = append(c.Families, Family{ID: p.ID, Label: p.Label})
		}
	}
}

// FamilyOf is the family of a product, empty for none.
func (c Config) FamilyOf(product string) Family {
	for _, p := range c.Products {
		if p.ID != product {
			continue
		}
		for _, family := range c.Families {
			if family.ID == p.Family {
				return family
			}
		}
	}
	return Family{}
}

func (s configSchema) family(i int) []field {
	f := &s.Families[i]
	return []field{
		{key: "id", into: text{&f.ID}, required: true, rule: s.loneFamily, doc: "The id that products refer to."},
		{key: "label", into: text{&f.Label}, doc: "The name that readers see."},
		{key: "provider", into: text{&f.Provider}, rule: s.provider,
			doc: "The .tsx file, below the site folder, whose component wraps the demos; nothing does without it."},
		{key: "css", into: words{&f.CSS}, rule: s.existing, doc: "Stylesheets of the demos, below the site folder."},
		{key: "isolate", into: text{&f.Isolate}, standard: IsolateScope, choices: []string{IsolateScope, IsolateFrame},
			instead: map[string][2]string{"shadow": {"Popups that a library mounts on the body would stand outside the " +
				"shadow root, without its styles, and styles that scripts write into the head would not reach into it.",
				"Write isolate: frame for a document of each demo's own, or isolate: scope, the default, for stylesheets " +
					"that hold in demos and their popups alone."}},
			doc: "How demos are kept apart from the page: by the selectors of their stylesheets, or each in a frame " +
				"of its own."},
		{key: "modes", into: section{"modes", []field{
			{key: "light", into: text{&f.Modes.Light}, doc: "What selects an element in light mode."},
			{key: "dark", into: text{&f.Modes.Dark}, doc: "What selects an element in dark mode."},
		}}, doc: "Simple selectors by which the library's stylesheets know the color mode, such as .dark or " +
			"[data-theme=dark]. They then follow the reader's choice."},
		{key: "layer", into: words{&f.Layer}, doc: "Modules kept in the family's library layer."},
		{key: "base", into: words{&f.Base}, doc: "Modules of the layer that all families share."},
		{key: "export", into: section{"export", []field{
			{key: "imports", into: words{&f.Export.Imports},
				doc: "Import statements of the file that mounts the demo."},
			{key: "open", into: text{&f.Export.Open}, doc: "JSX before the demo."},
			{key: "close", into: text{&f.Export.Close}, doc: "JSX behind the demo."},
			{key: "packages", into: words{&f.Export.Packages}, doc: "Packages that every demo needs."},
			{key: "tools", into: pairs{&f.Export.Tools},
				doc: "Packages that build it, with their versions; “typescript” is left out of a demo in JavaScript."},
		}}, doc: "How a demo is mounted in an online sandbox."},
		{key: "locales", into: entries{name: "locale", add: func(place) []field {
			f.Locales = append(f.Locales, Locale{})
			l := &f.Locales[len(f.Locales)-1]
			return []field{
				{key: "language", into: text{&l.Language}, required: true, rule: isLanguage,
					doc: "The language, in two letters."},
				{key: "packs", into: words{&l.Packs}, required: true, rule: isPack,
					doc: "Modules with the library's labels in that language, each with the name of its export: " +
						"@acme/ui/locale#deDE. Demos on pages in the language get them from the family's " +
						"provider."},
			}
		}}, doc: "What the library's components say in other languages than English."},
	}
}

// isPack wants a module and its export.
func isPack(value string) (wrong, fix string) {
	module, export, _ := strings.Cut(value, "#")
	if module == "" || export == "" || strings.ContainsAny(value, " '\"{}") {
		return "holds " + diag.Quote(value) + ", which is no export of a module.",
			"Write the module, “#” and the name: @acme/ui/locale#deDE"
	}
	return "", ""
}

func (s configSchema) loneFamily(id string) (wrong, fix string) {
	same := 0
	for _, f := range s.Families {
		if f.ID == id {
			same++
		}
	}
	if same > 1 {
		return "is " + diag.Quote(id) + " for more than one family.", "Give each family an id of its own."
	}
	return isWord(id)
}

func (s configSchema) knownFamily(id string) (wrong, fix string) {
	var known []string
	for _, f := range s.Families {
		known = append(known, f.ID)
	}
	return isKnown(id, known, "family", "Add it below “families”.")
}

func (s configSchema) provider(file string) (wrong, fix string) {
	if !strings.HasSuffix(file, ".tsx") {
		return "is no .tsx file.", "Name a TypeScript file that exports the component."
	}
	return s.existing(file)
}
