package agents

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// values are those of all pages that show a kind of them, in the order of the products, or in one where it is named.
func (a *answers) values(kind, product string) ([]vitrine.PageFacts, error) {
	index, err := a.Library.Index()
	if err != nil {
		return nil, err
	}
	if product, err = productOf(index, product); err != nil {
		return nil, err
	}
	var list []vitrine.PageFacts
	for _, page := range index.Pages {
		if page.Shows != kind || product != "" && page.Product != product {
			continue
		}
		shown, err := a.Library.Values(page)
		if err != nil {
			return nil, err
		}
		if len(shown.Values)+len(shown.Names) > 0 {
			list = append(list, shown)
		}
	}
	if len(list) == 0 {
		if err := a.documented(); err != nil {
			return nil, fmt.Errorf("no %s are known here; %w", kind, err)
		}
		return nil, fmt.Errorf("no page lists %s here; search for the words instead", kind)
	}
	rank := ranks(index)
	slices.SortStableFunc(list, func(a, b vitrine.PageFacts) int { return rank[a.Product] - rank[b.Product] })
	return list, nil
}

// errorInput is a question about a message of a library.
type errorInput struct {
	Code any      `json:"code"`
	Args []string `json:"args,omitempty"`
}

// errorSchema takes a code as a text or as a number: programs write both.
var errorSchema = json.RawMessage(`{"type": "object", "additionalProperties": false, "required": ["code"], "properties": {
	"code": {"type": ["string", "integer"], "description": "code of the error, the number in its link"},
	"args": {"type": ["null", "array"], "items": {"type": "string"}, "description": "values of the link, in order"}
}}`)

func (a *answers) errorMessage(in errorInput) (string, error) {
	lists, err := a.values(vitrine.FactsErrors, "")
	if err != nil {
		return "", err
	}
	code := strings.TrimLeft(strings.TrimSpace(fmt.Sprint(in.Code)), "#")
	var known []string
	for _, list := range lists {
		if message, ok := list.Values[code]; ok {
			for _, arg := range in.Args {
				message = strings.Replace(message, "…", cut(arg, maxWord), 1)
			}
			return fmt.Sprintf("Error %s: %s\nAll messages: %s\n", code, message, list.Page), nil
		}
		known = slices.AppendSeq(known, maps.Keys(list.Values))
	}
	slices.SortFunc(known, func(a, b string) int { return cmp.Or(len(a)-len(b), cmp.Compare(a, b)) }) // 2 before 10
	return "", fmt.Errorf("no message has the code %s; known are %s. It may belong to another version", quoted(code),
		cut(strings.Join(known, ", "), shortAnswer))
}

// themeInput is a question about a theme.
type themeInput struct {
	Path    string `json:"path" jsonschema:"path of a value, such as palette.primary.main, or of a part of the theme"`
	Product string `json:"product,omitempty" jsonschema:"product id, where several have a theme"`
}

func (a *answers) themeValue(in themeInput) (string, error) {
	lists, err := a.values(vitrine.FactsTheme, in.Product)
	if err != nil {
		return "", err
	}
	path := strings.TrimPrefix(strings.TrimPrefix(strings.Trim(in.Path, ". "), "$."), "theme.")
	var out strings.Builder
	var paths []string
	for _, list := range lists {
		known := slices.Sorted(maps.Keys(list.Values))
		paths = append(paths, known...)
		var below []string
		for _, one := range known {
			if one == path || strings.HasPrefix(one, path+".") {
				below = append(below, one+" = "+list.Values[one])
			}
		}
		if len(below) > 0 {
			fmt.Fprintf(&out, "Default theme of %s (%s):\n", list.Product, list.Page)
			out.WriteString(cut(strings.Join(below, "\n"), shortAnswer) + "\n")
		}
	}
	if out.Len() == 0 {
		return "", noPath(path, paths)
	}
	return out.String(), nil
}

// noPath names the paths that are near, else the parts at the top.
func noPath(path string, paths []string) error {
	last := path[strings.LastIndexByte(path, '.')+1:]
	var near []string
	add := func(list ...string) {
		for _, one := range list {
			if len(near) < manyNear && !slices.Contains(near, one) {
				near = append(near, one)
			}
		}
	}
	ending := func(end string) (list []string) {
		for _, one := range paths {
			if strings.HasSuffix(one, "."+end) {
				list = append(list, one)
			}
		}
		slices.SortStableFunc(list, func(a, b string) int { return strings.Count(a, ".") - strings.Count(b, ".") })
		return list
	}
	add(ending(path)...) // the parts above it are missing
	add(nearest(path, paths)...)
	add(ending(last)...)
	if len(near) > 0 {
		return fmt.Errorf("the default theme has no %s; did you mean %s?", quoted(path), strings.Join(near, ", "))
	}
	var top []string
	for _, one := range paths {
		first, _, _ := strings.Cut(one, ".")
		if !slices.Contains(top, first) {
			top = append(top, first)
		}
	}
	return fmt.Errorf("the default theme has no %s; its parts are %s", quoted(path), strings.Join(top, ", "))
}

// iconInput is a question for an icon.
type iconInput struct {
	Name string `json:"name" jsonschema:"name of an icon, or a part of it, such as delete"`
}

// manyIcons is how many icons an answer lists.
const manyIcons = 20

func (a *answers) icon(in iconInput) (string, error) {
	lists, err := a.values(vitrine.FactsIcons, "")
	if err != nil {
		return "", err
	}
	name := strings.ReplaceAll(strings.TrimSuffix(strings.TrimSpace(in.Name), "Icon"), " ", "")
	var known []string
	for _, list := range lists {
		for _, one := range list.Names {
			for _, ending := range append([]string{""}, list.Endings...) {
				if strings.EqualFold(one+ending, name) {
					return found(list, one, ending, name), nil
				}
			}
		}
		known = append(known, list.Names...)
	}
	if len(name) > maxWord {
		return "", unknown("icon", name, "", nil)
	}
	var near []string
	for _, one := range known {
		if len(near) < manyIcons && name != "" && strings.Contains(strings.ToLower(one), strings.ToLower(name)) {
			near = append(near, one)
		}
	}
	if len(near) == 0 {
		return "", unknown("icon", name, "", known)
	}
	return fmt.Sprintf("No icon is called %s. These have it in their names: %s\n", quoted(name),
		strings.Join(near, ", ")), nil
}

// found is an icon with the others of its name.
func found(list vitrine.PageFacts, name, ending, asked string) string {
	var out strings.Builder
	fmt.Fprintln(&out, strings.ReplaceAll(cmp.Or(list.Import, "{name}"), "{name}", name+ending))
	if len(list.Endings) > 0 {
		fmt.Fprintf(&out, "Styles: %s, and %s as endings of the name, where drawn\n", name,
			strings.Join(list.Endings, ", "))
	}
	var others []string
	for _, other := range list.Names {
		if other != name && len(others) < manyIcons && strings.Contains(strings.ToLower(other),
			strings.ToLower(asked)) {
			others = append(others, other)
		}
	}
	if len(others) > 0 {
		fmt.Fprintf(&out, "Also: %s\n", strings.Join(others, ", "))
	}
	return out.String()
}
