package server

import (
	"mime"
	"path"
	"strings"
)

// accepts reads an Accept-Encoding header: the coding is named, or "*" is, and its weight is not zero.
func accepts(header, coding string) bool {
	star := false
	for rest := header; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(rest, ",")
		name, parameters, _ := strings.Cut(part, ";")
		name = strings.TrimSpace(name)
		zero := zeroWeight(parameters)
		if strings.EqualFold(name, coding) {
			return !zero
		}
		if name == "*" {
			star = !zero
		}
	}
	return star
}

func zeroWeight(parameters string) bool {
	if parameters == "" {
		return false
	}
	_, value, ok := strings.Cut(strings.ReplaceAll(parameters, " ", ""), "q=")
	return ok && strings.Trim(value, "0.") == ""
}

// matches reads an If-None-Match header: it names the tag, weak or strong, or any.
func matches(header, etag string) bool {
	for rest := header; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(rest, ",")
		part = strings.TrimSpace(part)
		if part == "*" || strings.TrimPrefix(part, "W/") == etag {
			return true
		}
	}
	return false
}

// contentType is by name: what a build writes is known, and nothing is ever sniffed.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return htmlType
	case ".md", ".txt":
		return "text/plain; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".xml":
		return "application/xml; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json"
	}
	if known := mime.TypeByExtension(path.Ext(name)); known != "" {
		return known
	}
	return "application/octet-stream"
}
