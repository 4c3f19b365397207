package source

import (
	"io/fs"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// reachable says that an account is of no use without the script that sends to it.
func (s configSchema) reachable(string) (wrong, fix string) {
	if s.Analytics.Script == "" {
		return "names an account, and nothing says which script sends to it.",
			"Write the address of its tag script below “analytics”: script: https://…/tag.js?id={id}"
	}
	return "", ""
}

func isKnown(name string, known []string, noun, otherwise string) (wrong, fix string) {
	if slices.Contains(known, name) {
		return "", ""
	}
	if near := diag.DidYouMean(name, known); near != "" {
		otherwise = near
	}
	return "names the " + noun + " " + diag.Quote(name) + ", which does not exist.", otherwise
}

func (s configSchema) existing(file string) (wrong, fix string) {
	if fs.ValidPath(file) {
		if info, err := fs.Stat(s.fsys, file); err == nil && info.Mode().IsRegular() {
			return "", ""
		}
	}
	return "names the file " + diag.Quote(file) + ", which does not exist.",
		"Write its path below the site folder, without leading slash."
}

func isOrigin(value string) (wrong, fix string) {
	u, err := url.Parse(value)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.Path != "" || u.RawQuery != "" ||
		u.Fragment != "" || u.User != nil {
		return "is not the origin of a site.", "Write scheme and host, without a slash at the end: https://example.com"
	}
	return "", ""
}

// isBase allows what nobody can take for something else in an address: no letters that are escaped, no dots.
func isBase(value string) (wrong, fix string) {
	if !basePath.MatchString(value) {
		return "is not the path of a folder on a host.", "Write it with a slash at both ends: /docs/"
	}
	return "", ""
}

// isBeside allows the path of another site, which is not all of the host.
func isBeside(value string) (wrong, fix string) {
	if value == "/" {
		return "is where this site stands itself.", "Write the path of the other site: /handbook/"
	}
	return isBase(value)
}

var basePath = regexp.MustCompile(`^/([A-Za-z0-9_~-][A-Za-z0-9_.~-]*/)*$`)

func isHost(value string) (wrong, fix string) {
	if u, err := url.Parse("https://" + value); err != nil || u.Host != value {
		return "is not a host.", "Write the name alone: example.com"
	}
	return "", ""
}

func isLanguage(value string) (wrong, fix string) {
	if len(value) != 2 || strings.Trim(value, "abcdefghijklmnopqrstuvwxyz") != "" {
		return "holds " + diag.Quote(value) + ", which is no language.", "Write two small letters: en, de, zh."
	}
	return "", ""
}

// isPolicySource keeps a value from ending its directive and beginning another one.
func isPolicySource(value string) (wrong, fix string) {
	if strings.ContainsAny(value, ";, '\"") {
		return "holds " + diag.Quote(value) + ", which is no source of a policy.",
			"Write one host an entry: https://fonts.example.com"
	}
	return "", ""
}

// isEndpoint is an address on this host, or on one that is named in full.
// isStylesheet allows a file of a package beside a whole address.
func isStylesheet(value string) (wrong, fix string) {
	if _, file, ok := strings.Cut(value, "/"); ok && strings.HasSuffix(file, ".css") && fs.ValidPath(value) &&
		!strings.Contains(value, ":") {
		return "", ""
	}
	if wrong, _ = isURL(value); wrong != "" {
		return wrong, "Write it in full, https://…, or name a stylesheet of an installed package: package/file.css"
	}
	return "", ""
}

func isEndpoint(value string) (wrong, fix string) {
	if strings.HasPrefix(value, "/") && !strings.HasPrefix(value, "//") {
		return "", ""
	}
	return isURL(value)
}
