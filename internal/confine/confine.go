// Package confine holds a build of a stranger's site to the site's folder and to the packages that are installed above
// it.
//
// In: the site folder. Out: which files may be read, the folder as a file system that nothing leaves, a place for work
// that is not shared, problems of links that lead out. Never here: reading for a build, running Node.
package confine

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/temporary"
)

// Walls stand around a site. Nil walls let everything through: those of a build that is trusted.
type Walls struct {
	site     string   // with its links followed
	name     string   // of the site, as it was given
	packages []string // folders of packages, by their names and with their links followed
	root     *os.Root
	work     string
}

// Around puts walls around a site that is not trusted; there are none around others. Packages are those of every
// node_modules from the site upwards, and the folders that the package manager has linked there: whoever installs them
// trusts them. Close takes the walls down.
func Around(site string, untrusted bool) (*Walls, error) {
	if !untrusted {
		return nil, nil
	}
	real, err := filepath.EvalSymlinks(site)
	if err != nil {
		return nil, err
	}
	w := &Walls{site: real, name: filepath.Clean(site)}
	for dir := filepath.Dir(site); ; dir = filepath.Dir(dir) {
		name := filepath.Join(dir, "node_modules")
		if packages, err := filepath.EvalSymlinks(name); err == nil {
			w.packages = append(append(w.packages, name, packages), linked(packages)...)
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	if w.work, err = temporary.Folder(temporary.Untrusted); err != nil {
		return nil, err
	}
	if w.work, err = filepath.EvalSymlinks(w.work); err != nil {
		return nil, err
	}
	if w.root, err = os.OpenRoot(real); err != nil {
		os.RemoveAll(w.work)
		return nil, err
	}
	return w, nil
}

// linked are packages that stand elsewhere: those of a workspace.
func linked(packages string) []string {
	var folders []string
	for _, pattern := range []string{"*", "@*/*"} {
		names, _ := filepath.Glob(filepath.Join(packages, pattern))
		for _, name := range names {
			info, err := os.Lstat(name)
			if err != nil || info.Mode()&fs.ModeSymlink == 0 {
				continue
			}
			folder, err := filepath.EvalSymlinks(name)
			if _, missing := os.Stat(filepath.Join(folder, "package.json")); err == nil && missing == nil &&
				!within(folder, packages) && !within(packages, folder) { // a package, and none that holds all others
				folders = append(folders, folder)
			}
		}
	}
	return folders
}

// Close removes the work and lets the folder go.
func (w *Walls) Close() {
	if w != nil {
		w.root.Close()
		os.RemoveAll(w.work)
	}
}

// FS is the site's folder. Within walls no link leads out of it.
func (w *Walls) FS(site string) fs.FS {
	if w == nil {
		return os.DirFS(site)
	}
	return w.root.FS()
}

// Cache is where the build keeps its work: within walls a folder of its own that Close removes, so that nothing of a
// stranger's is ever found by another build.
func (w *Walls) Cache(shared string) string {
	if w == nil {
		return shared
	}
	return filepath.Join(w.work, "cache")
}

// Folders are all that may be read, each once and none below another; nil, and no empty list, where everything may.
// Folders that links lead to are there by the names of these links as well, since Node compares names.
func (w *Walls) Folders() []string {
	if w == nil {
		return nil
	}
	all := append([]string{w.site, w.name, w.work}, w.packages...)
	slices.Sort(all) // a folder comes before those below it
	var folders []string
	for _, folder := range all {
		if !slices.ContainsFunc(folders, func(above string) bool { return within(folder, above) }) {
			folders = append(folders, folder)
		}
	}
	return folders
}

// Dir is the folder in which processes of the build work: the site's, or "" without walls for that of this program.
func (w *Walls) Dir() string {
	if w == nil {
		return ""
	}
	return w.site
}

// Check is an error for a file that may not be read, by its absolute path: one that is outside, or that a link leads
// out to. What does not exist is nobody's secret, as long as its name stands inside.
func (w *Walls) Check(file string) error {
	trusted := func(folder string) bool { return within(file, folder) } // links of packages are trusted like these
	if w == nil || filepath.Clean(file) == file && (slices.ContainsFunc(w.packages, trusted) || trusted(w.work)) {
		return nil
	}
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		real = filepath.Clean(file)
	}
	allowed := func(folder string) bool { return within(real, folder) }
	if allowed(w.site) || allowed(w.work) || slices.ContainsFunc(w.packages, allowed) {
		return nil
	}
	return fmt.Errorf("%s lies outside of the site and its packages", real)
}

// Guard is Check for those who ask for each file; nil without walls, so that nobody has to ask.
func (w *Walls) Guard() func(file string) error {
	if w == nil {
		return nil
	}
	return w.Check
}

// Filter is the same as a question.
func (w *Walls) Filter() func(file string) bool {
	if w == nil {
		return nil
	}
	return func(file string) bool { return w.Check(file) == nil }
}

// Problems are the links in the site's folder that lead out of it: everything below the folder may be read by its name
// once there is none. What the system leaves open is a warning for each sentence.
func (w *Walls) Problems(open []string) []diag.Problem {
	if w == nil {
		return nil
	}
	var problems []diag.Problem
	for _, sentence := range open {
		problems = append(problems, diag.Problem{Severity: diag.Warning, What: sentence})
	}
	filepath.WalkDir(w.site, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Type()&fs.ModeSymlink == 0 {
			return nil // what can't be read is reported by whoever needs it
		}
		if to, err := filepath.EvalSymlinks(file); err != nil || w.Check(to) != nil {
			name, _ := filepath.Rel(w.site, file)
			target, _ := os.Readlink(file)
			problems = append(problems, diag.Problem{File: filepath.ToSlash(name),
				What: "The symbolic link leads out of the site and its packages: to " + diag.Quote(target) + ".",
				Why:  "An untrusted build reads nothing else: whatever it read could be published.",
				Fix:  "Remove the link, or put the file itself here."})
		}
		return nil
	})
	return problems
}

func within(file, folder string) bool {
	return file == folder || strings.HasPrefix(file, strings.TrimSuffix(folder, string(filepath.Separator))+
		string(filepath.Separator))
}
