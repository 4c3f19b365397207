// Package sites holds what several sites have in common that are built one after the other in one process.
//
// In: what a builder asks for. Out: Node processes and syntax trees that another site left. Never here: results of
// steps, which a common cache has; the browser, which is handed from site to site.
package sites

import (
	"cmp"
	"sync"
	"time"

	"vitrine/internal/prerender"
	"vitrine/internal/typescript"
)

// Shared keeps Node processes that have loaded the engine and the libraries, and the syntax trees of packages. It is
// safe for concurrent use; nil keeps nothing. Close ends the processes.
type Shared struct {
	Folder string // of the script that processes run; "" for the cache of the first site that asks for them

	mu    sync.Mutex
	nodes map[nodeKey]*prerender.Renderer
	trees typescript.Trees
}

// nodeKey is what processes must have in common.
type nodeKey struct {
	folder string
	limit  time.Duration
}

// Node are processes for a site: those that another one left, where there are some. Release gives them back.
func (s *Shared) Node(o prerender.Options) (*prerender.Renderer, error) {
	if s == nil || o.Readable != nil {
		return prerender.New(o)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o.Folder = cmp.Or(s.Folder, o.Folder)
	key := nodeKey{o.Folder, o.Limit}
	if known := s.nodes[key]; known != nil {
		return known, nil
	}
	made, err := prerender.New(o)
	if err != nil {
		return nil, err
	}
	if s.nodes == nil {
		s.nodes = map[nodeKey]*prerender.Renderer{}
	}
	s.nodes[key] = made
	return made, nil
}

// Release ends processes that are not kept for another site.
func (s *Shared) Release(r *prerender.Renderer) {
	if s != nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, kept := range s.nodes {
			if kept == r {
				return
			}
		}
	}
	r.Close()
}

// Trees are those of packages that other sites have read; nil where nothing is kept, and for a site of strangers.
func (s *Shared) Trees(trusted bool) *typescript.Trees {
	if s == nil || !trusted {
		return nil
	}
	return &s.trees
}

// Started counts the Node processes that were started for all sites.
func (s *Shared) Started() (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, node := range s.nodes {
		n += node.Started()
	}
	return n
}

// Close ends what was kept.
func (s *Shared) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, node := range s.nodes {
		node.Close()
	}
	s.nodes = nil
}
