package reference

import (
	"regexp"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// How much of a definition a page shows.
const (
	maxMembers = 12
	maxUses    = 3
	maxNested  = 20  // definitions from which on names within them get none of their own
	maxAbout   = 400 // letters of a comment; of a longer one the first paragraph is shown
)

// Definitions are what the names stand for that a page opens, by their ids, each once. Names of libraries within them
// are explained as well; others open where the page explains them anyway.
func (w Lister) Definitions(opened []string) []vitrine.Definition {
	byID := map[string]*namedType{}
	for _, one := range w.Index.named {
		byID[one.id] = one
	}
	known := map[string]bool{}
	var order []*namedType
	add := func(id string) {
		if one := byID[id]; one != nil && !known[id] {
			known[id] = true
			order = append(order, one)
		}
	}
	for _, id := range opened {
		add(id)
	}
	for _, one := range order { // those of the rows alone, not those that this adds
		for _, t := range shownTypes(one.Named) {
			t.Walk(func(part *typetree.Type) bool {
				if to := w.explain(part); to.Opens != "" && part.Target.Package == one.Target.Package &&
					part.Target.Package != platform && len(order) < maxNested {
					add(to.Opens)
				}
				return true
			})
		}
	}
	within := func(name *typetree.Type) typetree.Link {
		if to := w.explain(name); to.Href != "" || known[to.Opens] {
			return to
		}
		return typetree.Link{}
	}
	list := make([]vitrine.Definition, len(order))
	for i, one := range order {
		list[i] = w.definition(one, within)
	}
	return list
}

// shownTypes are the types of a definition that a page shows.
func shownTypes(one facts.Named) []*typetree.Type {
	list := append([]*typetree.Type{one.Type, one.Default}, one.Extends...)
	for _, m := range one.Members[:min(maxMembers, len(one.Members))] {
		list = append(list, m.Type)
	}
	return list
}

func (w Lister) explain(name *typetree.Type) typetree.Link {
	return w.Index.Explain(w.Item.Config.Product, w.Item.Page, name)
}

func (w Lister) definition(one *namedType, link func(*typetree.Type) typetree.Link) vitrine.Definition {
	made := vitrine.Definition{Empty: one.Empty, ID: one.id,
		Name: one.Target.Name, Package: one.Target.Package, Owner: one.Owner,
		Text: w.prose(about(one.Doc.Text)), Type: typetree.FormOf(one.Type, link).Lines}
	if one.Owner != "" {
		made.Name = strings.TrimPrefix(made.Name, one.Owner+".")
		made.Default = typetree.Markup(one.Default, link)
	}
	if made.Package == platform {
		made.Package = ""
	}
	var parameters []string
	for _, p := range one.Parameters {
		parameters = append(parameters, p.Name)
	}
	made.Parameters = strings.Join(parameters, ", ")
	for _, t := range one.Extends {
		made.Extends = append(made.Extends, typetree.Markup(t, link))
	}
	for i, m := range one.Members {
		if i == maxMembers {
			made.More = len(one.Members) - maxMembers
			break
		}
		made.Members = append(made.Members, vitrine.DefinitionMember{Name: m.Name, Optional: m.Optional,
			Type: typetree.Markup(m.Type, link), Text: FirstSentence(m.Doc.Text)})
	}
	if w.Index.documents(one.Target.Package) && one.Owner == "" {
		uses := w.Index.usesOf(one.Target)
		for i, u := range uses {
			if i == maxUses {
				made.MoreUses = len(uses) - maxUses
				break
			}
			made.UsedBy = append(made.UsedBy, vitrine.Link(u.link()))
		}
	}
	return made
}

var inlineLink = regexp.MustCompile(`\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}`)

// about is as much of a comment as a definition shows.
func about(text string) string {
	text = inlineLink.ReplaceAllString(text, "`$1`")
	if len(text) <= maxAbout {
		return text
	}
	first, _, _ := strings.Cut(text, "\n\n")
	return first
}
