package migration

import (
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mover moves a demo into the folder of its page, with the files that it imports from its own folder, unless that is
// the folder of the page, in which the library may be. Other imports lead to the files that they led to.
type mover struct {
	page   *page
	root   string // folder of the demo
	prefix string // of files in it, below demos/: the name of the folder for a demo that is an index file
}

var (
	demoName       = regexp.MustCompile(`[^A-Za-z0-9]+`)
	relativeImport = regexp.MustCompile(`(\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(["'])(\.{1,2}(?:/[^"'\n]*)?)["']`)
	scripts        = []string{".tsx", ".ts", ".jsx", ".js"}
)

// moveDemo moves a demo, and returns its new name.
func (one *page) moveDemo(file string) string {
	m := mover{page: one, root: path.Dir(file)}
	if strings.TrimSuffix(path.Base(file), path.Ext(file)) == "index" {
		m.prefix = path.Base(m.root) + "/"
	}
	m.move(file)
	return m.place(file)
}

// demoStem is the name of a demo without its ending.
func demoStem(stem string) string { return demoName.ReplaceAllString(words(stem), "") }

// place is where a file goes below demos/. No other file goes there, on systems that ignore capitals too.
func (m mover) place(file string) string {
	moved := m.page.moved
	if moved[file] != "" {
		return moved[file]
	}
	ending := path.Ext(file)
	stem := m.prefix + strings.TrimSuffix(strings.TrimPrefix(file, m.root+"/"), ending)
	folder, _ := strings.CutSuffix(stem, "/index")
	if isComponent := ending == ".tsx" || ending == ".jsx"; isComponent && !strings.Contains(folder, "/") {
		stem, ending = demoStem(folder), ".tsx" // of a demo, perhaps another one of the page
	}
	name := stem + ending
	for n := 2; slices.ContainsFunc(slices.Collect(maps.Values(moved)), func(other string) bool {
		return strings.EqualFold(other, name)
	}); n++ {
		name = stem + strconv.Itoa(n) + ending
	}
	moved[file] = name
	return name
}

// move moves a file and what it imports, once.
func (m mover) move(file string) {
	name := m.place(file)
	text, err := fs.ReadFile(m.page.project.fsys, file)
	if m.page.demos[name] != nil || err != nil {
		return
	}
	m.page.demos[name] = text
	if !slices.Contains(scripts, path.Ext(file)) {
		return
	}
	m.page.demos[name] = relativeImport.ReplaceAllFunc(m.page.project.text(file), func(found []byte) []byte {
		parts := relativeImport.FindSubmatch(found)
		to := m.imported(file, string(parts[3]))
		return slices.Concat(parts[1], parts[2], []byte(to), parts[2])
	})
}

// imported is what a moved file imports in the place of a module.
func (m mover) imported(file, module string) string {
	named := path.Join(path.Dir(file), module)
	target := m.page.project.module(named)
	demos := filepath.Join(m.page.project.site, "content"+m.page.address+"demos")
	goal := filepath.Join(m.page.project.fsys.root, named)
	if strings.HasPrefix(target, m.root+"/") && m.root != path.Dir(m.page.file) {
		m.move(target)
		goal = filepath.Join(demos, m.place(target))
		if target != named {
			goal = strings.TrimSuffix(goal, path.Ext(goal))
		}
	}
	to, err := relative(filepath.Dir(filepath.Join(demos, m.place(file))), goal)
	if err != nil {
		return module
	}
	if !strings.HasPrefix(to, ".") {
		to = "./" + to
	}
	return to
}

// relative is a path seen from a folder, with forward slashes.
func relative(folder, goal string) (string, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	if goal, err = filepath.Abs(goal); err != nil {
		return "", err
	}
	to, err := filepath.Rel(folder, goal)
	return filepath.ToSlash(to), err
}

// module is the file that a path without an ending means, "" for none.
func (p *project) module(name string) string {
	names := []string{name}
	for _, ending := range scripts {
		names = append(names, name+ending)
	}
	for _, ending := range scripts {
		names = append(names, name+"/index"+ending)
	}
	for _, one := range names {
		if info, err := fs.Stat(p.fsys, one); err == nil && info.Mode().IsRegular() {
			return one
		}
	}
	return ""
}
