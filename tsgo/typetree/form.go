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

// FormOf makes all forms of a type; it is empty for none. Link says where the page of a name is, "" for none.
func FormOf(t *Type, link func(name *Type) (href string)) Form {
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

// linked is a name with a link on its last part, which is what the page is called.
func linked(name *Type, link func(*Type) string) string {
	text := html.EscapeString(name.Text)
	if link == nil {
		return text
	}
	href := link(name)
	if href == "" {
		return text
	}
	last := html.EscapeString(name.LastName())
	return text[:len(text)-len(last)] + `<a href="` + html.EscapeString(href) + `">` + last + "</a>"
}
