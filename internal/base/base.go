// Package base puts the path below which a site stands before the addresses in texts that leave the engine.
//
// In: finished HTML, scripts, stylesheets and markdown, whose addresses begin at the root of the site. Out: the same
// texts with the base before these addresses. Never here: which addresses there are, and files.
package base

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"vitrine/internal/vitrine"
)

// Attributes that hold an address. Others that begin with a slash are none: groups of the navigation have names that
// look like paths. An asset is one wherever it stands, so that components may hand theirs to their scripts.
var addressed = []string{"href", "src", "action", "formaction", "poster", "data", "data-href", "data-code", "data-list",
	"xlink:href", "data-tag", "data-vitals", "data-endpoint", "data-search", "data-index", "data-tree", "data-pages",
	"data-page"}

// attribute is one in a tag: its name, its value in either kind of quotes.
var attribute = regexp.MustCompile(`\s([^\s=>"'/]+)=(?:"([^"]*)"|'([^']*)')`)

// HTML puts the base before the addresses of a page or of a part of one. Where an inline part changes, the policy of
// the page gets its new hash.
func HTML(b vitrine.Base, page []byte) []byte {
	if b == "" {
		return page
	}
	var out bytes.Buffer
	hashes := map[string]string{}
	inside := ""
	for tokens := html.NewTokenizer(bytes.NewReader(page)); ; {
		kind := tokens.Next()
		raw := tokens.Raw()
		switch kind {
		case html.ErrorToken:
			out.Write(raw)
			return rehashed(out.Bytes(), hashes)
		case html.StartTagToken, html.SelfClosingTagToken:
			name, _ := tokens.TagName()
			inside = string(name)
			out.Write(tag(b, raw))
		case html.TextToken:
			text := raw
			switch inside {
			case "style", "script":
				text = Asset(b, raw)
			case "noscript": // the tokenizer reads it as a browser with scripts does
				text = HTML(b, raw)
			}
			if !bytes.Equal(text, raw) {
				hashes[hash(raw)] = hash(text)
			}
			out.Write(text)
		default:
			inside = ""
			out.Write(raw)
		}
	}
}

// tag is a tag with its addresses below the base.
func tag(b vitrine.Base, raw []byte) []byte {
	var out bytes.Buffer
	from := 0
	for _, at := range attribute.FindAllSubmatchIndex(raw, -1) {
		begin, end := at[4], at[5]
		if begin < 0 {
			begin, end = at[6], at[7]
		}
		name, value := strings.ToLower(string(raw[at[2]:at[3]])), string(raw[begin:end])
		out.Write(raw[from:begin])
		out.WriteString(below(b, name, value))
		from = end
	}
	out.Write(raw[from:])
	return out.Bytes()
}

func below(b vitrine.Base, name, value string) string {
	switch {
	case name == "srcset" || name == "imagesrcset":
		list := strings.Split(value, ",")
		for i, candidate := range list {
			address := strings.TrimLeft(candidate, " \n\t")
			list[i] = candidate[:len(candidate)-len(address)] + b.Below(address)
		}
		return strings.Join(list, ",")
	case name == "style":
		return string(Asset(b, []byte(value)))
	case slices.Contains(addressed, name) || strings.HasPrefix(value, vitrine.AssetPath("")):
		return b.Below(value)
	}
	return value
}

// hash is how a policy names an inline part.
func hash(text []byte) string {
	sum := sha256.Sum256(text)
	return base64.StdEncoding.EncodeToString(sum[:])
}

func rehashed(page []byte, hashes map[string]string) []byte {
	for before, after := range hashes {
		page = bytes.ReplaceAll(page, []byte(before), []byte(after))
	}
	return page
}

// asset is the beginning of an asset's address in a script, a stylesheet or JSON, as bundlers write it, or that of any
// file of the site in a stylesheet.
var asset = regexp.MustCompile(`(url\((?:` + quote + `)?)/([^/"')])|(` + quote + "|[`(])" + vitrine.AssetPath(""))

const quote = `["']|&quot;|&#x27;|&#39;`

// Asset puts the base before the addresses of assets in a script or a stylesheet. Their names stay: a hash in one is
// that of what was bundled, and another base is another address anyway.
func Asset(b vitrine.Base, text []byte) []byte {
	if b == "" {
		return text
	}
	return asset.ReplaceAllFunc(text, func(found []byte) []byte {
		parts := asset.FindSubmatch(found)
		if len(parts[2]) > 0 {
			return slices.Concat(parts[1], []byte(b.Root()), parts[2])
		}
		return append(parts[3], b.Below(vitrine.AssetPath(""))...)
	})
}

// link is a link or a picture in markdown that begins at the root of the site.
var link = regexp.MustCompile(`\]\(/([^/\s)][^\s)]*)?([\s)])`)

// definition is the address of links that are written by a name: [button]: /lib/button/
var definition = regexp.MustCompile(`^( {0,3}\[[^\]^][^\]]*\]:[ \t]*<?)/([^/\s]\S*|)$`)

// Markdown puts the address of a site, such as https://docs.example or https://docs.example/base, before the links in a
// line of markdown outside of code, so that they keep their target where the text is copied to.
func Markdown(site, text string) string {
	root := strings.ReplaceAll(site, "$", "$$") + "/"
	text = link.ReplaceAllString(text, "]("+root+"$1$2")
	return definition.ReplaceAllString(text, "${1}"+root+"$2")
}
