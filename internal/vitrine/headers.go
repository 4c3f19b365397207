package vitrine

import (
	"bytes"
	"mime"
	"path"
)

// Header is one header of an answer.
type Header struct{ Name, Value string }

// SecurityHeaders go with every answer, whichever server sends it. The content security policy of a page stands in the
// page, with the hashes of its own inline parts; here is what a page can't say of itself.
var SecurityHeaders = []Header{
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "strict-origin-when-cross-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	{policyHeader, "frame-ancestors 'self'"},
	{"X-Frame-Options", "SAMEORIGIN"},
	{"Cross-Origin-Opener-Policy", "same-origin-allow-popups"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

const (
	policyHeader = "Content-Security-Policy"
	// ownPolicy stands in each page that a build made: its policy, with the hashes of its own inline parts.
	ownPolicy = `http-equiv="` + policyHeader + `"`
	// StrictPolicy is for HTML without a policy of its own, such as the colored source of a demo: nothing in it runs.
	StrictPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
		"frame-ancestors 'self'"
)

// WantsStrictPolicy says whether a file, given by its content type, goes out with StrictPolicy.
func WantsStrictPolicy(contentType string, content []byte) bool {
	return contentType == HTMLType && !bytes.Contains(content, []byte(ownPolicy))
}

// Cache rules: what a build names by its content never changes, everything else is asked about each time.
const (
	CacheForever = "public, max-age=31536000, immutable"
	CacheAsk     = "no-cache"
)

// HTMLType is the content type of pages.
const HTMLType = "text/html; charset=utf-8"

// ContentType is by name: what a build writes is known, and nothing is ever sniffed.
func ContentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return HTMLType
	case ".md":
		return "text/markdown; charset=utf-8"
	case ".txt":
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
