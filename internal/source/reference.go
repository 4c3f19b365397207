package source

import "io/fs"

// Reference says for which packages reference pages are made, and how they are presented.
type Reference struct {
	Product     string   // id of a Product
	Path        string   // address below which the pages stand: /acme-ui/api/
	Packages    []string // npm packages
	Omit        []string // patterns of names without a page
	Interfaces  []string // interfaces with a page
	ClassPrefix string   // before generated class names
	StatePrefix string   // before the keys of state classes
	System      string   // package whose props are listed as a group of their own
	Open        []string // generic types of unions to which users may add
	Home        string   // origin of the packages' own documentation, to which links in comments lead
	Collections []ReferenceCollection
	Tabs        []ReferenceTabs
	PropPages   []PropPage // pages about one prop that many components take
	Specimens   string     // module that shows components within what they need, below the site folder
	Icons       []string   // modules with icons that props may be set to
	History     []ReferenceHistory
}

// PropPage is a page about one prop.
type PropPage struct{ Prop, Title, Path string }

// ReferenceHistory says which releases of a package are held against each other.
type ReferenceHistory struct {
	Package  string
	From     string   // the release to begin with
	Versions []string // releases to begin with, instead of the last one of each minor release
}

// HistoryFile is where a site keeps the history of a product's packages. A command writes it.
func HistoryFile(product string) string { return "history/" + product + ".json" }

// maxHistory bounds a history, in bytes.
const maxHistory = 8 << 20

// histories are the files that the command has written for references that ask for one.
func (r reader) histories(config Config) map[string][]byte {
	found := map[string][]byte{}
	for _, reference := range config.References {
		file := HistoryFile(reference.Product)
		if _, err := fs.Stat(r.fsys, file); err != nil || len(reference.History) == 0 {
			continue // what is missing is told where the installed versions are known
		}
		if text, ok := r.file(file, maxHistory); ok {
			found[reference.Product] = text
		}
	}
	return found
}

// ReferenceCollection is a page that lists functions or constants by a pattern of their names.
type ReferenceCollection struct{ Name, Pattern, Text string }

// ReferenceTabs are entries that are shown as tabs of a page, instead of on pages of their own.
type ReferenceTabs struct {
	Path       string // of the page: /acme-ui/menu/
	Title      string
	Components []string
	Hooks      []string
}

func (s configSchema) reference(r *Reference) []field {
	return []field{
		{key: "product", into: text{&r.Product}, required: true, rule: isWord,
			doc: "The id of the product that the pages belong to."},
		{key: "path", into: text{&r.Path}, required: true, rule: isPagePath,
			doc: "The address below which the pages stand; the entry of the navigation with this pathname lists them."},
		{key: "packages", into: words{&r.Packages},
			doc: "The npm packages, in the order in which a name is looked for."},
		{key: "omit", into: words{&r.Omit}, doc: "Patterns of names that get no page, such as “*Icon”."},
		{key: "interfaces", into: words{&r.Interfaces},
			doc: "Interfaces that get a page; components and hooks need no naming."},
		{key: "classPrefix", into: text{&r.ClassPrefix}, doc: "What stands before the generated name of a class."},
		{key: "statePrefix", into: text{&r.StatePrefix},
			doc: "What stands before the key of a class that says in which state a component is."},
		{key: "system", into: text{&r.System},
			doc: "The package whose props are style functions, listed as a group of their own."},
		{key: "open", into: words{&r.Open},
			doc: "Generic types of unions to which users may add; a plain string is then a value as well."},
		{key: "home", into: text{&r.Home}, rule: isOrigin,
			doc: "The origin of the packages' own documentation: links of comments that lead there lead to the page " +
				"of this site with that path, where there is one."},
		{key: "specimens", into: text{&r.Specimens}, rule: s.provider,
			doc: "A module below the site folder that shows components which can't be shown alone, each in an export of " +
				"its name: a function that gets the component and returns it within what it needs. “Around” goes around " +
				"all others."},
		{key: "icons", into: words{&r.Icons},
			doc: "Modules with an icon as their default export, which playgrounds offer for props that take one."},
		{key: "collections", into: entries{name: "collection", add: func(place) []field {
			r.Collections = append(r.Collections, ReferenceCollection{})
			c := &r.Collections[len(r.Collections)-1]
			return []field{
				{key: "name", into: text{&c.Name}, required: true, doc: "The title of the page, such as Selectors."},
				{key: "pattern", into: text{&c.Pattern}, required: true,
					doc: "The pattern of the names, such as “*Selector”."},
				{key: "text", into: text{&c.Text}, doc: "What they are for, as markdown."},
			}
		}}, doc: "Pages that list functions or constants together."},
		{key: "history", into: entries{name: "history", add: func(place) []field {
			r.History = append(r.History, ReferenceHistory{})
			h := &r.History[len(r.History)-1]
			return []field{
				{key: "package", into: text{&h.Package}, required: true, doc: "One of the packages above."},
				{key: "from", into: text{&h.From}, required: true, doc: "The release with which the history begins."},
				{key: "versions", into: words{&h.Versions},
					doc: "Releases to look at first, instead of the last one of each minor release."},
			}
		}}, doc: "The packages whose releases are held against each other by “vitrine history”."},
		{key: "tabs", into: entries{name: "page with tabs", add: func(place) []field {
			r.Tabs = append(r.Tabs, ReferenceTabs{})
			t := &r.Tabs[len(r.Tabs)-1]
			return []field{
				{key: "path", into: text{&t.Path}, required: true, rule: isPagePath,
					doc: "The page whose tabs show the entries; it need not be written yet."},
				{key: "title", into: text{&t.Title}, required: true,
					doc: "The title of the tabs, where the page is not written yet."},
				{key: "components", into: words{&t.Components}, doc: "The components of its tab “Components API”."},
				{key: "hooks", into: words{&t.Hooks}, doc: "The hooks of its tab “Hooks API”."},
			}
		}}, doc: "Pages that show reference entries as tabs, instead of on pages of their own."},
		{key: "propPages", into: entries{name: "page about a prop", add: func(place) []field {
			r.PropPages = append(r.PropPages, PropPage{})
			p := &r.PropPages[len(r.PropPages)-1]
			return []field{
				{key: "prop", into: text{&p.Prop}, required: true, doc: "The name of the prop."},
				{key: "title", into: text{&p.Title}, required: true, doc: "What the link to the page says."},
				{key: "path", into: text{&p.Path}, required: true, rule: isPagePath,
					doc: "The page; rows have no link as long as nobody has written it."},
			}
		}}, doc: "Pages about props that many components take: the row of such a prop leads there, and to the " +
			"first demo on the page that sets it."},
	}
}
