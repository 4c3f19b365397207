package compile

import (
	"context"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"vitrine/internal/browser"
	"vitrine/internal/sites"
	"vitrine/internal/testkit"
)

// What the sites of these tests have in common.
var (
	seed             = &testkit.Seed{Build: buildSeed}
	seedWithPackages = &testkit.Seed{Build: buildSeed, Packages: true}
	shared           = &sites.Shared{}
)

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "vitrine-node-*")
	if err != nil {
		panic(err)
	}
	shared.Folder = folder
	testkit.Run(m, func() error {
		shared.Close()
		return os.RemoveAll(folder)
	})
}

// startBrowser returns one that is not closed before all tests have ended.
var startBrowser = sync.OnceValues(func() (*browser.Browser, error) {
	found, err := browser.Find("")
	if err != nil || found == nil {
		return nil, fmt.Errorf("tests need an installed browser: make test installs one (%w)", err)
	}
	b := browser.New(*found, 10*time.Minute)
	testkit.AtEnd(func() error {
		b.Close()
		return nil
	})
	return b, nil
})

// sharedBrowser is one process for all tests, each of which has pages of its own.
func sharedBrowser(t *testing.T) *browser.Browser {
	t.Helper()
	b, err := startBrowser()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func buildSeed(site, out, cache string) error {
	b, err := New(Options{Site: site, Out: out, Cache: cache})
	if err != nil {
		return err
	}
	defer b.Close()
	_, err = b.Build(context.Background())
	return err
}
