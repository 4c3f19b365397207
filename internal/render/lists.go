package render

import (
	"vitrine/internal/assets"
	"vitrine/internal/vitrine"
)

// lists are the scripts of a page's lists: one filters them, one opens their playgrounds. The first has the second in
// it: a file of its own would weigh more.
func (r *Renderer) lists(p *Page) []vitrine.Extra {
	filters, doors := false, false
	p.EachBlock(func(data vitrine.BlockData) {
		switch list := data.(type) {
		case *vitrine.Reference:
			filters, doors = filters || list.Filter, doors || list.Door != nil
		case vitrine.Pages:
			filters = filters || len(list.Index) > 0
		}
	})
	script := vitrine.Extra{ID: "vitrine-filter", Src: r.Assets.Scripts[assets.FilterScript], When: vitrine.ExtraParsed}
	if doors {
		script.Data = map[string]string{"code": r.Assets.Scripts[assets.OpenScript]}
	}
	switch {
	case filters:
		return []vitrine.Extra{script}
	case doors:
		script.ID, script.Src = "vitrine-doors", r.Assets.Scripts[assets.DoorsScript]
		return []vitrine.Extra{script}
	}
	return nil
}
