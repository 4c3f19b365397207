package page

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"vitrine/internal/block"
	"vitrine/internal/block/element"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// ElementAt implements the site of elements.
func (a *answers) ElementAt(page block.Page, index int) (element.Subject, bool) {
	src := a.written(page)
	if src == nil || index < 0 || index >= len(src.Elements.List) {
		return element.Subject{}, false
	}
	return subjectOf(src, index), true
}

func subjectOf(src *source.Page, index int) element.Subject {
	e := src.Elements.List[index]
	subject := element.Subject{File: e.File, Line: e.Line, Inline: e.Inline, Client: e.Client, Text: e.Text,
		Code: e.Code}
	if e.File == src.File {
		subject.Raw = src.Raw
	}
	return subject
}

// written is the page in MDX that blocks stand on, nil where it is none.
func (a *answers) written(page block.Page) *source.Page {
	i, ok := a.site.PageIn(page.Path, page.Language)
	if !ok || a.site.Tree.Pages[i].Elements == nil {
		return nil
	}
	return &a.site.Tree.Pages[i]
}

// WriteElement implements the site of elements: a module of the page's imports and declarations, and one that renders
// the element with what that hands out.
func (a *answers) WriteElement(page block.Page, index int) (element.Subject, error) {
	src := a.written(page)
	if src == nil || index < 0 || index >= len(src.Elements.List) {
		return element.Subject{}, fmt.Errorf("the page has no element %d", index)
	}
	subject := subjectOf(src, index)
	name := "mdx-" + Slug(vitrine.PagePath(page.Path, page.Language))
	shared, err := a.writeShared(name, src)
	if err != nil {
		return subject, err
	}
	imports := "import { VitrineSlot } from 'vitrine/engine/hydration/VitrineSlot';\n"
	if len(src.Elements.Names) > 0 {
		imports += fmt.Sprintf("import { %s } from './%s';\n", strings.Join(src.Elements.Names, ", "),
			strings.TrimSuffix(path.Base(shared), ".tsx"))
	}
	subject.Code += imports
	subject.Module, err = a.WriteModule(name+"-"+strconv.Itoa(index+1), subject.Code)
	return subject, err
}

// writeShared keeps the module that the elements of a page share: the first of them writes it.
func (a *answers) writeShared(name string, p *source.Page) (module string, err error) {
	write, _ := a.shared.LoadOrStore(name, sync.OnceValues(func() (string, error) {
		return a.WriteModule(name, a.sharedModule(p))
	}))
	return write.(func() (string, error))()
}

// sharedModule is the code that the elements of a page share. It finds what the page imports, and hands it on.
func (a *answers) sharedModule(p *source.Page) string {
	code := p.Elements.Module
	for i := len(p.Elements.Imports) - 1; i >= 0; i-- {
		found := p.Elements.Imports[i]
		if !strings.HasPrefix(found.Module, ".") {
			continue
		}
		file := filepath.Join(a.Folder, filepath.FromSlash(path.Join(path.Dir(found.From), found.Module)))
		if below, err := filepath.Rel(filepath.Join(a.Cache, PlaygroundFolder), file); err == nil {
			quote := code[found.Start : found.Start+1]
			code = code[:found.Start] + quote + filepath.ToSlash(below) + quote + code[found.End:]
		}
	}
	var names []string
	for _, found := range p.Elements.Imports {
		names = append(names, found.Names...)
	}
	if len(names) == 0 {
		return code
	}
	return code + "\nexport { " + strings.Join(names, ", ") + " };\n"
}

var elementPlace = regexp.MustCompile(regexp.QuoteMeta(markdown.InlinePlace) + `(\d+)/([^` +
	markdown.PlaceEnd + `]*)` + markdown.PlaceEnd)

// withElements puts the text of elements within lines in their places.
func (p *Page) withElements(text []byte) []byte {
	shown := map[string]string{}
	for _, data := range p.blocks {
		if e, ok := data.(*vitrine.Element); ok && e.Picture.HTML != "" {
			shown[e.Picture.Name] = markdown.FromHTML(e.Picture.HTML)
		}
	}
	return elementPlace.ReplaceAllFunc(text, func(place []byte) []byte {
		found := elementPlace.FindSubmatch(place)
		index, _ := strconv.Atoi(string(found[1])) // they are digits
		if rendered, ok := shown[vitrine.ElementName(index)]; ok {
			return []byte(rendered)
		}
		return found[2]
	})
}
