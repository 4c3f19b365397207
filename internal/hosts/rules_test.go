package hosts

import (
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// rule is a line of _redirects.
type rule struct {
	from, to string
	status   int
	forced   bool
}

func (f folder) rules() []rule {
	var list []rule
	for _, line := range f.lines("_redirects") {
		fields := strings.Fields(line)
		code, forced := strings.CutSuffix(fields[2], "!")
		status, _ := strconv.Atoi(code)
		list = append(list, rule{fields[0], fields[1], status, forced})
	}
	return list
}

// placeholder is a star, or a name for one segment.
var placeholder = regexp.MustCompile(`\\\*|:[A-Za-z]\w*`)

// match is where a rule leads from a path.
func (r rule) match(path string) (to string, ok bool) {
	var names []string
	pattern := placeholder.ReplaceAllStringFunc(regexp.QuoteMeta(r.from), func(part string) string {
		if part == `\*` {
			names = append(names, ":splat")
			return "(.*)"
		}
		names = append(names, part)
		return "([^/]+)"
	})
	groups := regexp.MustCompile("^" + pattern + "$").FindStringSubmatch(path)
	if groups == nil {
		return "", false
	}
	to = r.to
	for i, name := range names {
		to = strings.ReplaceAll(to, name, groups[i+1])
	}
	return to, true
}

// headersOf are what _headers asks for at a path: all sections that fit, in their order.
func (f folder) headersOf(path string) http.Header {
	header, fits := http.Header{}, false
	for _, line := range f.lines("_headers") {
		if !strings.HasPrefix(line, " ") {
			_, fits = rule{from: line}.match(path)
		} else if name, value, _ := strings.Cut(strings.TrimSpace(line), ": "); fits {
			header.Add(name, value)
		}
	}
	return header
}

// pathOf is a path without query and fragment.
func pathOf(address string) string {
	parsed, err := url.Parse(address)
	if err != nil {
		return address
	}
	return parsed.Path
}

// uploaded is the folder that a host with _redirects is given: that of a site with a base is prepared by a script.
func (p *published) uploaded(t *testing.T) folder {
	t.Helper()
	if p.base == "" {
		return p.files
	}
	dist, upload := t.TempDir(), filepath.Join(t.TempDir(), "upload")
	p.files.write(t, dist)
	run(t, "sh", "../../deploy/below-base.sh", dist, upload)
	return read(t, upload)
}

// run ends the test where a script fails.
func run(t *testing.T, name string, arguments ...string) string {
	t.Helper()
	out, err := exec.Command(name, arguments...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, arguments, err, out)
	}
	return string(out)
}

// read is a folder of the disk.
func read(t *testing.T, from string) folder {
	t.Helper()
	files := folder{}
	err := filepath.WalkDir(from, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, _ := filepath.Rel(from, path)
		files[filepath.ToSlash(name)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Netlify, by its documentation: a file that is there wins over a rule without force, the first rule that fits counts,
// and neither a slash at the end nor index.html makes another address.
func netlify(f folder) host {
	rules := f.rules()
	plain := func(path string) string {
		return strings.TrimSuffix(strings.TrimSuffix(path, "index.html"), "/")
	}
	return func(r request) answer {
		a, there := f.netlifyFile(r.path)
		for _, rule := range rules {
			bare := rule
			bare.from = plain(rule.from)
			to, ok := bare.match(plain(r.path))
			if strings.HasSuffix(rule.from, "*") {
				to, ok = rule.match(plain(r.path) + "/")
			}
			if !ok || there && !rule.forced {
				continue
			}
			if rule.status != http.StatusOK {
				return moved(rule.status, to)
			}
			a, there = f.netlifyFile(to)
			break
		}
		if !there {
			a = f.lost()
		}
		if a.status == http.StatusOK {
			a.header = f.headersOf(r.path)
		}
		return a
	}
}

func (f folder) netlifyFile(path string) (answer, bool) {
	if text, ok := f.of(path); ok {
		return found(text), true
	}
	if _, ok := f.of(path + "/"); ok {
		return moved(http.StatusMovedPermanently, path+"/"), true
	}
	text, ok := f[strings.TrimPrefix(path, "/")+".html"]
	return found(text), ok
}

func TestNetlify(t *testing.T) {
	answersAsItsPageSays(t, "netlify.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host { return netlify(p.uploaded(t)) })
}

// Cloudflare Pages: rules come before files. Those without a star or a name are found first, by the very path.
func cloudflare(f folder) host {
	static, dynamic := map[string]rule{}, []rule{}
	for _, rule := range f.rules() {
		if strings.Contains(rule.from, "*") || strings.Contains(rule.from, ":") {
			dynamic = append(dynamic, rule)
		} else if _, known := static[rule.from]; !known {
			static[rule.from] = rule
		}
	}
	return func(r request) answer {
		path := r.path
		rule, ok := static[path]
		to := rule.to
		for i := 0; !ok && i < len(dynamic); i++ {
			rule = dynamic[i]
			to, ok = rule.match(path)
		}
		switch {
		case ok && rule.status != http.StatusOK:
			return moved(rule.status, to)
		case ok:
			path = pathOf(to)
		}
		a := f.cloudflareFile(path)
		for name, values := range f.headersOf(r.path) {
			a.header[name] = []string{strings.Join(values, ", ")}
		}
		return a
	}
}

// cloudflareFile finds a file, and leads from names with .html to those without.
func (f folder) cloudflareFile(path string) answer {
	has := func(path string) bool { return f[strings.TrimPrefix(path, "/")] != nil }
	stem, isHTML := strings.CutSuffix(path, ".html")
	switch {
	case strings.HasSuffix(path, "/") && has(path+"index.html"):
		return found(f[strings.TrimPrefix(path+"index.html", "/")])
	case strings.HasSuffix(path, "/") && has(strings.TrimSuffix(path, "/")+".html"):
		return moved(http.StatusPermanentRedirect, strings.TrimSuffix(path, "/"))
	case has(path) && isHTML && strings.HasSuffix(stem, "/index"):
		return moved(http.StatusPermanentRedirect, strings.TrimSuffix(stem, "index"))
	case has(path) && isHTML && !has(stem):
		return moved(http.StatusPermanentRedirect, stem)
	case has(path):
		return found(f[strings.TrimPrefix(path, "/")])
	case has(path + ".html"):
		return found(f[strings.TrimPrefix(path+".html", "/")])
	case has(path + "/index.html"):
		return moved(http.StatusPermanentRedirect, path+"/")
	}
	return f.lost()
}

func TestCloudflare(t *testing.T) {
	answersAsItsPageSays(t, "cloudflare.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host { return cloudflare(p.uploaded(t)) })
}

// GitHub Pages knows folders, names without .html and 404.html. Files of a project stand below the repository's name.
func TestGitHubPages(t *testing.T) {
	answersAsItsPageSays(t, "github-pages.md", build(t, place{pages: true}), build(t, place{"/docs", true}),
		func(p *published) host {
			return func(r request) answer {
				path, within := strings.CutPrefix(r.path, p.base)
				if !within || path == "" || p.base != "" && r.path == p.base {
					return answer{status: http.StatusNotFound, header: http.Header{}} // of the host, or of another site
				}
				if text, ok := p.files.of(path); ok {
					return found(text)
				}
				if _, ok := p.files.of(path + "/"); ok {
					return moved(http.StatusMovedPermanently, r.path+"/")
				}
				if text, ok := p.files[strings.TrimPrefix(path, "/")+".html"]; ok {
					return found(text)
				}
				return p.files.lost()
			}
		})
}
