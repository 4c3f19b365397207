package source

import (
	"strings"

	"vitrine/internal/diag"
)

// Family is a library whose demos share a provider.
type Family struct {
	ID       string
	Label    string
	Provider string   // path of a .tsx file below the site folder, "" for none
	CSS      []string // stylesheets below the site folder
	Layer    []string // modules kept in the family's library layer
	Base     []string // modules of the layer that all families share
	Export   Export   // how a demo is mounted elsewhere
	Locales  []Locale // what the library itself says in other languages
}

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
			doc: "The .tsx file, below the site folder, whose component wraps the demos."},
		{key: "css", into: words{&f.CSS}, rule: s.existing, doc: "Stylesheets of the demos, below the site folder."},
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
