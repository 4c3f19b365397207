// Package scaffold writes the first documentation of a library: what there is to know stands in its folder already.
//
// In: the folder of a library, or an empty one. Out: files beside what is there. Never here: installing packages,
// changing what somebody wrote.
package scaffold

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/tool"
)

// Options say where the documentation is written.
type Options struct {
	Folder  string // of the library
	Site    string // the folder of pages, below it, with forward slashes
	Package string // the package to document; "" for the one of the folder
	Try     Try    // nil renders nothing, and takes no provider
}

// Result is what was written.
type Result struct {
	Files      []string // below the folder, with forward slashes
	Library    string   // the name of the package
	Page       string   // the address of the component's page, "" where no component can be shown alone
	HasProgram bool     // whether this program is a package of the project
	Installs   bool     // whether packages were added that must be installed
	Kept       []string // scripts of package.json that had our names before
	Provider   string   // the component that demos have around them; "" for none
	Wanted     []Wanted // providers that components ask for and init can't write
	Failed     []Failure
	Untried    error // why no component could be rendered; nil where they were
}

// Wanted is a provider with the props that it requires.
type Wanted struct {
	Component string
	Props     []string
}

// file is one to write: a text below the folder.
type file struct{ name, text string }

// Write writes the documentation. Where one of its files is there already, nothing is written.
func Write(o Options) (Result, error) {
	p, err := look(o)
	if err != nil {
		return Result{}, err
	}
	var files []file
	if p.isEmpty {
		if files, err = starter(p); err != nil {
			return Result{}, err
		}
	}
	pages, err := site(o, p)
	if err != nil {
		return Result{}, err
	}
	files = append(files, pages...)
	if problems := taken(o.Folder, files); len(problems) > 0 {
		return Result{}, diag.Failure{Problems: problems}
	}
	result := p.result(p.componentPage())
	for _, one := range files {
		if err := create(o.Folder, one); err != nil {
			return result, err
		}
		result.Files = append(result.Files, one.name)
	}
	slices.Sort(result.Files)
	if result.Kept, err = p.addScripts(o); err != nil {
		return result, err
	}
	result.Installs, result.HasProgram = p.addedPackages, p.isEmpty || tool.Found(o.Folder, "vitrine") != ""
	return result, ignore(o.Folder)
}

// result is what is known before a file is written.
func (p *project) result(page string) Result {
	r := Result{Library: p.name, Page: page, Failed: p.failed, Untried: p.untried}
	if p.provider != nil {
		r.Provider = p.provider.Name
	}
	for _, one := range p.wanted {
		r.Wanted = append(r.Wanted, Wanted{one.Name, one.Required})
	}
	return r
}

// taken are problems of files that somebody has written.
func taken(folder string, files []file) (problems []diag.Problem) {
	for _, one := range files {
		if _, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(one.name))); !errors.Is(err, fs.ErrNotExist) {
			problems = append(problems, diag.Problem{File: one.name, What: "The file is there already.",
				Why: "Nothing that somebody has written is overwritten, and half of a documentation helps nobody: " +
					"nothing was written.",
				Fix: "Move it away, or name another folder for the documentation: vitrine init --site docs-site"})
		}
	}
	return problems
}

// create writes a file that is not there yet.
func create(folder string, one file) error {
	name := filepath.Join(folder, filepath.FromSlash(one.name))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	opened, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = opened.WriteString(one.text)
	return errors.Join(err, opened.Close())
}

// Output is the folder that the scripts build into: dist is often the library's own.
const Output = "site-dist"

// ignore keeps what builds write out of the repository.
func ignore(folder string) error {
	name := filepath.Join(folder, ".gitignore")
	text, err := os.ReadFile(name)
	_, none := os.Stat(filepath.Join(folder, ".git"))
	if err != nil && none != nil {
		return nil // no repository begins here
	}
	lines := strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
	added := string(text)
	if added != "" && !strings.HasSuffix(added, "\n") {
		added += "\n"
	}
	for _, line := range []string{".cache/", Output + "/"} {
		if !slices.Contains(lines, line) && !slices.Contains(lines, "/"+line) &&
			!slices.Contains(lines, strings.TrimSuffix(line, "/")) {
			added += line + "\n"
		}
	}
	if added == string(text) {
		return nil
	}
	return os.WriteFile(name, []byte(added), 0o644)
}
