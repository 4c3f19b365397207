package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
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
	product string
	folder  string
	names   []string
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
	nav := map[string]*strings.Builder{}
	var products []map[string]any
	for i := range g.pages {
		u := units[i%len(units)]
		if nav[u.product] == nil {
			nav[u.product] = &strings.Builder{}
			products = append(products, map[string]any{"id": u.product, "label": u.product,
				"home": fmt.Sprintf("/%s/page-%d/", u.product, i), "family": u.product, "nav": u.product,
				"package": g.packageOf(config, u.product)})
		}
		fmt.Fprintf(nav[u.product], "- /%s/page-%d\n", u.product, i)
		if err := g.page(i, u); err != nil {
			return err
		}
	}
	for product, tree := range nav {
		if err := writeFile(filepath.Join(g.site, "nav", product+".yaml"), tree.String()); err != nil {
			return err
		}
	}
	config["products"] = products
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

// packageOf is the npm package of a product of the real site.
func (g *demoPages) packageOf(config map[string]any, product string) string {
	list, _ := config["products"].([]any)
	for _, entry := range list {
		if p, ok := entry.(map[string]any); ok && p["id"] == product {
			name, _ := p["package"].(string)
			return name
		}
	}
	return ""
}

var demoName = regexp.MustCompile(`\{\{"demo": "([^"]+)"`)

// units are the real pages with enough demos that need no directive options.
func (g *demoPages) units() ([]unit, error) {
	var units []unit
	err := filepath.WalkDir(filepath.Join(g.from, "content"), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "index.md" || strings.Contains(path, "experiments") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		below, _ := filepath.Rel(filepath.Join(g.from, "content"), path)
		u := unit{product: strings.Split(filepath.ToSlash(below), "/")[0], folder: filepath.Join(filepath.Dir(path),
			"demos")}
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
	return units, err
}

// page writes one page: the next two demos of its unit, and some prose around them.
func (g *demoPages) page(i int, u unit) error {
	folder := filepath.Join(g.site, "content", u.product, fmt.Sprintf("page-%d", i))
	words := (&prose{pages: 1}).page(i)
	_, words, _ = strings.Cut(words, "</p>")
	var body strings.Builder
	fmt.Fprintf(&body, "---\ndescription: Page %d of the bench.\n---\n\n# Page %d\n", i, i)
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
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if strings.HasSuffix(path, ".tsx") {
			text = fmt.Appendf(text, "// page %d\n", i)
		}
		below, _ := filepath.Rel(from, path)
		return writeFile(filepath.Join(to, below), string(text))
	})
}
