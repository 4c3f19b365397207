package source

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// pageEntry is a page file that was found.
type pageEntry struct{ file, language string }

// content is what lies in content/.
type content struct {
	pages  []pageEntry
	files  []File
	strays []string // source files outside of demos folders
}

// content lists the folder content/, by file.
func (r reader) content() content {
	var found content
	if _, err := fs.Stat(r.fsys, contentDir); err != nil {
		r.problems.Add(diag.Problem{What: "The site has no folder content/.",
			Why: "A site without pages can't be published.", Fix: "Create content/index.md, the first page."})
		return found
	}
	demos, tried := map[string]bool{}, map[string]bool{} // folders that have them
	r.walk(contentDir, func(file string) {
		name := path.Base(file)
		language, isPage := pageLanguage(name)
		switch {
		case inDemos(file): // read with its page
			dir, _, _ := strings.Cut(file, "/"+demosDir+"/")
			demos[dir] = true
		case isPage:
			found.pages = append(found.pages, pageEntry{file, language})
		case isTried(name) || name == AskedFile || name == vitrine.PreambleFile: // read with its page
			tried[path.Dir(file)] = true
		case isPart(name) && slices.Contains([]string{".md", ".mdx", ".ts", ".tsx", ".js", ".jsx", ".css"}, path.Ext(name)):
		case path.Ext(name) == ".md" || path.Ext(name) == mdxExtension:
			page := strings.TrimSuffix(file, path.Ext(name)) + "/index" + path.Ext(name)
			r.problems.Add(diag.Problem{File: file, What: "The file " + diag.Quote(name) + " is not a page.",
				Why: "A page owns its folder: its file is index.md or index.mdx, and index-zh.md is its translation.",
				Fix: "Move it to " + diag.Quote(page) + ", or name it " + diag.Quote(partPrefix+name) +
					" where pages take it in."})
		case slices.Contains([]string{".ts", ".tsx", ".js", ".jsx", ".css", ".scss", ".sass"}, path.Ext(name)):
			found.strays = append(found.strays, file)
		default:
			found.files = append(found.files, File{Path: file, URL: strings.TrimPrefix(file, contentDir)})
		}
	})
	r.owners(found.pages, demos, tried)
	return found
}

// reportStrays reports source files that lie outside of demos folders and that no page takes in.
func (r reader) reportStrays(files []string, pages []Page) {
	for _, file := range files {
		if slices.ContainsFunc(pages, func(p Page) bool {
			return slices.Contains(p.Included, file) || p.hasModule(file) ||
				slices.ContainsFunc(p.Modules, func(d Demo) bool { return d.Path == file })
		}) {
			continue
		}
		r.problems.Add(diag.Problem{File: file, What: "The source file " + diag.Quote(path.Base(file)) +
			" lies outside a demos folder, and no page takes it in.",
			Why: "It would be published as it is, and no demo could find it.",
			Fix: "Move it to " + diag.Quote(path.Join(path.Dir(file), demosDir, path.Base(file))) + "."})
	}
}

// owners reports translations, demos and what is tried without their page.
func (r reader) owners(pages []pageEntry, demos, tried map[string]bool) {
	english := make(map[string]bool, len(pages))
	for _, p := range pages {
		if p.language == vitrine.DefaultLanguage {
			english[path.Dir(p.file)] = true
		}
	}
	for _, p := range pages {
		if dir := path.Dir(p.file); !english[dir] {
			r.problems.Add(diag.Problem{File: p.file, What: "The translation has no page to translate.",
				Why: "Headings and addresses come from the English page.", Fix: "Add " + diag.Quote(dir+"/"+pageFile) +
					"."})
		}
	}
	for dir := range demos {
		if !english[dir] {
			r.problems.Add(diag.Problem{File: dir + "/" + demosDir, What: "The demos have no page.",
				Why: "A demo is shown by the page that owns its folder.", Fix: "Add " + diag.Quote(dir+"/"+pageFile) +
					", or remove the demos."})
		}
	}
	for dir := range tried {
		if !english[dir] {
			r.problems.Add(diag.Problem{File: dir, What: "The claims, the keyboard table, the preamble or " +
				"what readers ask have no page.",
				Why: "They are about what the page in their folder says.", Fix: "Add " + diag.Quote(dir+"/"+pageFile) +
					", or move them to their page."})
		}
	}
}

// walk visits the regular files below a folder, by name. Symbolic links and other special files are reported and
// passed over: a link would give a page a second address, or endlessly many.
func (r reader) walk(dir string, visit func(file string)) {
	entries, err := fs.ReadDir(r.fsys, dir)
	if err != nil {
		r.unreadable(dir, err)
		return
	}
	for _, entry := range entries {
		file := path.Join(dir, entry.Name())
		switch {
		case ignored(entry.Name()):
		case r.invisibleName(file, entry.Name()):
		case entry.IsDir():
			r.walk(file, visit)
		case entry.Type().IsRegular():
			visit(file)
		default:
			r.special(file, entry.Type())
		}
	}
}

// pipes reports pipes, sockets and devices in the other folders of a site, whose files are read by bundlers: these
// would wait for ever.
func (r reader) pipes(dir string) {
	entries, _ := fs.ReadDir(r.fsys, dir) // who needs the folder says that it can't be read
	for _, entry := range entries {
		file := path.Join(dir, entry.Name())
		switch {
		case ignored(entry.Name()), entry.Name() == "node_modules",
			slices.Contains([]string{contentDir, publicDir, navDir, translationsDir}, file): // those tell themselves
		case entry.IsDir():
			r.pipes(file)
		case entry.Type()&^fs.ModeSymlink != 0:
			r.special(file, entry.Type())
		}
	}
}

// pages reads all page files, on all processors, and gives translations the demos of their folder.
func (r reader) pages(found []pageEntry, languages []string) []Page {
	found = slices.DeleteFunc(slices.Clone(found), func(p pageEntry) bool {
		if slices.Contains(languages, p.language) || p.language == vitrine.DefaultLanguage {
			return false
		}
		r.problems.Add(diag.Problem{Severity: diag.Warning, File: p.file,
			What: "The translation is not published: the site does not list the language " + diag.Quote(p.language) +
				".",
			Fix: "Add it to “languages” in vitrine.yaml, or remove the file."})
		return true
	})
	pages := make([]Page, len(found))
	var work sync.WaitGroup
	next := make(chan int)
	for range min(len(found), runtime.GOMAXPROCS(0)) {
		work.Go(func() {
			for i := range next {
				pages[i] = r.page(found[i].file, found[i].language)
				if i == 0 || path.Dir(found[i].file) != path.Dir(found[i-1].file) {
					pages[i].Demos = r.demos(pages[i].Dir)
				}
				if found[i].language == vitrine.DefaultLanguage {
					r.readBeside(&pages[i])
				}
			}
		})
	}
	for i := range found {
		next <- i
	}
	close(next)
	work.Wait()
	for i := 1; i < len(pages); i++ {
		if pages[i].Dir == pages[i-1].Dir {
			pages[i].Demos = pages[i-1].Demos
		}
	}
	for _, page := range pages {
		r.invisibleInDemos(page)
	}
	return pages
}

// page reads one page file. What is wrong with it is reported; its address is always there.
func (r reader) page(file, language string) Page {
	dir := path.Dir(file)
	page := Page{
		Path: vitrine.CleanPath(strings.TrimPrefix(dir, contentDir)), Dir: dir, File: file, Language: language,
		Matter: Matter{Ordered: true}, BodyLine: 1,
	}
	src, ok := r.file(file, maxPage)
	page.Raw = src
	page.Broken = !ok || !r.matter(&page)
	r.textsOf(&page)
	r.takeIn(&page)
	r.fenceFiles(&page)
	r.invisibleInPage(page)
	return page
}

// demos reads the files below a page's demos folder, by name.
func (r reader) demos(dir string) []Demo {
	root := path.Join(dir, demosDir)
	if info, err := fs.Stat(r.fsys, root); err != nil || !info.IsDir() {
		return nil
	}
	var demos []Demo
	r.walk(root, func(file string) {
		read := r.file
		if vitrine.IsPicture(file) {
			read = r.bytes
		}
		if src, ok := read(file, maxDemo); ok {
			demos = append(demos, Demo{Name: strings.TrimPrefix(file, root+"/"), Path: file, Text: src})
		}
	})
	return demos
}

// public lists the folder public/, whose files are published at the root of the site, and that of the deployment.
func (r reader) public() []File {
	files := r.below(publicDir)
	if r.place.Name == "" {
		return files
	}
	return append(files, r.below(r.place.public())...)
}

// below lists the files of a folder that are published at the root of the site.
func (r reader) below(folder string) []File {
	if _, err := fs.Stat(r.fsys, folder); err != nil {
		return nil
	}
	var files []File
	r.walk(folder, func(file string) {
		files = append(files, File{Path: file, URL: strings.TrimPrefix(file, folder)})
	})
	return files
}

// file reads one text file of at most limit bytes. It reports what keeps it from being used.
func (r reader) file(name string, limit int) ([]byte, bool) {
	src, ok := r.bytes(name, limit)
	if ok && !utf8.Valid(src) {
		r.notText(name, src)
		return nil, false
	}
	return src, ok
}

// bytes reads a file of at most limit bytes, whatever it holds.
func (r reader) bytes(name string, limit int) ([]byte, bool) {
	if info, err := fs.Stat(r.fsys, name); err == nil && !info.Mode().IsRegular() {
		r.special(name, info.Mode().Type()) // opening a pipe waits for whoever writes into it
		return nil, false
	}
	f, err := r.fsys.Open(name)
	if err != nil {
		r.unreadable(name, err)
		return nil, false
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, int64(limit)+1))
	switch {
	case err != nil:
		r.unreadable(name, err)
		return nil, false
	case len(src) > limit:
		r.problems.Add(diag.Problem{File: name, What: fmt.Sprintf("The file is larger than %d kB.", limit>>10),
			Why: "No text of that size is meant for readers; the file is most likely generated or misplaced.",
			Fix: "Split it, or move it to public/ if it is a download."})
		return nil, false
	}
	return src, true
}

func (r reader) notText(name string, src []byte) {
	offset := 0
	for offset < len(src) {
		char, size := utf8.DecodeRune(src[offset:])
		if char == utf8.RuneError && size == 1 {
			break
		}
		offset += size
	}
	line, column := diag.Position(src, offset)
	r.problems.Add(diag.Problem{File: name, Line: line, Column: column, Excerpt: diag.Excerpt(src, line),
		What: fmt.Sprintf("The file is not UTF-8: byte 0x%02x begins no character.", src[offset]),
		Why:  "Browsers would show the wrong signs.", Fix: "Save the file with the encoding UTF-8."})
}

func (r reader) unreadable(name string, err error) {
	var cause *fs.PathError
	if errors.As(err, &cause) {
		err = cause.Err
	}
	p := diag.Problem{File: name, What: fmt.Sprintf("The file can't be read: %v.", err), Why: "The site would lack it.",
		Fix: "Check its name and its permissions."}
	if errors.Is(err, fs.ErrNotExist) {
		p.What, p.Fix = "The file does not exist.", "Create it, or correct what refers to it."
	}
	r.problems.Add(p)
}

func (r reader) special(name string, kind fs.FileMode) {
	p := diag.Problem{File: name, What: "The file is not a regular file.",
		Why: "Only files and folders can be published.", Fix: "Remove it from the site folder."}
	if kind&fs.ModeSymlink != 0 {
		p.What = "The file is a symbolic link."
		p.Why = "An address comes from one place in the folder; a link would give a page two of them, or endlessly " +
			"many."
		p.Fix = "Put the file itself here."
	}
	r.problems.Add(p)
}

// pageLanguage tells page files from others: index.md is English, index-zh.md Chinese.
func pageLanguage(name string) (language string, isPage bool) {
	stem := strings.TrimSuffix(name, path.Ext(name))
	if path.Ext(name) != ".md" && path.Ext(name) != mdxExtension {
		return "", false
	}
	if stem == "index" {
		return vitrine.DefaultLanguage, true
	}
	language, found := strings.CutPrefix(stem, "index-")
	if wrong, _ := isLanguage(language); !found || wrong != "" {
		return "", false
	}
	return language, true
}

// inDemos reports whether a file of the content folder lies below a demos folder.
func inDemos(file string) bool { return strings.Contains(file, "/"+demosDir+"/") }

// ignored reports what editors and systems leave behind.
func ignored(name string) bool {
	return strings.HasPrefix(name, ".") && name != ".well-known" || strings.HasSuffix(name, "~") || name == "Thumbs.db"
}
