package server

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"sync"
	"sync/atomic"

	"vitrine/internal/vitrine"
)

// snapshot is one state of the folder. It stays whole while another takes its place.
type snapshot struct {
	fsys      fs.FS
	id        identity
	number    int          // from 1
	base      vitrine.Base // before every address that readers know
	prefix    []byte       // the same
	redirects *redirects
	versions  []string       // folders of former ones, with their slash
	assetName *regexp.Regexp // an asset as a page names it, of the newest version or of a former one
	kept      *memory
	before    atomic.Pointer[snapshot] // whose scripts open pages may still ask for; nil for none
	close     func() error
	lostOnce  sync.Once
	lost      lost // read when somebody first asks for what is not there
	searches  searches
}

func newSnapshot(fsys fs.FS, id identity, limit int64) *snapshot {
	s := &snapshot{fsys: fsys, id: id, number: 1, kept: newMemory(limit), close: func() error { return nil }}
	text, _ := fs.ReadFile(fsys, redirectsFile)
	s.base = readBase(fsys)
	s.prefix = []byte(s.base)
	s.redirects = readRedirects(text, s.base)
	s.versions = formerVersions(fsys, s.base)
	s.assetName = assetNameIn(s.versions)
	return s
}

// entry is one file, ready to be sent in any encoding.
type entry struct {
	kind     []string // values of headers, as they are set
	cache    []string
	vary     []string
	policy   []string // nil where the page has its own
	variants [len(encodings) + 1]variant
	size     int64
	large    bool // too large to be kept: read from the folder for each reader
	touched  atomic.Bool
}

// variant is a file in one encoding; the last one is without.
type variant struct {
	coding  []string // value of Content-Encoding
	etag    []string
	length  []string
	content []byte
	heads   atomic.Pointer[heads] // nil until a plain request asks
}

// encodings are what a build writes beside each compressible file, best first.
var encodings = [...]struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// largest is the part of the memory that one file may take.
const largest = 8

// file finds the file of an address by its name below the folder, and keeps it under that address. It is nil where
// there is none; nothing has no name.
func (s *snapshot) file(address, name string) *entry {
	if name == "" {
		return nil
	}
	if e := s.kept.get(address); e != nil {
		return e
	}
	e, err := s.read(name)
	if err != nil {
		if before := s.before.Load(); before != nil && s.isAsset(name) {
			if e := before.file(address, name); e != nil && !e.large {
				return e // a page of before the last publication asks for its script
			}
		}
		return nil
	}
	// A page that is kept is sent without another look, so it must not be one of a folder that is being deleted.
	if !e.large && s.readAssets(e) {
		s.kept.put(address, e)
	}
	return e
}

// readAssets reads what a page will ask for before the page is sent: by then the folder may be another one, and its
// assets deleted. It is false when some are not there.
func (s *snapshot) readAssets(page *entry) bool {
	if page.kind[0] != vitrine.HTMLType {
		return true
	}
	whole := true
	for _, found := range s.assetName.FindAll(page.variants[len(encodings)].content, -1) {
		address := string(found)
		if name, clean := nameOf(address); clean && !hidden(name) {
			whole = s.file(address, name) != nil && whole
		}
	}
	return whole
}

func (s *snapshot) read(name string) (*entry, error) {
	file, err := s.fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return nil, fs.ErrNotExist
	}
	e := &entry{kind: []string{vitrine.ContentType(name)}, cache: []string{vitrine.CacheAsk},
		vary: varyEncoding}
	if s.isAsset(name) {
		e.cache[0] = vitrine.CacheForever
	} else if s.hasMarkdown(name) {
		e.vary = varyMarkdown
	}
	plain := &e.variants[len(encodings)]
	if info.Size() > s.kept.limit/largest {
		e.large, e.size = true, info.Size()
		plain.etag = []string{`"` + strconv.FormatInt(info.Size(), 36) + "-" +
			strconv.FormatInt(info.ModTime().UnixNano(), 36) + `"`}
		return e, nil
	}
	content, err := io.ReadAll(file)
	if err != nil {
		return nil, err
	}
	plain.fill("", content)
	e.size = int64(len(content))
	if vitrine.WantsStrictPolicy(e.kind[0], content) {
		e.policy = strictPolicy
	}
	for i, encoding := range encodings {
		if packed, err := fs.ReadFile(s.fsys, name+encoding.ending); err == nil {
			e.variants[i].fill(encoding.name, packed)
			e.size += int64(len(packed))
		}
	}
	return e, nil
}

func (v *variant) fill(coding string, content []byte) {
	sum := sha256.Sum256(content)
	v.etag, v.length = []string{`"` + hex.EncodeToString(sum[:12]) + `"`}, []string{strconv.Itoa(len(content))}
	v.content = content
	if coding != "" {
		v.coding = []string{coding}
	}
}

// variant chooses by the Accept-Encoding lines of a request.
func (e *entry) variant(accept []string) *variant {
	if i := e.best(accept); i >= 0 {
		return &e.variants[i]
	}
	return &e.variants[len(encodings)]
}

// folder says whether a name is a folder with a page of its own.
func (s *snapshot) folder(name string) bool {
	info, err := fs.Stat(s.fsys, path.Join(name, indexFile))
	return err == nil && info.Mode().IsRegular()
}

const (
	indexFile    = "index.html"
	notFoundFile = "404.html"
)
