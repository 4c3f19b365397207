package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"vitrine/internal/stylesheet"
)

// Namespaces of stylesheets that scripts import.
const (
	scopeSpace  = "vitrine-scope"  // a stylesheet that holds inside one element only
	moduleSpace = "vitrine-module" // the names of a CSS module
)

// Styles say how stylesheets that scripts import are read. Nil in the place of a function does nothing.
type Styles struct {
	// compiles the text of a stylesheet that is no plain CSS, or that the project has a compiler for. Inputs are the
	// files that it read beside it.
	Compile func(file string, text []byte) (css []byte, inputs []string, err error)
	// says whether the project has a compiler for a stylesheet of plain CSS
	HasCompiler func(file string) bool
	// module of a runtime whose components the site's own files get names for; "" for none
	Runtime string
	// packages whose rules are collected while demos are rendered; those of a scope end in a slash
	Collected []string
	// endings of files that stylesheets name and that are published as they are
	Fonts []string
}

// sheet is a stylesheet that a script imports: what the bundler hands from its import to the one who loads it.
type sheet struct {
	file   string             // absolute path
	ground *stylesheet.Ground // nil for everywhere
	own    bool               // a demo imports it, and holds it
}

// isSheet says whether a file is a stylesheet.
func isSheet(file string) bool {
	return slices.Contains([]string{".css", ".scss", ".sass"}, path.Ext(file))
}

// isModule says whether a stylesheet hands out names.
func isModule(file string) bool {
	return strings.HasSuffix(strings.TrimSuffix(file, path.Ext(file)), ".module")
}

// styled answers the import of a stylesheet by a script; ok is false for what is none, and for plain ones that hold
// everywhere.
func (r *resolver) styled(file string, args api.OnResolveArgs) (found api.OnResolveResult, ok bool) {
	switch args.Kind {
	case api.ResolveJSImportStatement, api.ResolveJSRequireCall, api.ResolveJSDynamicImport:
	default:
		return found, false
	}
	if !isSheet(file) || args.Namespace == engineSpace {
		return found, false
	}
	s := r.sheetOf(file, args.Importer)
	switch {
	case isModule(file):
		found.Namespace = moduleSpace
	case s.ground != nil || r.styleless || path.Ext(file) != ".css" || r.isCompiled(file):
		found.Namespace = scopeSpace
	default:
		return found, false
	}
	found.Path, found.PluginData = r.options.Names.Name(file), s
	if s.ground != nil {
		found.Suffix = "?" + s.ground.Element
	}
	return found, true
}

func (r *resolver) isCompiled(file string) bool {
	hasCompiler := r.options.Styles.HasCompiler
	return hasCompiler != nil && hasCompiler(file)
}

// stylesheetOr answers the import of a stylesheet, and anything else as it would be.
func (r *resolver) stylesheetOr(file string, args api.OnResolveArgs,
	other func() api.OnResolveResult) api.OnResolveResult {
	if found, ok := r.styled(file, args); ok {
		return found
	}
	return other()
}

// sheetAgain answers the import of a stylesheet by its own name: that of the module that hands out its names, or that
// of an entry. Sources have no such name for any.
func (r *resolver) sheetAgain(args api.OnResolveArgs) api.OnResolveResult {
	found := api.OnResolveResult{Path: strings.TrimPrefix(args.Path, scopeSpace+":"), Namespace: scopeSpace}
	s, ok := args.PluginData.(*sheet)
	if args.Namespace == entrySpace {
		s, ok = &sheet{file: r.options.Names.Path(found.Path), ground: r.ground}, true
	}
	if !ok || found.Path != r.options.Names.Name(s.file) {
		return api.OnResolveResult{Errors: []api.Message{{Text: fmt.Sprintf("Could not resolve %q", args.Path)}}}
	}
	if found.PluginData = s; s.ground != nil {
		found.Suffix = "?" + s.ground.Element
	}
	return r.admitted(args, found)
}

// sheetOf says where a stylesheet holds that a file imports.
func (r *resolver) sheetOf(file, importer string) *sheet {
	s := &sheet{file: file, ground: r.ground}
	if r.options.Scope == nil {
		return s
	}
	if selector, ok := r.options.Scope(importer); ok && (r.ground == nil || !r.ground.Whole) {
		ground := stylesheet.Ground{Element: selector}
		if r.ground != nil {
			ground.Portal, ground.Modes = r.ground.Portal, r.ground.Modes
		}
		s.ground, s.own = &ground, true
	}
	return s
}

// loadScoped reads a stylesheet and keeps it inside its ground.
func (r *resolver) loadScoped(args api.OnLoadArgs) (api.OnLoadResult, error) {
	s, ok := args.PluginData.(*sheet)
	if !ok {
		return api.OnLoadResult{}, errors.New("nobody says where the stylesheet holds: " + args.Path)
	}
	empty := ""
	if r.styleless {
		return api.OnLoadResult{Contents: &empty, Loader: api.LoaderJS}, nil
	}
	text, failed := r.sheetText(s)
	if failed != nil {
		return *failed, nil
	}
	result := api.OnLoadResult{Contents: &text, Loader: api.LoaderCSS, ResolveDir: filepath.Dir(s.file)}
	switch {
	case s.own && isSimple(text) && !isModule(s.file):
		text = fmt.Sprintf("@scope (%s) {\n%s\n}", s.ground.Element, text)
		return result, nil
	case isModule(s.file):
		text = r.localized(s.file, text).CSS
	}
	if s.ground != nil {
		text = stylesheet.Confine(text, *s.ground)
	}
	return result, nil
}

// notSimple are the at-rules and selectors that mean more than the elements of a demo.
var notSimple = regexp.MustCompile(`@(import|layer|font-face|property|scope|page)|:root|:host|prefers-color-scheme|` +
	`(^|[\s,}])(html|body)\b`)

// isSimple says whether a stylesheet is about the elements of a demo alone, and holds there as it stands.
func isSimple(css string) bool { return !notSimple.MatchString(css) }

// sheetText is a stylesheet as plain CSS without imports and without rules in rules.
func (r *resolver) sheetText(s *sheet) (string, *api.OnLoadResult) {
	text, err := os.ReadFile(s.file)
	if err != nil {
		return "", failedLoad(s.file, err)
	}
	var more []string
	compiled := false
	if compile := r.options.Styles.Compile; compile != nil {
		var css []byte
		if css, more, err = compile(s.file, text); err != nil {
			return "", failedLoad(s.file, err)
		}
		compiled, text = len(more) > 0 || !bytes.Equal(css, text), css
	}
	if s.own && !compiled && !isModule(s.file) && isSimple(string(text)) {
		return string(text), nil
	}
	flat, read, failed := r.flatten(s.file, text)
	r.sheets.Store(r.options.Names.Name(s.file), append(more, read...))
	return flat, failed
}

func failedLoad(file string, err error) *api.OnLoadResult {
	message := api.Message{Text: err.Error(), Location: &api.Location{File: file, Line: 1}}
	if refusal := (Refusal{}); errors.As(err, &refusal) {
		message.Detail = refusal
	}
	return &api.OnLoadResult{Errors: []api.Message{message}}
}

// flatten puts the stylesheets that one imports into it, with the addresses of files in full. Inputs are these
// stylesheets.
func (r *resolver) flatten(file string, text []byte) (flat string, inputs []string, failed *api.OnLoadResult) {
	result := api.Build(api.BuildOptions{
		Stdin: &api.StdinOptions{Contents: string(text), ResolveDir: filepath.Dir(file), Sourcefile: file,
			Loader: api.LoaderCSS},
		Bundle: true, LogLevel: api.LogLevelSilent, Charset: api.CharsetUTF8, MinifyWhitespace: true,
		AbsWorkingDir: r.options.Site, Metafile: true, LegalComments: api.LegalCommentsNone,
		Conditions: []string{"style"}, MainFields: []string{"style", "main"},
		Supported: map[string]bool{"nesting": false},
		Plugins:   []api.Plugin{{Name: "addresses", Setup: r.addresses}}})
	if len(result.Errors) > 0 {
		return "", nil, &api.OnLoadResult{Errors: result.Errors}
	}
	var meta metafile
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return "", nil, failedLoad(file, err)
	}
	for input := range meta.Inputs {
		if input != file && !strings.HasPrefix(input, "<") && !strings.Contains(input, ":") {
			inputs = append(inputs, filepath.Join(r.options.Site, filepath.FromSlash(input)))
		}
	}
	slices.Sort(inputs)
	return string(result.OutputFiles[0].Contents), inputs, nil
}

// addresses leaves what stylesheets name to whoever bundles them, by its absolute path.
func (r *resolver) addresses(build api.PluginBuild) {
	build.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		if args.Kind != api.ResolveCSSURLToken {
			return api.OnResolveResult{}, nil
		}
		name := args.Path
		below := filepath.Join(args.ResolveDir, filepath.FromSlash(name))
		if _, err := os.Stat(below); err == nil && !isAbsolute(name) {
			return api.OnResolveResult{Path: below, External: true}, nil
		}
		if clean, _, found := cutAny(below, "?#"); found { // fonts ask for themselves in several ways
			if _, err := os.Stat(clean); err == nil {
				return api.OnResolveResult{Path: clean, External: true}, nil
			}
		}
		if strings.HasPrefix(name, ".") {
			return api.OnResolveResult{}, fmt.Errorf("Could not resolve %q", name)
		}
		return api.OnResolveResult{Path: name, External: true}, nil
	})
	if r.options.Readable != nil {
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "file"}, r.admit)
	}
}

func cutAny(text, characters string) (before, after string, found bool) {
	if at := strings.IndexAny(text, characters); at >= 0 {
		return text[:at], text[at:], true
	}
	return text, "", false
}

// localized names the classes of a CSS module by its file, so that they are the same wherever it is bundled.
func (r *resolver) localized(file, css string) stylesheet.Local {
	return stylesheet.Localize(css, Hashed("", "", []byte(r.options.Names.Name(file))))
}

// loadModule hands out the names of a CSS module, and brings its rules along.
func (r *resolver) loadModule(args api.OnLoadArgs) (api.OnLoadResult, error) {
	s, ok := args.PluginData.(*sheet)
	if !ok {
		return api.OnLoadResult{}, errors.New("nobody says where the stylesheet holds: " + args.Path)
	}
	text, failed := r.sheetText(s)
	if failed != nil {
		return *failed, nil
	}
	var code strings.Builder
	fmt.Fprintf(&code, "import %q;\n", scopeSpace+":"+args.Path)
	writeNames(&code, r.localized(s.file, text))
	contents := code.String()
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: filepath.Dir(s.file),
		PluginData: s}, nil
}

var identifier = regexp.MustCompile(`^[A-Za-z_$][\w$]*$`)

// composed are all classes that elements of a class have beside it, each once.
func composed(local stylesheet.Local, name string) (list []stylesheet.Borrow) {
	seen := map[stylesheet.Borrow]bool{{Name: name}: true}
	var visit func(name string)
	visit = func(name string) {
		for _, other := range local.With[name] {
			if seen[other] || other.From == "" && local.Renamed[other.Name] == "" {
				continue
			}
			seen[other], list = true, append(list, other)
			if other.From == "" {
				visit(other.Name)
			}
		}
	}
	visit(name)
	return list
}

// writeNames writes the names of a CSS module as its exports: all together, and each that is one in scripts too.
func writeNames(code *strings.Builder, local stylesheet.Local) {
	var modules []string
	names := map[string]string{} // expressions
	reference := func(other stylesheet.Borrow) string {
		at := slices.Index(modules, other.From)
		if at < 0 {
			at, modules = len(modules), append(modules, other.From)
		}
		return fmt.Sprintf(`m%d[%q]`, at, other.Name)
	}
	for _, name := range local.Names {
		value := fmt.Sprintf("%q", local.Renamed[name])
		for _, other := range composed(local, name) {
			switch other.From {
			case "":
				value += fmt.Sprintf(" + %q", " "+local.Renamed[other.Name])
			case "global":
				value += fmt.Sprintf(" + %q", " "+other.Name)
			default:
				value += ` + " " + ` + reference(other)
			}
		}
		names[name] = value
	}
	for i, module := range modules {
		fmt.Fprintf(code, "import m%d from %q;\n", i, module)
	}
	var all, some strings.Builder
	for i, name := range local.Names {
		fmt.Fprintf(code, "const c%d = %s;\n", i, names[name])
		fmt.Fprintf(&all, "%q: c%d, ", name, i)
		if identifier.MatchString(name) && name != "default" {
			fmt.Fprintf(&some, "c%d as %s, ", i, name)
		}
	}
	fmt.Fprintf(code, "export default { %s};\nexport { %s};\n", &all, &some)
}

// elementEnd is what a browser takes for the end of a style element, wherever it stands.
var elementEnd = regexp.MustCompile(`(?i)</(style)`)

// Confined confines the text of a stylesheet to a ground. The result may stand in an element.
func Confined(css string, ground stylesheet.Ground) (string, error) {
	result := api.Transform(css, api.TransformOptions{LogLevel: api.LogLevelSilent, Charset: api.CharsetUTF8,
		Loader: api.LoaderCSS, MinifyWhitespace: true, LegalComments: api.LegalCommentsNone,
		Supported: map[string]bool{"nesting": false}})
	if len(result.Errors) > 0 {
		return "", messages(result.Errors)
	}
	return elementEnd.ReplaceAllString(stylesheet.Confine(string(result.Code), ground), `<\/$1`), nil
}

// Stylesheets bundles stylesheets for a ground, as scripts that import them would. Files are named as layers name them.
func (b *Bundler) Stylesheets(name string, files []string, ground stylesheet.Ground) (Output, error) {
	var code strings.Builder
	for _, file := range files {
		fmt.Fprintf(&code, "import %q;\n", scopeSpace+":"+file)
	}
	outputs, err := b.Bundle(Browser, []Entry{{Name: name, Code: code.String(), Ground: &ground}}, nil)
	if err != nil {
		return Output{}, err
	}
	return outputs[0], nil
}
