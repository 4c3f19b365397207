package page

import (
	"slices"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// LeaveOut takes the block that shows a demo off the page. The notice replaces it, "" for nothing. It is false
// for a demo that has no block of its own.
func (p *Page) LeaveOut(name, notice string) bool {
	var replaced []vitrine.BlockData
	p.ReplaceBlocks(func(data vitrine.BlockData) (vitrine.Block, bool) {
		if !slices.Contains(shownBy(data), name) {
			return vitrine.Block{}, false
		}
		replaced = append(replaced, data)
		if notice != "" {
			return vitrine.NewBlock(block.LeftOut(notice)), true
		}
		return vitrine.NewBlock(vitrine.Prose{}), true
	})
	for index, data := range p.blocks {
		if slices.Contains(replaced, data) {
			p.blocks[index] = nil
		}
	}
	for _, data := range replaced {
		isOut := func(r demo.Resolution) bool { return slices.Contains(shownBy(data), r.Demo.Name) }
		p.Demos = slices.DeleteFunc(slices.Clone(p.Demos), isOut)
		p.Pictures = slices.DeleteFunc(slices.Clone(p.Pictures), isOut)
	}
	return len(replaced) > 0
}

// shownBy are the names of the demos of a block that shows nothing else.
func shownBy(data vitrine.BlockData) (names []string) {
	var shown []*vitrine.Demo
	switch data := data.(type) {
	case *vitrine.Demo:
		shown = append(shown, data)
		for i := range data.Variants {
			shown = append(shown, &data.Variants[i])
		}
	case *vitrine.Playground:
		shown = append(shown, data.Picture)
	case *vitrine.Element:
		shown = append(shown, data.Picture)
	case *vitrine.States:
		shown = append(shown, data.Rest, data.Disabled)
	}
	for _, one := range shown {
		if one != nil {
			names = append(names, one.Name)
		}
	}
	return names
}
