package render

import (
	"context"
	"io/fs"
	"maps"
	"slices"
	"sync"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// Output is a page as outputs see it.
type Output struct {
	page     *Page
	renderer *Renderer
	prepare  func(ctx context.Context) error // renders the page, before its HTML is asked for
}

var _ output.Page = Output{}

// Output hands a page to outputs. Prepare renders it, and is called whenever its HTML is asked for.
func (r *Renderer) Output(p *Page, prepare func(ctx context.Context) error) Output {
	return Output{page: p, renderer: r, prepare: prepare}
}

// About implements output.Page.
func (o Output) About() vitrine.Page { return o.page.Page.Page }

// HTML implements output.Page.
func (o Output) HTML(ctx context.Context) (publish.File, error) {
	if err := o.prepare(ctx); err != nil {
		return publish.File{}, err
	}
	return o.renderer.part(o.page.html), nil
}

// Markdown implements output.Page.
func (o Output) Markdown(ctx context.Context) ([]byte, error) {
	if o.page.hasElements() {
		if err := o.prepare(ctx); err != nil {
			return nil, err
		}
	}
	if err := o.drawn(); err != nil {
		return nil, err
	}
	return o.page.Markdown(), nil
}

// FactsKind implements output.Page.
func (o Output) FactsKind() string { return o.page.FactsKind() }

// Facts implements output.Page.
func (o Output) Facts(context.Context) (vitrine.PageFacts, error) {
	err := o.drawn()
	return o.page.Facts(), err
}

// drawn sees to it that the components of a page are rendered. Their flaws are told with the page.
func (o Output) drawn() error {
	if o.page.filled {
		return nil
	}
	problems := &diag.List{}
	if good, err := o.renderer.FillComponents(o.page, problems); err != nil || good {
		return err
	}
	return diag.Failure{Problems: problems.Problems()}
}

// Demos implements output.Page.
func (o Output) Demos() []demo.Resolution {
	return slices.DeleteFunc(o.page.All(), func(d demo.Resolution) bool { return d.Origin != nil })
}

// Stylesheet implements output.Page.
func (o Output) Stylesheet(d demo.Resolution) ([]byte, error) {
	return o.renderer.Assets.Stylesheet(o.page.Sources, assetDemo(d))
}

// Pictures implements output.Page.
func (o Output) Pictures() map[string][]byte {
	found := map[string][]byte{}
	for _, file := range o.page.Sources {
		if vitrine.IsPicture(file.Name) {
			found[file.Name] = file.Text
		}
	}
	return found
}

// Hints implements output.Page.
func (o Output) Hints() (vitrine.Hints, error) { return o.renderer.Hints(o.page.Sources) }

// Files are what a page loads for itself, by address.
func (r *Renderer) Files(p *Page) map[string]publish.File {
	files := addressed(r.Assets.ChunkFiles(p.bundle.Browser))
	maps.Copy(files, addressed(r.Assets.ChunkFiles(p.bundle.Styles)))
	maps.Copy(files, addressed(r.Assets.PictureFiles(p.bundle.Pictures)))
	for _, component := range p.components {
		maps.Copy(files, addressed(r.Assets.ComponentFiles(component)))
	}
	maps.Copy(files, diagramsOf(p.Page))
	return files
}

// diagramsOf are the pictures of the diagrams that a page describes.
func diagramsOf(p *page.Page) map[string]publish.File {
	files := map[string]publish.File{}
	for _, drawn := range p.Diagrams() {
		files[drawn.Light] = publish.InMemory([]byte(drawn.Pictures[0]))
		files[drawn.Dark] = publish.InMemory([]byte(drawn.Pictures[1]))
	}
	return files
}

// addressed are files by their addresses.
func addressed(files publish.Files) map[string]publish.File {
	list := make(map[string]publish.File, len(files))
	for name, file := range files {
		list[vitrine.OutputAddress(name)] = file
	}
	return list
}

// siteOutputs are the pages of a build, all of them rendered.
type siteOutputs struct {
	pages     []output.Page
	byAddress map[string]output.Page
	files     Files
}

// Outputs hands rendered pages to outputs.
func (r *Renderer) Outputs(pages []*Page) output.Pages {
	outputs := &siteOutputs{byAddress: map[string]output.Page{}}
	for _, p := range pages {
		o := r.Output(p, func(context.Context) error { return nil })
		outputs.pages = append(outputs.pages, o)
		outputs.byAddress[vitrine.PagePath(p.Path, p.Language)] = o
		outputs.files.Add(r.Files(p))
	}
	return outputs
}

func (o *siteOutputs) All() ([]output.Page, error) { return o.pages, nil }

func (o *siteOutputs) At(address string) (output.Page, error) {
	if page, ok := o.byAddress[address]; ok {
		return page, nil
	}
	return nil, fs.ErrNotExist
}

func (o *siteOutputs) Files() (map[string]publish.File, error) { return o.files.All(), nil }

func (o *siteOutputs) File(address string) (publish.File, error) {
	if file, ok := o.files.Get(address); ok {
		return file, nil
	}
	return publish.File{}, fs.ErrNotExist
}

// Files are what pages load for themselves. The zero value is empty, and safe for concurrent use.
type Files struct {
	mu        sync.RWMutex
	byAddress map[string]publish.File
}

// Add takes in the files of a page.
func (f *Files) Add(files map[string]publish.File) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.byAddress == nil {
		f.byAddress = map[string]publish.File{}
	}
	maps.Copy(f.byAddress, files)
}

// Get finds the file of an address.
func (f *Files) Get(address string) (publish.File, bool) {
	f.mu.RLock()
	defer f.mu.RUnlock()
	file, ok := f.byAddress[address]
	return file, ok
}

// All are the files by address.
func (f *Files) All() map[string]publish.File {
	f.mu.RLock()
	defer f.mu.RUnlock()
	list := make(map[string]publish.File, len(f.byAddress))
	maps.Copy(list, f.byAddress)
	return list
}
