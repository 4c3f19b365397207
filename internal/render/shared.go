package render

import (
	"encoding/json"
	"io/fs"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/base"
	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/commits"
	"vitrine/internal/diag"
	"vitrine/internal/effort"
	"vitrine/internal/output"
	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Shared makes what stands beside the pages.
type Shared struct {
	*Renderer
	Maker *assets.Maker
	Root  fs.FS // the site folder
	Git   bool  // may be asked: whoever wrote the site is trusted

	// files for edited demos, put together once: dev mode is asked for dozens of them
	sandbox struct {
		once     sync.Once
		files    publish.Files
		problems []diag.Problem // modules that are left out
		err      error
	}
	components sync.Once // their files are made
}

var _ output.Assets = &Shared{}

// Shared implements output.Assets.
func (s *Shared) Shared() map[string]publish.File { return addressed(s.Assets.Files) }

// Sandbox implements output.Assets.
func (s *Shared) Sandbox() (map[string]publish.File, error) {
	s.sandbox.once.Do(func() {
		var demos []source.Demo
		for _, p := range s.Site.Tree.Pages {
			demos = append(demos, p.Demos...)
		}
		s.sandbox.files, s.sandbox.problems, s.sandbox.err = s.Assets.Sandbox(demos)
	})
	return addressed(s.sandbox.files), s.sandbox.err
}

// Warnings are about what stands beside the pages.
func (s *Shared) Warnings() []diag.Problem {
	s.Sandbox()
	return s.sandbox.problems
}

// Ahead makes the files for edited demos while others work. Whoever asks for them waits for it, and is told what went
// wrong; the function that is returned waits as well.
func (s *Shared) Ahead() (wait func()) {
	var made sync.WaitGroup
	made.Go(func() { s.Sandbox() })
	return made.Wait
}

// Packages implements output.Assets.
func (s *Shared) Packages() ([]byte, error) { return s.Maker.PackagesFile() }

// Licenses implements output.Assets.
func (s *Shared) Licenses() ([]byte, error) { return s.Maker.Licenses() }

// Worker implements output.Assets.
func (s *Shared) Worker() (worker, remover string) {
	return s.Assets.Inline[assets.WorkerScript], s.Assets.Inline[assets.RetireScript]
}

// Navigation implements output.Assets.
func (s *Shared) Navigation(n vitrine.Navigation) ([]byte, error) {
	key := cache.Key("navigation", n, s.Assets.ServerName(), s.Site.Config.Base)
	return s.Steps.Step("navigation", key, func() ([]byte, error) {
		html, err := s.Node.Navigation(s.Assets.Server, n)
		return base.HTML(s.Site.Config.Base, []byte(html)), err
	})
}

// Found implements output.Assets.
func (s *Shared) Found(generator string) (json.RawMessage, error) { return s.Assets.Found(generator) }

// Public implements output.Assets.
func (s *Shared) Public(name string) (publish.File, error) { return publish.FromFS(s.Root, name) }

// Committed implements output.Assets.
func (s *Shared) Committed() (map[string]string, error) {
	at, ok := s.head()
	if !ok {
		return nil, nil
	}
	const kind = "commits"
	days, err := cache.Value(s.Steps, kind, cache.Key(kind, at), func() (map[string]string, error) {
		return commits.Days(s.Folder, at)
	})
	if err != nil {
		return nil, err
	}
	edited, err := commits.Edited(s.Folder)
	for _, file := range edited {
		delete(days, file)
	}
	return days, err
}

// Installed implements output.Assets.
func (s *Shared) Installed(packages []site.Package) (map[site.Package]string, error) {
	at, ok := s.head()
	if !ok {
		return nil, nil
	}
	const kind = "installed"
	days := map[site.Package]string{}
	for _, of := range packages {
		day, err := cache.Value(s.Steps, kind, cache.Key(kind, at, of), func() (string, error) {
			return commits.Installed(s.Folder, at, of.Name, of.Version)
		})
		if err != nil {
			return nil, err
		}
		days[of] = day
	}
	return days, nil
}

// head is the revision that the site is at; false where no history may or can be asked.
func (s *Shared) head() (commits.Revision, bool) {
	if !s.Git {
		return commits.Revision{}, false
	}
	return commits.Head(s.Folder)
}

// Card draws a picture that was not drawn before.
func (s *Shared) Card(c site.Card) (publish.File, error) {
	const kind = "card"
	key := c.Key(kind)
	part, err := cache.Value(s.Steps, kind, key, func() (cache.Part, error) {
		var content []byte
		var err error
		effort.Of(effort.Cards, func() { content, err = card.Draw(c.Title, c.Label, c.Accent) })
		if err != nil {
			return cache.Part{}, err
		}
		return s.Steps.KeepPart("card picture", key, content)
	})
	return s.part(part), err
}
