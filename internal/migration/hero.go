package migration

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// hero is a directive that does what front matter of other tools says a home begins with.
type hero struct {
	Tagline string       `json:"hero"`
	Picture *heroPicture `json:"picture,omitempty"`
	Actions []heroAction `json:"actions,omitempty"`
}

type heroPicture struct {
	Src  string `json:"src"`
	Dark string `json:"dark,omitempty"`
	Alt  string `json:"alt"`
}

type heroAction struct {
	Text string `json:"text"`
	Href string `json:"href"`
}

// hero is what a page begins with below its title, "" for a page without one.
func (one *page) hero() string {
	from := one.matter.group("hero")
	made := hero{Tagline: one.tagline(), Picture: one.heroPicture(from.group("image")), Actions: one.heroActions(from)}
	if made.Tagline == "" && made.Picture == nil && made.Actions == nil {
		return ""
	}
	return directiveOf(made) + "\n\n"
}

// directiveOf is a directive with these keys.
func directiveOf(keys any) string {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if e.Encode(keys) != nil {
		return "" // texts always have a form
	}
	return "{" + strings.TrimSpace(out.String()) + "}"
}

// tagline is the line below the title, without HTML: Starlight and dumi call it differently.
func (one *page) tagline() string {
	from := one.matter.group("hero")
	text := cmp.Or(from.text("tagline"), from.text("description"))
	return strings.Join(strings.Fields(anyTag.ReplaceAllString(text, "")), " ")
}

// heroPicture is the picture beside the title, nil for none.
func (one *page) heroPicture(from matter) *heroPicture {
	if from == nil {
		return nil
	}
	picture := heroPicture{Alt: from.text("alt")}
	for _, place := range []struct {
		name string
		to   *string
	}{{cmp.Or(from.text("file"), from.text("light")), &picture.Src}, {from.text("dark"), &picture.Dark}} {
		if place.name == "" {
			continue
		}
		address, ok := one.project.target(one, place.name)
		if !ok {
			one.decide(one.line("hero"), "The picture "+diag.Quote(place.name)+" of the hero is not there; it was left out.",
				`Put it beside the page, and write "picture" into the hero.`)
			return nil
		}
		*place.to = address
	}
	if picture.Src == "" {
		one.decide(one.line("hero"), "The picture of the hero is HTML; it was left out.",
			`Save it as a file beside the page, and write "picture" into the hero.`)
		return nil
	}
	return &picture
}

// heroActions are the links below the title, those first that were marked as the primary ones.
func (one *page) heroActions(from matter) (actions []heroAction) {
	list, _ := from["actions"].([]any)
	primary := func(item any) bool {
		values, _ := item.(map[string]any)
		return cmp.Or(matter(values).text("variant"), "primary") == "primary"
	}
	list = slices.Concat(slices.DeleteFunc(slices.Clone(list), func(item any) bool { return !primary(item) }),
		slices.DeleteFunc(slices.Clone(list), primary))
	for _, item := range list {
		values, _ := item.(map[string]any)
		text, link := matter(values).text("text"), matter(values).text("link")
		address, ok := one.project.target(one, link)
		if !ok || text == "" || link == "" {
			one.decide(one.line("hero"), fmt.Sprintf("The link %s leads nowhere; the action %s was left out.", diag.Quote(link),
				diag.Quote(text)), `Write it into "actions" of the hero.`)
			continue
		}
		if icon := matter(values).text("icon"); icon != "" {
			one.decide(one.line("hero"), fmt.Sprintf("The icon %s of the action %s was left out.", diag.Quote(icon),
				diag.Quote(text)), "Nothing is to do: actions are words.")
		}
		actions = append(actions, heroAction{Text: text, Href: address})
	}
	return actions
}
