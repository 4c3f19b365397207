package browser

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// Executable is an installed browser of the Chromium family.
type Executable struct {
	Path    string
	Version string // as it says itself: Chromium 156.0.8078.79
}

// None is the name by which a caller asks for no browser.
const None = "none"

// Find looks for a browser: the one that is named, by a path or a name on the path, or the first that is installed
// where name is "". It is nil where there is none, and an error where the named one can't be started.
func Find(name string) (*Executable, error) {
	switch name {
	case None:
		return nil, nil
	case "":
		return here.first(here.places()), nil
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("the browser %s is not installed: %w", name, err)
	}
	return here.identify(path, answerLimit)
}

// FindHeadless looks for a program without windows, which opens a page in half of the time, or else for what Find
// takes. It returns nil if there is neither.
func FindHeadless() *Executable { return here.first(here.headlessPlaces()) }

// Of is a browser that is started when it is first asked; nil where none is wanted. One that is wanted and not
// installed is missing, which a build says.
func Of(name string, wanted bool) (*Browser, error) {
	if !wanted || name == None {
		return nil, nil
	}
	found, err := Find(name)
	if err != nil {
		return nil, err
	}
	if found == nil {
		return New(Executable{}, 0), nil
	}
	return New(*found, 0), nil
}

// Later is a browser that is looked for when it is first asked for; end closes it.
func Later(wanted bool) (find func() *Browser, end func()) {
	var found *Browser
	find = sync.OnceValue(func() *Browser {
		found, _ = Of("", wanted) // only one that is named can fail
		return found
	})
	return find, func() { found.Close() }
}

// IsMissing says whether a browser is wanted and not installed.
func (e Executable) IsMissing() bool { return e.Path == "" }

// Pick is a browser with its version: the one that there is, else the one that is found; nil and "" where there is
// none.
func Pick(b *Browser, find func() *Browser) (picked *Browser, version string) {
	if b == nil && find != nil {
		b = find()
	}
	if b == nil || b.IsMissing() {
		return nil, ""
	}
	return b, cmp.Or(b.Version, b.Path)
}

// How long a browser may take to name its version, and its children to end when it has or is killed.
const (
	answerLimit = time.Minute
	waitDelay   = 5 * time.Second
)

// identify asks a browser for its version. On Windows a browser opens a window instead of an answer: its folder names
// the version.
func (s system) identify(path string, limit time.Duration) (*Executable, error) {
	if s.name == "windows" {
		return &Executable{Path: path, Version: versionFolder(filepath.Dir(path))}, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	command := exec.CommandContext(ctx, path, "--version")
	command.WaitDelay = waitDelay
	said, err := command.Output()
	switch {
	case ctx.Err() != nil:
		return nil, fmt.Errorf("the browser %s does not answer --version within %s; name another one, or none", path, limit)
	case err != nil && !errors.Is(err, exec.ErrWaitDelay): // an answer is one even where a child still runs
		return nil, fmt.Errorf("asking %s for its version: %w", path, err)
	}
	// “Chromium 156.0.8078.79 built on Debian”: packagers differ, the browser does not.
	version, _, _ := strings.Cut(strings.TrimSpace(string(said)), " built on ")
	return &Executable{Path: path, Version: version}, nil
}

// versionFolder is the name of the folder beside the program that begins with a digit.
func versionFolder(folder string) string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return ""
	}
	for _, entry := range entries {
		if name := entry.Name(); entry.IsDir() && name[0] >= '0' && name[0] <= '9' {
			return name
		}
	}
	return ""
}
