package browser

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// installed is a browser that the tests may start.
func installed(t *testing.T, limit time.Duration) *Browser {
	t.Helper()
	found, err := Find("")
	if err != nil || found == nil {
		t.Fatalf("Tests need an installed browser: make test installs one (%v).", err)
	}
	b := New(*found, limit)
	t.Cleanup(b.Close)
	return b
}

func TestBrowserRunsScripts(t *testing.T) {
	b := installed(t, 0)
	page := Page{Script: []byte(`globalThis.answer = Promise.resolve({text: document.compatMode, ` +
		`color: getComputedStyle(document.body).color, kept: (localStorage.a = '1')});`),
		Style: []byte("body { color: rgb(1, 2, 3) }")}
	got, err := b.Run(context.Background(), page, "answer")
	if err != nil {
		t.Fatal(err)
	}
	want := `{"text":"CSS1Compat","color":"rgb(1, 2, 3)","kept":"1"}`
	if string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
	first := b.session
	if _, err := b.Run(context.Background(), Page{}, "1"); err != nil {
		t.Fatal(err)
	}
	if b.session != first {
		t.Error("A second run started another process.")
	}
}

func TestBrowserTellsWhatFailed(t *testing.T) {
	b := installed(t, 3*time.Second)
	for _, test := range []struct{ expression, want string }{
		{"(() => { throw new TypeError('no such part') })()", "TypeError: no such part"},
		{"new Promise(() => {})", ": took longer than 3s"},
	} {
		_, err := b.Run(context.Background(), Page{}, test.expression)
		if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), b.Version) {
			t.Errorf("%s: got %v, want %q of %s", test.expression, err, test.want, b.Version)
		}
	}
	if _, err := b.Run(context.Background(), Page{}, "1"); err != nil {
		t.Errorf("The browser does not answer after a run that took too long: %v", err)
	}
}

// TestTimeOfManySubjects: a page of thirty demos was left without them on a busy machine.
func TestTimeOfManySubjects(t *testing.T) {
	b := installed(t, time.Nanosecond)
	if _, err := b.Run(context.Background(), Page{Subjects: 30}, "1"); err != nil {
		t.Error(err)
	}
}

func TestCanceledRun(t *testing.T) {
	b := installed(t, 0)
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if _, err := b.Run(ctx, Page{}, "new Promise(() => {})"); err == nil {
		t.Error("A canceled run came to an end.")
	}
}

func TestNamedBrowser(t *testing.T) {
	if found, err := Find(None); found != nil || err != nil {
		t.Errorf("none: got %v, %v", found, err)
	}
	if b, err := Of(None, true); b != nil || err != nil {
		t.Errorf("none: got %v, %v", b, err)
	}
	if _, err := Find("no-such-browser"); err == nil || !strings.Contains(err.Error(), "no-such-browser") {
		t.Errorf("got %v", err)
	}
	file := filepath.Join(t.TempDir(), "browser")
	script := "#!/bin/sh\necho 'Chromium 1.2.3 built on a machine'\n"
	if err := os.WriteFile(file, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	found, err := Find(file)
	if err != nil || found.Version != "Chromium 1.2.3" {
		t.Errorf("got %v, %v", found, err)
	}
}

func TestHandsMakeTrustedEvents(t *testing.T) {
	b := installed(t, 0)
	page := Page{Hands: true, Script: []byte(`document.body.innerHTML =
	'<label>Name <input></label><button>One</button><button>Two</button>';
const seen = [];
for (const type of ['click', 'keydown', 'contextmenu', 'pointermove'])
	addEventListener(type, (e) => e.isTrusted && seen.push(e.key ? [e.shiftKey && 'Shift', e.key].filter(Boolean).join('+') : type));
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const act = async (deed) => { const done = await vitrineInput(deed); await frame(); await frame(); return done; };
const at = (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; };
globalThis.done = (async () => {
	const [one, two] = document.querySelectorAll('button');
	await act({ click: at(document.querySelector('input')) });
	await act({ type: 'Ada' });
	await act({ press: 'Tab' });
	const first = document.activeElement.computedName;
	await act({ press: 'Shift+Tab' });
	await act({ press: 'Control+a' });
	await act({ press: 'Delete' });
	await act({ move: at(two) });
	const hovered = two.matches(':hover');
	await act({ click: at(two), right: true });
	const wrong = await act({ press: 'Nothing' }).catch((error) => error.message);
	return { first, value: document.querySelector('input').value, hovered, wrong, seen: [...new Set(seen)].join(' ') };
})();`)}
	got, err := b.Run(context.Background(), page, "done")
	if err != nil {
		t.Fatal(err)
	}
	want := `{"first":"One","value":"","hovered":true,"wrong":"there is no key \"Nothing\"",` +
		`"seen":"click Shift+A d a Tab Shift+Tab Delete pointermove contextmenu"}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestKnownKeys(t *testing.T) {
	for name, want := range map[string]bool{"ArrowDown": true, "Shift+Tab": true, "Control+Shift+a": true, "d": true,
		"Space": true, "Up": false, "Hyper+a": false, "": false, "ab": false} {
		if KnownKey(name) != want {
			t.Errorf("%q: got %v", name, !want)
		}
	}
}
