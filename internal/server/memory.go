package server

import (
	"slices"
	"sync"
)

// memory keeps files, by address, up to a number of bytes. What was asked for since the last sweep stays, the rest
// makes room.
type memory struct {
	limit int64

	mu    sync.RWMutex
	files map[string]*entry
	order []string // as they came, for the sweep
	bytes int64
}

func newMemory(limit int64) *memory { return &memory{limit: limit, files: map[string]*entry{}} }

func (m *memory) get(name string) *entry {
	m.mu.RLock()
	e := m.files[name]
	m.mu.RUnlock()
	return e.touch()
}

// getBytes is get without a copy of the name.
func (m *memory) getBytes(name []byte) *entry {
	m.mu.RLock()
	e := m.files[string(name)]
	m.mu.RUnlock()
	return e.touch()
}

func (e *entry) touch() *entry {
	if e != nil && !e.touched.Load() {
		e.touched.Store(true)
	}
	return e
}

func (m *memory) put(name string, e *entry) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.files[name] != nil {
		return
	}
	for m.bytes+e.size > m.limit && len(m.order) > 0 {
		oldest := m.order[0]
		m.order = m.order[1:]
		if m.files[oldest].touched.Swap(false) {
			m.order = append(m.order, oldest)
			continue
		}
		m.bytes -= m.files[oldest].size
		delete(m.files, oldest)
	}
	m.files[name] = e
	m.order = append(m.order, name)
	m.bytes += e.size
}

// only forgets every file whose address is not wanted.
func (m *memory) only(wanted func(name string) bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.order = slices.DeleteFunc(m.order, func(name string) bool {
		if wanted(name) {
			return false
		}
		m.bytes -= m.files[name].size
		delete(m.files, name)
		return true
	})
}

func (m *memory) used() int64 {
	m.mu.RLock()
	defer m.mu.RUnlock()
	return m.bytes
}
