package source

import (
	"io/fs"
	"path"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Product is one documented library.
type Product struct {
	ID       string
	Label    string
	Category string
	Home     string // path of its first page
	Version  string
	Family   string // id of a Family, "" for none
	Package  string // npm package
	Issues   string // address of its issue search, to which a query is added; "" for none
	Nav      string // name of a NavFile, "" for none
	Versions []vitrine.Version

	SearchWords []string // that name it in a search, next to its label
}

// product binds the fields of one product. The list may move while it grows, so values are reached by index when
// rules run, and the pointers of an entry are only used while it is the last one.
func (s configSchema) product(i int) []field {
	p := &s.Products[i]
	return []field{
		{key: "id", into: text{&p.ID}, required: true, rule: s.loneProduct,
			doc: "The product id that paths lead to, such as acme-ui or acme-charts."},
		{key: "label", into: text{&p.Label}, required: true, doc: "The name that readers see."},
		{key: "category", into: text{&p.Category}, rule: isWord, doc: "The category id, such as core or x."},
		{key: "home", into: text{&p.Home}, required: true, rule: isPagePath,
			doc: "The path of the product's first page."},
		{key: "version", into: text{&p.Version}, doc: "The version that the site documents."},
		{key: "family", into: text{&p.Family}, rule: s.knownFamily, doc: "The family of the product's demos; without it one that nothing wraps."},
		{key: "package", into: text{&p.Package}, doc: "The npm package of the product."},
		{key: "issues", into: text{&p.Issues}, rule: isURL,
			doc: "The address of its issue search, ending where the query begins."},
		{key: "nav", into: text{&p.Nav}, rule: s.knownNav,
			doc: "The navigation tree: the name of a file in nav/, without .yaml."},
		{key: "searchWords", into: words{&p.SearchWords},
			doc: "Other words that name the product in a search, next to its label."},
		{key: "versions", into: entries{name: "version", add: func(place) []field {
			p.Versions = append(p.Versions, vitrine.Version{})
			v := &p.Versions[len(p.Versions)-1]
			return []field{
				{key: "label", into: text{&v.Label}, required: true, doc: "What the version menu shows."},
				{key: "href", into: text{&v.Href}, rule: isVersionAddress,
					doc: "The address of that version's documentation, or a page of this site; left out for the " +
						"current one."},
				{key: "current", into: toggle{&v.Current}, doc: "Marks the version that this site documents."},
			}
		}}, doc: "The entries of the version menu."},
	}
}

func (s configSchema) loneProduct(id string) (wrong, fix string) {
	same := 0
	for _, p := range s.Products {
		if p.ID == id {
			same++
		}
	}
	if same > 1 {
		return "is " + diag.Quote(id) + " for more than one product.", "Give each product an id of its own."
	}
	return isWord(id)
}

func (s configSchema) knownNav(name string) (wrong, fix string) {
	files, _ := fs.Glob(s.fsys, navDir+"/*.yaml")
	var known []string
	for _, file := range files {
		known = append(known, strings.TrimSuffix(path.Base(file), ".yaml"))
	}
	return isKnown(name, known, "navigation tree", "Add the file nav/"+name+".yaml.")
}

func isVersionAddress(value string) (wrong, fix string) {
	if strings.HasPrefix(value, "/") {
		return isPagePath(value)
	}
	return isURL(value)
}
