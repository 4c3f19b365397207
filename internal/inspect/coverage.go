// Package inspect measures what the pages of a site teach, and how they are written.
//
// In: a site, the reference of its packages. Out: numbers and places. Never here: problems that keep a site from being
// published.
package inspect

import (
	"path"
	"regexp"
	"slices"

	"vitrine/internal/claim"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Coverage measures every component that a page is about, in the order of the pages. Folder is that of the site, which
// may have a record of what its demos can't do without.
func Coverage(s *site.Site, index *reference.Index, folder string) ([]reference.Coverage, error) {
	var pages []source.Page
	taught := reference.Taught{
		Code: reference.Used{}, Demos: map[string]reference.Used{}, Prose: map[string]map[string]bool{},
	}
	for i, p := range s.Tree.Pages {
		if !site.IsTaught(p) {
			continue
		}
		pages = append(pages, p)
		product := s.ProductFor(p).ID
		set := demoUses(p)
		demos := reference.Used{}
		demos.Note(index, product, set)
		taught.Demos[p.Path] = demos
		taught.Code.Note(index, product, append(set, fenceUses(p)...))
		taught.Prose[p.Path] = named(s.Doc(i).Statements())
	}
	record, err := claim.ReadEffects(folder)
	if err != nil {
		return nil, err
	}
	if record != nil {
		noteEffects(&taught, SoughtProps(s, index), record, claim.ReadLock(folder))
	}
	return index.Coverage(pages, s.ProductFor, taught), nil
}

// noteEffects divides the props that demos set into those that are missed when they are gone, and those of which it is
// not known since the demo has changed.
func noteEffects(taught *reference.Taught, sought []Sought, record claim.Effects, lock *claim.Lock) {
	taught.Missed, taught.Untried = map[string]reference.Used{}, map[string]reference.Used{}
	note := func(used map[string]reference.Used, page string, item *reference.Item, prop string) {
		if used[page] == nil {
			used[page] = reference.Used{}
		}
		if used[page][item] == nil {
			used[page][item] = map[string]bool{}
		}
		used[page][item][prop] = true
	}
	for _, demo := range sought {
		kept := record[demo.Page.Dir][demo.Demo]
		isKept := kept.Key == claim.DemoKey(demo.Page, demo.Demo, lock, demo.Product.Package)
		for _, subject := range demo.Subjects {
			for _, prop := range subject.Props {
				way, isTried := kept.Props[subject.Item.Name+"."+prop]
				switch {
				case !isKept || !isTried:
					note(taught.Untried, demo.Page.Path, subject.Item, prop)
				case way != "":
					note(taught.Missed, demo.Page.Path, subject.Item, prop)
				}
			}
		}
	}
}

// demoUses are what the demos of a page use of packages.
func demoUses(p source.Page) []reference.Use {
	var list []reference.Use
	for _, d := range p.Demos {
		if path.Ext(d.Name) == ".tsx" {
			list = append(list, uses(d.Name, string(d.Text))...)
		}
	}
	return list
}

// fenceUses are what its blocks of code use of them.
func fenceUses(p source.Page) []reference.Use {
	var list []reference.Use
	fences, _ := markdown.Fences(p.Body)
	for _, fence := range fences {
		if slices.Contains([]string{"tsx", "jsx", "ts", "js"}, fence.Language) {
			list = append(list, uses("fence."+fence.Language, fence.Compiled())...)
		}
	}
	return list
}

func uses(file, code string) []reference.Use {
	var list []reference.Use
	for _, use := range typescript.Uses(file, code) {
		if !use.Around { // nobody takes these props away to see what is missed
			list = append(list, reference.Use(use))
		}
	}
	return list
}

// codeName is a name at the start of code in prose: `open`, `open={true}`.
var codeName = regexp.MustCompile("`([A-Za-z][\\w-]*)")

// named are the names that prose has as code.
func named(sentences []markdown.Sentence) map[string]bool {
	names := map[string]bool{}
	for _, sentence := range sentences {
		for _, match := range codeName.FindAllStringSubmatch(sentence.Text, -1) {
			names[match[1]] = true
		}
	}
	return names
}
