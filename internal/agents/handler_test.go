package agents

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func limits() Limits { return Limits{Bytes: 4 << 10, Time: time.Minute, Rate: 0} }

const question = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"component","arguments":{"name":"Plate"}}}`

// asked sends one question.
func asked(handler http.Handler, change func(r *http.Request)) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, Path, strings.NewReader(question))
	r.Host = "docs.example"
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, r)
	return w
}

// TestClientOverHTTP asks over a connection, as programs do.
func TestClientOverHTTP(t *testing.T) {
	server := httptest.NewServer(Handler(Options{Library: published(t)}, limits()))
	defer server.Close()
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(),
		&mcp.StreamableClientTransport{Endpoint: server.URL + Path, DisableStandaloneSSE: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if text, wrong := ask(t, client, call{"error", map[string]any{"code": "2"}}); wrong ||
		!strings.Contains(text, "must be a number") {
		t.Error(text)
	}
	for tool, err := range client.Tools(t.Context(), nil) {
		if err != nil || tool.Name == "check_code" {
			t.Errorf("%+v %v", tool, err)
		}
	}
	read, err := client.ReadResource(t.Context(), &mcp.ReadResourceParams{
		URI: scheme + "/crockery/plate/index.md"})
	if err != nil || !strings.HasPrefix(read.Contents[0].Text, "# Plate\n") {
		t.Errorf("%+v %v", read, err)
	}
	if _, err := client.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: scheme + "/../secret.md"}); err == nil {
		t.Error("a file outside of the pages was read")
	}
	got, err := client.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "migrate",
		Arguments: map[string]string{"code": "<Plate/>"}})
	if err != nil || !strings.HasSuffix(got.Messages[0].Content.(*mcp.TextContent).Text, "<Plate/>") {
		t.Errorf("%+v %v", got, err)
	}
	if _, err := client.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "migrate"}); err == nil ||
		!strings.Contains(err.Error(), "needs code") {
		t.Error(err)
	}
}

func TestWhoMayAsk(t *testing.T) {
	library := published(t)
	loopback := func(r *http.Request) {
		*r = *r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey,
			net.Addr(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080})))
	}
	for _, c := range []struct {
		name   string
		limits func(l *Limits)
		change func(r *http.Request)
		status int
	}{
		{"a program", nil, nil, 200},
		{"a page of the site", nil, func(r *http.Request) { r.Header.Set("Origin", "https://docs.example") }, 200},
		{"a page elsewhere", nil, func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, 403},
		{"a page without an origin", nil, func(r *http.Request) { r.Header.Set("Origin", "null") }, 403},
		{"a page that is named", func(l *Limits) { l.Origins = []string{"https://chat.example"} },
			func(r *http.Request) { r.Header.Set("Origin", "https://chat.example") }, 200},
		{"a host that is named", func(l *Limits) { l.Hosts = []string{"docs.example"} }, nil, 200},
		{"another host", func(l *Limits) { l.Hosts = []string{"other.example"} }, nil, 403},
		{"a strange host on loopback", nil, loopback, 403},
		{"a host that is named, on loopback", func(l *Limits) { l.Hosts = []string{"DOCS.example"} }, loopback, 200},
		{"localhost", nil, func(r *http.Request) { loopback(r); r.Host = "localhost:8080" }, 200},
		{"an address of loopback", nil, func(r *http.Request) { loopback(r); r.Host = "[::1]:8080" }, 200},
		{"a browser", nil, func(r *http.Request) { r.Method = http.MethodGet }, 405},
		{"a question that is too long", nil, func(r *http.Request) {
			r.Body = http.NoBody
			r.Body = httptest.NewRequest(http.MethodPost, "/", strings.NewReader(strings.Repeat(" ", 5<<10))).Body
		}, 413},
		{"a page that asks whether it may", func(l *Limits) { l.Origins = []string{"https://chat.example"} },
			func(r *http.Request) {
				r.Method = http.MethodOptions
				r.Header.Set("Origin", "https://chat.example")
			}, 204},
	} {
		l := limits()
		if c.limits != nil {
			c.limits(&l)
		}
		w := asked(Handler(Options{Library: library}, l), c.change)
		if w.Code != c.status {
			t.Errorf("%s: %d %s", c.name, w.Code, w.Body)
		}
		if cache := w.Header().Get("Cache-Control"); c.status >= 400 && cache != "no-store" {
			t.Errorf("%s: Cache-Control %q", c.name, cache)
		}
		if c.status == 200 && !strings.Contains(w.Body.String(), "import Plate") {
			t.Errorf("%s: %s", c.name, w.Body)
		}
	}
}

func TestRates(t *testing.T) {
	l := limits()
	l.Rate, l.Proxies = 2, []netip.Prefix{netip.MustParsePrefix("192.0.2.0/24")}
	handler := Handler(Options{Library: published(t)}, l).(*gate)
	now := time.Unix(0, 0)
	handler.count.now = func() time.Time { return now }
	of := func(address string) int {
		return asked(handler, func(r *http.Request) { r.Header.Set("X-Forwarded-For", address) }).Code
	}
	for i, want := range []int{200, 200, 429} {
		if got := of("203.0.113.7"); got != want {
			t.Errorf("question %d: %d", i, got)
		}
	}
	if of("203.0.113.8") != 200 || of("2001:db8::1") != 200 || of("2001:db8::2") != 200 || of("2001:db8::3") != 429 {
		t.Error("somebody else was counted wrongly")
	}
	if now = now.Add(time.Minute); of("203.0.113.7") != 200 {
		t.Error("the next minute has no room")
	}
}

func TestCountsAreBounded(t *testing.T) {
	c := counter{now: func() time.Time { return time.Unix(0, 0) }, most: 1}
	for i := range mostSenders + 10 {
		c.take(netip.AddrFrom4([4]byte{byte(i >> 24), byte(i >> 16), byte(i >> 8), byte(i)}))
	}
	if len(c.counts) > mostSenders+1 {
		t.Errorf("%d counts", len(c.counts))
	}
}

// FuzzQuestions sends what strangers may send: there is always a short answer, and none from outside of the site.
func FuzzQuestions(f *testing.F) {
	library := published(f)
	a := &answers{Options{Library: library}}
	f.Add("Plate", "crockery", "glaze")
	f.Add("../../etc/passwd", "", "<script>")
	f.Add("\x00\xff", "|", "…")
	f.Fuzz(func(t *testing.T, name, product, word string) {
		for i, question := range []func() (string, error){
			func() (string, error) { return a.component(componentInput{Name: name, Product: product}) },
			func() (string, error) { return a.component(componentInput{Name: "Plate", Section: word}) },
			func() (string, error) { return a.component(componentInput{Name: name, Props: []string{word}}) },
			func() (string, error) { return a.demo(demoInput{Name: name, About: word, Product: product}) },
			func() (string, error) { return a.pageText(pageInput{Page: name, Section: word, Product: product}) },
			func() (string, error) { return a.errorMessage(errorInput{Code: name, Args: []string{word}}) },
			func() (string, error) { return a.themeValue(themeInput{Path: name, Product: product}) },
			func() (string, error) { return a.icon(iconInput{Name: name}) },
			func() (string, error) {
				return a.checkProps(propsInput{Name: "Plate", Props: map[string]any{name: word, word: 1.0}})
			},
			func() (string, error) { return a.search(searchInput{Query: name, Product: product}) },
		} {
			text, err := question()
			if err != nil {
				text = err.Error()
			}
			if text == "" || len(text) > 3*longAnswer {
				t.Errorf("question %d: %d bytes", i, len(text))
			}
		}
	})
}

// FuzzBodies sends any bytes to the address.
func FuzzBodies(f *testing.F) {
	handler := Handler(Options{Library: published(f)}, limits())
	f.Add(question)
	f.Add(`[{"jsonrpc":"2.0"}]`)
	f.Fuzz(func(t *testing.T, body string) {
		w := asked(handler, func(r *http.Request) {
			r.Body = httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body)).Body
		})
		if w.Code >= 500 {
			t.Error(fmt.Sprint(w.Code, w.Body))
		}
	})
}
