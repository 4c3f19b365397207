package assets

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
)

// postcssConfigs are the files that say how a project compiles its stylesheets.
var postcssConfigs = []string{"postcss.config.js", "postcss.config.mjs", "postcss.config.cjs", "postcss.config.ts",
	"postcss.config.mts", "postcss.config.json", ".postcssrc", ".postcssrc.json", ".postcssrc.js", ".postcssrc.cjs"}

// compiledStyle is a stylesheet that Node made.
type compiledStyle struct {
	CSS    []byte
	Inputs []string // files that it read, as the cache names them
}

// compileStyle makes plain CSS of a stylesheet: by Sass what is written for it, and by the project's own PostCSS what
// is the site's.
func (m *Maker) compileStyle(file string, text []byte) (css []byte, inputs []string, err error) {
	config := m.postcss(file)
	isSass := filepath.Ext(file) != ".css"
	if !isSass && config == "" {
		return text, nil, nil
	}
	key := []any{m.Steps.Place().Name(file), cache.Sum(text), m.Lock, config}
	if config != "" {
		if err := m.admitted("The configuration of PostCSS", config); err != nil {
			return nil, nil, err
		}
		settings, err := os.ReadFile(config)
		if err != nil {
			return nil, nil, err
		}
		key = append(key, cache.Sum(settings), m.styled())
	}
	made, _, err := cache.Traced(m.Steps, "stylesheet", cache.Key(append([]any{"stylesheet"}, key...)...),
		func() (made compiledStyle, files []string, err error) {
			made.CSS = text
			if isSass {
				if made.CSS, files, err = m.bySass(file, text); err != nil {
					return made, nil, err
				}
			}
			if config != "" {
				css, more, err := m.Renderer.PostCSS(config, file, string(made.CSS))
				if err != nil {
					return made, nil, fmt.Errorf("PostCSS, as %s sets it up, can't read it: %w", filepath.Base(config), err)
				}
				made.CSS, files = []byte(css), append(append(files, config), more...)
			}
			slices.Sort(files)
			if err := m.admitted("A file that it is made of", files...); err != nil {
				return made, nil, err
			}
			files = slices.DeleteFunc(slices.Compact(files), func(name string) bool { return name == file })
			for _, name := range files {
				made.Inputs = append(made.Inputs, m.Steps.Place().Name(name))
			}
			return made, append(files, file), nil
		})
	for _, name := range made.Inputs {
		inputs = append(inputs, m.Steps.Place().Path(name))
	}
	return made.CSS, inputs, err
}

// admitted keeps what a stranger's stylesheet is made of inside of the site: Node asks for what runs there, and nobody
// else for what is said to have been read.
func (m *Maker) admitted(what string, files ...string) error {
	for _, file := range files {
		if m.Readable != nil && m.Readable(file) != nil {
			return bundle.Refused(fmt.Sprintf("%s, %s, lies outside of the site and its packages.", what, file))
		}
	}
	return nil
}

func (m *Maker) bySass(file string, text []byte) ([]byte, []string, error) {
	if PackageFolder(filepath.Dir(file), "sass") == "" {
		return nil, nil, fmt.Errorf("it is written in Sass, and the package “sass” is not installed")
	}
	css, files, err := m.Renderer.Sass(file, string(text))
	if err != nil {
		return nil, nil, fmt.Errorf("Sass can't read it: %w", err)
	}
	return []byte(css), files, nil
}

// postcss is the file that says how a stylesheet of the project is compiled, from its folder upwards; "" for none.
// Packages bring what is compiled already.
func (m *Maker) postcss(file string) string {
	if strings.Contains(filepath.ToSlash(file), "/node_modules/") {
		return ""
	}
	project, _ := Project(m.Site)
	for dir := filepath.Dir(file); ; dir = filepath.Dir(dir) {
		for _, name := range postcssConfigs {
			if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
				return filepath.Join(dir, name)
			}
		}
		if dir == project || dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// styling changes with the configurations of PostCSS that there are for the site, and with the names of its files: what
// looks for classes in them wants to know of new ones. It is "" where nothing is set up.
func (m *Maker) styling() string {
	project, _ := Project(m.Site)
	out := ""
	if m.Out != "" {
		out, _ = filepath.Abs(m.Out)
	}
	var configs, names []string
	for dir := m.Site; dir != project && dir != filepath.Dir(dir); {
		dir = filepath.Dir(dir)
		configs = append(configs, m.postcss(filepath.Join(dir, "a.css")))
	}
	_ = filepath.WalkDir(m.Site, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil // what can't be looked at is not there
		}
		name := entry.Name()
		if entry.IsDir() && (name == "node_modules" || path == out || name[0] == '.' && path != m.Site) {
			return filepath.SkipDir
		}
		if slices.Contains(postcssConfigs, name) {
			configs = append(configs, path)
		}
		names = append(names, m.Steps.Place().Name(path))
		return nil
	})
	if configs = slices.DeleteFunc(configs, func(file string) bool { return file == "" }); len(configs) == 0 {
		return ""
	}
	return cache.Key(configs, names)
}
