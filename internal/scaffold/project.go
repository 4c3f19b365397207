package scaffold

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/tool"
)

// project is what a library's folder tells.
type project struct {
	name, id, label string
	url, repository string
	intro           string
	styles          []string // modules that are stylesheets of the library
	exports         []component
	shown           *component // the one whose page is written; nil where none can be shown alone
	stories         map[string][]string
	providers       []component // that may be around all components
	demanding       []component // providers that need props
	provider        *component  // the one without which some can't be rendered; nil for none
	wanted          []component // of the demanding ones, those that errors name
	failed          []Failure   // components that can't be rendered
	untried         error       // why nothing could be rendered
	isEmpty         bool
	addedPackages   bool
	manifest        manifest
	text            []byte // of package.json, nil where there is none
}

// manifest is what package.json says.
type manifest struct {
	Name                 string            `json:"name"`
	Description          string            `json:"description"`
	Homepage             string            `json:"homepage"`
	Repository           json.RawMessage   `json:"repository"`
	Style                string            `json:"style"`
	Main                 string            `json:"main"`
	Module               string            `json:"module"`
	Types                string            `json:"types"`
	Source               string            `json:"source"`
	Exports              json.RawMessage   `json:"exports"`
	Workspaces           json.RawMessage   `json:"workspaces"`
	Dependencies         map[string]string `json:"dependencies"`
	DevDependencies      map[string]string `json:"devDependencies"`
	PeerDependencies     map[string]string `json:"peerDependencies"`
	OptionalDependencies map[string]string `json:"optionalDependencies"`
}

// look finds out what nobody has to be asked.
func look(o Options) (*project, error) {
	p := &project{}
	text, err := os.ReadFile(filepath.Join(o.Folder, "package.json"))
	if err == nil {
		p.text = text
		if err := json.Unmarshal(text, &p.manifest); err != nil {
			return nil, fmt.Errorf("package.json can't be read: %w. Mend it first: it names the library", err)
		}
	} else if !os.IsNotExist(err) {
		return nil, err
	}
	p.name = cmp.Or(o.Package, p.manifest.Name)
	if p.isEmpty = o.Package == "" && isEmpty(o.Folder, p.manifest); p.isEmpty {
		p.begin(o.Folder)
	} else if err := p.read(o); err != nil {
		return nil, err
	}
	p.id = idOf(p.name)
	title, intro := readme(o.Folder)
	p.label = cmp.Or(title, p.name)
	p.intro = cmp.Or(intro, plain(p.manifest.Description), "The components of "+p.label+" for React.")
	p.url = origin(p.manifest.Homepage)
	p.repository = repository(p.manifest.Repository)
	p.styles = styles(p.library(o))
	p.stories = stories(o.Folder)
	p.settle(o)
	return p, nil
}

// library is the package that is documented: its folder, its name and its manifest.
func (p *project) library(o Options) (folder, name string, m manifest) {
	if p.name == p.manifest.Name {
		return o.Folder, p.name, p.manifest
	}
	folder = tool.Found(o.Folder, p.name)
	m, err := readManifest(folder)
	if folder == "" || err != nil { // a member of a workspace that is not linked
		return o.Folder, p.name, manifest{}
	}
	return folder, p.name, m
}

func readManifest(folder string) (m manifest, err error) {
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return m, err
	}
	return m, json.Unmarshal(text, &m)
}

// begin is a library that is yet to be written.
func (p *project) begin(folder string) {
	if p.name == "" {
		if absolute, err := filepath.Abs(folder); err == nil {
			p.name = hyphenated(filepath.Base(absolute))
		}
	}
	p.name = cmp.Or(p.name, "components")
	one := component{Name: "Button", Import: "import { Button } from '" + p.name + "';", About: "Starts an action.",
		HasText: true, CanStand: true, HasControls: true}
	p.exports, p.shown = []component{one}, &one
}

// isEmpty says whether nothing of a library is in a folder: neither sources nor anything that says where they are.
// Tarballs of npm are what this program was installed from.
func isEmpty(folder string, m manifest) bool {
	if m.Main+m.Module+m.Types+m.Source != "" || m.Exports != nil || m.Workspaces != nil {
		return false
	}
	entries, _ := os.ReadDir(folder) // one that can't be read can't be written to either, which is told then
	return !slices.ContainsFunc(entries, func(e os.DirEntry) bool {
		name := strings.ToLower(e.Name())
		return e.Name()[0] != '.' && name != "node_modules" && !strings.HasPrefix(name, "package") &&
			!strings.HasPrefix(name, "readme") && !strings.HasPrefix(name, "license") && filepath.Ext(name) != ".tgz"
	})
}

var foreign = regexp.MustCompile(`[^a-z0-9]+`)

// hyphenated is a name in lower-case letters and digits, with hyphens for everything else.
func hyphenated(name string) string {
	return strings.Trim(foreign.ReplaceAllString(strings.ToLower(name), "-"), "-")
}

// reserved are paths of a site that no product can have.
var reserved = []string{"api", "blog", "experiments", "sandbox", "search"}

// idOf makes the first part of addresses of a package's name.
func idOf(name string) string {
	id := hyphenated(path.Base(name))
	if id == "" || slices.Contains(reserved, id) {
		return strings.Trim(id+"-library", "-")
	}
	return id
}

// origin is where a homepage stands, where it is a host of the library's own.
func origin(homepage string) string {
	u, err := url.Parse(homepage)
	if err != nil || u.Scheme != "https" || u.Host == "" || slices.Contains(forges, u.Host) {
		return ""
	}
	return "https://" + u.Host
}

var forges = []string{"github.com", "gitlab.com", "bitbucket.org", "www.npmjs.com", "npmjs.com"}

// repository is the address of a repository on the web, "" for none that is known to have pages.
func repository(value json.RawMessage) string {
	var object struct {
		URL string `json:"url"`
	}
	if json.Unmarshal(value, &object.URL) != nil && json.Unmarshal(value, &object) != nil {
		return ""
	}
	text := object.URL
	if short, ok := strings.CutPrefix(text, "github:"); ok {
		text = "https://github.com/" + short
	} else if strings.Count(text, "/") == 1 && !strings.Contains(text, ":") {
		text = "https://github.com/" + text
	}
	text = strings.TrimPrefix(text, "git+")
	text = strings.Replace(strings.TrimPrefix(text, "ssh://"), "git@github.com:", "https://github.com/", 1)
	text = strings.Replace(text, "git@github.com/", "https://github.com/", 1)
	text = strings.Replace(text, "git://", "https://", 1)
	u, err := url.Parse(strings.TrimSuffix(strings.TrimSuffix(text, "/"), ".git"))
	if err != nil || u.Scheme != "https" || u.Host == "" || u.User != nil {
		return ""
	}
	return "https://" + u.Host + u.Path
}

// styles are the modules of a library that are stylesheets for all of its components. Of styles.css and its variant
// styles.layer.css the first is taken.
func styles(folder, name string, m manifest) (modules []string) {
	var exports map[string]json.RawMessage
	_ = json.Unmarshal(m.Exports, &exports) // a single file, which is no stylesheet
	var files []string
	for key := range exports {
		file, ok := strings.CutPrefix(key, "./")
		if ok && strings.HasSuffix(key, ".css") && !strings.Contains(key, "*") && isThere(folder, file, exports) {
			files = append(files, file) // what no build has made can't be shown
		}
	}
	if style := path.Clean(filepath.ToSlash(m.Style)); len(files) == 0 && strings.HasSuffix(style, ".css") &&
		isExported(style, exports) && isThere(folder, style, exports) {
		files = []string{style}
	}
	slices.Sort(files)
	for _, file := range files {
		plain := strings.TrimSuffix(file, ".css")
		if variant := path.Ext(plain); variant == "" ||
			!slices.Contains(files, strings.TrimSuffix(plain, variant)+".css") {
			modules = append(modules, name+"/"+file)
		}
	}
	return modules
}

// isExported reports whether a file of a package can be imported by its path.
func isExported(file string, exports map[string]json.RawMessage) bool {
	if exports == nil {
		return true
	}
	for key, target := range exports {
		var to string
		if json.Unmarshal(target, &to) == nil && key == to && strings.HasSuffix(key, "*") &&
			strings.HasPrefix("./"+file, strings.TrimSuffix(key, "*")) {
			return true
		}
	}
	return false
}

func isThere(folder, below string, exports map[string]json.RawMessage) bool {
	target := below
	if value, ok := exports["./"+below]; ok && json.Unmarshal(value, &target) != nil {
		return true // conditions: the bundler knows
	}
	_, err := os.Stat(filepath.Join(folder, filepath.FromSlash(target)))
	return err == nil
}
