package assets

import (
	"path"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
	"vitrine/internal/source"
)

// Page is what bundling must know of a page.
type Page struct {
	Path     string // of the page, in any language
	Slug     string // names its files
	Language string
	Families []string
	Product  string        // whose layers it may load
	Frame    bool          // a demo is the whole document
	Late     bool          // its demos are drawn by browsers alone
	Folder   string        // of the page, below the site folder
	Demos    []Demo        // live in the page
	Pictures []Demo        // rendered ahead of time, never live
	Sources  []source.Demo // all files of its demos folder

	Messages map[string]string // of its language, by their English; none in English

	alone      [2]bool           // by target: asks for more than narrow layers give
	adopts     bool              // its demos write rules: what they write in elements is adopted
	absent     map[string][]Lack // what demos that can't run say in their place, by their names
	translated bool              // they say it in the page's language
}

// Demo is what bundling must know of a demo.
type Demo struct {
	Name       string // identifies it on its page
	Family     string
	Module     string // path of the module below the site folder
	Styling    string
	Code       string // of a demo that the build wrote itself; "" where its page's folder has it
	Origin     string // file whose lines the module has, "" for a demo
	Unrendered bool   // it renders nothing ahead of time
}

// rendered are the demos whose HTML the page carries.
func (p Page) rendered() []Demo { return slices.Concat(p.Demos, p.Pictures) }

// isUnrendered says whether demos of the page render nothing ahead of time.
func (p Page) isUnrendered() bool {
	return slices.ContainsFunc(p.Demos, func(d Demo) bool { return d.Unrendered })
}

// blamed says whether one of the problems lies in the page's demos.
func (p Page) blamed(problems []diag.Problem) bool {
	return slices.ContainsFunc(problems,
		func(problem diag.Problem) bool {
			return strings.HasPrefix(problem.File, p.Folder+"/demos/") || p.isWritten() &&
				strings.HasPrefix(problem.File, p.Folder+"/")
		})
}

// PageBundle is a page's own files above the layers.
type PageBundle struct {
	Browser  Chunk
	Node     Chunk
	Styles   Chunk             // of its elements and demos, where it has elements
	Pictures []Picture         // that its demos import
	Writes   bool              // its demos write rules that nobody collects
	Recorded Chunk             // brings its demos to life to record or draw them; its own file where they never live
	Failed   bool              `json:"-"` // its demos can't be bundled; that is reported
	Faults   []string          `json:"-"` // files with problems that its demos import from outside of its folder
	Absent   []diag.Problem    // its demos import what packages don't export
	Lacking  map[string][]Lack `json:",omitempty"` // the same, by the names of the demos that are not shown for it
}

// Chunk is one file that the bundler made, with the stylesheet beside it. Their contents stay in the cache.
type Chunk struct {
	File   string // hashed file name, "" for none
	Layers []string
	Code   cache.Part
	Style  string // hashed name of the stylesheet, "" for none
	CSS    cache.Part
}

// Kinds of what the cache keeps for chunks.
const (
	chunkCode    = "bundle code"
	chunkCSS     = "bundle css"
	chunkPicture = "bundle picture"
)

// Picture is a file that a demo imports and shows by its address.
type Picture struct {
	File    string // hashed
	Content cache.Part
}

// pictures puts what the bundler found demos to show into the cache.
func (m *Maker) pictures(found []bundle.Picture) (list []Picture, err error) {
	for _, p := range found {
		part, err := m.Steps.KeepPart(chunkPicture, p.File, p.Content)
		if err != nil {
			return nil, err
		}
		list = append(list, Picture{p.File, part})
	}
	return list, nil
}

// PictureFiles are the files of the output that the demos of a page import as pictures.
func (s *Set) PictureFiles(pictures []Picture) publish.Files {
	files := publish.Files{}
	for _, p := range pictures {
		files[folder+p.File] = s.maker.file(p.Content)
	}
	return files
}

// chunk puts what the bundler made into the cache. File names change with their content, so they are its keys.
func (m *Maker) chunk(output bundle.Output) (Chunk, error) {
	c := Chunk{File: output.File, Layers: output.Layers}
	var err error
	if c.Code, err = m.Steps.KeepPart(chunkCode, output.File, output.Code); err != nil || len(output.CSS) == 0 {
		return c, err
	}
	c.Style = bundle.Hashed(output.Name, ".css", output.CSS)
	c.CSS, err = m.Steps.KeepPart(chunkCSS, c.Style, output.CSS)
	return c, err
}

// ChunkFiles are the files of the output that a chunk is.
func (s *Set) ChunkFiles(c Chunk) publish.Files {
	files := publish.Files{}
	if c.File != "" {
		files[folder+c.File] = s.maker.file(c.Code)
	}
	if c.Style != "" {
		files[folder+c.Style] = s.maker.file(c.CSS)
	}
	return files
}

// file is a part as a file of the output.
func (m *Maker) file(p cache.Part) publish.File {
	return publish.Lazy(p.Sum, p.Size, func() ([]byte, error) { return m.Steps.Content(p) }).By(p.Kind)
}

// Content is what a file below assets/ holds that was made for a page or a component; false where none has the name.
func (s *Set) Content(name string) ([]byte, bool) {
	for _, kind := range []string{chunkCode, chunkCSS, chunkPicture, generatedFile} {
		if content, ok := s.maker.Steps.Get(kind, name); ok {
			return content, true
		}
	}
	return nil, false
}

// beside are the files of a demo's folder.
func beside(sources []source.Demo, module string) []source.Demo {
	return slices.DeleteFunc(slices.Clone(sources),
		func(file source.Demo) bool { return path.Dir(file.Path) != path.Dir(module) })
}
