package agents

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Published is the library of a published site. Its files may be replaced at any time.
type Published struct {
	read    func(name string) ([]byte, error)
	version func() any
	index   remembered[*vitrine.FactsIndex]
	search  remembered[Searcher]
}

// NewPublished answers from published files. Read returns a file by its path in the output folder. Version returns a
// comparable value that changes when the folder is replaced; where it is nil, files are read and compared for each
// question.
func NewPublished(read func(name string) ([]byte, error), version func() any) *Published {
	return &Published{read: read, version: version}
}

var _ Library = &Published{}

// remembered is what a file means, as long as its version is the same.
type remembered[T any] struct {
	mu      sync.Mutex
	version any // nil for none yet
	value   T
}

func (m *remembered[T]) of(version any, parse func() (T, error)) (T, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.version != nil && m.version == version {
		return m.value, nil
	}
	value, err := parse()
	if err == nil {
		m.version, m.value = version, value
	}
	return value, err
}

// versionOf is that of the file of an address.
func (p *Published) versionOf(address string) (any, error) {
	if p.version != nil {
		return p.version(), nil
	}
	text, err := p.file(address)
	return sha256.Sum256(text), err
}

// file reads the file of an address.
func (p *Published) file(address string) ([]byte, error) {
	name := vitrine.OutputFile(address)
	if !fs.ValidPath(name) {
		return nil, ErrNothing
	}
	text, err := p.read(name)
	if errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("%w: %s", ErrNothing, address)
	}
	return text, err
}

// Index implements Library.
func (p *Published) Index() (index *vitrine.FactsIndex, err error) {
	version, err := p.versionOf(vitrine.FactsPath)
	if err == nil {
		index, err = p.index.of(version, p.readIndex)
	}
	if err != nil {
		return nil, fmt.Errorf("this site has no facts for programs; build it with a current version: %w", err)
	}
	return index, nil
}

func (p *Published) readIndex() (*vitrine.FactsIndex, error) {
	index := &vitrine.FactsIndex{}
	return index, p.decode(vitrine.FactsPath, index)
}

// Facts implements Library.
func (p *Published) Facts(entry vitrine.FactsEntry) (facts vitrine.Facts, err error) {
	err = p.decode(entry.Facts, &facts)
	return facts, err
}

// Values implements Library.
func (p *Published) Values(page vitrine.FactsPage) (values vitrine.PageFacts, err error) {
	err = p.decode(vitrine.FactsOf(page.Path), &values)
	return values, err
}

func (p *Published) decode(address string, into any) error {
	text, err := p.file(address)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

// Text implements Library.
func (p *Published) Text(page vitrine.FactsPage) (string, error) {
	return p.File(vitrine.MarkdownPath(page.Path))
}

// File implements Library.
func (p *Published) File(address string) (string, error) {
	text, err := p.file(address)
	return strings.ToValidUTF8(string(text), "\uFFFD"), err
}

// Find implements Searcher.
func (p *Published) Find(q Query) (Result, error) {
	version, err := p.versionOf(vitrine.SearchPath(vitrine.DefaultLanguage))
	if err != nil {
		return Result{}, err
	}
	searcher, err := p.search.of(version, func() (Searcher, error) {
		index, err := search.Open(p.read)
		return indexSearcher{index}, err
	})
	if err != nil {
		return Result{}, err
	}
	return searcher.Find(q)
}
