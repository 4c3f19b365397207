package render

import (
	"regexp"
	"slices"

	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// What a text may import: something that lies beside it, and something that lies elsewhere in the site.
var (
	beside = regexp.MustCompile("[\"'`]\\.")
	beyond = regexp.MustCompile("[\"'`]\\.\\.")
)

// demoKeys name what each demo is made of, so that an edit of one does not render the others again.
func (r *Renderer) demoKeys(p *Page, list []vitrine.Demo) []string {
	if r.Remember == "" {
		return nil
	}
	keys := make([]string, len(list))
	shared := p.sharedState()
	for i, resolved := range p.rendered() {
		made := shared
		at := slices.IndexFunc(p.Sources, func(d source.Demo) bool { return d.Path == resolved.Module })
		if at >= 0 && !beside.Match(p.Sources[at].Text) {
			made = cache.Sum(p.Sources[at].Text)
		}
		if resolved.Generated() {
			made = p.bundle.Node.File // its text is none of the page's files
		}
		keys[i] = cache.Key(r.Remember, p.Path, p.Language, list[i], made, r.Assets.ServerName(), r.Assets.Node.Key)
	}
	return keys
}

// sharedState names what those demos are made of that may import files beside them: all of these, since demos share the
// state of what they import. Where one leads out of the folder, it is the whole file that the page's demos are.
func (p *Page) sharedState() string {
	sums := map[string]string{}
	for _, d := range p.Sources {
		shown := slices.ContainsFunc(p.rendered(), func(r demo.Resolution) bool { return r.Module == d.Path })
		switch {
		case beyond.Match(d.Text):
			return p.bundle.Node.File
		case !shown || beside.Match(d.Text):
			sums[d.Path] = cache.Sum(d.Text)
		}
	}
	return cache.Key(sums)
}
