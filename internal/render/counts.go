package render

import (
	"fmt"

	"vitrine/internal/assets"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// counts are numbers of what the site has, and the bytes of script that a page of prose brings.
func (r *Renderer) counts() (map[string]int, error) {
	counts := r.Site.Counts()
	var err error
	counts[vitrine.CountScript], err = r.scriptBytes()
	return counts, err
}

// fillNumbers puts the bytes of script into numbers of a page that ask for them: no room before this one knows them.
func (r *Renderer) fillNumbers(p *Page) (failed error) {
	p.EachBlock(func(data vitrine.BlockData) {
		numbers, ok := data.(*vitrine.Numbers)
		if !ok || failed != nil {
			return
		}
		for i, number := range numbers.Numbers {
			if number.Count == vitrine.CountScript {
				var bytes int
				bytes, failed = r.scriptBytes()
				numbers.Numbers[i].Value = fmt.Sprintf("%d kB", (bytes+500)/1000)
			}
		}
	})
	return failed
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
