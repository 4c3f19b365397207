package main

import (
	"bufio"
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// mustEnd is a generous bound of what takes about a second.
const mustEnd = 20 * time.Second

// works is a site, and the program that builds it.
type works struct {
	t            *testing.T
	folder, site string
}

func newWorks(t *testing.T) *works {
	t.Helper()
	folder, site := testkit.Site(t, testkit.SmallSite)
	return &works{t: t, folder: folder, site: site}
}

func (w *works) command(arguments ...string) *exec.Cmd {
	return testkit.Command(w.t, append(arguments, "--site", w.site)...)
}

func (w *works) build(cache, out string) {
	w.t.Helper()
	command := w.command("build", "--cache", filepath.Join(w.folder, cache), "--out", filepath.Join(w.folder, out))
	if said, err := command.CombinedOutput(); err != nil {
		w.t.Fatalf("%v\n%s", err, said)
	}
}

// stopAt starts a command, sends a signal when it says something, and returns how it ended.
func (w *works) stopAt(command *exec.Cmd, said string, signal syscall.Signal) *os.ProcessState {
	w.t.Helper()
	reading, writing, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	defer reading.Close()
	command.Stdout, command.Stderr = writing, writing
	if err := command.Start(); err != nil {
		w.t.Fatal(err)
	}
	writing.Close()
	lines := bufio.NewScanner(reading)
	for lines.Scan() {
		if strings.Contains(lines.Text(), said) {
			break
		}
	}
	command.Process.Signal(signal) // one that has ended needs none
	late := time.AfterFunc(mustEnd, func() { command.Process.Kill() })
	for lines.Scan() {
		continue
	}
	command.Wait()
	if !late.Stop() {
		w.t.Errorf("at %q: it did not end within %s", said, mustEnd)
	}
	return command.ProcessState
}

// children are the Node processes that were started from a cache.
func (w *works) children(cache string) (list []string) {
	commands, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range commands {
		text, _ := os.ReadFile(name) // those that have ended are gone
		if strings.Contains(string(text), filepath.Join(w.folder, cache)) {
			list = append(list, name)
		}
	}
	return list
}

// published are all files of an output folder but the list of them, which has times.
func (w *works) published(out string) map[string]string {
	w.t.Helper()
	files := map[string]string{}
	folder := os.DirFS(filepath.Join(w.folder, out))
	err := fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || name == ".vitrine" {
			return err
		}
		text, err := fs.ReadFile(folder, name)
		files[name] = string(text)
		return err
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return files
}

func (w *works) alike(what, out string, want map[string]string) {
	w.t.Helper()
	got := w.published(out)
	for name, text := range want {
		if got[name] != text {
			w.t.Errorf("%s: %s differs", what, name)
		}
	}
	if len(got) != len(want) {
		w.t.Errorf("%s: %d files, want %d", what, len(got), len(want))
	}
}

// leftovers are what lies beside the output folder and should not.
func (w *works) leftovers() (names []string) {
	entries, err := os.ReadDir(w.folder)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			names = append(names, entry.Name())
		}
	}
	return names
}

// stops are the lines at which a cold build is stopped: all stages in make test-nightly, else two of them.
func stops() []string {
	if testkit.IsNightly() {
		return []string{"Reading the site", "Checking the types", "Bundling the libraries", "Bundling the pages",
			"Rendering pages", "Publishing"}
	}
	return []string{"Bundling the libraries", "Publishing"}
}

// edit gives the site another text.
func (w *works) edit(text string) {
	w.t.Helper()
	file := filepath.Join(w.site, "content/lib/guide/index.md")
	page, err := os.ReadFile(file)
	if err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(file, bytes.Replace(page, []byte("Words"), []byte(text), 1), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// TestInterruptEndsABuild: at each stage, with what was published before left alone, nobody left behind, and nothing
// kept that the next build would stumble over.
func TestInterruptEndsABuild(t *testing.T) {
	w := newWorks(t)
	seed.Fill(t, filepath.Join(w.folder, "clean"))
	w.build("clean", "out")
	before := w.published("out")
	w.edit("Other words")
	w.build("clean", "clean-out")
	want := w.published("clean-out")
	stages := stops()
	for i, stage := range stages {
		signal := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM}[i%2]
		state := w.stopAt(w.command("build", "--cache", filepath.Join(w.folder, "cold"), "--out",
			filepath.Join(w.folder, "out")), stage, signal)
		switch state.ExitCode() {
		case exitInterrupted:
			w.alike("interrupted at "+stage, "out", before)
		case exitDone: // it was through before the signal came
			w.alike("done at "+stage, "out", want)
			before = want
		default:
			t.Errorf("interrupted at %q: %v", stage, state)
		}
		testkit.Eventually(t, "no process is left", func() bool { return len(w.children("cold")) == 0 })
		if i < len(stages)-2 { // the next one is cold again
			if err := os.RemoveAll(filepath.Join(w.folder, "cold")); err != nil {
				t.Fatal(err)
			}
		}
	}
	w.build("cold", "out")
	w.alike("the build behind them", "out", want)
	if left := w.leftovers(); len(left) > 0 {
		t.Errorf("left beside the output folder: %v", left)
	}
}

// TestInterruptEndsDevMode: also while it begins.
func TestInterruptEndsDevMode(t *testing.T) {
	w := newWorks(t)
	seed.Fill(t, filepath.Join(w.folder, "dev"))
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		state := w.stopAt(w.command("dev", "--addr", "127.0.0.1:0", "--cache", filepath.Join(w.folder, "dev")),
			"Dev mode:", signal)
		if code := state.ExitCode(); code != exitDone && code != exitInterrupted {
			t.Errorf("%v", state)
		}
		testkit.Eventually(t, "no process is left", func() bool { return len(w.children("dev")) == 0 })
	}
}

// TestKilledPublications: nothing lies around after the next one, and readers see one whole site all the time.
func TestKilledPublications(t *testing.T) {
	w := newWorks(t)
	seed.Fill(t, filepath.Join(w.folder, "cache"))
	w.build("cache", "out")
	before := w.published("out")
	w.edit("Other words")
	w.build("cache", "clean-out") // from here on nothing is left to do but to publish
	want := w.published("clean-out")
	kills := 0
	for _, files := range []int{0, 1, 5, 20, 40} {
		command := w.command("build", "--release", "--cache", filepath.Join(w.folder, "cache"), "--out",
			filepath.Join(w.folder, "out"))
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		go func() { ended <- command.Wait() }()
		if w.untilFilled(files, ended) {
			command.Process.Kill()
			<-ended
		}
		if w.published("out")["lib/guide/index.html"] != before["lib/guide/index.html"] {
			break // it was through before it was killed
		}
		kills++
		w.alike("killed", "out", before)
	}
	if kills == 0 {
		t.Error("no publication was killed")
	}
	w.build("cache", "out")
	w.alike("the publication behind them", "out", want)
	if left := w.leftovers(); len(left) > 0 {
		t.Errorf("left beside the output folder: %v", left)
	}
}

// untilFilled waits until the folder beside the output folder holds so many files; false where the command ends first.
func (w *works) untilFilled(files int, ended <-chan error) bool {
	for {
		select {
		case <-ended:
			return false
		default:
		}
		for _, name := range w.leftovers() {
			n := 0
			filepath.WalkDir(filepath.Join(w.folder, name), func(_ string, entry fs.DirEntry, err error) error {
				if err == nil && !entry.IsDir() {
					n++
				}
				return nil
			})
			if n >= files && n > 0 || files == 0 {
				return true
			}
		}
	}
}
