package agents

import (
	"bytes"
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
	read   func(name string) ([]byte, error) // by path in the output folder
	index  remembered[*vitrine.FactsIndex]
	search remembered[Searcher]
}

// NewPublished answers from published files.
func NewPublished(read func(name string) ([]byte, error)) *Published { return &Published{read: read} }

var _ Library = &Published{}

// remembered is what a file means, as long as its bytes are the same.
type remembered[T any] struct {
	mu    sync.Mutex
	text  []byte
	value T
}

func (m *remembered[T]) of(text []byte, parse func(text []byte) (T, error)) (T, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.text != nil && bytes.Equal(m.text, text) {
		return m.value, nil
	}
	value, err := parse(text)
	if err == nil {
		m.text, m.value = text, value
	}
	return value, err
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
func (p *Published) Index() (*vitrine.FactsIndex, error) {
	text, err := p.file(vitrine.FactsPath)
	if err != nil {
		return nil, fmt.Errorf("this site has no facts for programs; build it with a current version: %w", err)
	}
	return p.index.of(text, func(text []byte) (*vitrine.FactsIndex, error) {
		index := &vitrine.FactsIndex{}
		err := json.Unmarshal(text, index)
		return index, err
	})
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
	text, err := p.file(vitrine.SearchPath(vitrine.DefaultLanguage))
	if err != nil {
		return Result{}, err
	}
	searcher, err := p.search.of(text, func([]byte) (Searcher, error) {
		index, err := search.Open(p.read)
		return indexSearcher{index}, err
	})
	if err != nil {
		return Result{}, err
	}
	return searcher.Find(q)
}
