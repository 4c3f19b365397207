package source

import (
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Config is vitrine.yaml, checked and with its defaults. Everything that names a library, a host or an account is
// here; the engine knows none of them.
type Config struct {
	Name        string
	URL         string // origin, without trailing slash
	Description string
	Repository  Repository
	Languages   []string // the first is English
	Products    []Product
	Families    []Family
	References  []Reference
	Layers      []Layer
	Analytics   Analytics
	Fonts       Fonts
	Feedback    struct{ Endpoint string }
	Hosts       Hosts
	Links       Links
	CSP         CSP
	Blog        Blog
	Experiments bool
	Bundle      Bundle
}

// Bundle says what the bundler can't know of the packages.
type Bundle struct {
	Aliases   map[string]string // import prefix to the prefix that stands for it
	Inert     []string          // packages whose import has no effect of its own, whatever their manifest says
	Stateless []string          // import prefixes whose CommonJS files may stand beside their ES modules
	Barrels   []string          // modules too large for a demo to import whole
	// packages that edited demos may import, beside those that are documented or imported by demos
	Sandbox []string
	Repairs []Repair // what is changed in files of packages
	// patterns of modules that edited demos can't import, since they need what is not installed or hold types alone
	Omit []string
}

// Repair changes a text in a file of a package.
type Repair struct {
	File    string // below node_modules
	Find    string
	Replace string
	Why     string
}

func (r *Repair) fields() []field {
	return []field{
		{key: "file", required: true, into: text{&r.File}, doc: "The file, below node_modules."},
		{key: "find", required: true, into: text{&r.Find}, doc: "The text, which must stand there once."},
		{key: "replace", required: true, into: text{&r.Replace}, doc: "What stands there instead."},
		{key: "why", required: true, into: text{&r.Why}, doc: "What is wrong in the package, and how it was found."},
	}
}

// Repository is where pages are edited.
type Repository struct{ URL, Branch, Folder string }

// EditURL is the address at which a file of the site folder is edited, "" without a repository (catalogue FT-1).
func (r Repository) EditURL(file string) string {
	if r.URL == "" {
		return ""
	}
	return r.URL + "/edit/" + r.Branch + "/" + path.Join(r.Folder, file)
}

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
}

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
	Packs    []string // each a module and its export: @mui/material/locale#deDE
}

// Export is how a demo of a family is mounted in an online sandbox.
type Export struct {
	Imports  []string // statements
	Open     string   // JSX around the demo
	Close    string
	Packages []string // that every demo needs
}

// Reference says for which packages reference pages are made, and how they are presented.
type Reference struct {
	Product     string   // id of a Product
	Path        string   // address below which the pages stand: /material-ui/api/
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
}

// PropPage is a page about one prop.
type PropPage struct{ Prop, Title, Path string }

// ReferenceCollection is a page that lists functions or constants by a pattern of their names.
type ReferenceCollection struct{ Name, Pattern, Text string }

// ReferenceTabs are entries that are shown as tabs of a page, instead of on pages of their own (catalogue BT-1).
type ReferenceTabs struct {
	Path       string // of the page: /base-ui/react-menu/
	Title      string
	Components []string
	Hooks      []string
}

// Layer is a library bundle of its own, for one big package.
type Layer struct {
	Name     string
	Modules  []string
	SharedBy []string
}

// Analytics says where page views are sent.
type Analytics struct {
	ID         string // "" sends nothing
	Script     string // address of the tag script, with {id} in it
	RespectDNT bool
}

// Tag is the address of the account's tag script.
func (a Analytics) Tag() string { return strings.ReplaceAll(a.Script, "{id}", url.QueryEscape(a.ID)) }

// Fonts are stylesheets of font providers.
type Fonts struct{ Icons string }

// Hosts are the hosts on which a build behaves differently.
type Hosts struct{ Production string }

// Links say how links to other sites are treated.
type Links struct {
	NewTab []string // hosts whose links open in a new tab and are not followed by search engines (catalogue LK-4)
	Bundle string   // address that tells the size of {package} at {version}; "" for none (catalogue CL)
}

// CSP are sources that the content security policy allows beyond the site itself.
type CSP struct{ Connect, Img, Font, Style, Form []string }

// Site is the part of the configuration that every page carries.
func (c Config) Site() vitrine.Site {
	site := vitrine.Site{Name: c.Name, URL: c.URL, Repository: c.Repository.URL, Products: []vitrine.Product{},
		Families: []vitrine.Family{}}
	for _, p := range c.Products {
		versions := p.Versions
		if versions == nil {
			versions = []vitrine.Version{}
		}
		site.Products = append(site.Products, vitrine.Product{
			ID: p.ID, Label: p.Label, Category: p.Category, Home: p.Home, Version: p.Version, Family: p.Family,
			Versions: versions,
		})
	}
	for _, f := range c.Families {
		site.Families = append(site.Families, vitrine.Family{ID: f.ID})
	}
	return site
}

// configSchema binds the schema to one configuration; its rules look at the file system and at other values.
type configSchema struct {
	*Config
	fsys fs.FS
}

func (s configSchema) fields() []field {
	c := s.Config
	return []field{
		{key: "name", into: text{&c.Name}, required: true,
			doc: "The name of the site, as titles and the header show it."},
		{key: "url", into: text{&c.URL}, required: true, rule: isOrigin,
			doc: "The origin of the published site; canonical addresses begin with it."},
		{key: "description", into: text{&c.Description}, max: MaxDescription,
			doc: "One sentence about the site, for search engines and feeds."},
		{key: "repository", into: section{"repository", c.Repository.fields()}, doc: "Where pages are edited."},
		{key: "languages", into: words{&c.Languages}, standard: "[en]", rule: isLanguage,
			doc: "The languages in which pages are published; English is always one of them."},
		{key: "products", into: entries{name: "product", add: func(place) []field {
			c.Products = append(c.Products, Product{})
			return s.product(len(c.Products) - 1)
		}}, doc: "The documented libraries, in the order of the product selector."},
		{key: "families", into: entries{name: "family", add: func(place) []field {
			c.Families = append(c.Families, Family{})
			return s.family(len(c.Families) - 1)
		}}, doc: "The libraries whose demos share one provider."},
		{key: "references", into: entries{name: "reference", add: func(place) []field {
			c.References = append(c.References, Reference{})
			return s.reference(&c.References[len(c.References)-1])
		}}, doc: "The packages whose components, hooks and interfaces get reference pages, read from their types."},
		{key: "layers", into: entries{name: "layer", add: func(place) []field {
			c.Layers = append(c.Layers, Layer{})
			return c.Layers[len(c.Layers)-1].fields()
		}}, doc: "Packages that get a library bundle of their own."},
		{key: "analytics", into: section{"analytics", s.analytics()},
			doc: "Where page views are sent; nothing is sent without it."},
		{key: "fonts", into: section{"fonts", []field{
			{key: "icons", into: text{&c.Fonts.Icons}, rule: isURL,
				doc: "The stylesheet of the icon font, loaded on pages with “icons: true” after everything else."},
		}}, doc: "Stylesheets of font providers."},
		{key: "feedback", into: section{"feedback", []field{
			{key: "endpoint", into: text{&c.Feedback.Endpoint}, rule: isEndpoint,
				doc: "Where what readers say is sent: “/-/feedback” for our own server, or a whole address. Without " +
					"it pages don't ask."},
		}}, doc: "Whether pages ask their readers what they think."},
		{key: "hosts", into: section{"hosts", []field{
			{key: "production", into: text{&c.Hosts.Production}, rule: isHost,
				doc: "The host on which the service worker runs, and analytics: on any other host there is neither. " +
					"Without it there is no service worker, and the one of an earlier release is removed."},
		}}, doc: "Hosts on which a build behaves differently."},
		{key: "links", into: section{"links", []field{
			{key: "newTab", into: words{&c.Links.NewTab}, rule: isHost,
				doc: "Hosts whose links open in a new tab and are not followed by search engines."},
			{key: "bundle", into: text{&c.Links.Bundle}, rule: isURL,
				doc: "The address that tells how large a package is, with {package} and {version} in it."},
		}}, doc: "How links to other sites are treated."},
		{key: "blog", into: section{"blog", c.Blog.fields()}, doc: "Who writes posts, and what about."},
		{key: "csp", into: section{"csp", c.CSP.fields()},
			doc: "Sources that the content security policy allows beyond the site itself."},
		{key: "bundle", into: section{"bundle", []field{
			{key: "aliases", into: pairs{&c.Bundle.Aliases},
				doc: "Prefixes of imports and what stands for them: packages whose plain files are CommonJS keep " +
					"their ES modules elsewhere."},
			{key: "inert", into: words{&c.Bundle.Inert},
				doc: "Packages whose import has no effect of its own, though their manifest does not say so."},
			{key: "stateless", into: words{&c.Bundle.Stateless},
				doc: "Prefixes of imports that hold no state, such as a compiler's helpers: where CommonJS requires " +
					"them it gets their CommonJS files."},
			{key: "barrels", into: words{&c.Bundle.Barrels}, doc: "Modules that a demo must not import whole."},
			{key: "repairs", into: entries{name: "repair", add: func(place) []field {
				c.Bundle.Repairs = append(c.Bundle.Repairs, Repair{})
				return c.Bundle.Repairs[len(c.Bundle.Repairs)-1].fields()
			}},
				doc: "Mistakes of packages that cost every reader time, mended in what is bundled. A build fails " +
					"when the text is no longer there."},
			{key: "sandbox", into: words{&c.Bundle.Sandbox},
				doc: "Packages that readers may import when they edit a demo, beside those that demos import and " +
					"that have reference pages."},
			{key: "omit", into: words{&c.Bundle.Omit},
				doc: "Modules that edited demos can't import: adapters for packages that are not installed, and " +
					"modules of types alone. \"*\" stands for one part of a path."},
		}}, doc: "What the bundler can't know of the packages."},
		{key: "experiments", into: toggle{&c.Experiments}, standard: "false",
			doc: "Whether pages under /experiments/ are built; they are test pages and don't belong in production."},
	}
}

func (r *Repository) fields() []field {
	return []field{
		{key: "url", into: text{&r.URL}, required: true, rule: isURL,
			doc: "The address of the repository, without trailing slash."},
		{key: "branch", into: text{&r.Branch}, standard: "main", doc: "The branch that edits go to."},
		{key: "folder", into: text{&r.Folder}, rule: isFilePath, doc: "The site folder, below the repository."},
	}
}

// product binds the fields of one product. The list may move while it grows, so values are reached by index when
// rules run, and the pointers of an entry are only used while it is the last one.
func (s configSchema) product(i int) []field {
	p := &s.Products[i]
	return []field{
		{key: "id", into: text{&p.ID}, required: true, rule: s.loneProduct,
			doc: "The product id that paths lead to, such as material-ui or x-charts."},
		{key: "label", into: text{&p.Label}, required: true, doc: "The name that readers see."},
		{key: "category", into: text{&p.Category}, rule: isWord, doc: "The category id, such as core or x."},
		{key: "home", into: text{&p.Home}, required: true, rule: isPagePath,
			doc: "The path of the product's first page."},
		{key: "version", into: text{&p.Version}, doc: "The version that the site documents."},
		{key: "family", into: text{&p.Family}, rule: s.knownFamily, doc: "The family of the product's demos."},
		{key: "package", into: text{&p.Package}, doc: "The npm package of the product."},
		{key: "issues", into: text{&p.Issues}, rule: isURL,
			doc: "The address of its issue search, ending where the query begins."},
		{key: "nav", into: text{&p.Nav}, rule: s.knownNav,
			doc: "The navigation tree: the name of a file in nav/, without .yaml."},
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
		}}, doc: "How a demo is mounted in an online sandbox."},
		{key: "locales", into: entries{name: "locale", add: func(place) []field {
			f.Locales = append(f.Locales, Locale{})
			l := &f.Locales[len(f.Locales)-1]
			return []field{
				{key: "language", into: text{&l.Language}, required: true, rule: isLanguage,
					doc: "The language, in two letters."},
				{key: "packs", into: words{&l.Packs}, required: true, rule: isPack,
					doc: "Modules with the library's labels in that language, each with the name of its export: " +
						"@mui/material/locale#deDE. Demos on pages in the language get them from the family's " +
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
			"Write the module, “#” and the name: @mui/material/locale#deDE"
	}
	return "", ""
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
		}}, doc: "Pages about props that many components take: the row of such a prop leads there."},
	}
}

func (l *Layer) fields() []field {
	return []field{
		{key: "name", into: text{&l.Name}, required: true, rule: isWord, doc: "The name of the bundle."},
		{key: "modules", into: words{&l.Modules}, required: true, doc: "The modules in it."},
		{key: "shared_by", into: words{&l.SharedBy}, doc: "What shares the bundle."},
	}
}

func (s configSchema) analytics() []field {
	a := &s.Analytics
	return []field{
		{key: "id", into: text{&a.ID}, rule: s.reachable, doc: "The id of the analytics account."},
		{key: "script", into: text{&a.Script}, rule: isURL,
			doc: "The address of the tag script, with {id} in it. Pages may load it; the hosts that it calls belong " +
				"into csp.connect and csp.img."},
		{key: "respect_dnt", into: toggle{&a.RespectDNT}, standard: "true",
			doc: "Whether nothing is sent for readers who asked not to be tracked."},
	}
}

func (c *CSP) fields() []field {
	return []field{
		{key: "connect", into: words{&c.Connect}, rule: isPolicySource, doc: "Hosts that scripts may call."},
		{key: "img", into: words{&c.Img}, rule: isPolicySource, doc: "Hosts of pictures."},
		{key: "font", into: words{&c.Font}, rule: isPolicySource, doc: "Hosts of fonts."},
		{key: "style", into: words{&c.Style}, rule: isPolicySource, doc: "Hosts of stylesheets."},
		{key: "form", into: words{&c.Form}, rule: isPolicySource, doc: "Hosts that forms may send to."},
	}
}

// reachable says that an account is of no use without the script that sends to it.
func (s configSchema) reachable(string) (wrong, fix string) {
	if s.Analytics.Script == "" {
		return "names an account, and nothing says which script sends to it.",
			"Write the address of its tag script below “analytics”: script: https://…/tag.js?id={id}"
	}
	return "", ""
}

// config reads vitrine.yaml. A site without one can't be built, but the rest of it is still read.
func (r reader) config() Config {
	var c Config
	src, ok := r.file(configFile, maxConfig)
	if !ok {
		c.Languages = []string{vitrine.DefaultLanguage}
		return c
	}
	d := &document{name: "configuration", file: configFile, src: src, problems: r.problems}
	if node, ok := d.parse(src); ok {
		d.mapping(d.name, configSchema{&c, r.fsys}.fields(), node)
		d.finish()
	}
	if !slices.Contains(c.Languages, vitrine.DefaultLanguage) {
		c.Languages = append([]string{vitrine.DefaultLanguage}, c.Languages...)
	}
	return c
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

func (s configSchema) knownNav(name string) (wrong, fix string) {
	files, _ := fs.Glob(s.fsys, navDir+"/*.yaml")
	var known []string
	for _, file := range files {
		known = append(known, strings.TrimSuffix(path.Base(file), ".yaml"))
	}
	return isKnown(name, known, "navigation tree", "Add the file nav/"+name+".yaml.")
}

func isKnown(name string, known []string, noun, otherwise string) (wrong, fix string) {
	if slices.Contains(known, name) {
		return "", ""
	}
	if near := diag.DidYouMean(name, known); near != "" {
		otherwise = near
	}
	return "names the " + noun + " " + diag.Quote(name) + ", which does not exist.", otherwise
}

func (s configSchema) provider(file string) (wrong, fix string) {
	if !strings.HasSuffix(file, ".tsx") {
		return "is no .tsx file.", "Name a TypeScript file that exports the component."
	}
	return s.existing(file)
}

func (s configSchema) existing(file string) (wrong, fix string) {
	if fs.ValidPath(file) {
		if info, err := fs.Stat(s.fsys, file); err == nil && info.Mode().IsRegular() {
			return "", ""
		}
	}
	return "names the file " + diag.Quote(file) + ", which does not exist.",
		"Write its path below the site folder, without leading slash."
}

func isVersionAddress(value string) (wrong, fix string) {
	if strings.HasPrefix(value, "/") {
		return isPagePath(value)
	}
	return isURL(value)
}

func isOrigin(value string) (wrong, fix string) {
	u, err := url.Parse(value)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.Path != "" || u.RawQuery != "" ||
		u.Fragment != "" || u.User != nil {
		return "is not the origin of a site.", "Write scheme and host, without a slash at the end: https://example.com"
	}
	return "", ""
}

func isHost(value string) (wrong, fix string) {
	if u, err := url.Parse("https://" + value); err != nil || u.Host != value {
		return "is not a host.", "Write the name alone: example.com"
	}
	return "", ""
}

func isLanguage(value string) (wrong, fix string) {
	if len(value) != 2 || strings.Trim(value, "abcdefghijklmnopqrstuvwxyz") != "" {
		return "holds " + diag.Quote(value) + ", which is no language.", "Write two small letters: en, de, zh."
	}
	return "", ""
}

// isPolicySource keeps a value from ending its directive and beginning another one.
func isPolicySource(value string) (wrong, fix string) {
	if strings.ContainsAny(value, ";, '\"") {
		return "holds " + diag.Quote(value) + ", which is no source of a policy.",
			"Write one host an entry: https://fonts.example.com"
	}
	return "", ""
}

// isEndpoint is an address on this host, or on one that is named in full.
func isEndpoint(value string) (wrong, fix string) {
	if strings.HasPrefix(value, "/") && !strings.HasPrefix(value, "//") {
		return "", ""
	}
	return isURL(value)
}
