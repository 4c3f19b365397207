package torture

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

var loadAttack = attack{
	name:  "load",
	about: "Publishing edits while readers load pages and all that these ask for",
	forms: []form{{"publications under readers", publishUnderLoad}},
}

// readers load pages at the same time.
const readers = 6

// perLoad is how many publications are one try.
const perLoad = 4

// publishUnderLoad publishes one state after the other. Each page that readers get is one of them, whole.
func publishUnderLoad(ctx context.Context, t *try) error {
	s, err := t.serve(t.area.out)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	crowd := t.crowd(s.address)
	var wait sync.WaitGroup
	for i := range readers {
		random := t.source("reader", t.number*readers+i)
		wait.Go(func() { crowd.read(ctx, random) })
	}
	for range perLoad {
		if err := t.flip(); err != nil {
			return err
		}
		if err := t.rebuild(ctx, "others, under load"); err != nil {
			return err
		}
		t.count(1)
		if !crowd.reach(t.area.state) {
			break
		}
	}
	cancel()
	wait.Wait()
	if crowd.pages.Load() == 0 && len(crowd.wrong) == 0 {
		t.find("nobody could read a page during %d publications", perLoad)
	}
	for _, wrong := range append(crowd.wrong, s.end()...) {
		t.find("%s", wrong)
	}
	return nil
}

// crowd are readers of one site.
type crowd struct {
	states  []state
	address string
	names   []string // of the pages
	edited  string   // a page that is not the same in both states
	pages   atomic.Int64
	seen    [2]atomic.Int64 // how often the edited page was that of a state

	mu    sync.Mutex
	wrong []string
}

func (t *try) crowd(address string) *crowd {
	c := &crowd{states: t.states[:], address: "http://" + address}
	for _, name := range sorted(t.states[0].files) {
		if sum, ok := t.states[1].files[name]; ok && isPage(name) {
			c.names = append(c.names, name)
			if sum != t.states[0].files[name] {
				c.edited = name
			}
		}
	}
	return c
}

// soon is how long a publication may go unnoticed by readers.
const soon = time.Minute

// reach waits until readers get a state.
func (c *crowd) reach(state int) bool {
	before := c.seen[state].Load()
	for end := time.Now().Add(soon); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if c.seen[state].Load() > before || c.edited == "" {
			return true
		}
		if c.broken() {
			return false
		}
	}
	c.say("a publication was not served within %s", soon)
	return false
}

func (c *crowd) broken() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.wrong) > 0
}

func (c *crowd) say(format string, values ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.wrong = append(c.wrong, fmt.Sprintf(format, values...))
}

// read loads pages with all that they name until the context ends or something is wrong.
func (c *crowd) read(ctx context.Context, random *rand.Rand) {
	client := &http.Client{Timeout: deadline, Transport: &http.Transport{DisableCompression: true}}
	defer client.CloseIdleConnections()
	for ctx.Err() == nil && !c.broken() {
		name := c.names[random.IntN(len(c.names))]
		if c.edited != "" && random.IntN(2) == 0 {
			name = c.edited
		}
		coding := [...]string{"identity", "br", "gzip"}[random.IntN(3)]
		if !c.load(client, name, coding) {
			return
		}
		c.pages.Add(1)
	}
}

// load loads one page, and says whether all was right.
func (c *crowd) load(client *http.Client, name, coding string) bool {
	body, number, ok := c.get(client, name, coding)
	if !ok {
		return false
	}
	if coding != "identity" { // its text is known by its sum
		body = c.text(number, name)
	}
	for _, asset := range c.assets(string(body), number) {
		if _, _, ok := c.get(client, asset, coding); !ok {
			return false
		}
	}
	if name == c.edited {
		c.seen[number].Add(1)
	}
	return true
}

// get asks for a file, and finds the state that it is of.
func (c *crowd) get(client *http.Client, name, coding string) (body []byte, number int, ok bool) {
	address := "/" + strings.TrimSuffix(name, "index.html")
	request, err := http.NewRequest(http.MethodGet, c.address+address, nil)
	if err != nil {
		c.say("%s: %v", address, err)
		return nil, 0, false
	}
	request.Header.Set("Accept-Encoding", coding)
	answer, err := client.Do(request)
	if err != nil {
		c.say("%s: %v", address, err)
		return nil, 0, false
	}
	defer answer.Body.Close()
	body, err = io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		c.say("a reader got %s for %s while a site was published, %v", answer.Status, address, err)
		return nil, 0, false
	}
	file := name + map[string]string{"br": ".br", "gzip": ".gz"}[answer.Header.Get("Content-Encoding")]
	sum := sha256.Sum256(body)
	for number := range c.states {
		if want, ok := c.states[number].files[file]; ok && want == sum {
			return body, number, true
		}
	}
	c.say("a reader got %d bytes for %s that belong to no publication", len(body), address)
	return nil, 0, false
}

var named = regexp.MustCompile(`["'(](/[^"'()\s?#]+)`)

// assets are the files that a page names, but for other pages.
func (c *crowd) assets(page string, number int) (names []string) {
	seen := map[string]bool{}
	for _, found := range named.FindAllStringSubmatch(page, -1) {
		name := strings.TrimPrefix(path.Clean(found[1]), "/")
		if _, ok := c.states[number].files[name]; ok && !seen[name] && path.Ext(name) != ".html" {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}

// text is a page of a state as it was published.
func (c *crowd) text(number int, name string) []byte {
	content, _ := os.ReadFile(filepath.Join(c.states[number].folder, filepath.FromSlash(name))) // known by its sum
	return content
}
