package site

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Problems are all that the texts and their ties have; every text is parsed for that.
func (s *Site) Problems() []diag.Problem {
	list := slices.Clone(s.Loading)
	all := make([]int, len(s.texts))
	for i, t := range s.texts {
		s.Doc(i)
		list = append(list, t.problems...)
		all[i] = i
	}
	list = append(list, s.Nav.Problems...)
	list = append(list, s.checkAddresses()...)
	list = append(list, s.checkQueries()...)
	for i, p := range s.Tree.Pages {
		list = append(list, checkDescription(p)...)
		list = append(list, s.checkPage(i)...)
	}
	_, redirects := s.Redirects()
	list = append(list, redirects...)
	return s.excused(append(list, nav.CheckLinks(s.linkCheck(all))...))
}

// excused makes warnings of what stops no publication of this site.
func (s *Site) excused(list []diag.Problem) []diag.Problem {
	by := map[string]source.Page{}
	for _, p := range s.Tree.Pages {
		if p.Generated {
			by[p.File] = p
		}
	}
	for i, problem := range list {
		list[i] = s.Excuse(by[problem.File], problem)
	}
	return list
}

// Excuse is a problem of a page: a warning if it is of a kind that strict sites alone refuse, or if the page is
// generated, since authors can't change comments of packages.
func (s *Site) Excuse(p source.Page, problem diag.Problem) diag.Problem {
	switch isError := problem.Severity == diag.Error; {
	case !p.Generated || !isError && problem.Kind != diag.HostsKind:
	case problem.Line == 0: // about the page, not about its text
		problem.Severity, problem.Kind = diag.Warning, diag.GeneratedKind
	default:
		problem.Severity, problem.Kind = diag.Warning, diag.CommentsKind
		product := s.ProductFor(p)
		problem.What = fmt.Sprintf("In what the packages of %s say of %s: %s", product.Label, p.Path, problem.What)
		problem.Fix = "Mend the comment where the package is written. " + problem.Fix
	}
	if problem.Kind != "" && !s.Config.Strict {
		problem.Severity = diag.Warning
	}
	return problem
}

// PageProblems are the problems of one page's sources, and of the files that all pages stand on.
func (s *Site) PageProblems(i int) []diag.Problem {
	p := s.Tree.Pages[i]
	s.Doc(i)
	list := slices.Clone(s.texts[i].problems)
	for _, problem := range slices.Concat(s.Loading, s.Nav.Problems) {
		if belongsTo(problem, p) || !strings.HasPrefix(problem.File, "content/") {
			list = append(list, problem)
		}
	}
	list = append(list, s.checkPage(i)...)
	return s.excused(append(list, nav.CheckLinks(s.linkCheck([]int{i}))...))
}

// checkPage looks into what a page alone can have wrong, beside its text.
func (s *Site) checkPage(i int) []diag.Problem {
	return slices.Concat(s.checkAliases(i), s.checkAsked(i), s.checkMedia(i))
}

// LeaveOut keeps pages out of all that lists what there is to read: a build publishes the others without them. Nobody
// else may use the site meanwhile.
func (s *Site) LeaveOut(isOut func(path string) bool) {
	for i := range s.Tree.Pages {
		if isOut(s.Tree.Pages[i].Path) {
			s.Tree.Pages[i].Matter.NoIndex = true
		}
	}
}

// Inclusions are the paths of the pages that take a file in, in any language, by file.
func (s *Site) Inclusions() map[string]map[string]bool {
	by := map[string]map[string]bool{}
	for _, p := range s.Tree.Pages {
		for _, file := range p.Included {
			if by[file] == nil {
				by[file] = map[string]bool{}
			}
			by[file][p.Path] = true
		}
	}
	return by
}

// belongsTo reports whether a problem is in a page's own file, in one of its demos, or in code for its fences.
func belongsTo(problem diag.Problem, p source.Page) bool {
	return problem.File == p.File || slices.Contains(p.Included, problem.File) ||
		strings.HasPrefix(problem.File, p.Dir+"/demos/") || problem.File != "" &&
		slices.ContainsFunc(slices.Concat(p.Modules, []source.Demo{p.Preamble}), func(d source.Demo) bool {
			return d.Path == problem.File
		})
}

// linkCheck is every link of some pages, with everything that it may lead to.
func (s *Site) linkCheck(pages []int) nav.LinkCheck {
	check := nav.LinkCheck{SiteURL: s.Config.URL, Languages: s.Config.Languages, Beside: s.beside()}
	if len(pages) == len(s.texts) {
		check.Links = s.brandLinks()
	}
	linked := map[string]bool{}
	for _, i := range pages {
		p := s.Tree.Pages[i]
		for _, link := range append(s.ownLinks(i), rowLinks(p)...) {
			check.Links = append(check.Links, link)
			linked[s.linkTarget(link.Href)] = true
		}
		linked[p.Path] = true
	}
	for i, p := range s.Tree.Pages {
		target := nav.Target{Path: p.Path}
		if len(pages) == len(s.texts) || linked[p.Path] {
			target.Anchors, target.Unlinked = s.Anchors(i), s.Doc(i).Unlinked
		}
		check.Targets = append(check.Targets, target)
	}
	for _, p := range s.Overviews() {
		target := nav.Target{Path: p.Path, Anchors: []string{"main"}}
		for _, heading := range p.Contents {
			target.Anchors = append(target.Anchors, heading.ID)
		}
		check.Targets = append(check.Targets, target)
	}
	for _, file := range s.Tree.Files {
		check.Files = append(check.Files, file.URL)
	}
	return check
}

// beside are the paths below which pages stand that this site does not know: those of other sites and of its own former
// versions.
func (s *Site) beside() []string {
	paths := slices.Clone(s.Config.Links.Beside)
	for _, v := range s.Config.Versions {
		paths = append(paths, v.Path)
	}
	return paths
}

// brandLinks are those that every page has. A former version has those of its time.
func (s *Site) brandLinks() (list []nav.Reference) {
	if s.Config.Former {
		return nil
	}
	b := s.Config.Brand
	for _, link := range slices.Concat(b.Links, b.Footer, []vitrine.Link{{Href: b.Announcement.Href}}) {
		if strings.HasPrefix(link.Href, "/") {
			list = append(list, nav.Reference{Page: "/", Href: link.Href, File: "vitrine.yaml",
				Excerpt: "href: " + link.Href})
		}
	}
	return list
}

// ownLinks are those of the text of a page, and of its blocks.
func (s *Site) ownLinks(i int) []nav.Reference {
	p := s.Tree.Pages[i]
	var list []nav.Reference
	inText := s.Doc(i).Links
	for n, link := range slices.Concat(inText, s.Blocks.Links(s.Doc(i))) {
		file, line := p.At(link.Line)
		href := link.Href
		if !link.Raw {
			href = s.pageOfFile(p, href)
		}
		if isOutside := href == "" && link.Href != ""; isOutside && n < len(inText) {
			continue // the words of the link stay
		} else if isOutside {
			href = link.Href // a block has no words without a link
		}
		list = append(list, nav.Reference{Page: p.Path, Href: href, File: file, Line: line,
			Column: link.Column, Excerpt: link.Excerpt})
	}
	return list
}

// rowLinks are those of the results in a page's keyboard table.
func rowLinks(p source.Page) []nav.Reference {
	var list []nav.Reference
	for _, row := range p.Keyboard {
		doc, _ := markdown.Parse(markdown.Input{File: row.File, Body: []byte(row.Result), FirstLine: row.Line})
		for _, link := range doc.Links {
			list = append(list, nav.Reference{Page: p.Path, Href: link.Href, File: row.File, Line: row.Line,
				Excerpt: row.Excerpt})
		}
	}
	return list
}

// linkTarget is the page that a link leads to, if it leads to one.
func (s *Site) linkTarget(href string) string {
	return vitrine.CleanPath(vitrine.Canonical(strings.TrimPrefix(href, s.Config.URL), s.Config.Languages).As)
}

// Anchors are the places of a page that a link may name.
func (s *Site) Anchors(i int) []string {
	return append([]string{"main"}, s.Blocks.Anchors(s.BlockPage(s.Tree.Pages[i]), s.Doc(i))...)
}
