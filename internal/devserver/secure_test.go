package devserver

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

// ask requests a path under a host name, "" for the address itself.
func (d *desk) ask(path, host string) *http.Response {
	d.t.Helper()
	request, err := http.NewRequest("GET", d.address+path, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	if host != "" {
		request.Host = host
	}
	answer, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { answer.Body.Close() })
	return answer
}

// TestEveryAnswerHasTheHeadersOfThePublishedSite compares with what a build writes for hosts.
func TestEveryAnswerHasTheHeadersOfThePublishedSite(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	_, rules := d.get(vitrine.HeadersPath)
	var published []vitrine.Header
	everywhere, _, _ := strings.Cut(strings.TrimPrefix(rules, "/*\n"), "\n/")
	for _, line := range strings.Split(everywhere, "\n") {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		published = append(published, vitrine.Header{Name: name, Value: value})
	}
	if !slices.Equal(published, vitrine.SecurityHeaders) {
		t.Fatalf("the published headers are %v", published)
	}
	_, page := d.get("/lib/react-one/")
	highlighted := vitrine.HighlightedPath(vitrine.SourcePath("/lib/react-one/", "Counter.tsx"))
	script := regexp.MustCompile(`/assets/[\w.-]+\.js`).FindString(page)
	for path, kind := range map[string]string{
		"/lib/react-one/": vitrine.HTMLType, "/sandbox/": vitrine.HTMLType, highlighted: vitrine.HTMLType,
		"/lib/guide/index.md": "text/markdown; charset=utf-8", script: "text/javascript; charset=utf-8",
		"/nowhere/": vitrine.HTMLType, "/lib/guide": "", "/@vitrine/client.js": "text/javascript; charset=utf-8",
		"/@vitrine/events": "text/event-stream", "/@vitrine/page?path=/lib/guide/": "application/json",
	} {
		answer := d.ask(path, "")
		if found := answer.StatusCode < 300; found != (path != "/nowhere/" && path != "/lib/guide") {
			t.Errorf("%s answers %d", path, answer.StatusCode)
		}
		for _, header := range vitrine.SecurityHeaders {
			want := header.Value
			if path == highlighted && header.Name == "Content-Security-Policy" {
				want = vitrine.StrictPolicy // nothing in it runs, and it has no policy of its own
			}
			if got := answer.Header.Get(header.Name); got != want {
				t.Errorf("%s: %s is %q, want %q", path, header.Name, got, want)
			}
		}
		if got := answer.Header.Get("Content-Type"); kind != "" && got != kind {
			t.Errorf("%s is sent as %q, want %q", path, got, kind)
		}
	}
	if cache := d.ask(script, "").Header.Get("Cache-Control"); cache != vitrine.CacheForever {
		t.Errorf("a script is kept: %q", cache)
	}
	if cache := d.ask("/lib/guide/", "").Header.Get("Cache-Control"); cache != "no-store" {
		t.Errorf("a page is kept: %q", cache)
	}
}

func TestAPageThatWasNeverGoodRunsOurScriptAlone(t *testing.T) {
	t.Parallel()
	d := newDesk(t, func(site string) {
		file := filepath.Join(site, guide)
		text, _ := os.ReadFile(file)
		os.WriteFile(file, append(text, "\n[dead](/nowhere/)\n"...), 0o644)
	})
	_, page := d.get("/lib/guide/")
	for _, want := range []string{`http-equiv="Content-Security-Policy"`, "script-src 'self'", "connect-src 'self'",
		`<script src="/@vitrine/client.js"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s: %s", want, page)
		}
	}
}

func TestOnlyThisMachinesNamesAreAnswered(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	port := d.address[strings.LastIndex(d.address, ":"):]
	for host, want := range map[string]int{
		"localhost" + port: 200, "LOCALHOST": 200, "localhost.": 200, "docs.localhost" + port: 200, "127.0.0.1" + port: 200,
		"127.1.2.3": 200, "[::1]" + port: 200, "[::ffff:127.0.0.1]": 200, "docs.example" + port: 200, "Docs.Example.": 200,
		"attacker.example": 421, "attacker.example" + port: 421, "localhost.attacker.example": 421,
		"127.0.0.1.attacker.example": 421, "notlocalhost": 421, "docs.example.attacker.example": 421, "10.0.0.1": 421,
		"192.168.0.7" + port: 421, "[2001:db8::1]": 421, "0": 421, "127.1": 421,
	} {
		for _, path := range []string{"/lib/guide/", "/@vitrine/page?path=/lib/guide/"} {
			if answer := d.ask(path, host); answer.StatusCode != want {
				t.Errorf("%s under %q answers %d, want %d", path, host, answer.StatusCode, want)
			}
		}
	}
	refused := d.ask("/lib/guide/", "attacker.example"+port)
	text := make([]byte, 1000)
	n, _ := refused.Body.Read(text)
	for _, want := range []string{`"attacker.example` + port + `"`, "localhost", "--hosts attacker.example "} {
		if !strings.Contains(string(text[:n]), want) {
			t.Errorf("the refusal lacks %s: %s", want, text[:n])
		}
	}
	if kind := refused.Header.Get("Content-Type"); kind != "text/plain; charset=utf-8" ||
		refused.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("the refusal is sent as %q, headers %v", kind, refused.Header)
	}
}

// TestTheAddressThatWasReachedIsAnswered: started for the whole network, dev mode is opened by this machine's address.
func TestTheAddressThatWasReachedIsAnswered(t *testing.T) {
	h := newHosts("0.0.0.0:8080", nil)
	reached := address("10.1.2.3:8080")
	for host, want := range map[string]bool{"10.1.2.3": true, "10.1.2.4": false, "attacker.example": false} {
		if h.allow(host, reached) != want {
			t.Errorf("%s is answered: %t", host, !want)
		}
	}
	if !newHosts("docs.test:8080", nil).allow("docs.test", reached) {
		t.Error("the name that it was started with is refused")
	}
}

type address string

func (address) Network() string  { return "tcp" }
func (a address) String() string { return string(a) }
