package bundle

import (
	"cmp"
	"errors"
	"path"
	"runtime"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
	"golang.org/x/sync/errgroup"
)

// Part is one of the files that entries are divided into: an entry's own code, or what several of them share.
type Part struct {
	File    string   // hashed file name
	Entry   string   // name of the entry, "" for what is shared
	Code    []byte   // imports its Imports as "./name"
	Imports []string // files of other parts
}

// Parted are entries that were divided into parts.
type Parted struct {
	Parts  []Part     // each after those that it imports
	Inputs []string   // files that they were made of
	Styles [][]string // stylesheets that the modules of each entry import, as layers name them
}

// Split bundles entries so that every module is in one part only, however many entries use it.
func (b *Bundler) Split(entries []Entry) (made Parted, err error) {
	o := b.build(Browser)
	o.Splitting = true
	// it writes constants where they are used, and namespaces in other parts still ask for them by name
	o.MinifySyntax = false
	o.EntryNames, o.ChunkNames = "[name]-[hash]", "shared-[hash]"
	entries[0].Styleless = true
	o.Plugins = []api.Plugin{b.plugin(Browser, entries, nil)}
	for _, entry := range entries {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{InputPath: entrySpace + ":" + entry.Name,
			OutputPath: entry.Name})
	}
	files, meta, err := built(o)
	if err != nil {
		return made, err
	}
	if files, err = b.allSmaller(files); err != nil {
		return made, err
	}
	byName := map[string]Part{}
	for name, code := range files {
		output := meta.Outputs["out/"+name]
		part := Part{File: name, Code: code, Entry: strings.TrimPrefix(output.EntryPoint, entrySpace+":")}
		for _, imported := range output.Imports {
			part.Imports = append(part.Imports, path.Base(imported.Path))
		}
		byName[name] = part
	}
	if made.Parts, err = inOrder(byName); err != nil {
		return made, err
	}
	b.rename(made.Parts, meta)
	made.Inputs = b.files(meta)
	for _, entry := range entries {
		made.Styles = append(made.Styles, b.styles(meta, nil, entrySpace+":"+entry.Name))
	}
	return made, nil
}

// rename gives parts names of their own content and of the modules in them: those that the bundler gives change with
// where packages lie.
func (b *Bundler) rename(parts []Part, meta *metafile) {
	renamed := map[string]string{}
	for i, part := range parts {
		var pairs []string // old and new names of what it imports, which stands before it
		for n, imported := range part.Imports {
			parts[i].Imports[n] = renamed[imported]
			pairs = append(pairs, imported, renamed[imported])
		}
		modules := map[string]bool{}
		for input := range meta.Outputs["out/"+part.File].Inputs {
			if key, ok := b.inputKey(input); ok {
				input = key
			}
			modules[input] = true
		}
		code := []byte(strings.NewReplacer(pairs...).Replace(string(part.Code)))
		content := append([]byte(strings.Join(keys(modules), "\n")+"\n"), code...)
		name := Hashed(cmp.Or(part.Entry, "shared"), ".js", content)
		renamed[part.File] = name
		parts[i].File, parts[i].Code = name, code
	}
}

// allSmaller shortens the syntax of each part, on all cores.
func (b *Bundler) allSmaller(files map[string][]byte) (map[string][]byte, error) {
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	var mu sync.Mutex
	shortened := make(map[string][]byte, len(files))
	for name, contents := range files {
		group.Go(func() error {
			code, err := b.smaller(contents)
			mu.Lock()
			defer mu.Unlock()
			shortened[name] = code
			return err
		})
	}
	return shortened, group.Wait()
}

// smaller shortens the syntax of a part by itself.
func (b *Bundler) smaller(code []byte) ([]byte, error) {
	if b.options.Development {
		return code, nil
	}
	result := api.Transform(string(code), api.TransformOptions{LogLevel: api.LogLevelSilent, Format: api.FormatESModule,
		Target: api.ES2022, Charset: api.CharsetUTF8,
		MinifySyntax: true, MinifyWhitespace: true, TreeShaking: api.TreeShakingTrue,
		LegalComments: api.LegalCommentsNone})
	if len(result.Errors) > 0 {
		return nil, messages(result.Errors)
	}
	return result.Code, nil
}

// inOrder puts parts behind those that they import.
func inOrder(made map[string]Part) ([]Part, error) {
	var list []Part
	state := map[string]int{} // 1 while its imports are placed, 2 when it is
	var place func(name string) error
	place = func(name string) error {
		switch {
		case state[name] == 2:
			return nil
		case state[name] == 1:
			return errors.New("the parts of a bundle import each other in a circle, at " + name)
		}
		state[name] = 1
		for _, imported := range made[name].Imports {
			if err := place(imported); err != nil {
				return err
			}
		}
		state[name] = 2
		list = append(list, made[name])
		return nil
	}
	for _, name := range keys(made) {
		if err := place(name); err != nil {
			return nil, err
		}
	}
	return list, nil
}
