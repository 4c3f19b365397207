package remote

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// folder is a server that keeps what it is given, and nothing more.
type folder struct {
	mu       sync.Mutex
	files    map[string][]byte
	requests []string
	refuse   int // the status of every answer, 0 for what is right
}

func (f *folder) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.requests = append(f.requests, r.Method)
	content, ok := f.files[r.URL.Path]
	switch {
	case f.refuse != 0:
		http.Error(w, "no", f.refuse)
	case r.Method == http.MethodPut:
		f.files[r.URL.Path], _ = io.ReadAll(r.Body)
		w.WriteHeader(http.StatusCreated)
	case !ok:
		http.NotFound(w, r)
	default:
		w.Header().Set("Content-Length", strconv.Itoa(len(content)))
		w.Write(content)
	}
}

func (f *folder) count(method string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	n := 0
	for _, m := range f.requests {
		if m == method {
			n++
		}
	}
	return n
}

// serve returns a server, and clients of it that say what they were warned of.
func serve(t *testing.T) (f *folder, open func(Options) (c *Client, warnings *[]string)) {
	f = &folder{files: map[string][]byte{}}
	server := httptest.NewServer(f)
	t.Cleanup(server.Close)
	return f, func(o Options) (*Client, *[]string) {
		t.Helper()
		var warnings []string
		o.Warn = func(text string) { warnings = append(warnings, text) }
		if o.URL == "" {
			o.URL = strings.Replace(server.URL, "http://", "http://me:secret@", 1) + "/docs"
		}
		c, err := New(o)
		if err != nil {
			t.Fatal(err)
		}
		return c, &warnings
	}
}

var long = bytes.Repeat([]byte("long "), inlineAtMost)

func TestWhatOneMachineMakesAnotherTakes(t *testing.T) {
	f, open := serve(t)
	one, warned := open(Options{})
	one.KeepResult("page", "a", []byte("short"))
	one.KeepResult("page", "b", long)
	one.KeepResult("page", "empty", nil)
	one.KeepContent(sumOf(long[1:]), long[1:])
	if stats := one.Close(); stats.Given != 5 || len(*warned) > 0 {
		t.Errorf("%+v, warned %q", stats, *warned)
	}
	for name := range f.files {
		if !strings.HasPrefix(name, "/docs/ac/") && !strings.HasPrefix(name, "/docs/cas/") || len(name) > 80 {
			t.Errorf("the file %s", name)
		}
	}
	other, warned := open(Options{ReadOnly: true})
	for key, want := range map[string][]byte{"a": []byte("short"), "b": long, "empty": nil} {
		if got, ok := other.Result("page", key); !ok || !bytes.Equal(got, want) {
			t.Errorf("%s: %.20q %v", key, got, ok)
		}
	}
	if got, ok := other.Content(sumOf(long[1:]), int64(len(long)-1)); !ok || !bytes.Equal(got, long[1:]) {
		t.Error("the content is not there")
	}
	for _, unknown := range [][2]string{{"page", "c"}, {"demos", "a"}} {
		if got, ok := other.Result(unknown[0], unknown[1]); ok {
			t.Errorf("%q: %q", unknown, got)
		}
	}
	another, _ := open(Options{Machine: "another version of Node"})
	if _, ok := another.Result("page", "a"); ok {
		t.Error("a result is taken that another version of Node made")
	}
	before := f.count(http.MethodPut)
	other.KeepResult("page", "c", []byte("more"))
	if stats := other.Close(); stats.Given != 0 || stats.Taken != 4 || f.count(http.MethodPut) != before {
		t.Errorf("a client that only reads: %+v", stats)
	}
	if len(*warned) > 0 {
		t.Errorf("warned %q", *warned)
	}
}

// TestNothingIsTakenThatIsNotWhatItsNameSays: who damages what the server holds keeps work from being shared, no more.
func TestNothingIsTakenThatIsNotWhatItsNameSays(t *testing.T) {
	for name, damage := range map[string]func(files map[string][]byte, short, longer, content string){
		"a bit of a result": func(files map[string][]byte, short, _, _ string) {
			files[short][len(files[short])-1] ^= 1
		},
		"a result of another key":  func(files map[string][]byte, short, longer, _ string) { files[short] = files[longer] },
		"a result cut off":         func(files map[string][]byte, short, _, _ string) { files[short] = files[short][:9] },
		"no result":                func(files map[string][]byte, short, _, _ string) { files[short] = []byte("<html>") },
		"an endless result":        func(files map[string][]byte, short, _, _ string) { files[short] = make([]byte, 8<<20) },
		"an endless content":       func(files map[string][]byte, _, _, content string) { files[content] = make([]byte, 8<<20) },
		"a content of another sum": func(files map[string][]byte, _, _, content string) { files[content][7] ^= 1 },
	} {
		t.Run(name, func(t *testing.T) {
			f, open := serve(t)
			one, _ := open(Options{})
			one.KeepResult("page", "short", []byte("short"))
			one.KeepResult("page", "long", long)
			one.Close()
			damage(f.files, "/docs/ac/"+nameOf(" page", "short"), "/docs/ac/"+nameOf(" page", "long"),
				"/docs/cas/"+sumOf(long))
			other, warned := open(Options{})
			_, short := other.Result("page", "short")
			_, longer := other.Result("page", "long")
			if short && longer {
				t.Error("it was taken")
			}
			if len(*warned) != 1 || !strings.Contains((*warned)[0], "damaged") {
				t.Errorf("warned %q", *warned)
			}
		})
	}
}

func TestAServerThatFailsIsLeftAlone(t *testing.T) {
	f, open := serve(t)
	f.refuse = http.StatusInternalServerError
	c, warned := open(Options{})
	for range 10 {
		if _, ok := c.Result("page", "a"); ok {
			t.Error("it answered")
		}
		c.KeepResult("page", "a", []byte("a"))
	}
	c.Close()
	if n := f.count(http.MethodGet) + f.count(http.MethodPut); n != 1 {
		t.Errorf("%d requests, want one", n)
	}
	if len(*warned) != 1 || !strings.Contains((*warned)[0], "500") || strings.Contains((*warned)[0], "secret") {
		t.Errorf("warned %q", *warned)
	}

	c, warned = open(Options{URL: "http://me:secret@127.0.0.1:1"})
	c.KeepResult("page", "a", []byte("a"))
	c.Close()
	if len(*warned) != 1 || strings.Contains((*warned)[0], "secret") || !strings.Contains((*warned)[0], "127.0.0.1:1") {
		t.Errorf("warned %q", *warned)
	}
}

func TestAServerThatTakesNothingIsStillRead(t *testing.T) {
	f, open := serve(t)
	one, _ := open(Options{})
	one.KeepResult("page", "a", []byte("a"))
	one.Close()
	f.refuse = http.StatusForbidden
	c, warned := open(Options{})
	c.KeepResult("page", "b", []byte("b"))
	c.sending.Wait()
	f.refuse = 0
	if _, ok := c.Result("page", "a"); !ok || len(*warned) != 1 {
		t.Errorf("read %v, warned %q", ok, *warned)
	}
}

func TestAddresses(t *testing.T) {
	for _, address := range []string{"", "cache.example.com", "ftp://cache.example.com", "http://", "http:/x", "%"} {
		if _, err := New(Options{URL: address}); err == nil || !strings.Contains(err.Error(), "http") {
			t.Errorf("%q: %v", address, err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	r := result{Path: "page/a", Sum: sumOf([]byte("a")), Size: 1, Content: []byte("a")}
	f.Add(r.encode())
	f.Add([]byte{0x12, 0xff, 0xff, 0xff, 0xff, 0x0f})
	f.Fuzz(func(t *testing.T, message []byte) {
		r, err := decode(message)
		if err != nil {
			return
		}
		again, err := decode(r.encode())
		if err != nil || again.Path != r.Path || again.Sum != r.Sum || again.Size != r.Size ||
			!slices.Equal(again.Content, r.Content) {
			t.Errorf("%+v became %+v: %v", r, again, err)
		}
	})
}
