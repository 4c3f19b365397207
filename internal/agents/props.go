package agents

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// propsInput are props as code hands them to a component.
type propsInput struct {
	Name    string         `json:"name" jsonschema:"name of the component"`
	Props   map[string]any `json:"props" jsonschema:"props by name; a text is checked against the values that the type names, null stands for an expression"`
	Product string         `json:"product,omitempty" jsonschema:"product id, where several have the name"`
}

// manyProps is how many props one question may have.
const manyProps = 100

// checkProps compares names and values of props with what is known of a component.
func (a *answers) checkProps(in propsInput) (string, error) {
	entry, _, err := a.entry(in.Name, in.Product)
	if err != nil {
		return "", err
	}
	if len(in.Props) > manyProps {
		return "", fmt.Errorf("%d props are too many: check %d at a time", len(in.Props), manyProps)
	}
	facts, err := a.Library.Facts(entry)
	if err != nil {
		return "", err
	}
	var wrong []string
	for _, name := range slices.Sorted(maps.Keys(in.Props)) {
		if text := checkProp(facts, name, in.Props[name]); text != "" {
			wrong = append(wrong, "- "+text)
		}
	}
	for _, row := range facts.Props {
		if _, handed := in.Props[row.Name]; row.Required && !handed && row.Name != "children" {
			wrong = append(wrong, fmt.Sprintf("- %s is required: %s", row.Name, cut(row.Type, longType)))
		}
	}
	if len(wrong) == 0 {
		return fmt.Sprintf("All props fit %s of %s.\n", facts.Name, productLabel(facts)), nil
	}
	text := fmt.Sprintf("%s of %s:\n%s\n", facts.Name, productLabel(facts), strings.Join(wrong, "\n"))
	return cut(text, longAnswer), nil
}

// checkProp says what is wrong with a prop, "" for nothing.
func checkProp(facts vitrine.Facts, name string, value any) string {
	if strings.HasPrefix(name, "data-") || strings.HasPrefix(name, "aria-") || name == "key" ||
		name == "ref" && facts.Ref != "" {
		return ""
	}
	row, ok := propOf(facts, name)
	if !ok {
		known := namesOf(vitrine.Facts{Props: facts.Props, Inherited: facts.Inherited})
		if slices.Contains(known, name) || takesMore(facts) && diag.Nearest(name, known) == "" {
			return "" // it may be an attribute
		}
		return noProp(facts, name).Error()
	}
	if row.Deprecated != "" {
		return fmt.Sprintf("%s is deprecated: %s", name, sentence(row.Deprecated))
	}
	switch value := value.(type) {
	case string:
		return checkText(row, value)
	case bool:
		if !takes(row, "boolean") {
			return fmt.Sprintf("%s takes no boolean: %s", name, cut(row.Type, longType))
		}
	case float64:
		if !takes(row, "number") {
			return fmt.Sprintf("%s takes no number: %s", name, cut(row.Type, longType))
		}
	}
	return ""
}

// takesMore says whether a component takes attributes that its facts don't name.
func takesMore(facts vitrine.Facts) bool {
	return slices.ContainsFunc(facts.Inherited, func(g vitrine.FactGroup) bool {
		return g.Count > len(g.Props)+len(g.Names)
	})
}

func propOf(facts vitrine.Facts, name string) (vitrine.Fact, bool) {
	lists := [][]vitrine.Fact{facts.Props}
	for _, group := range facts.Inherited {
		lists = append(lists, group.Props)
	}
	for _, list := range lists {
		for _, row := range list {
			if row.Name == name {
				return row, true
			}
		}
	}
	return vitrine.Fact{}, false
}

// takes says whether a prop takes a kind of values, or something that can't be judged here.
func takes(row vitrine.Fact, kind string) bool {
	return slices.Contains(row.Takes, kind) || slices.Contains(row.Takes, "other") || row.Type == ""
}

// checkText compares a text with the texts that a type names.
func checkText(row vitrine.Fact, value string) string {
	open := slices.Contains(row.Takes, "string")
	switch {
	case slices.Contains(row.Values, value) || len(row.Values) == 0 && takes(row, "string"):
		return ""
	case len(row.Values) == 0:
		return fmt.Sprintf("%s takes no text: %s", row.Name, cut(row.Type, longType))
	case !open && takes(row, "string"):
		return "" // what other types take can't be told here
	}
	hint := diag.DidYouMean(value, row.Values)
	if open {
		hint = strings.TrimSpace(hint + " Types allow further values only where a theme declares them.")
	}
	return strings.TrimSpace(fmt.Sprintf("%s=%s is none of %s. %s", row.Name, quoted(value),
		strings.Join(row.Values, ", "), hint))
}
