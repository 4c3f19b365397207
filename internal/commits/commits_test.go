package commits

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"vitrine/internal/testkit"
)

// repository is a working copy with a site in its folder “site”.
type repository struct {
	t      *testing.T
	folder string
}

func newRepository(t *testing.T) repository {
	t.Helper()
	r := repository{t, t.TempDir()}
	r.git("", "init", "--quiet", "--initial-branch=main")
	return r
}

func (r repository) git(day string, arguments ...string) {
	r.t.Helper()
	r.t.Setenv("GIT_COMMITTER_DATE", day)
	r.t.Setenv("GIT_AUTHOR_DATE", day)
	testkit.Git(r.t, r.folder, arguments...)
}

func (r repository) commit(day string, files ...string) {
	r.t.Helper()
	for _, name := range files {
		r.write(name, name+day)
	}
	r.git(day, "add", ".")
	r.git(day, "commit", "--quiet", "--message", "Write "+day)
}

func (r repository) write(name, text string) {
	r.t.Helper()
	file := filepath.Join(r.folder, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		r.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

func (r repository) site() string { return filepath.Join(r.folder, "site") }

func TestDaysOfTheLastCommits(t *testing.T) {
	r := newRepository(t)
	r.commit("2024-01-02T23:30:00-02:00", "site/a.md", "site/größe/b c.md", "other.md")
	r.commit("2024-03-04T10:00:00Z", "site/a.md", "other.md")
	r.git("2024-05-06T10:00:00Z", "mv", "site/größe/b c.md", "site/b.md")
	r.commit("2024-05-06T10:00:00Z")
	head, ok := Head(r.site())
	days, err := Days(r.site(), head)
	if !ok || err != nil {
		t.Fatal(head, err)
	}
	want := map[string]string{"a.md": "2024-03-04", "größe/b c.md": "2024-05-06", "b.md": "2024-05-06"}
	if !maps.Equal(days, want) {
		t.Errorf("%v, want %v", days, want)
	}
	if edited, err := Edited(r.site()); len(edited) > 0 || err != nil {
		t.Errorf("edited %v %v", edited, err)
	}
	r.write("site/a.md", "another text")
	r.write("site/new.md", "never committed")
	r.write("other.md", "not of the site")
	if edited, err := Edited(r.site()); !slices.Equal(edited, []string{"a.md"}) || err != nil {
		t.Errorf("edited %v %v", edited, err)
	}
}

// TestDayInUTC: whoever commits, wherever, the day is the same.
func TestDayInUTC(t *testing.T) {
	r := newRepository(t)
	r.commit("2024-01-02T23:30:00-02:00", "site/a.md")
	head, _ := Head(r.site())
	if days, err := Days(r.site(), head); days["a.md"] != "2024-01-03" {
		t.Errorf("%v %v", days, err)
	}
}

func TestWhereHistoryCanNotTell(t *testing.T) {
	if head, ok := Head(t.TempDir()); ok {
		t.Errorf("a folder without a repository is at %v", head)
	}
	r := newRepository(t)
	r.write("site/a.md", "a")
	if head, ok := Head(r.site()); ok {
		t.Errorf("a repository without commits is at %v", head)
	}
	r.commit("2024-01-02T10:00:00Z", "site/a.md")
	r.commit("2024-02-03T10:00:00Z", "site/b.md")
	r.write("other/a.md", "a")
	if head, ok := Head(filepath.Join(r.folder, "other")); ok {
		t.Errorf("a folder that was never committed is at %v", head)
	}
	if head, ok := Head(r.site()); !ok || head.Prefix != "site/" {
		t.Errorf("the site is at %v", head)
	}
	t.Setenv("GIT_DIR", filepath.Join(r.folder, ".git")) // as within a hook
	if head, ok := Head(t.TempDir()); ok {
		t.Errorf("a folder outside of the repository of the environment is at %v", head)
	}
	os.Unsetenv("GIT_DIR")
	shallow := repository{t, t.TempDir()}
	shallow.git("", "clone", "--quiet", "--depth", "1", "file://"+r.folder, ".")
	if head, ok := Head(shallow.site()); ok {
		t.Errorf("a shallow clone is at %v", head)
	}
	signs := Signs(shallow.site())
	shallow.git("", "fetch", "--quiet", "--unshallow")
	if _, ok := Head(shallow.site()); !ok || len(Signs(shallow.site())) != len(signs)-1 {
		t.Errorf("a clone that has all of its history is at none; signs before: %v", signs)
	}
}

// TestSignsOfACommit: a commit that changes no file of the working copy shows in one of them.
func TestSignsOfACommit(t *testing.T) {
	r := newRepository(t)
	r.commit("2024-01-02T10:00:00Z", "site/a.md")
	r.write("site/a.md", "edited")
	texts := func() string {
		all := ""
		for _, file := range Signs(r.site()) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Error(err)
			}
			all += string(text)
		}
		return all
	}
	before := texts()
	r.commit("2024-02-03T10:00:00Z")
	if before == "" || texts() == before {
		t.Errorf("no sign of a commit: %q", before)
	}
}

// TestSinceWhenAVersionIsInstalled: neither other packages nor other text of the lock file count.
func TestSinceWhenAVersionIsInstalled(t *testing.T) {
	r := newRepository(t)
	for _, change := range []struct{ day, acme, other string }{
		{"2024-01-02", "1.0.0", "1.0.0"}, {"2024-02-03", "1.2.0", "1.0.0"}, {"2024-03-04", "1.2.0", "2.0.0"},
	} {
		r.write("package-lock.json", `{
  "packages": {
    "node_modules/@acme/ui": {
      "version": "`+change.acme+`",
      "license": "MIT"
    },
    "node_modules/other": {
      "version": "`+change.other+`"
    }
  }
}
`)
		r.commit(change.day+"T10:00:00Z", "site/a.md")
	}
	head, ok := Head(r.site())
	if !ok {
		t.Fatal("no head")
	}
	for _, test := range []struct{ name, version, want string }{
		{"@acme/ui", "1.2.0", "2024-02-03"},
		{"other", "2.0.0", "2024-03-04"},
		{"@acme/ui", "1.2.1", ""},
		{"@acme/ui", "1.2", ""},
		{"acme/ui", "1.2.0", ""},
	} {
		if got, err := Installed(r.site(), head, test.name, test.version); got != test.want || err != nil {
			t.Errorf("%s %s: %q %v, want %q", test.name, test.version, got, err, test.want)
		}
	}
}

// TestLockFileOfAnotherRepository: what stands above the site's own repository is not in its history.
func TestLockFileOfAnotherRepository(t *testing.T) {
	r := newRepository(t)
	r.write("package-lock.json", `{"packages": {"node_modules/kit": { "version": "1.0.0"}}}`)
	r.commit("2024-01-02T10:00:00Z", "site/a.md")
	inner := repository{t, r.site()}
	inner.git("2024-02-03T10:00:00Z", "init", "--quiet", "--initial-branch=main")
	inner.commit("2024-02-03T10:00:00Z", "a.md")
	head, ok := Head(inner.folder)
	if !ok {
		t.Fatal("no head")
	}
	if day, err := Installed(inner.folder, head, "kit", "1.0.0"); day != "" || err != nil {
		t.Errorf("%q %v", day, err)
	}
}
