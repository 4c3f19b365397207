package migration

import (
	"bytes"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// project is the site of another tool, and what becomes of it.
type project struct {
	tool      tool
	fsys      *files
	site      string   // the folder of the new site
	roots     []string // folders from which links name texts, in addition to the project and the folder of the page
	base      string   // the path below which it stands on its host, with slashes at both ends
	title     string
	url       string
	pages     []*page
	byFile    map[string]*page
	byAddress map[string]*page
	overviews map[string]bool   // addresses of pages that list a group, with a slash at both ends
	shown     map[string]string // addresses of files that are published, by their files in the project
	files     map[string][]byte // of the new site, by their names
	decisions []diag.Problem
	isRenamed bool // a page has another address than before
	modules   map[string]*config
	bylines   map[string]author // of posts, by their keys
	parts     map[string]bool   // ids of headings that links name
}

// page is a text of the other tool.
type page struct {
	project *project
	file    string
	address string // with a slash at both ends
	raw     []byte
	matter  matter
	body    string
	first   int // line of the file on which the body begins
	title   string
	label   string            // in the navigation, "" for the title
	module  string            // the stories that it is about, "" for none
	demos   map[string][]byte // by their names below demos/
	moved   map[string]string // names of demos and of what they import, by their files in the project
	tabs    []string          // labels of tabs that are yet to come
	labels  map[string]string // of tabs, by their values
	openTab string            // value or label of the tab that is open first, "" for none
	imports map[string]string
	apart   bool  // from all that the sidebar orders
	post    *post // nil for a page that is none

	language     string           // that its file names, or that of files that name none
	translations map[string]*page // by their languages
}

func newProject(o Options) *project {
	return &project{fsys: &files{root: o.Folder}, site: o.Site, base: "/", title: "Documentation", byFile: map[string]*page{},
		byAddress: map[string]*page{}, overviews: map[string]bool{}, shown: map[string]string{},
		files:   map[string][]byte{},
		modules: map[string]*config{}, bylines: map[string]author{}}
}

// skipped are folders that hold no texts of authors.
var skipped = []string{"node_modules", "dist", "build", "out", ".git"}

// list lists the files below a folder, by name.
func (p *project) list(folder string, extensions ...string) (files []string) {
	err := fs.WalkDir(p.fsys, folder, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != folder && (slices.Contains(skipped, d.Name()) || strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case d.Type().IsRegular() && (len(extensions) == 0 || slices.Contains(extensions, path.Ext(name))):
			files = append(files, name)
		}
		return nil
	})
	if err != nil && p.has(folder) {
		p.decide(folder, 0, "The folder can't be read: "+err.Error()+".", "Look at it, and import again.")
	}
	return files
}

func (p *project) has(name string) bool {
	_, err := fs.Stat(p.fsys, name)
	return err == nil
}

// text is a file of the project, nil where it can't be read.
func (p *project) text(name string) []byte {
	text, err := fs.ReadFile(p.fsys, name)
	if err != nil {
		return nil
	}
	return bytes.ReplaceAll(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")), []byte("\r\n"), []byte("\n"))
}

// decide notes what a person has to look at.
func (p *project) decide(file string, line int, what, fix string) {
	p.decisions = append(p.decisions, diag.Problem{Severity: diag.Warning, File: file, Line: line,
		Excerpt: diag.Excerpt(p.text(file), line), What: what, Fix: fix})
}

// add takes a page in, unless its address is taken.
func (p *project) add(one *page) {
	p.accept(one)
	if other := p.byAddress[one.address]; other != nil {
		p.decide(one.file, 1, "The page has the address of "+other.file+", "+one.address+".",
			"It was left out. Give one of the two another address, and copy it.")
		return
	}
	p.byFile[one.file], p.byAddress[one.address] = one, one
	p.pages = append(p.pages, one)
	for _, of := range one.translations {
		p.byFile[of.file] = one
	}
}

// read is a page of a file, without an address.
func (p *project) read(file string) *page {
	one := &page{project: p, file: file, raw: p.text(file), demos: map[string][]byte{}, moved: map[string]string{},
		imports: map[string]string{}}
	one.readMatter()
	if one.isMDX() {
		one.body = dedented(one.body)
	}
	one.title = one.matter.text("title")
	if one.title == "" {
		one.title = one.heading()
	}
	if one.title == "" {
		one.title = words(strings.TrimSuffix(path.Base(file), path.Ext(file)))
	}
	return one
}

// heading is the first heading of a page, outside of code.
func (one *page) heading() string {
	fence := ""
	for line := range strings.SplitSeq(one.body, "\n") {
		if fence = inFence(fence, line); fence == "" && strings.HasPrefix(line, "# ") {
			title, _, _ := strings.Cut(comments(strings.TrimSpace(line)), " {#")
			return plain(title[2:])
		}
	}
	return ""
}

// inFence follows fences of code line by line: it is the marks that close the one that is open, "" for none.
func inFence(open, line string) string {
	line = strings.TrimLeft(line, " \t>")
	if open != "" {
		if strings.HasPrefix(line, open) && strings.Trim(strings.TrimSpace(line), open[:1]) == "" {
			return ""
		}
		return open
	}
	for _, sign := range []string{"`", "~"} {
		if marks := line[:len(line)-len(strings.TrimLeft(line, sign))]; len(marks) > 2 &&
			(sign == "~" || !strings.Contains(line[len(marks):], sign)) {
			return marks
		}
	}
	return ""
}

// publish takes over the files of folders that stand at the root.
func (p *project) publish(folders []string) {
	for _, folder := range folders {
		if !p.has(folder) {
			continue
		}
		for _, file := range p.list(folder) {
			name := strings.TrimPrefix(strings.TrimPrefix(file, folder), "/")
			text, err := fs.ReadFile(p.fsys, file)
			if err != nil {
				p.decide(file, 0, "The file can't be read: "+err.Error()+".", "Copy it into public/.")
				continue
			}
			p.shown[file] = "/" + name
			p.files["public/"+name] = text
		}
	}
}

// words is the name of a file as a title.
func words(name string) string {
	name = strings.TrimSpace(strings.NewReplacer("-", " ", "_", " ").Replace(name))
	if name == "" {
		return name
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
