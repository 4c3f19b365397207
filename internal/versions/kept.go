package versions

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/commits"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
	"vitrine/internal/source"
)

// Shelf has the finished folders of former versions.
type Shelf struct {
	Site   string // of the newest
	Folder string // where finished versions are kept
	Made   []any  // all that a version depends on beside itself: who builds it, and how
	Build  func(ctx context.Context, site, out string, former source.Former) error
}

// Kept is a version with what was made of it.
type Kept struct {
	source.Version
	Folder string
}

// Take has each version of a site, made where it is not there yet. What is wrong with one is told of all.
func (s Shelf) Take(ctx context.Context, config source.Config) (kept []Kept, err error) {
	var problems diag.List
	for _, v := range config.Versions {
		folder, err := s.take(ctx, v, config.FormerOf(v))
		var failed *unmade
		switch {
		case errors.As(err, &failed):
			problems.Add(failed.Problem)
		case err != nil:
			return nil, err
		}
		kept = append(kept, Kept{v, folder})
	}
	return kept, problems.Err()
}

// unmade is a version that can't be made.
type unmade struct{ diag.Problem }

func (e *unmade) Error() string { return e.What }

func unmadeOf(v source.Version, what string, err error, fix string) error {
	return &unmade{diag.Problem{File: "vitrine.yaml", Line: v.Line, Excerpt: v.Excerpt,
		What: fmt.Sprintf("The version %s %s: %s", diag.Quote(v.Label), what, strings.TrimSuffix(err.Error(), ".")+"."),
		Why:  "Its pages would be missing below " + v.Path + ".", Fix: fix}}
}

func (s Shelf) take(ctx context.Context, v source.Version, former source.Former) (folder string, err error) {
	at, err := commits.At(ctx, s.Site, v.Revision())
	if err != nil {
		fix := "Fetch the tags, “git fetch --tags”, or write one of those that “git tag” lists."
		if v.Tag == "" {
			fix = "Commit the site to a git repository: the version is made of what is committed."
		}
		return "", unmadeOf(v, "is no revision of the repository", err, fix)
	}
	key := cache.Key("version", at.Commit, at.Prefix, v.Packages, former, s.Made)
	folder = filepath.Join(s.Folder, key[:32])
	if published := publish.Published(folder); published != "" && publish.Intact(folder, published) {
		return folder, nil
	}
	// Nobody else's: within the folder of the cache, so that packages installed above it are found.
	checkout, err := makeCheckout(s.Folder)
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(checkout)
	if err = checkOut(ctx, s.Site, at.Commit, checkout); err != nil {
		return "", err
	}
	site := filepath.Join(checkout, filepath.FromSlash(at.Prefix))
	if _, err := os.Stat(filepath.Join(site, "vitrine.yaml")); errors.Is(err, fs.ErrNotExist) {
		return "", unmadeOf(v, "has no site", fmt.Errorf("%s has no %s", v.Revision(), at.Prefix+"vitrine.yaml"),
			"Name a revision in which the documentation stands in the same folder.")
	}
	if err = install(ctx, checkout, at.Prefix, v.Packages); err != nil {
		return "", unmadeOf(v, "can't be installed", err, "Try the same in a checkout of "+v.Revision()+".")
	}
	if err = s.Build(ctx, site, folder, former); err != nil {
		return "", cmp.Or(explained(v, err), err)
	}
	return folder, nil
}

func makeCheckout(folder string) (string, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	return os.MkdirTemp(folder, "checkout-*")
}

// explained is the error of sources that are at fault: those of the revision, not those that the author sees.
func explained(v source.Version, err error) error {
	var failure diag.Failure
	if !errors.As(err, &failure) {
		return nil
	}
	for _, p := range failure.Problems {
		if p.Severity == diag.Error {
			place := fmt.Errorf("%s:%d: %s", p.File, p.Line, p.What)
			fix := "Mend it on a branch that begins at " + v.Tag + ", and name a tag of that."
			if v.Tag == "" {
				fix = "Write what holds for that release as well, or name a tag whose pages are about it."
			}
			return unmadeOf(v, "has problems", place, fix)
		}
	}
	return nil
}
