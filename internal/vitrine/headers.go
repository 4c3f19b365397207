package vitrine

// Header is one header of an answer.
type Header struct{ Name, Value string }

// SecurityHeaders go with every answer, whichever server sends it. The content security policy of a page stands in the
// page, with the hashes of its own inline parts; here is what a page can't say of itself.
var SecurityHeaders = []Header{
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "strict-origin-when-cross-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	{"Content-Security-Policy", "frame-ancestors 'self'"},
	{"X-Frame-Options", "SAMEORIGIN"},
	{"Cross-Origin-Opener-Policy", "same-origin-allow-popups"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

// Cache rules: what a build names by its content never changes, everything else is asked about each time.
const (
	CacheForever = "public, max-age=31536000, immutable"
	CacheAsk     = "no-cache"
)
