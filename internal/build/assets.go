package build

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
)

// assets are what all pages share: library layers, the site's own script and styles, the server bundle.
type assets struct {
	Browser  library
	Node     library
	Files    Files             // below assets/
	Shell    string            // addresses
	Style    string            //
	RTL      string            //
	Search   string            // script of the search dialog
	Tools    string            // script of the toolbars of demos
	Editor   string            // script of the editor of demos
	Sandbox  string            // text of the page that edited demos run in
	Extras   map[string]string // addresses of the scripts that the configuration may ask for, by name
	Worker   string            // text of the service worker
	Retire   string            // text of what stands in its place where the site wants none
	Families map[string]string // family id to the address of its stylesheet
	Boot     string            // text of the inline script
	Server   string            // file of the server bundle, for Node
	folder   string            // where Node finds its files

	bundler   *bundle.Bundler
	providers map[string]string // family id to the absolute path of its provider
}

// shared is the part of assets that one step makes, as it is cached.
type shared struct {
	Layers map[bundle.Target][]*bundle.Layer
	Shell  bundle.Output
	Search bundle.Output
	Tools  bundle.Output
	Editor bundle.Output
	Frame  bundle.Output
	Extras []bundle.Output // in the order of extraScripts
	Worker bundle.Output
	Retire bundle.Output
	Boot   bundle.Output
	Style  bundle.Output
	RTL    bundle.Output
	Server bundle.Output
}

// assets makes what all pages share. It depends on the lock file, the configuration and the family modules alone, so
// that no edit of a page ever touches it.
func (b *Builder) assets() (*assets, error) {
	families, err := b.familySources()
	if err != nil {
		return nil, err
	}
	key := cache.Key("shared", b.lock, families, b.config.Families, b.config.Layers, b.config.Bundle, b.packages(),
		b.options.Development)
	b.options.Progress("libraries", 0, 0)
	made, err := cache.Value(b.cache, "library", key, b.makeShared)
	if err != nil {
		return nil, err
	}
	a := &assets{Files: Files{}, Families: map[string]string{}, Extras: map[string]string{},
		folder:  filepath.Join(b.options.Cache, "node"),
		bundler: b.bundler, providers: map[string]string{}}
	own := map[string]bool{}
	for _, family := range b.config.Families {
		own[family.ID] = true
		a.providers[family.ID] = b.sitePath(family.Provider)
	}
	a.Browser = library{layers: made.Layers[bundle.Browser], families: own, key: cache.Key(key, bundle.Browser)}
	a.Node = library{layers: made.Layers[bundle.Node], families: own, key: cache.Key(key, bundle.Node)}
	for _, layer := range a.Browser.layers {
		a.Files["assets/"+layer.File] = inMemory(layer.Code)
	}
	a.Shell = a.add(made.Shell.File, made.Shell.Code)
	a.Search = a.add(made.Search.File, made.Search.Code)
	a.Tools = a.add(made.Tools.File, made.Tools.Code)
	a.Editor = a.add(made.Editor.File, made.Editor.Code)
	a.RTL = a.add(made.RTL.File, made.RTL.Code)
	a.Style = a.add(bundle.Hashed("site", ".css", made.Style.CSS), made.Style.CSS)
	a.Boot = classic(made.Boot)
	a.Worker, a.Retire = classic(made.Worker), classic(made.Retire)
	for i, extra := range made.Extras {
		a.Extras[extraScripts[i].name] = a.add(extra.File, extra.Code)
	}
	for _, layer := range a.Node.layers {
		if err := a.keep(layer.File, layer.Code); err != nil {
			return nil, err
		}
	}
	if err := a.keep(made.Server.File, made.Server.Code); err != nil {
		return nil, err
	}
	a.Server = filepath.Join(a.folder, made.Server.File)
	if a.Sandbox, err = b.renderer.Sandbox(a.Server, classic(made.Frame)); err != nil {
		return nil, err
	}
	return a, b.familyStyles(a, key)
}

// classic is a script that runs where modules can't.
func classic(o bundle.Output) string { return "(()=>{" + strings.TrimSpace(string(o.Code)) + "})()" }

// add puts a file among the site's assets and returns its address.
func (a *assets) add(name string, content []byte) string {
	a.Files["assets/"+name] = inMemory(content)
	return "/assets/" + name
}

// keep writes a file that Node loads. Its name changes with its content, so it is written once.
func (a *assets) keep(name string, content []byte) error {
	return a.ensure(name, func() ([]byte, error) { return content, nil })
}

// ensure is keep for content that is only fetched when the file is missing.
func (a *assets) ensure(name string, content func() ([]byte, error)) error {
	file := filepath.Join(a.folder, name)
	if _, err := os.Stat(file); err == nil {
		return nil
	}
	text, err := content()
	if err != nil {
		return err
	}
	return writeWhole(file, text)
}

// writeWhole writes a file so that nobody ever sees half of it.
func writeWhole(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	_, err = temporary.Write(content)
	err = errors.Join(err, temporary.Close())
	if err == nil {
		err = os.Rename(temporary.Name(), name)
	}
	if err != nil {
		os.Remove(temporary.Name())
	}
	return err
}

func (b *Builder) makeShared() (shared, error) {
	made := shared{Layers: map[bundle.Target][]*bundle.Layer{}}
	var failed [2]error
	var layers [2][]*bundle.Layer
	b.parallel(2, func(i int) {
		layers[i], failed[i] = b.bundler.Layers(bundle.Target(i),
			b.layerSpecs(bundle.Target(i)))
	})
	if err := errors.Join(failed[:]...); err != nil {
		return made, err
	}
	made.Layers[bundle.Browser], made.Layers[bundle.Node] = layers[0], layers[1]
	own, err := b.bundler.Bundle(bundle.Browser, append([]bundle.Entry{
		{Name: "shell", Code: `import "vitrine/engine/shell"`},
		{Name: "boot", Code: `import "vitrine/engine/boot"`},
		{Name: "rtl", Code: `export * from "vitrine/engine/hydration/rtl"`},
		{Name: "search", Code: `export * from "vitrine/engine/search/search"`},
		{Name: "tools", Code: `export * from "vitrine/engine/tools/tools"`},
		{Name: "editor", Code: `export * from "vitrine/engine/editor/editor"`},
		{Name: "frame", Code: `import "vitrine/engine/sandbox/frame"`},
		{Name: "site", Code: `@import "vitrine/theme-default/styles/index.css";`, CSS: true},
		{Name: "worker", Code: `import "vitrine/engine/offline/worker"`},
		{Name: "retire", Code: `import "vitrine/engine/offline/retire"`},
	}, extraEntries()...), nil)
	if err != nil {
		return made, err
	}
	made.Shell, made.Boot, made.RTL, made.Search, made.Tools = own[0], own[1], own[2], own[3], own[4]
	made.Editor, made.Frame, made.Style, made.Worker, made.Retire = own[5], own[6], own[7], own[8], own[9]
	made.Extras = own[10:]
	server, err := b.bundler.Bundle(bundle.Node, []bundle.Entry{{Name: "server",
		Code: `export * from "vitrine/engine/server"`}}, made.Layers[bundle.Node])
	if err != nil {
		return made, err
	}
	made.Server = server[0]
	return made, nil
}

// familySources is everything beside the families' providers, by content: providers import each other.
func (b *Builder) familySources() (map[string]string, error) {
	sums := map[string]string{}
	for _, family := range b.config.Families {
		dir := filepath.Dir(b.sitePath(family.Provider))
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			if text, err := os.ReadFile(filepath.Join(dir, entry.Name())); err == nil {
				sums[entry.Name()] = cache.Sum(text)
			}
		}
	}
	return sums, nil
}

// familyStyles makes each family's static stylesheet: its variables for both modes, then the site's own rules for it.
func (b *Builder) familyStyles(a *assets, key string) error {
	for _, family := range b.config.Families {
		css, err := b.cache.Step("family", cache.Key(key, family.ID), func() ([]byte, error) {
			return b.familyStyle(a,
				family.ID, family.Provider)
		})
		if err != nil {
			return fmt.Errorf("the family %s: %w", family.ID, err)
		}
		text := string(css)
		for _, file := range family.CSS {
			own, err := os.ReadFile(b.sitePath(file))
			if err != nil {
				return err
			}
			text += "\n" + string(own)
		}
		if text != "" {
			a.Families[family.ID] = a.add(bundle.Hashed(family.ID, ".css", []byte(text)), []byte(text))
		}
	}
	return nil
}

func (b *Builder) familyStyle(a *assets, id, provider string) ([]byte, error) {
	entry := bundle.Entry{Name: "family-" + id, Code: fmt.Sprintf("export { default } from %q", b.sitePath(provider))}
	made, err := b.bundler.Bundle(bundle.Node, []bundle.Entry{entry}, a.Node.of([]string{id}))
	if err != nil {
		return nil, err
	}
	if err := a.keep(made[0].File, made[0].Code); err != nil {
		return nil, err
	}
	css, err := b.renderer.FamilyStylesheet(a.Server, filepath.Join(a.folder, made[0].File))
	return []byte(css), err
}

// located turns the bundler's messages into problems where they name a file.
func (b *Builder) located(err error, problems *diag.List) error {
	var failed *bundle.Failure
	if !errors.As(err, &failed) {
		return err
	}
	problems.Add(b.bundleProblems(failed)...)
	return failure(problems)
}
