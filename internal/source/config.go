package source

import (
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// Config is vitrine.yaml, checked and with its defaults. Everything that names a library, a host or an account is
// here; the engine knows none of them.
type Config struct {
	Name        string
	URL         string // origin with the base, without trailing slash
	Base        vitrine.Base
	Brand       Brand
	Description string
	Repository  Repository
	// Path of the page that says how accessible the site is; "" for none.
	Accessibility string
	Languages     []string // the first is English
	Products      []Product
	Paths         []vitrine.PathRule // of pages that stand elsewhere than below the id of their product
	Families      []Family
	References    []Reference
	Layers        []Layer
	Shared        Layers // of layers.yaml
	Analytics     Analytics
	Fonts         Fonts
	Feedback      struct{ Endpoint string }
	Search        struct{ Behind []string }
	Hosts         Hosts
	Links         Links
	CSP           CSP
	Blog          Blog
	Experiments   bool
	Fences        string   // CheckFences or IgnoreFences
	FenceImports  []string // functions that code in fences must import or declare itself
	Math          bool     // formulas in sentences stand between single dollar signs
	Strict        bool     // problems of style in demos stop publication; else they are warnings
	Theme         Theme
	Stylings      []Styling
	Bundle        Bundle

	RedirectPages bool // redirects are pages as well, for hosts that read no rules

	Version  string    // of the library that the site documents, as menus call it
	Versions []Version // former releases whose pages stay
	Former   bool      // it is one of them itself

	HiddenCharacters []string // code points that files of no page may hold although nobody sees them
}

// Repository is where pages are edited.
type Repository struct{ URL, Branch, Folder string }

// EditURL is the address at which a file of the site folder is edited, "" without a repository.
func (r Repository) EditURL(file string) string {
	if r.URL == "" {
		return ""
	}
	return r.URL + "/edit/" + r.Branch + "/" + path.Join(r.Folder, file)
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

// Installed says whether the icon font is a file of an installed package, not one that has an address.
func (f Fonts) Installed() bool { return f.Icons != "" && !strings.Contains(f.Icons, ":") }

// Hosts are the hosts on which a build behaves differently.
type Hosts struct{ Production string }

// Links say how links to other sites are treated.
type Links struct {
	NewTab []string // hosts whose links open in a new tab and are not followed by search engines
	Bundle string   // address that tells the size of {package} at {version}; "" for none
	Beside []string // paths below which other sites stand
}

// CSP are sources that the content security policy allows beyond the site itself.
type CSP struct{ Connect, Img, Font, Style, Form, Frame, Media []string }

// Site is the part of the configuration that every page carries.
func (c Config) Site() vitrine.Site {
	site := vitrine.Site{Name: c.Name, URL: c.URL, Base: string(c.Base), Repository: c.Repository.URL,
		Accessibility: c.Accessibility, Products: []vitrine.Product{},
		Families: []vitrine.Family{}, Stylings: []vitrine.Styling{}}
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
	for _, s := range c.Stylings {
		site.Stylings = append(site.Stylings, vitrine.Styling{ID: s.ID, Label: s.Label})
	}
	for _, f := range c.Families {
		site.Families = append(site.Families, vitrine.Family{ID: f.ID})
	}
	if b := c.Brand; !b.IsZero() {
		site.Brand = &vitrine.Brand{Logo: b.Logo, Favicon: b.Favicon, TouchIcon: b.TouchIcon, Links: b.Links,
			Footer: b.Footer, Announcement: b.Announcement}
	}
	site.Versions = c.menu()
	return site
}

// configSchema binds the schema to one configuration; its rules look at the file system and at other values.
type configSchema struct {
	*Config
	fsys fs.FS
}

func (s configSchema) fields() []field {
	c := s.Config
	return append(s.identity(), []field{
		{key: "accessibility", into: text{&c.Accessibility}, rule: isPagePath,
			doc: "The path of the page that says how accessible the site is; every page leads to it at its end."},
		{key: "languages", into: words{&c.Languages}, standard: "[en]", rule: isLanguage,
			doc: "The languages in which pages are published; English is always one of them."},
		{key: "products", into: entries{name: "product", add: func(place) []field {
			c.Products = append(c.Products, Product{})
			return s.product(len(c.Products) - 1)
		}}, doc: "The documented libraries, in the order of the product selector."},
		{key: "paths", into: entries{name: "path", add: func(place) []field {
			c.Paths = append(c.Paths, vitrine.PathRule{})
			return pathRule(&c.Paths[len(c.Paths)-1])
		}}, doc: "To which product pages belong that don't stand below the id of one; the longest path decides."},
		{key: "families", into: entries{name: "family", add: func(place) []field {
			c.Families = append(c.Families, Family{})
			return s.family(len(c.Families) - 1)
		}}, doc: "The libraries whose demos share one provider."},
		{key: "references", into: entries{name: "reference", add: func(place) []field {
			c.References = append(c.References, Reference{})
			return s.reference(&c.References[len(c.References)-1])
		}}, doc: "The packages whose components, hooks and interfaces get reference pages, read from their types."},
		{key: "theme", into: text{&c.Theme.Folder}, rule: s.isThemeFolder,
			doc: "The folder, below the site folder, of the site's own theme: components that stand in the place of " +
				"ours by their names, and theme.css. What it lacks is ours."},
		{key: "brand", into: section{"brand", s.brand()},
			doc: "Logo, colors, fonts and links of the site, in the theme that there is."},
		{key: "stylings", into: entries{name: "styling", add: func(place) []field {
			c.Stylings = append(c.Stylings, Styling{})
			return c.Stylings[len(c.Stylings)-1].fields()
		}}, doc: "How the site calls the stylings of demos that stand in folders."},
		{key: "layers", into: entries{name: "layer", add: func(place) []field {
			c.Layers = append(c.Layers, Layer{})
			return c.Layers[len(c.Layers)-1].fields()
		}}, doc: "Packages that get a library bundle of their own."},
		{key: "analytics", into: section{"analytics", s.analytics()},
			doc: "Where page views are sent; nothing is sent without it."},
		{key: "fonts", into: section{"fonts", []field{
			{key: "icons", into: text{&c.Fonts.Icons}, rule: isStylesheet,
				doc: "The stylesheet of the icon font, loaded on pages with “icons: true” after everything else: the " +
					"address of a font provider, or a file of an installed package, which is published with the " +
					"site: “acme-icons/icons.css”."},
		}}, doc: "Stylesheets of fonts."},
		{key: "feedback", into: section{"feedback", []field{
			{key: "endpoint", into: text{&c.Feedback.Endpoint}, rule: isEndpoint,
				doc: "Where feedback is sent: “/-/feedback” for our own server, or a whole address. Without " +
					"it pages don't ask."},
		}}, doc: "Whether pages ask their readers what they think."},
		{key: "search", into: section{"search", c.search()}, doc: "What readers find first."},
		{key: "hosts", into: section{"hosts", []field{
			{key: "production", into: text{&c.Hosts.Production}, rule: isHost,
				doc: "The host on which the service worker runs, and analytics: on any other host there is neither. " +
					"Without it there is no service worker, and the one of an earlier release is removed."},
		}}, doc: "Hosts on which a build behaves differently."},
		{key: "links", into: section{"links", c.Links.fields()}, doc: "How links to other sites are treated."},
		{key: "blog", into: section{"blog", c.Blog.fields()}, doc: "Who writes posts, and what about."},
		{key: "csp", into: section{"csp", c.CSP.fields()},
			doc: "Sources that the content security policy allows beyond the site itself."},
		{key: "bundle", into: section{"bundle", c.bundle()},
			doc: "What the bundler can't know of the packages."},
		{key: "hiddenCharacters", into: words{&c.HiddenCharacters}, rule: isHiddenCharacter,
			doc: "Characters that nobody sees and that files of no page hold on purpose; pages have a list of their own."},
		{key: "fences", into: text{&c.Fences}, standard: IgnoreFences, choices: []string{CheckFences, IgnoreFences},
			doc: "Whether code in fences marked tsx, ts, jsx or js must compile, as demos must."},
		{key: "fenceImports", into: words{&c.FenceImports},
			doc: "Functions that code in fences may call only where it imports or declares them itself, such as the " +
				"one that makes a theme. Other names may come from the page's preamble."},
		{key: "math", into: toggle{&c.Math}, standard: "false",
			doc: "Whether what stands between single dollar signs in a sentence is a formula. Formulas between $$ on lines " +
				"of their own, in fences marked math, and between $` and `$ are read in any case."},
		{key: "strict", into: toggle{&c.Strict}, standard: "false",
			doc: "Whether demos must be without flaws of style (types that don't check, imports of whole packages, " +
				"messages to the console, and the like), and pages have a description, sizes and alternative texts of " +
				"pictures, headings without gaps, and links with a slash at the end. Else these are warnings."},
		{key: "experiments", into: toggle{&c.Experiments}, standard: "false",
			doc: "Whether pages under /experiments/ are built; they are test pages and don't belong in production."},
	}...)
}

func (l *Links) fields() []field {
	return []field{
		{key: "newTab", into: words{&l.NewTab}, rule: isHost,
			doc: "Hosts whose links open in a new tab and are not followed by search engines."},
		{key: "bundle", into: text{&l.Bundle}, rule: isURL,
			doc: "The address that tells how large a package is, with {package} and {version} in it."},
		{key: "beside", into: words{&l.Beside}, rule: isBeside,
			doc: "Paths below the site at which other sites stand, such as /handbook/: links there are not followed."},
	}
}

// identity says which site it is, and where it stands.
func (s configSchema) identity() []field {
	c := s.Config
	return []field{
		{key: "name", into: text{&c.Name}, required: true,
			doc: "The name of the site, as titles and the header show it."},
		{key: "url", into: text{&c.URL}, required: true, rule: isOrigin,
			doc: "The origin of the published site; canonical addresses begin with it."},
		{key: "base", into: text{(*string)(&c.Base)}, standard: "/", rule: isBase,
			doc: "The path below which the site stands on its host: “/docs/”. Authors write addresses without it."},
		{key: "redirectPages", into: toggle{&c.RedirectPages}, standard: "false",
			doc: "Whether redirects are published as pages as well, for hosts that read no rules, such as GitHub Pages."},
		{key: "description", into: text{&c.Description}, max: vitrine.MaxDescription,
			doc: "One sentence about the site, for search engines and feeds."},
		{key: "repository", into: section{"repository", c.Repository.fields()}, doc: "Where pages are edited."},
		{key: "version", into: text{&c.Version}, standard: "Latest",
			doc: "What the menu of versions calls the release that this site documents."},
		{key: "versions", into: entries{name: "version", add: s.version},
			doc: "Former releases whose pages stay, newest first. Each is built once."},
	}
}

func (c *Config) search() []field {
	return []field{
		{key: "behind", into: words{&c.Search.Behind}, rule: isPagePath,
			doc: "Paths of pages that are found behind others which say the same, with all that is below them: " +
				"of former versions, experiments, questions of all kinds."},
	}
}

func (c *Config) bundle() []field {
	return []field{
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
		{key: "plugins", into: entries{name: "plugin", add: func(place) []field {
			c.Bundle.Plugins = append(c.Bundle.Plugins, Plugin{})
			return c.Bundle.Plugins[len(c.Bundle.Plugins)-1].fields()
		}},
			doc: "Plugins for esbuild that transform files of the project, such as stylesheets written in TypeScript. " +
				"They run in Node."},
		{key: "sandbox", into: words{&c.Bundle.Sandbox},
			doc: "Packages that readers may import when they edit a demo, beside those that demos import and " +
				"that have reference pages."},
		{key: "omit", into: words{&c.Bundle.Omit},
			doc: "Modules that edited demos can't import: adapters for packages that are not installed, and " +
				"modules of types alone. \"*\" stands for one part of a path."},
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

func (s configSchema) analytics() []field {
	a := &s.Analytics
	return []field{
		{key: "id", into: text{&a.ID}, rule: s.reachable, doc: "The id of the analytics account."},
		{key: "script", into: text{&a.Script}, rule: isEndpoint,
			doc: "The address of the tag script, with {id} in it. Pages may load it; the hosts that it calls belong " +
				"in csp.connect and csp.img."},
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
		{key: "form", into: words{&c.Form}, rule: isPolicySource,
			doc: "Hosts that forms may send to, beside those of the sandboxes below demos."},
		{key: "frame", into: words{&c.Frame}, rule: isPolicySource, doc: "Hosts of pages shown in frames, such as videos."},
		{key: "media", into: words{&c.Media}, rule: isPolicySource, doc: "Hosts of sounds and videos."},
	}
}

// What is done with code in fences.
const (
	CheckFences  = "check"
	IgnoreFences = "off"
)

// AmbientFile declares modules that fences import although they are not installed.
const AmbientFile = "fences.d.ts"

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
		r.judgeVersions(c)
	}
	r.deployment(&c)
	c.Base = vitrine.Base(strings.TrimSuffix(string(c.Base), "/"))
	if c.URL != "" {
		c.URL += string(c.Base)
	}
	r.place.Former.lay(&c)
	c.Stylings = completeStylings(c.Stylings)
	c.completeFamilies()
	c.completeLayers()
	if c.Theme.Folder != "" {
		c.Theme = readTheme(r.fsys, c.Theme.Folder, r.problems)
	}
	r.judgeColors(c, src)
	r.measureLogo(&c)
	if !slices.Contains(c.Languages, vitrine.DefaultLanguage) {
		c.Languages = append([]string{vitrine.DefaultLanguage}, c.Languages...)
	}
	return c
}
