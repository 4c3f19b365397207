package bundle

import (
	"encoding/json"
	"os"
	"path/filepath"
)

// manifest is what a package.json says of where imports lead.
type manifest struct {
	entry    string // the file that stands for the folder, "" where the bundler's resolver has to look
	exports  bool   // imports by name lead where it says
	remapped bool   // browsers get other files than those that are asked for
	effects  json.RawMessage
}

// read reads the manifest in a folder; it is nil where there is none.
func (p *plain) read(folder string) *manifest {
	return remember(&p.manifests, folder, func() *manifest {
		text, err := os.ReadFile(filepath.Join(folder, "package.json"))
		if err != nil {
			return nil
		}
		var said struct{ Exports, Browser, SideEffects, Module, Main json.RawMessage }
		if json.Unmarshal(text, &said) != nil {
			return &manifest{exports: true, remapped: true}
		}
		m := &manifest{exports: said.Exports != nil, remapped: said.Browser != nil, effects: said.SideEffects}
		entry := said.Module
		if entry == nil {
			entry = said.Main
		}
		if json.Unmarshal(entry, &m.entry) != nil {
			m.entry = ""
		}
		return m
	})
}

// scope is what the manifests above the files of a folder say of them.
type scope struct {
	remapped bool // one of them has other files for browsers
	listed   bool // the nearest one lists which files have effects
	effects  bool // importing a file has one
}

func (p *plain) scope(folder string) scope {
	return remember(&p.scopes, folder, func() scope {
		s := scope{effects: true}
		if above := filepath.Dir(folder); above != folder {
			s = p.scope(above)
		}
		m := p.read(folder)
		if m == nil {
			return s
		}
		effects := string(m.effects)
		return scope{remapped: s.remapped || m.remapped, effects: effects != "false",
			listed: effects != "" && effects != "true" && effects != "false"}
	})
}
