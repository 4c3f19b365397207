package assets

import (
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/vitrine"
)

// markAdopting finds the pages whose demos write rules, by what was bundled of them; of pictures nothing was but for
// Node. Those with a script are bundled again, so that it adopts what they write.
func (s *Set) markAdopting(tasks [2][]*pageTask, outputs [2][]bundle.Output, again map[*pageTask]bool) {
	for target, list := range tasks {
		for i, t := range list {
			asked := target == int(bundle.Browser) || len(t.Pictures) > 0
			if again[t] || t.adopts || !asked || !s.writes(outputs[target][i], bundle.Target(target), t.Page) {
				continue
			}
			t.adopts = true
			again[t] = len(t.Demos) > 0
		}
	}
	for _, t := range slices.Concat(tasks[0], tasks[1]) {
		t.bundle.Writes = t.adopts
	}
}

// writes says whether an output, or a layer that it loads, has code that writes rules.
func (s *Set) writes(o bundle.Output, target bundle.Target, p Page) bool {
	return o.Writes || slices.ContainsFunc(s.layersFor(target, p), func(layer *bundle.Layer) bool {
		return layer.Writes && slices.Contains(o.Layers, layer.File)
	})
}

// bundleRecorded makes the scripts by which the build's browser draws what is not rendered ahead of time: demos, and
// the pictures of pages whose demos write rules. Pages without such pictures have one already.
func (s *Set) bundleRecorded(group []*pageTask, without map[*pageTask]bool) error {
	for _, t := range group {
		if !t.adopts && !t.isUnrendered() || without[t] || t.Late {
			continue
		}
		if t.bundle.Recorded = t.bundle.Browser; !t.adopts || len(t.Pictures) == 0 {
			continue
		}
		all := t.Page
		all.Demos, all.Pictures = t.rendered(), nil
		ground := s.maker.ground(t.Frame, t.Families...)
		outputs, err := s.maker.bundler.Bundle(bundle.Browser, []bundle.Entry{{Name: t.Slug + "-recorded",
			Code: s.maker.browserEntry(all), Ground: ground}}, s.layersFor(bundle.Browser, t.Page))
		if err != nil {
			return err
		}
		if t.bundle.Recorded, err = s.maker.chunk(outputs[0]); err != nil {
			return err
		}
	}
	return nil
}

// Recorder is the script that records what demos of a page write.
func (s *Set) Recorder() ([]byte, error) {
	outputs, err := s.maker.bundler.Bundle(bundle.Browser, []bundle.Entry{{Name: "recorder",
		Code: "import " + `"` + recordModule + `"`}}, nil)
	if err != nil {
		return nil, err
	}
	return outputs[0].Code, nil
}

// Loaded is what demos of a page load from an address while they are recorded: stylesheets, layers and their own file.
func (s *Set) Loaded(b PageBundle, address string) ([]byte, bool) {
	name, ok := vitrine.AssetName(address)
	if !ok {
		return nil, false
	}
	if name != b.Recorded.File && !slices.Contains(b.Recorded.Layers, name) && !strings.HasSuffix(name, ".css") {
		return nil, false
	}
	if file, ok := s.Files[folder+name]; ok {
		content, err := file.Content()
		return content, err == nil
	}
	for _, product := range s.products {
		for _, layer := range product.layers[bundle.Browser] {
			if layer.File == name {
				return layer.Code, true
			}
		}
	}
	return s.Content(name)
}
