package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
)

// demoPages write a site whose pages each show two demos of the real site, with its families and libraries. Every copy
// differs from every other, so that nothing is made once for two.
type demoPages struct {
	from  string // the real site
	site  string
	pages int
}

// unit is the demos of one real page: what stands in its demos folder, and the names that directives use.
type unit struct {
	route  string // of the real page
	folder string
	names  []string
}

const demosPerPage = 2

func (g *demoPages) write() error {
	config, err := g.config()
	if err != nil {
		return err
	}
	units, err := g.units()
	if err != nil {
		return err
	}
	if err := os.CopyFS(filepath.Join(g.site, "families"), os.DirFS(filepath.Join(g.from, "families"))); err != nil &&
		!errors.Is(err, fs.ErrExist) {
		return err
	}
	// The real reference would be pages in no navigation tree.
	delete(config, "references")
	products := productsOf(config)
	nav := map[string]*strings.Builder{}
	for i := range g.pages {
		u := units[i%len(units)]
		p := products.of(u.route)
		if p == nil {
			return fmt.Errorf("no product of %s holds /%s", g.from, u.route)
		}
		route := path.Join("/", path.Dir(u.route), fmt.Sprintf("page-%d", i))
		if p.first == "" {
			p.first = route + "/"
		}
		if nav[p.nav] == nil {
			nav[p.nav] = &strings.Builder{}
		}
		fmt.Fprintf(nav[p.nav], "- %s\n", route)
		if err := g.page(i, route, p, u); err != nil {
			return err
		}
	}
	for name, tree := range nav {
		if err := writeFile(filepath.Join(g.site, "nav", name+".yaml"), tree.String()); err != nil {
			return err
		}
	}
	config["products"] = products.shown()
	text, err := yaml.Marshal(config)
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(g.site, "vitrine.yaml"), string(text)); err != nil {
		return err
	}
	return writeFile(filepath.Join(g.site, "content/index.md"), "---\ndescription: Home.\n---\n\n# Home\n")
}

func (g *demoPages) config() (map[string]any, error) {
	text, err := os.ReadFile(filepath.Join(g.from, "vitrine.yaml"))
	if err != nil {
		return nil, err
	}
	var config map[string]any
	err = yaml.Unmarshal(text, &config)
	return config, err
}

// product is a product of the real site, as far as the generator must know it.
type product struct {
	settings  map[string]any
	home, nav string
	first     string // its first generated page
}

type products []*product

func productsOf(config map[string]any) (list products) {
	entries, _ := config["products"].([]any)
	for _, entry := range entries {
		if settings, ok := entry.(map[string]any); ok {
			home, _ := settings["home"].(string)
			nav, _ := settings["nav"].(string)
			list = append(list, &product{settings: settings, home: home, nav: nav})
		}
	}
	return list
}

// of is the product whose home is the nearest to a route.
func (list products) of(route string) (found *product) {
	most := 0
	for _, p := range list {
		if n := sharedSegments(strings.Trim(p.home, "/"), route); n > most {
			most, found = n, p
		}
	}
	return found
}

// sharedSegments counts the segments that two paths begin with.
func sharedSegments(a, b string) (n int) {
	others := strings.Split(b, "/")
	for i, segment := range strings.Split(a, "/") {
		if i == len(others) || segment != others[i] {
			return i
		}
		n++
	}
	return n
}

// shown are the settings of all products that have a page.
func (list products) shown() (settings []map[string]any) {
	for _, p := range list {
		if p.first != "" {
			p.settings["home"] = p.first
			delete(p.settings, "versions") // the page that lists them is not generated
			settings = append(settings, p.settings)
		}
	}
	return settings
}

var demoName = regexp.MustCompile(`\{\{"demo": "([^"]+)"`)

// units are the real pages with enough demos that need no directive options.
func (g *demoPages) units() ([]unit, error) {
	var units []unit
	err := filepath.WalkDir(filepath.Join(g.from, "content"), func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "index.md" || strings.Contains(file, "experiments") {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		below, _ := filepath.Rel(filepath.Join(g.from, "content"), file)
		u := unit{route: filepath.ToSlash(filepath.Dir(below)), folder: filepath.Join(filepath.Dir(file), "demos")}
		for line := range strings.SplitSeq(string(text), "\n") {
			if m := demoName.FindStringSubmatch(line); m != nil && !strings.Contains(line, `"iframe"`) &&
				!strings.Contains(line, `"ssr"`) {
				u.names = append(u.names, m[1])
			}
		}
		if len(u.names) >= demosPerPage {
			units = append(units, u)
		}
		return nil
	})
	if err == nil && len(units) == 0 {
		err = fmt.Errorf("%s has no page with demos", g.from)
	}
	// Few pages have demos of many kinds too.
	rand.New(rand.NewPCG(0, demosPerPage)).Shuffle(len(units), func(i, j int) {
		units[i], units[j] = units[j], units[i]
	})
	return units, err
}

// page writes one page: the next two demos of its unit, and some prose around them.
func (g *demoPages) page(i int, route string, p *product, u unit) error {
	folder := filepath.Join(g.site, "content", filepath.FromSlash(route))
	words := (&prose{pages: 1}).page(i)
	_, words, _ = strings.Cut(words, "</p>")
	var body strings.Builder
	fmt.Fprintf(&body, "---\ndescription: Page %d of the bench.\nproductId: %s\n---\n\n# Page %d\n", i,
		p.settings["id"], i)
	for _, part := range strings.SplitAfter(strings.ReplaceAll(words, "(/lib/page-0/)", "(/)"),
		"```\n")[:demosPerPage] {
		body.WriteString(part)
	}
	for n := range demosPerPage {
		name := u.names[(i+n)%len(u.names)]
		fmt.Fprintf(&body, "\n{{\"demo\": %q}}\n", name)
		if err := g.copy(filepath.Join(u.folder, name), filepath.Join(folder, "demos", name), i); err != nil {
			return err
		}
	}
	// What demos import from beside them.
	entries, err := os.ReadDir(u.folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if !entry.IsDir() && !slices.Contains(u.names, entry.Name()) {
			if err := g.copy(filepath.Join(u.folder, entry.Name()), filepath.Join(folder, "demos", entry.Name()),
				i); err != nil {
				return err
			}
		}
	}
	return writeFile(filepath.Join(folder, "index.md"), body.String())
}

// copy copies a demo, a file or a folder, and marks each TypeScript file as this page's.
func (g *demoPages) copy(from, to string, i int) error {
	return filepath.WalkDir(from, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if strings.HasSuffix(file, ".tsx") {
			text = fmt.Appendf(text, "// page %d\n", i)
		}
		below, _ := filepath.Rel(from, file)
		return writeFile(filepath.Join(to, below), string(text))
	})
}
