package bundle

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// vectorSpace holds vector pictures as components.
const vectorSpace = "vitrine-vector"

// asComponent is the ending of an import that wants a vector picture as a component.
const asComponent = ".svg?react"

// vector answers such an import.
func (r *resolver) vector(args api.OnResolveArgs) (api.OnResolveResult, error) {
	args.Path = strings.TrimSuffix(args.Path, "?react")
	found, err := r.file(args)
	if err != nil || len(found.Errors) > 0 {
		return found, err
	}
	return api.OnResolveResult{Path: r.options.Names.Name(found.Path), Namespace: vectorSpace,
		SideEffects: api.SideEffectsFalse}, nil
}

var (
	vectorElement = regexp.MustCompile(`(?s)<svg\b([^>]*?)(?:/>|>(.*)</svg>)`)
	vectorNoise   = regexp.MustCompile(`(?s)<!--.*?-->|<metadata\b.*?</metadata>|<title\b.*?</title>`)
	attribute     = regexp.MustCompile(`([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')`)
	hyphen        = regexp.MustCompile(`[-:]([a-z])`)
)

// loadVector makes a component of a picture: what it is given goes to the svg element.
func (r *resolver) loadVector(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file := r.options.Names.Path(args.Path)
	text, err := os.ReadFile(file)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	parts := vectorElement.FindStringSubmatch(vectorNoise.ReplaceAllString(string(text), ""))
	if parts == nil {
		return *failedLoad(file, fmt.Errorf("it has no <svg> element, so that nothing can be made of it")), nil
	}
	properties := map[string]any{}
	for _, found := range attribute.FindAllStringSubmatch(parts[1], -1) {
		name, value := found[1], html.UnescapeString(found[2]+found[3])
		if name == "style" {
			properties["style"] = styleObject(value)
			continue
		}
		properties[propertyName(name)] = value
	}
	own, err := json.Marshal(properties)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	inner, err := json.Marshal(strings.TrimSpace(parts[2])) // Go quotes otherwise than scripts do
	if err != nil {
		return api.OnLoadResult{}, err
	}
	contents := fmt.Sprintf(`import { createElement, forwardRef } from 'react';
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export default /* @__PURE__ */ forwardRef(({ title, children, ...rest }, ref) => createElement('svg', { ...%s, ...rest,
  ref, dangerouslySetInnerHTML: { __html: (title ? '<title>' + escaped(title) + '</title>' : '') + %s } }));
`, own, inner)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: filepath.Dir(file)}, nil
}

// propertyName is what React calls an attribute.
func propertyName(name string) string {
	switch {
	case name == "class":
		return "className"
	case strings.HasPrefix(name, "data-"), strings.HasPrefix(name, "aria-"):
		return name
	}
	return hyphen.ReplaceAllStringFunc(name, func(found string) string { return strings.ToUpper(found[1:]) })
}

// styleObject is a style attribute as React takes it.
func styleObject(text string) map[string]string {
	style := map[string]string{}
	for declaration := range strings.SplitSeq(text, ";") {
		if property, value, ok := strings.Cut(declaration, ":"); ok {
			if property = strings.TrimSpace(property); !strings.HasPrefix(property, "--") {
				property = propertyName(property)
			}
			style[property] = strings.TrimSpace(value)
		}
	}
	return style
}
