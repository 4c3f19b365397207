package page

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/demo"
	"vitrine/internal/source"
	"vitrine/internal/story"
	"vitrine/internal/vitrine"
)

// storyOf is a story that a page shows, nil for none.
func (a *answers) storyOf(page block.Page, of string) *source.Story {
	i, ok := a.site.PageIn(page.Path, page.Language)
	if !ok {
		return nil
	}
	stories := a.site.Tree.Pages[i].Stories
	at := slices.IndexFunc(stories, func(s source.Story) bool { return s.Of == of })
	if at < 0 {
		return nil
	}
	return &stories[at]
}

// StoryAt implements the site of stories.
func (a *answers) StoryAt(page block.Page, of string) (demo.StorySubject, bool) {
	s := a.storyOf(page, of)
	if s == nil {
		return demo.StorySubject{}, false
	}
	return demo.StorySubject{ID: s.ID, Name: s.Name, File: s.File, Code: s.Code}, true
}

// WriteStory implements the site of stories.
func (a *answers) WriteStory(page block.Page, of string) (demo.StorySubject, bool, error) {
	subject, ok := a.StoryAt(page, of)
	if !ok {
		return subject, false, nil
	}
	s := a.storyOf(page, of)
	seen := func(file string) string {
		if file == "" {
			return ""
		}
		absolute := filepath.Join(a.Folder, filepath.FromSlash(file))
		below, err := filepath.Rel(filepath.Join(a.Cache, PlaygroundFolder), absolute)
		if err != nil {
			below = absolute
		}
		return filepath.ToSlash(below)
	}
	name := "story-" + Slug(vitrine.PagePath(page.Path, page.Language)) + "-" + s.ID
	imports, public := a.publicImports(page.Product, s.Imports)
	if len(imports) > 0 {
		subject.Code = strings.Join(imports, "\n") + "\n\n" + s.Code
	}
	subject.ReadOnly = !s.Whole || !public
	subject.Composed = story.Module(*s, seen(s.File), seen(s.Preview))
	var err error
	subject.Module, err = a.WriteModule(name, subject.Composed)
	return subject, true, err
}

var (
	relativeImport = regexp.MustCompile(`^import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s+['"](\.[^'"]*)['"];?$`)
	typeImport     = regexp.MustCompile(`^import\s+type\b`)
)

// publicImports are imports as readers write them: what stories import from the files beside them, they import from
// the package. False where something is not public.
func (a *answers) publicImports(product string, statements []string) (list []string, public bool) {
	public = true
	add := func(statement string) {
		if !slices.Contains(list, statement) {
			list = append(list, statement)
		}
	}
	for _, statement := range statements {
		parts := relativeImport.FindStringSubmatch(statement)
		switch {
		case parts == nil || typeImport.MatchString(statement):
			add(statement)
			public = public && !strings.Contains(statement, "'.") && !strings.Contains(statement, `".`)
			continue
		}
		found, ok := a.componentImports(product, parts[1], parts[2])
		if !ok {
			found, public = []string{statement}, false
		}
		for _, one := range found {
			add(one)
		}
	}
	return list, public
}

// componentImports are the statements that import components as the reference says; false where it does not know one.
func (a *answers) componentImports(product, direct, named string) (list []string, ok bool) {
	names := strings.Split(named, ",")
	if direct != "" {
		names = append(names, direct)
	}
	for _, name := range names {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		r := a.Reference.Find(product, name)
		if r == nil || len(r.Imports) == 0 {
			return nil, false
		}
		if !slices.Contains(list, r.Imports[0]) {
			list = append(list, r.Imports[0])
		}
	}
	return list, len(list) > 0
}
