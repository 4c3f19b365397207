package render

import (
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// counts are numbers of what the site has: pages, demos in them, pages of the reference, and the bytes of script that a
// page of prose brings.
func (r *Renderer) counts() (map[string]int, error) {
	counts := map[string]int{"pages": len(r.Site.Overviews())}
	for _, p := range r.Site.Tree.Pages {
		if p.Fallback || p.Matter.NoIndex || strings.HasPrefix(p.Path, vitrine.ExperimentsPath) {
			continue
		}
		counts["pages"]++
		counts["demos"] += len(p.Demos)
		if p.Generated {
			counts["reference"]++
		}
	}
	var err error
	counts["script"], err = r.scriptBytes()
	return counts, err
}

// scriptBytes are those of the scripts of a page of prose, compressed as a build sends them.
func (r *Renderer) scriptBytes() (int, error) {
	texts := [][]byte{[]byte(r.Assets.Inline[assets.BootScript])}
	files := addressed(r.Assets.Files)
	addresses := []string{r.Assets.Scripts[assets.ShellScript]}
	prose := &Page{Page: &page.Page{}}
	for _, extra := range append(r.lastingExtras(prose), r.publishedExtras(prose)...) {
		addresses = append(addresses, extra.Src)
	}
	for _, address := range addresses {
		if file, ok := files[address]; ok {
			text, err := file.Content()
			if err != nil {
				return 0, err
			}
			texts = append(texts, text)
		}
	}
	bytes := 0
	for _, text := range texts {
		small, err := publish.Brotli(text)
		if err != nil {
			return 0, err
		}
		bytes += len(small)
	}
	return bytes, nil
}
