package typetree

import "html"

// Form is what pages show of a type.
type Form struct {
	Text  string   // the whole, as TypeScript
	Short string   // for lists of names: a long type is "function" or "…"
	Lines []string // its alternatives as HTML, names with links where they have a page
}

// maxShort is the length up to which a type stands in a list of names.
const maxShort = 60

// Link is where a name is explained: on a page, or in an element of the page that opens. Both are "" where it is not.
type Link struct{ Href, Opens string }

// FormOf makes all forms of a type; it is empty for none. Link says where a name is explained.
func FormOf(t *Type, link func(name *Type) Link) Form {
	form := Form{Text: Print(t)}
	form.Short = form.Text
	if len(form.Text) > maxShort {
		form.Short = "…"
		if t.HasFunction() {
			form.Short = "function"
		}
	}
	for _, one := range t.Alternatives() {
		p := printer{text: html.EscapeString, name: func(name *Type) string { return linked(name, link) }}
		atLeast := loose
		if t.Kind == Union {
			atLeast = intersections
		}
		p.part(one, atLeast)
		form.Lines = append(form.Lines, p.out.String())
	}
	return form
}

// Markup is the whole of a type as HTML on one line, "" for none.
func Markup(t *Type, link func(name *Type) Link) string {
	p := printer{text: html.EscapeString, name: func(name *Type) string { return linked(name, link) }}
	p.whole(t)
	return p.out.String()
}

// linked is a name with a link on its last part, which is what the page is called, or a button that opens what it
// stands for.
func linked(name *Type, link func(*Type) Link) string {
	text := html.EscapeString(name.Text)
	if link == nil {
		return text
	}
	to := link(name)
	last := html.EscapeString(name.LastName())
	switch before := text[:len(text)-len(last)]; {
	case to.Href != "":
		return before + `<a href="` + html.EscapeString(to.Href) + `">` + last + "</a>"
	case to.Opens != "":
		return before + `<button type="button" popovertarget="` + html.EscapeString(to.Opens) + `">` + last +
			"</button>"
	}
	return text
}
