package feedback

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// onBoth runs a test on an SQLite file and on a PostgreSQL, each new.
func onBoth(t *testing.T, test func(t *testing.T, open func() *Store)) {
	opener := func(t *testing.T, address string) func() *Store {
		return func() *Store {
			store, err := Open(address)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { store.Close() })
			return store
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, opener(t, filepath.Join(t.TempDir(), "feedback.db"))) })
	t.Run("postgres", func(t *testing.T) {
		test(t, opener(t, postgres.Database(t)))
	})
}

// postgres starts with the first test that asks for a database.
var postgres testkit.Postgres

func TestMain(m *testing.M) { testkit.Run(m) }

var generous = Limit{Count: 1000, Window: time.Hour}

func send(handler http.Handler, body string, headers ...string) *httptest.ResponseRecorder {
	request := httptest.NewRequest("POST", Path, strings.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	return answer
}

func TestSubmissions(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		store := open()
		handler := Handler(Options{Store: store, Limit: generous, Origins: []string{"https://docs.example"}})
		long := strings.Repeat("ä", maxComment)
		tests := []struct {
			name, body string
			headers    []string
			code       int
			part       string
		}{
			{"a rating", `{"id":"a1","reader":"r1","page":"/lib/one/","rating":1,"language":"en","version":"5.15.4"}`,
				nil, 201, `"rating":1`},
			{"the same again", `{"id":"a1","reader":"r1","page":"/lib/one/","rating":1}`, nil, 200,
				`"version":"5.15.4"`},
			{"a comment on a section",
				`{"id":"a2","reader":"r1","page":"/lib/one/","section":"usage","comment":"What is \u0000 <b>this</b>?"}`, nil, 201, `"rating":null`},
			{"the longest comment", `{"id":"a3","page":"/lib/two/","comment":"` + long + `"}`, nil, 201, `"id":"a3"`},
			{"one letter more", `{"page":"/lib/two/","comment":"` + long + `x"}`, nil, 422, `"field":"comment"`},
			{"nothing said", `{"page":"/lib/two/","comment":"  "}`, nil, 422, "where there is no rating"},
			{"all that can be wrong", `{"id":"a b","page":"lib","rating":2,"section":"a\nb","language":"<>"}`, nil, 422,
				`"field":"id"`},
			{"another host's page", `{"page":"//evil.example/","rating":1}`, nil, 422, `"field":"page"`},
			{"no JSON", `page=/lib/`, nil, 400, "not a JSON object"},
			{"a list", `[]`, nil, 400, "not a JSON object"},
			{"two values", `{"page":"/a/","rating":1}{}`, nil, 400, "not a JSON object"},
			{"nothing", ``, nil, 400, "not a JSON object"},
			{"too much", `{"page":"/a/","comment":"` + strings.Repeat("x", maxBody) + `"}`, nil, 413, "32 kB"},
			{"a form", `{}`, []string{"Content-Type", "application/x-www-form-urlencoded"}, 415, "application/json"},
			{"another site", `{"page":"/a/","rating":1}`, []string{"Origin", "https://evil.example"}, 403, "origin"},
			{"our site elsewhere", `{"id":"a4","page":"/a/","rating":0}`, []string{"Origin", "https://docs.example"},
				201, `"rating":0`},
			{"our site here", `{"id":"a5","page":"/a/","rating":0}`, []string{"Origin", "http://example.com"}, 201,
				`"rating":0`},
		}
		for _, test := range tests {
			answer := send(handler, test.body, test.headers...)
			if answer.Code != test.code || !strings.Contains(answer.Body.String(), test.part) ||
				!json.Valid(answer.Body.Bytes()) {
				t.Errorf("%s: %d %.200s", test.name, answer.Code, answer.Body)
			}
		}
		items, err := store.Items(context.Background(), false, 0)
		if err != nil || len(items) != 5 {
			t.Errorf("%d items are stored, %v; want 5", len(items), err)
		}
		if wrong := send(handler, tests[6].body); strings.Count(wrong.Body.String(), `"field"`) != 5 {
			t.Errorf("not every wrong field is named: %s", wrong.Body)
		}
	})
}

func TestAcrossOrigins(t *testing.T) {
	store, err := Open(filepath.Join(t.TempDir(), "feedback.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	handler := Handler(Options{Store: store, Limit: generous, Origins: []string{"https://docs.example"}})
	request := httptest.NewRequest("OPTIONS", Path, nil)
	request.Header.Set("Origin", "https://docs.example")
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	if answer.Code != 204 || answer.Header().Get("Access-Control-Allow-Origin") != "https://docs.example" ||
		answer.Header().Get("Access-Control-Allow-Headers") != "Content-Type" {
		t.Errorf("%d %v", answer.Code, answer.Header())
	}
	request = httptest.NewRequest("DELETE", Path, nil)
	answer = httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	if answer.Code != 405 {
		t.Errorf("DELETE: %d", answer.Code)
	}
}

// TestSaid: the newest rating of a reader counts, comments all stay.
func TestSaid(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		store := open()
		clock := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
		store.now = func() time.Time { clock = clock.Add(time.Second); return clock }
		handler := Handler(Options{Store: store, Limit: generous})
		for i, body := range []string{
			`"reader":"r1","page":"/lib/one/","rating":0,"comment":"It lacks an example."`,
			`"reader":"r1","page":"/lib/one/","rating":1`,
			`"reader":"r2","page":"/lib/one/","rating":0,"comment":"=HYPERLINK(1)"`,
			`"reader":"r2","page":"/lib/two/","comment":"Fine."`,
			`"reader":"r3","page":"/lib/three/","rating":0`,
		} {
			if answer := send(handler, fmt.Sprintf(`{"id":"s%d",%s}`, i, body)); answer.Code != 201 {
				t.Fatalf("%d %s", answer.Code, answer.Body)
			}
		}
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, httptest.NewRequest("GET", Path+"/r1", nil))
		if want := `{"/lib/one/":{"rating":1,"comment":"It lacks an example.","count":2}}`; strings.TrimSpace(
			answer.Body.String()) != want {
			t.Errorf("of one reader: %s", answer.Body)
		}
		pages, err := store.Summary(context.Background())
		if got, want := fmt.Sprint(pages, err),
			"[{/lib/three/ 0 1 0 0} {/lib/one/ 1 1 0.5 2} {/lib/two/ 0 0 0 1}] <nil>"; got != want {
			t.Errorf("summary: %s, want %s", got, want)
		}
		comments, err := store.Items(context.Background(), true, 2)
		if err != nil || len(comments) != 2 || comments[0].Comment != "Fine." ||
			comments[1].Comment != "=HYPERLINK(1)" {
			t.Errorf("newest comments: %v %v", comments, err)
		}
		var table, list bytes.Buffer
		items, _ := store.Items(context.Background(), false, 0)
		if WriteCSV(&table, items) != nil || WriteJSON(&list, items) != nil {
			t.Fatal("writing failed")
		}
		if !strings.Contains(table.String(), "2026-01-31T12:") || !strings.Contains(table.String(), "'=HYPERLINK(1)") {
			t.Errorf("as a table: %s", table.String())
		}
		var read []Item
		if err := json.Unmarshal(list.Bytes(), &read); err != nil || len(read) != 5 {
			t.Errorf("as JSON: %v %s", err, list.String())
		}
	})
}

// TestTwoServersAreOne: what one stores the other knows, and a limit is one limit.
func TestTwoServersAreOne(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		limit := Limit{Count: 20, Window: time.Hour}
		servers := []http.Handler{Handler(Options{Store: open(), Limit: limit}), Handler(Options{Store: open(),
			Limit: limit})}
		var mu sync.Mutex
		codes := map[int]int{}
		var wait sync.WaitGroup
		for i := range 60 {
			wait.Go(func() {
				answer := send(servers[i%2], fmt.Sprintf(`{"id":"t%d","page":"/a/","rating":1}`, i))
				mu.Lock()
				defer mu.Unlock()
				codes[answer.Code]++
			})
		}
		wait.Wait()
		if codes[201] != 20 || codes[429] != 40 {
			t.Errorf("answers by code: %v, want 20 stored and 40 refused", codes)
		}
		if other := send(servers[1], `{"id":"x","page":"/a/","rating":1}`); other.Code != 429 ||
			other.Header().Get("Retry-After") != "3600" {
			t.Errorf("%d, Retry-After %s", other.Code, other.Header().Get("Retry-After"))
		}
	})
}

// TestSameSubmissionFromManyHands stores it once.
func TestSameSubmissionFromManyHands(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		servers := []http.Handler{Handler(Options{Store: open(), Limit: generous}), Handler(Options{Store: open(),
			Limit: generous})}
		var created, repeated int
		var mu sync.Mutex
		var wait sync.WaitGroup
		for i := range 16 {
			wait.Go(func() {
				answer := send(servers[i%2], `{"id":"same","page":"/a/","rating":1}`)
				mu.Lock()
				defer mu.Unlock()
				switch answer.Code {
				case 201:
					created++
				case 200:
					repeated++
				}
			})
		}
		wait.Wait()
		if created != 1 || repeated != 15 {
			t.Errorf("%d created, %d repeated; want 1 and 15", created, repeated)
		}
	})
}

// TestAddressesAreNotKept: nothing in the database leads to an address, and salts are gone after two days.
func TestAddressesAreNotKept(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		store := open()
		clock := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
		store.now = func() time.Time { return clock }
		ctx := context.Background()
		rate := func(id, address string) {
			if _, _, err := store.Save(ctx, Item{ID: id, Page: "/a/", Comment: "x"}, netip.MustParseAddr(address),
				generous); err != nil {
				t.Fatal(err)
			}
		}
		senders := func() (list []string) {
			rows, err := store.db.Query("SELECT sender FROM rates ORDER BY slot, sender")
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			for rows.Next() {
				var sender string
				rows.Scan(&sender)
				list = append(list, sender)
			}
			return list
		}
		rate("1", "203.0.113.7")
		rate("2", "::ffff:203.0.113.7")
		rate("3", "2001:db8::1")
		rate("4", "2001:db8::2")
		before := senders()
		if len(before) != 3 {
			t.Errorf("one address twice and one network twice, with the network around it, are %d senders, want 3",
				len(before))
		}
		clock = clock.Add(48 * time.Hour)
		rate("5", "203.0.113.7")
		after := senders()
		if len(after) != 1 || strings.Contains(strings.Join(before, " "), after[0]) {
			t.Errorf("two days later: %v, before %v", after, before)
		}
		var salts int
		store.db.QueryRow("SELECT COUNT(*) FROM salts").Scan(&salts)
		if salts != 1 {
			t.Errorf("%d salts are kept", salts)
		}
		clock = clock.Add(48 * time.Hour)
		if err := store.Forget(ctx, generous, 0); err != nil { // nobody submits any more
			t.Fatal(err)
		}
		if store.db.QueryRow("SELECT COUNT(*) FROM salts").Scan(&salts); salts != 0 || len(senders()) != 0 {
			t.Errorf("two days after the last submission %d salts and %v are kept", salts, senders())
		}
	})
}

func TestSenderBehindProxies(t *testing.T) {
	tests := []struct{ peer, forwarded, want string }{
		{"203.0.113.7:1000", "198.51.100.1", "203.0.113.7"}, // anybody can write that header
		{"10.0.0.1:1000", "198.51.100.1", "198.51.100.1"},
		{"10.0.0.1:1000", "192.0.2.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"},
		{"10.0.0.1:1000", "garbage", "10.0.0.1"},
		{"10.0.0.1:1000", "", "10.0.0.1"},
		{"[2001:db8::1]:1000", "", "2001:db8::1"},
		{"10.0.0.1:1000", "198.51.100.1:5678", "198.51.100.1"},
		{"10.0.0.1:1000", "[2001:db8::9]:443, 10.0.0.2:80", "2001:db8::9"},
		{"10.0.0.1:1000", "[2001:db8::9]", "2001:db8::9"},
		{"10.0.0.1:1000", "2001:db8::9", "2001:db8::9"},
		{"10.0.0.1:1000", "::ffff:198.51.100.1", "198.51.100.1"},
		{"[::ffff:10.0.0.1]:1000", "198.51.100.1", "198.51.100.1"},
	}
	h := &handler{Options{Proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}}
	for _, test := range tests {
		request := httptest.NewRequest("POST", Path, nil)
		request.RemoteAddr = test.peer
		request.Header.Set("X-Forwarded-For", test.forwarded)
		if got := h.sender(request).String(); got != test.want {
			t.Errorf("%s for %q: %s, want %s", test.peer, test.forwarded, got, test.want)
		}
	}
}

func FuzzSubmission(f *testing.F) {
	f.Add([]byte(`{"id":"a","page":"/a/","rating":1}`))
	f.Add([]byte(`{"page":"/\u0000","comment":"\ud800"}`))
	f.Add([]byte("{\"page\":\"/a\",\"comment\":\"\xff\"}"))
	store, err := Open(filepath.Join(f.TempDir(), "feedback.db"))
	if err != nil {
		f.Fatal(err)
	}
	defer store.Close()
	handler := Handler(Options{Store: store})
	f.Fuzz(func(t *testing.T, body []byte) {
		answer := send(handler, string(body))
		if answer.Code >= 500 || !json.Valid(answer.Body.Bytes()) {
			t.Errorf("%d %s", answer.Code, answer.Body)
		}
	})
}
