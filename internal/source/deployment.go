package source

import (
	"fmt"
	"io/fs"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// Deployment is a place where the site stands: what vitrine.NAME.yaml says takes the place of what vitrine.yaml says,
// and the files of public.NAME/ are published beside those of public/. The zero value is no place in particular.
type Deployment struct {
	Name    string
	Release bool // readers come: the configuration must say what depends on the place
	Former  Former
}

// deployed are the keys that may differ between the places of a site: nothing that a page teaches is among them.
var deployed = []string{"url", "base", "redirectPages", "repository", "analytics", "fonts", "feedback", "hosts", "csp"}

func (d Deployment) file() string   { return "vitrine." + d.Name + ".yaml" }
func (d Deployment) public() string { return publicDir + "." + d.Name }

// deployment lays the file of a deployment over what vitrine.yaml says.
func (r reader) deployment(c *Config) {
	if r.place.Name == "" {
		return
	}
	file := r.place.file()
	if _, err := fs.Stat(r.fsys, file); err != nil || strings.ContainsAny(r.place.Name, `/\`) {
		r.noDeployment()
		return
	}
	src, ok := r.file(file, maxConfig)
	if !ok {
		return
	}
	d := &document{name: "deployment", file: file, src: src, problems: r.problems}
	if node, ok := d.parse(src); ok {
		d.mapping(d.name, configSchema{c, r.fsys}.deployed(), node)
		d.finish()
	}
	if r.place.Release {
		r.settled(*c)
	}
}

// deployed are the fields of the keys that a deployment may have, none of them required.
func (s configSchema) deployed() []field {
	var fields []field
	for _, f := range s.fields() {
		if slices.Contains(deployed, f.key) {
			f.required, f.standard = false, ""
			fields = append(fields, f)
		}
	}
	return fields
}

// noDeployment tells which deployments there are.
func (r reader) noDeployment() {
	files, _ := fs.Glob(r.fsys, "vitrine.*.yaml") // the pattern is a good one
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(file, "vitrine."), ".yaml"))
	}
	fix := fmt.Sprintf("Write it, with what depends on the place: url, repository, hosts. It may hold: %s.",
		strings.Join(deployed, ", "))
	if near := diag.DidYouMean(r.place.Name, names); near != "" {
		fix = near
	}
	r.problems.Add(diag.Problem{File: configFile, What: "There is no deployment " + diag.Quote(r.place.Name) + ": " +
		diag.Quote(r.place.file()) + " does not exist beside this file.",
		Why: "The site would be published with the address and the hosts of another place.", Fix: fix})
}

// settled holds what a release says of its place against what readers and search engines will be told.
func (r reader) settled(c Config) {
	fail := func(key, what, why, fix string) {
		r.problems.Add(diag.Problem{File: r.place.file(), What: diag.Quote(key) + " " + what, Why: why, Fix: fix})
	}
	if unreal(c.URL) {
		fail("url", "is "+diag.Quote(c.URL)+", where no reader can be.",
			"Canonical addresses, feeds, the sitemap and pictures of links begin with it.",
			"Write the origin under which readers find the site: url: https://docs.your-company.com")
	}
	if c.Repository.URL != "" && unreal(c.Repository.URL) {
		fail("repository", "leads to "+diag.Quote(c.Repository.URL)+", which no reader can open.",
			"Pages link to it, and “Edit this page” leads there.",
			"Write the address of the repository below “repository”: url: https://…")
	}
	needsHost := c.Hosts.Production != "" || c.Analytics.ID != ""
	if host := hostOf(c.URL); needsHost && c.Hosts.Production != host {
		named := "names no host"
		if c.Hosts.Production != "" {
			named = "names " + diag.Quote(c.Hosts.Production)
		}
		fail("hosts", named+" as production, and the site stands on "+diag.Quote(host)+".",
			"The service worker and analytics run on the host of production alone.",
			"Write the host of url below “hosts”: production: "+host)
	}
}

// hostOf is the name of the host in an address, as scripts see it.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

// reserved are the names that nobody can own (RFC 2606 and RFC 6761).
var reserved = []string{"example", "example.com", "example.net", "example.org", "invalid", "localhost", "test"}

// unreal says whether an address leads to no host of the network: a reserved name, or an address of the machine itself.
func unreal(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" {
		return true
	}
	host := strings.TrimSuffix(strings.ToLower(u.Hostname()), ".")
	if ip, err := netip.ParseAddr(host); err == nil {
		return ip.IsLoopback() || ip.IsUnspecified()
	}
	return slices.ContainsFunc(reserved, func(name string) bool {
		return host == name || strings.HasSuffix(host, "."+name)
	})
}
