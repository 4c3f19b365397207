package agents

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"vitrine/internal/visitor"
	"vitrine/internal/vitrine"
)

// Path is where programs ask.
const Path = vitrine.MCPPath

// Limits bound what strangers may ask.
type Limits struct {
	Bytes   int64          // of a question
	Time    time.Duration  // of an answer
	Rate    int            // questions a minute of one address, 0 for any
	Hosts   []string       // names by which the server may be asked; none for any, on loopback for names of loopback
	Origins []string       // of pages elsewhere that may ask
	Proxies []netip.Prefix // whose X-Forwarded-For is believed
}

// Handler answers questions over HTTP, each by itself: nothing is kept between them.
func Handler(options Options, limits Limits) http.Handler {
	servers := &servers{options: options, calls: newCallLimit()}
	answering := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return servers.current() },
		&mcp.StreamableHTTPOptions{Stateless: true, JSONResponse: true, MaxRequestBodyBytes: limits.Bytes,
			DisableLocalhostProtection:   true, // asked below, with hosts that the operator names
			PropagateRequestCancellation: true})
	return &gate{Limits: limits, count: counter{now: time.Now, most: limits.Rate},
		next: http.TimeoutHandler(withCaller(answering), limits.Time, "It took too long. Ask for less at a time.")}
}

// servers is the server of the newest index: its resources are named there.
type servers struct {
	options Options
	calls   callLimit
	mu      sync.Mutex
	index   *vitrine.FactsIndex
	server  *mcp.Server
}

func (s *servers) current() *mcp.Server {
	index, err := s.options.Library.Index()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.server == nil || err == nil && index != s.index {
		s.index, s.server = index, New(s.options)
		s.server.AddReceivingMiddleware(s.calls.bound)
	}
	return s.server
}

// gate lets those questions in that may be asked.
type gate struct {
	Limits
	count    counter
	underWay atomic.Int64 // questions that wait for their answer
	next     http.Handler
}

// mostUnderWay bounds the memory for questions that wait for their answer; further ones are refused.
const mostUnderWay = 512

func (g *gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	origin := r.Header.Get("Origin")
	switch {
	case !g.knows(r):
		refuse(w, http.StatusForbidden, "The host %q is not one of this server. Its operator names hosts with -mcp-hosts.",
			cut(r.Host, maxWord))
		return
	case origin != "" && !g.lets(origin, r.Host):
		refuse(w, http.StatusForbidden, "Pages of %q may not ask here. The operator names origins with -mcp-origins.",
			cut(origin, maxWord))
		return
	}
	if origin != "" {
		allow(w.Header(), origin)
	}
	switch {
	case r.Method == http.MethodOptions && origin != "":
		w.WriteHeader(http.StatusNoContent)
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		refuse(w, http.StatusMethodNotAllowed, "Programs ask here with POST, by the Model Context Protocol.")
	case !g.count.take(visitor.Address(r, g.Proxies)):
		w.Header().Set("Retry-After", "60")
		refuse(w, http.StatusTooManyRequests, "That were more than %d questions in a minute. Wait a minute.", g.Rate)
	default:
		g.answer(w, r)
	}
}

func refuse(w http.ResponseWriter, status int, format string, values ...any) {
	http.Error(w, fmt.Sprintf(format, values...), status)
}

// answer passes on a question that is one message. Versions of the protocol before 2025-06-18 have arrays of messages,
// which would be as many questions as an array has members.
func (g *gate) answer(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, g.Bytes))
	var tooLong *http.MaxBytesError
	switch {
	case errors.As(err, &tooLong):
		refuse(w, http.StatusRequestEntityTooLarge, "A question has at most %d bytes.", g.Bytes)
		return
	case err != nil:
		refuse(w, http.StatusBadRequest, "The question can't be read.")
		return
	case !bytes.HasPrefix(bytes.TrimLeft(body, " \t\r\n"), []byte("{")):
		refuse(w, http.StatusBadRequest, "A question is one JSON object. Send the messages of an array separately.")
		return
	}
	defer g.underWay.Add(-1)
	if g.underWay.Add(1) > mostUnderWay {
		w.Header().Set("Retry-After", "5")
		refuse(w, http.StatusServiceUnavailable, "More than %d questions wait for their answer. Ask again in a moment.",
			mostUnderWay)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	g.next.ServeHTTP(w, r)
}

// knows says whether the server may be asked by the name that was used. Without names of its own it answers by any,
// except on loopback: a page elsewhere could have its name lead there.
func (g *gate) knows(r *http.Request) bool {
	host := strings.ToLower(hostname(r.Host))
	if len(g.Hosts) > 0 {
		return slices.ContainsFunc(g.Hosts, func(known string) bool {
			return strings.EqualFold(known, host) || strings.EqualFold(known, r.Host)
		})
	}
	local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	return local == nil || !isLoopback(hostname(local.String())) || isLoopback(host)
}

func hostname(address string) string {
	if host, _, err := net.SplitHostPort(address); err == nil {
		address = host
	}
	return strings.Trim(address, "[]")
}

func isLoopback(host string) bool {
	address, err := netip.ParseAddr(host)
	return strings.EqualFold(host, "localhost") || err == nil && address.IsLoopback()
}

func (g *gate) lets(origin, host string) bool {
	address, err := url.Parse(origin)
	return slices.Contains(g.Origins, origin) || err == nil && address.Host != "" && strings.EqualFold(address.Host, host)
}

// allow tells a browser that a page of an origin may ask.
func allow(h http.Header, origin string) {
	h.Set("Access-Control-Allow-Origin", origin)
	h.Set("Access-Control-Allow-Methods", http.MethodPost)
	h.Set("Access-Control-Allow-Headers", "Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Add("Vary", "Origin")
}

// mostSenders bounds the memory for counts; further ones share a count.
const mostSenders = 1 << 16

// counter counts questions by address, from minute to minute.
type counter struct {
	now  func() time.Time
	most int

	mu     sync.Mutex
	since  time.Time
	counts map[netip.Addr]int
}

// take counts a question. It is false where there were enough.
func (c *counter) take(address netip.Addr) bool {
	if c.most <= 0 {
		return true
	}
	if address.Is6() { // one reader has a whole network
		if network, err := address.Prefix(64); err == nil {
			address = network.Addr()
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.now(); c.counts == nil || now.Sub(c.since) >= time.Minute {
		c.since, c.counts = now, map[netip.Addr]int{}
	}
	if _, known := c.counts[address]; !known && len(c.counts) >= mostSenders {
		address = netip.Addr{}
	}
	c.counts[address]++
	return c.counts[address] <= c.most
}
