package compile

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// special puts something in a place of the site that is no regular file, with what is said of it.
type special struct {
	name, file, what string
	make             func(file string) error
}

func pipe(file string) error { return syscall.Mkfifo(file, 0o644) }

var specials = []special{
	{"a pipe in place of a page", "content/lib/pipe/index.md", "not a regular file", pipe},
	{"a pipe beside a page", "content/lib/guide/pipe", "not a regular file", pipe},
	{"a pipe among demos", one + "demos/Pipe.tsx", "not a regular file", pipe},
	{"a pipe in place of a navigation tree", "nav/pipe.yaml", "not a navigation tree", pipe},
	{"a pipe in place of the redirects", "redirects.yaml", "not a regular file", pipe},
	{"a pipe among families", "families/pipe.tsx", "not a regular file", pipe},
	{"a pipe among components", "components/Pipe.tsx", "not a regular file", pipe},
	{"a socket among pictures", "public/s", "not a regular file", func(file string) error {
		folder, err := os.MkdirTemp("", "s") // the path of a socket is short
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(folder, "s")})
		if err != nil {
			return err
		}
		listener.SetUnlinkOnClose(false)
		listener.Close()
		if err := os.Rename(filepath.Join(folder, "s"), file); err == nil {
			return nil
		}
		return pipe(file) // the folders lie on two file systems
	}},
	{"a link to a device among demos", one + "demos/Zero.tsx", "symbolic link",
		func(file string) error { return os.Symlink("/dev/zero", file) }},
	{"links in a circle", "content/lib/guide/circle", "symbolic link",
		func(file string) error { return os.Symlink("circle", file) }},
}

// soon fails the test when something does not end.
func soon(t *testing.T, do func()) {
	t.Helper()
	done := make(chan bool)
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
	case <-time.After(3 * time.Minute):
		t.Fatal("it does not end")
	}
}

// TestSpecialFilesAreTold: what would make a reader wait for ever is one problem each, beside all others.
func TestSpecialFilesAreTold(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(home, "# Small site", "# Small site\n\n[dead](/nowhere/)\n\n"+strings.Repeat("*a_ ", 60000))
	for _, s := range specials {
		file := filepath.Join(w.folder, "site", filepath.FromSlash(s.file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := s.make(file); err != nil {
			t.Fatal(err)
		}
	}
	soon(t, func() {
		problems := problemsOf(t, w)
		if len(problems) != len(specials)+2 {
			t.Errorf("%d problems, want %d", len(problems), len(specials)+2)
		}
		for _, s := range append(specials, special{"a dead link", home, "/nowhere/", nil},
			special{"emphasis", home, "signs of emphasis", nil}) {
			told := 0
			for _, p := range problems {
				if p.File == s.file && strings.Contains(p.What, s.what) && p.Fix != "" {
					told++
				}
			}
			if told != 1 {
				t.Errorf("%s: told %d times", s.name, told)
			}
		}
		for _, p := range problems {
			t.Logf("%s:%d %.100s", p.File, p.Line, p.What)
		}
	})
}

// TestProviderThatIsAPipe: the bundler does not wait for it either.
func TestProviderThatIsAPipe(t *testing.T) {
	w := newWorkshop(t)
	file := filepath.Join(w.folder, "site/families/plain.tsx")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := pipe(file); err != nil {
		t.Fatal(err)
	}
	soon(t, func() {
		if problems := problemsOf(t, w); !strings.Contains(problems[0].What, "not a regular file") {
			t.Errorf("%+v", problems)
		}
	})
}
