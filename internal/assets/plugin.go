package assets

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/publish"
	"vitrine/internal/source"
)

// pluginFolder is where the stylesheets stand that plugins write, below the folder of the caches: whatever reads
// stylesheets reads files.
const pluginFolder = "plugins"

// transforms ask the plugins that the site configures, once somebody bundles; nil where it has none.
func (m *Maker) transforms() func() ([]bundle.Transform, error) {
	if len(m.Config.Bundle.Plugins) == 0 {
		return nil
	}
	return sync.OnceValues(func() (list []bundle.Transform, err error) {
		if m.Readable != nil {
			return nil, bundle.Refused("bundle.plugins: programs of a stranger's site are not run.")
		}
		for _, configured := range m.Config.Bundle.Plugins {
			p, err := m.plugin(configured)
			if err != nil {
				return nil, err
			}
			filters, err := m.filters(configured, p)
			if err != nil {
				return nil, fmt.Errorf("bundle.plugins: the plugin %s can't be set up: %w", configured.Module, err)
			}
			for _, filter := range filters {
				run := func(file string) (bundle.Transformed, bool, error) { return m.transform(configured, p, file) }
				list = append(list, bundle.Transform{Filter: filter, Run: run})
			}
		}
		return list, nil
	})
}

// filters are the step that asks a plugin which files are its own.
func (m *Maker) filters(configured source.Plugin, p prerender.Plugin) ([]string, error) {
	key := cache.Key("plugin", m.Lock, configured, p.Stamp)
	defer m.Steps.Turn("plugin", key)()
	return cache.Value(m.Steps, "plugin", key, func() ([]string, error) { return m.Renderer.PluginFilters(p) })
}

// plugin is how Node finds a configured plugin: a package of the project, or a file of the site.
func (m *Maker) plugin(configured source.Plugin) (prerender.Plugin, error) {
	project, _ := Project(m.Site)
	p := prerender.Plugin{Project: project, Module: configured.Module, Name: configured.Export,
		Options: configured.Options}
	if !strings.HasPrefix(configured.Module, "./") {
		if name, _ := bundle.PackageOf(configured.Module); PackageFolder(m.Site, name) == "" {
			return p, fmt.Errorf("bundle.plugins: the package %q is not installed", name)
		}
		return p, nil
	}
	p.Module = m.path(configured.Module)
	text, err := readRegular(p.Module)
	if err != nil {
		return p, fmt.Errorf("bundle.plugins: the file %s can't be read: %w", configured.Module, err)
	}
	p.Stamp = cache.Sum(text)
	return p, nil
}

// transformed is what a plugin made of a file, as it is kept.
type transformed struct {
	prerender.Transformed
	Inputs []string // as the cache names them
}

// transform is the step that runs a plugin on a file of the project.
func (m *Maker) transform(configured source.Plugin, p prerender.Plugin, file string) (made bundle.Transformed, ok bool,
	err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return made, false, err
	}
	place := m.Steps.Place()
	key := cache.Key("transform", m.Lock, configured, p.Stamp, place.Name(file), cache.Sum(text))
	defer m.Steps.Turn("transform", key)() // both targets ask at the same time
	kept, _, err := cache.Traced(m.Steps, "transform", key,
		func() (kept transformed, files []string, err error) {
			if kept.Transformed, err = m.Renderer.Transform(p, file); err != nil {
				return kept, nil, fmt.Errorf("the plugin %s can't transform it: %w", configured.Module, err)
			}
			files = append(kept.Files, file)
			if filepath.IsAbs(p.Module) {
				files = append(files, p.Module)
			}
			kept.Files = nil
			for _, name := range files {
				kept.Inputs = append(kept.Inputs, place.Name(name))
			}
			return kept, files, nil
		})
	if err != nil || !kept.Made {
		return made, false, err
	}
	made.Code, made.Loader = kept.Code, kept.Loader
	for _, name := range kept.Inputs {
		made.Inputs = append(made.Inputs, place.Path(name))
	}
	for i, sheet := range kept.Sheets {
		written, err := m.writeSheet(file, sheet)
		if err != nil {
			return made, false, err
		}
		made.Code = strings.Replace(made.Code, fmt.Sprintf(`"vitrine-sheet:%d"`, i), fmt.Sprintf("%q", written), 1)
	}
	return made, true, nil
}

// relative are the addresses in a stylesheet that are relative to its folder.
var relative = regexp.MustCompile(`url\(\s*(["']?)(\.[^"')]*)["']?\s*\)`)

// writeSheet puts a stylesheet that a plugin wrote into a file, whose name changes with its content.
func (m *Maker) writeSheet(file string, sheet prerender.WrittenSheet) (string, error) {
	css := relative.ReplaceAllStringFunc(sheet.CSS, func(address string) string {
		name := relative.FindStringSubmatch(address)[2]
		return fmt.Sprintf("url(%q)", path.Join(filepath.ToSlash(sheet.Folder), name))
	})
	base, _, _ := strings.Cut(filepath.Base(file), ".")
	written := filepath.Join(m.Cache, pluginFolder, bundle.Hashed(base, ".css", []byte(css)))
	if before, err := os.ReadFile(written); err == nil && string(before) == css {
		return written, nil
	} else if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	return written, publish.WriteFile(written, []byte(css))
}
