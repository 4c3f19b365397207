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
		if _, handed := in.Props[row.Name]; row.Required && !handed {
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
		if slices.Contains(namesOf(vitrine.Facts{Inherited: facts.Inherited}), name) {
			return ""
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
		if arms := arms(row.Type); !fits(arms, "boolean", "true", "false") {
			return fmt.Sprintf("%s takes no boolean: %s", name, cut(row.Type, longType))
		}
	case float64:
		if arms := arms(row.Type); !fits(arms, "number", fmt.Sprint(value)) {
			return fmt.Sprintf("%s takes no number: %s", name, cut(row.Type, longType))
		}
	}
	return ""
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

// checkText compares a text with the texts that a type names.
func checkText(row vitrine.Fact, value string) string {
	var texts []string
	open, others := false, false
	for _, arm := range arms(row.Type) {
		if text, ok := literal(arm); ok {
			texts = append(texts, text)
			continue
		}
		open = open || arm == "string"
		others = others || arm != "boolean" && arm != "number" && arm != "null" && arm != "undefined"
	}
	switch {
	case slices.Contains(texts, value) || len(texts) == 0 && others:
		return ""
	case len(texts) == 0:
		return fmt.Sprintf("%s takes no text: %s", row.Name, cut(row.Type, longType))
	case !open && others:
		return "" // what other types take can't be told here
	}
	hint := diag.DidYouMean(value, texts)
	if open {
		hint = strings.TrimSpace(hint + " Types allow further values only where a theme declares them.")
	}
	return strings.TrimSpace(fmt.Sprintf("%s=%s is none of %s. %s", row.Name, quoted(value),
		strings.Join(texts, ", "), hint))
}

// literal is the text of a type that is one.
func literal(arm string) (string, bool) {
	if n := len(arm); n >= 2 && (arm[0] == '\'' || arm[0] == '"') && arm[n-1] == arm[0] {
		return arm[1 : n-1], true
	}
	return "", false
}

// fits says whether a type has one of some arms, or one that can't be judged by its name.
func fits(arms []string, wanted ...string) bool {
	return slices.ContainsFunc(arms, func(arm string) bool {
		_, text := literal(arm)
		judged := text || slices.Contains([]string{"string", "number", "boolean", "null", "undefined"}, arm) ||
			strings.Contains(arm, "=>")
		return slices.Contains(wanted, arm) || !judged
	})
}

// arms are the alternatives of a type, as it is printed.
func arms(text string) []string {
	var list []string
	depth, from, quote := 0, 0, byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"' || c == '`':
			quote = c
		case strings.IndexByte("([{<", c) >= 0:
			depth++
		case c == '>' && i > 0 && text[i-1] == '=': // an arrow
		case strings.IndexByte(")]}>", c) >= 0:
			depth--
		case c == '|' && depth == 0:
			list = append(list, strings.TrimSpace(text[from:i]))
			from = i + 1
		}
	}
	return append(list, strings.TrimSpace(text[from:]))
}
