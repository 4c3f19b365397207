package render

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// FillComponents puts the HTML of a page's components into its blocks, and numbers that only rendering knows. It is
// false where a component has a flaw, which is reported.
func (r *Renderer) FillComponents(p *Page, problems *diag.List) (bool, error) {
	var components []*vitrine.Component
	p.EachBlock(func(data vitrine.BlockData) {
		if c, ok := data.(*vitrine.Component); ok {
			components = append(components, c)
		}
	})
	if err := r.fillNumbers(p); err != nil {
		return false, err
	}
	good := true
	for _, c := range components {
		output, found, err := r.component(p, c)
		if located := assets.ProblemsOf(r.Folder, err); located != nil {
			problems.Add(located...)
			return false, problems.Err()
		} else if err != nil {
			return false, err
		}
		problems.Add(found...)
		good = good && len(found) == 0
		p.components = append(p.components, output)
		c.HTML = output.HTML
	}
	p.filled = good
	return good, nil
}

// component renders one component. What it knows is its directive, the site, and the list of the product's pages.
func (r *Renderer) component(p *Page, c *vitrine.Component) (assets.ComponentOutput, []diag.Problem, error) {
	components, err := r.Components()
	if err != nil {
		return assets.ComponentOutput{}, nil, err
	}
	props := map[string]any{}
	maps.Copy(props, c.Props)
	props["site"], props["entries"] = r.Site.Config.Site(), r.Site.NavIn(p.Language).Listing(p.ProductID)
	if props["posts"] == true {
		props["posts"], props["tags"] = r.Site.Posts(), r.Site.Config.Blog.Tags
	}
	if props["counts"] == true {
		if props["counts"], err = r.counts(); err != nil {
			return assets.ComponentOutput{}, nil, err
		}
	}
	if props["uses"] == true {
		props["uses"] = p.Uses(func(name string) string {
			entry, _ := r.Site.EntryIn(p.ProductID, name)
			return entry.Href
		})
	}
	output, err := r.Assets.RenderComponent(components, c.Name, props)
	var problem *prerender.Problem
	if errors.As(err, &problem) {
		return output, []diag.Problem{{File: c.File, Line: c.Line, Excerpt: c.Excerpt,
			What: fmt.Sprintf("The component %s can't be shown here: %s", c.Name, problem.Message),
			Why:  "The page would have a hole there.",
			Fix:  "Mend the component, or what the directive hands to it."}}, nil
	}
	return output, nil, err
}

// scripts are what the page's components run in the browser, each once.
func (p *Page) scripts() []assets.Chunk {
	var list []assets.Chunk
	for _, component := range p.components {
		same := func(other assets.Chunk) bool { return other.File == component.Script.File }
		if component.Script.File != "" && !slices.ContainsFunc(list, same) {
			list = append(list, component.Script)
		}
	}
	return list
}
