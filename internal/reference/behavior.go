package reference

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// behavior says what was seen of a component: its root element, and where things arrive that it is given. Of one that
// could not be shown it says what types tell, and nothing else.
func (w *writer) behavior() {
	e := w.entry
	o := e.Observation
	if !o.IsSeen() {
		if e.Ref != "" {
			w.line(":::info\nThe type of its `ref` is `%s`.\n:::", e.Ref)
		}
		return
	}
	facts := o.sentences(e.Ref)
	if len(facts) == 0 {
		return
	}
	browser, _, _ := strings.Cut(o.Browser, ".") // Chromium 156: patches of it change no page
	w.line(":::success\nSeen in %s, with %s %s:\n\n- %s\n:::", browser, e.Package, e.Version,
		strings.Join(facts, "\n- "))
}

// sentences are the facts, in the order in which they are read.
func (o *Observation) sentences(refType string) []string {
	var list []string
	drawsChild := o.Attributes.At == AtChild || o.Ref.At == AtChild
	switch {
	case o.Root != "":
		list = append(list, fmt.Sprintf("The root element is `<%s>`.", o.Root))
	case drawsChild:
		list = append(list, "It draws no element around its child.")
	}
	if len(list) == 0 && o.Attributes.At == AtNowhere && o.Ref.At == AtNowhere {
		return nil // such as a provider: there is nothing that an attribute could have reached
	}
	return append(append(list, o.arrivals()...), o.refSentence(refType))
}

// arrivals say where props go, those with the same place in one sentence.
func (o *Observation) arrivals() []string {
	given := []struct {
		name  string
		place *Place
	}{{"`className`", o.ClassName}, {"`style`", o.Style}, {"props that are not listed here", o.Attributes}}
	var places []string
	names := map[string][]string{}
	for _, g := range given {
		place := g.place.words()
		if !slices.Contains(places, place) {
			places = append(places, place)
		}
		names[place] = append(names[place], g.name)
	}
	var list []string
	for _, place := range places {
		verb := "go to "
		if place == "" {
			verb, place = "reach ", "no element"
			list = append(list, sentence(names[""], verb, place))
			continue
		}
		list = append(list, sentence(names[place], verb, place))
	}
	return list
}

// sentence puts names before what they do: a single one is a singular.
func sentence(names []string, verb, place string) string {
	if len(names) == 1 && strings.HasPrefix(names[0], "`") {
		verb = map[string]string{"go to ": "goes to ", "reach ": "reaches "}[verb]
	}
	text := diag.Listed(names)
	return strings.ToUpper(text[:1]) + text[1:] + " " + verb + place + "."
}

// words name a place; "" for none.
func (p *Place) words() string {
	switch p.At {
	case AtRoot:
		return "the root element"
	case AtInside:
		return fmt.Sprintf("%s `<%s>` inside", article(p.Tag), p.Tag)
	case AtChild:
		return "its child"
	case AtOutside:
		return fmt.Sprintf("the `<%s>` that it stands in", p.Tag)
	case AtInstance:
		return "the instance of its class"
	case AtHandle:
		return "an object with `" + strings.Join(p.Members, "`, `") + "`"
	}
	return ""
}

func article(tag string) string {
	if strings.ContainsAny(tag[:1], "aeio") {
		return "an"
	}
	return "a"
}

// refSentence says what a ref gets, and whether its type says so.
func (o *Observation) refSentence(refType string) string {
	place := o.Ref.words()
	if place == "" {
		return "A `ref` gets nothing."
	}
	text := "A `ref` gets " + place
	if o.Ref.Interface != "" && o.Ref.At != AtChild {
		text += fmt.Sprintf(", an `%s`", o.Ref.Interface)
		if isNarrow(refType) && refType != o.Ref.Interface {
			text += fmt.Sprintf("; its type says `%s`", refType)
		}
	}
	return text + "."
}

// isNarrow says whether a type of refs names one kind of element, and not what all elements are.
func isNarrow(refType string) bool {
	return strings.HasSuffix(refType, "Element") && !strings.ContainsAny(refType, " |<&") &&
		!slices.Contains([]string{"Element", "HTMLElement", "SVGElement", "React.ReactElement"}, refType)
}
