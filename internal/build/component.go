package build

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/block/component"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

const renderedComponent = "component html"

// componentNames are the components that the site has.
func componentNames(fsys fs.FS) []string {
	files, _ := fs.Glob(fsys, component.Folder+"/*.tsx")
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(path.Base(file), ".tsx"))
	}
	return names
}

// renderComponents puts the HTML of a page's components into its blocks. It is false where one has a flaw, which is
// reported.
func (b *Builder) renderComponents(s *scanned, p *page, a *assets, problems *diag.List) (bool, error) {
	var components []*vitrine.Component
	p.EachBlock(func(data vitrine.BlockData) {
		if c, ok := data.(*vitrine.Component); ok {
			components = append(components, c)
		}
	})
	good := true
	for _, c := range components {
		html, found, err := b.componentHTML(s, p, a, c)
		if err != nil {
			return false, b.located(err, problems)
		}
		problems.Add(found...)
		good = good && len(found) == 0
		c.HTML = html
	}
	return good, nil
}

// componentHTML renders one component, unless the cache has it. What it knows is its directive, the site, and the list
// of the product's pages.
func (b *Builder) componentHTML(s *scanned, p *page, a *assets, c *vitrine.Component) (string, []diag.Problem, error) {
	file, err := b.componentBundle(s, a)
	if err != nil {
		return "", nil, err
	}
	props := map[string]any{}
	for key, value := range c.Props {
		props[key] = value
	}
	props["site"], props["entries"] = s.tree.Config.Site(), s.navIn(p.Language).Listing(p.ProductID)
	if props["posts"] == true {
		props["posts"], props["tags"] = s.posts(), s.tree.Config.Blog.Tags
	}
	if name, ok := props["generated"].(string); ok {
		made, err := b.generate(a, name)
		if err != nil {
			return "", nil, err
		}
		props["generated"] = made.forComponent()
		p.generated = append(p.generated, made)
	}
	script, err := b.componentScript(s, a, c.Name)
	if err != nil {
		return "", nil, err
	}
	if script.File != "" && !slices.ContainsFunc(p.scripts,
		func(other bundled) bool { return other.File == script.File }) {
		p.scripts = append(p.scripts, script)
	}
	key := cache.Key("component", file, c.Name, props, filepath.Base(a.Server))
	if html, ok := b.cache.Get(renderedComponent, key); ok {
		return string(html), nil, nil
	}
	b.cache.Count("component")
	html, err := b.renderer.Component(prerender.Component{Server: a.Server, File: filepath.Join(a.folder, file),
		Name: c.Name, Props: props})
	var problem *prerender.Problem
	if errors.As(err, &problem) {
		return "", []diag.Problem{{File: c.File, Line: c.Line, Excerpt: c.Excerpt,
				What: fmt.Sprintf("The component %s can't be shown here: %s", c.Name, problem.Message),
				Why:  "The page would have a hole there.", Fix: "Mend the component, or what the directive hands to " +
					"it."}},
			nil
	}
	if err != nil {
		return "", nil, err
	}
	return html, nil, b.cache.Put(renderedComponent, key, []byte(html))
}

// componentBundle makes the file of all components for Node and returns its name.
func (b *Builder) componentBundle(s *scanned, a *assets) (string, error) {
	sums, err := b.componentSums(s) // components may import what lies beside them
	if err != nil {
		return "", err
	}
	var code strings.Builder
	code.WriteString("export const components = {")
	for _, name := range componentNames(b.fsys) {
		fmt.Fprintf(&code, "%q: () => require(%q).default, ", name, b.sitePath(component.File(name)))
	}
	code.WriteString("};\n")
	var made bundled
	key := cache.Key("components", sums, a.Node.key)
	if !b.cache.Lookup("bundle", key, &made) {
		b.cache.Count("bundle")
		out, err := a.bundler.Bundle(bundle.Node, []bundle.Entry{{Name: "components", Code: code.String()}},
			a.Node.of(nil))
		if err != nil {
			return "", err
		}
		if made, err = b.keepBundled(out[0]); err != nil {
			return "", err
		}
		if err := b.cache.Keep("bundle", key, made); err != nil {
			return "", err
		}
	}
	return made.File, a.ensure(made.File, func() ([]byte, error) { return b.part(bundledCode, made.File) })
}
