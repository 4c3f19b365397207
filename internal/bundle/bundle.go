// Package bundle turns TypeScript, React and library packages into the few files that a page loads, and the twins
// of those files that Node needs to render it.
//
// In: virtual entries, names of library modules, a folder from which packages are resolved as Node does.
// Out: library layers (built once per lock file) and small files above them, as bytes with hashed names.
// Never here: writing files, running JavaScript, knowing any library by name.
package bundle

import (
	"crypto/sha256"
	"encoding/base32"
	"io/fs"
	"maps"
	"path/filepath"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// Target is where the output runs.
type Target int

const (
	Browser Target = iota // ES modules that import each other by relative URL
	Node                  // CommonJS, so that a long-lived process can forget a module again
)

// Options are what all outputs of a site have in common.
type Options struct {
	// absolute path; bare imports resolve from here upwards
	Site string
	// the engine's own browser sources, importable as "vitrine/…"
	Engine  fs.FS
	Aliases map[string]string // import prefix to the prefix that stands for it
	// packages whose import has no effect of its own, whatever their manifest says
	Inert []string
	// import prefixes whose CommonJS files may stand beside their ES modules: they hold no state
	Stateless []string
	Repairs   []Repair          // what is changed in files of packages
	Define    map[string]string // expressions that stand for names of the engine's sources
	// the element that a stylesheet imported by a file holds in; nil for none
	Scope       func(importer string) (selector string, ok bool)
	Styles      Styles
	Development bool   // development builds of the libraries, unminified
	Memory      Memory // nil remembers nothing from one run to the next
	Names       Names  // nil for absolute paths
	// endings of files whose import is an address, and where they are published; "" makes data addresses of them
	PictureEndings []string
	Pictures       string
	// says why a file may not be read; nil where every file may
	Readable func(file string) error
	// the source file that an import in a file means, "" for what is installed; nil for a site whose packages all are
	Source func(importer, name string) string
	// what is bundled of a file of a demo, which may be the text itself; nil where every demo is one as it stands
	Complete func(file string, text []byte) string
	// what transforms files of the project, asked once a bundler is used; nil for nothing
	Transforms func() ([]Transform, error)
	Tool       string // folder from which the engine's own packages resolve where the site has none; "" for nowhere
}

// Names tell what files are called in results, so that these do not depend on where the site lies.
type Names interface {
	Name(file string) string
	Path(name string) string
}

// absolutePaths are names for whoever never moves a site.
type absolutePaths struct{}

func (absolutePaths) Name(file string) string { return file }
func (absolutePaths) Path(name string) string { return name }

// Repair changes a text in a file of a package, which must be there once: the mistake of a package that costs every
// reader time, until a version without it is installed.
type Repair struct {
	File    string // below node_modules
	Find    string
	Replace string
}

// Memory keeps where imports of packages led. Resolving reads whole folders, some of ten thousand files, in every run
// of the bundler: two seconds for a page that imports one icon. What is kept must be forgotten when other packages are
// installed.
type Memory interface {
	Get(key string) ([]byte, bool)
	Put(key string, content []byte)
}

// Bundler makes layers and the files above them. It is safe for concurrent use.
type Bundler struct {
	options     Options
	known       sync.Map // answers of the resolver, by import
	plain       plain
	sheets      sync.Map // of []string: files that stylesheets were made of, by their names
	writers     writers
	transformed sync.Map               // of []string: files that others were made of, by their paths
	public      func() map[string]bool // see publicParts
}

// New returns a bundler for one site.
func New(options Options) *Bundler {
	if options.Names == nil {
		options.Names = absolutePaths{}
	}
	return &Bundler{options: options,
		public: sync.OnceValue(func() map[string]bool { return publicParts(options.Engine) })}
}

// extension is the ending of an output's file name. Node needs .cjs wherever a manifest above says "module".
func (t Target) extension() string {
	if t == Node {
		return ".cjs"
	}
	return ".js"
}

// build are the options that every run shares.
func (b *Bundler) build(target Target) api.BuildOptions {
	mode := "production"
	if b.options.Development {
		mode = "development"
	}
	o := api.BuildOptions{
		Bundle:        true,
		Metafile:      true,
		Write:         false,
		LogLevel:      api.LogLevelSilent,
		AbsWorkingDir: b.options.Site,
		Outdir:        filepath.Join(b.options.Site, "out"), // names only; nothing is written
		Target:        api.ES2022,
		Charset:       api.CharsetUTF8,
		JSX:           api.JSXAutomatic,
		TsconfigRaw:   `{"compilerOptions":{"jsx":"react-jsx"}}`,
		LegalComments: api.LegalCommentsNone,
		Define:        map[string]string{"process.env.NODE_ENV": `"` + mode + `"`},
	}
	maps.Copy(o.Define, b.options.Define)
	b.pictures(&o)
	if target == Node {
		o.Platform, o.Format = api.PlatformNode, api.FormatCommonJS
		o.MainFields = []string{"module", "main"}
		o.Sourcemap, o.SourcesContent = api.SourceMapInline, api.SourcesContentExclude // errors name the author's lines
		return o
	}
	o.Platform, o.Format = api.PlatformBrowser, api.FormatESModule
	if !b.options.Development {
		o.MinifyWhitespace, o.MinifyIdentifiers, o.MinifySyntax = true, true, true
	}
	return o
}

// Hashed gives content a name that may be cached for ever.
func Hashed(name, extension string, content []byte) string {
	sum := sha256.Sum256(content)
	return name + "-" + strings.ToLower(base32.StdEncoding.EncodeToString(sum[:5])) + extension
}
