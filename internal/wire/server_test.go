package wire

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// answers is a site of functions by path.
type answers map[string]func() Answer

func (a answers) Answer(r *Request) (Answer, bool) {
	if made := a[string(r.Path)]; made != nil {
		return made(), true
	}
	return Answer{}, false
}

func (answers) Answered(*Request, int, int64, time.Duration) {}

func answerOf(body string) Answer {
	return Answer{Status: 200, Head: fmt.Appendf(nil, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n", len(body)),
		Body: []byte(body)}
}

// pair is a server and the log of the HTTP library below it.
type pair struct {
	*Server
	address string
	log     *record
}

// record is a log that is read while others write it.
type record struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (r *record) Write(text []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.Write(text)
}

func (r *record) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.String()
}

// serving serves a site until the test ends. The library answers "library" to what it gets.
func serving(t *testing.T, site Site, connections int, change func(*http.Server)) *pair {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	said := &record{}
	below := &http.Server{ReadHeaderTimeout: time.Minute, IdleTimeout: time.Minute, WriteTimeout: time.Minute,
		ErrorLog: log.New(said, "", 0), Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			io.Copy(io.Discard, r.Body)
			io.WriteString(w, "library")
		})}
	if change != nil {
		change(below)
	}
	srv := NewServer(below, site)
	go srv.Serve(Limit(listener, connections))
	t.Cleanup(func() { srv.Close() })
	return &pair{Server: srv, address: listener.Addr().String(), log: said}
}

// reader is a client.
type reader struct {
	t *testing.T
	net.Conn
	read *bufio.Reader
}

func (p *pair) dial(t *testing.T) *reader {
	t.Helper()
	conn, err := net.Dial("tcp", p.address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(time.Minute))
	return &reader{t: t, Conn: conn, read: bufio.NewReader(conn)}
}

func (r *reader) ask(path string) { fmt.Fprintf(r, "GET %s HTTP/1.1\r\nHost: a\r\n\r\n", path) }

func (r *reader) want(body string) *http.Response {
	r.t.Helper()
	answer, err := http.ReadResponse(r.read, nil)
	if err != nil {
		r.t.Fatalf("no answer: %v", err)
	}
	if text, err := io.ReadAll(answer.Body); string(text) != body || err != nil {
		r.t.Errorf("answer %.100q, %v; want %.100q", text, err, body)
	}
	return answer
}

// wantEnd waits for the server to hang up.
func (r *reader) wantEnd() {
	r.t.Helper()
	rest, err := io.ReadAll(r.read)
	var network net.Error
	if errors.As(err, &network) && network.Timeout() {
		r.t.Error("the connection stays open")
	}
	if len(rest) > 0 {
		r.t.Errorf("%.100q came before the end", rest)
	}
}

func TestShutdownWaitsForAnswers(t *testing.T) {
	asked, finish := make(chan struct{}), make(chan struct{})
	p := serving(t, answers{"/": func() Answer { return answerOf("home") }, "/slow": func() Answer {
		close(asked)
		<-finish
		return answerOf("slow")
	}}, 0, nil)
	idle, fresh, busy, returned := p.dial(t), p.dial(t), p.dial(t), p.dial(t)
	idle.ask("/")
	idle.want("home")
	returned.ask("/library")
	returned.want("library")
	returned.ask("/")
	returned.want("home")
	busy.ask("/slow")
	<-asked
	ended := make(chan error)
	go func() { ended <- p.Shutdown(context.Background()) }()
	idle.wantEnd()
	fresh.wantEnd()
	returned.wantEnd()
	select {
	case <-ended:
		t.Error("it ended with a request under way")
	default:
	}
	close(finish)
	if answer := busy.want("slow"); !answer.Close {
		t.Error("the last answer does not say that it is")
	}
	busy.wantEnd()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if _, err := net.Dial("tcp", p.address); err == nil {
		t.Error("somebody is let in")
	}
}

func TestShutdownHasAnEnd(t *testing.T) {
	asked, finish := make(chan struct{}), make(chan struct{})
	defer close(finish)
	p := serving(t, answers{"/slow": func() Answer {
		close(asked)
		<-finish
		return Answer{}
	}}, 0, nil)
	busy := p.dial(t)
	busy.ask("/slow")
	<-asked
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := p.Shutdown(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
	p.Close()
	busy.wantEnd()
}

// TestTimeLimits hold below the library as they do in it. Each reader is cut off: nobody else gets in before.
func TestTimeLimits(t *testing.T) {
	const brief = 50 * time.Millisecond
	big := strings.Repeat("a", 16<<20)
	site := answers{"/": func() Answer { return answerOf("home") }, "/big": func() Answer { return answerOf(big) }}
	for _, test := range []struct {
		name   string
		change func(*http.Server)
		visit  func(*reader)
	}{
		{"silent", func(s *http.Server) { s.ReadHeaderTimeout = brief }, func(r *reader) { r.wantEnd() }},
		{"silent in the middle", func(s *http.Server) { s.ReadHeaderTimeout = brief }, func(r *reader) {
			io.WriteString(r, "GET / HTTP/1.1\r\nHost: a\r\n")
			r.wantEnd()
		}},
		{"silent in the middle of another one", func(s *http.Server) { s.ReadHeaderTimeout = brief }, func(r *reader) {
			r.ask("/")
			r.want("home")
			io.WriteString(r, "GET / HTTP/1.1\r\nHost: a\r\n")
			r.wantEnd()
		}},
		{"silent in the middle of something doubtful", func(s *http.Server) { s.ReadHeaderTimeout = brief },
			func(r *reader) {
				io.WriteString(r, "POST / HTTP/1.1\r\nHost: a\r\n")
				r.wantEnd()
			}},
		{"idle", func(s *http.Server) { s.IdleTimeout = brief }, func(r *reader) {
			r.ask("/")
			r.want("home")
			r.wantEnd()
		}},
		{"idle behind the library's answer", func(s *http.Server) { s.IdleTimeout = brief }, func(r *reader) {
			r.ask("/library")
			r.want("library")
			r.wantEnd()
		}},
		{"never reading", func(s *http.Server) { s.WriteTimeout = brief }, func(r *reader) { r.ask("/big") }},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := serving(t, site, 1, test.change)
			test.visit(p.dial(t))
			next := p.dial(t)
			next.ask("/")
			next.want("home")
		})
	}
}

// TestSlowReadersGetNoSecondStart: what the lane waited for headers is taken off the library's time.
func TestSlowReadersGetNoSecondStart(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	s := &stray{connection: &connection{TCPConn: conn.(*net.TCPConn), bounded: conn}, headBy: time.Unix(1, 0)}
	s.SetReadDeadline(time.Now().Add(time.Hour))
	var network net.Error
	if _, err := s.Read(make([]byte, 1)); !errors.As(err, &network) || !network.Timeout() {
		t.Errorf("the time is over, and it reads on: %v", err)
	}
	s.SetReadDeadline(time.Now().Add(time.Hour))
	if !s.headBy.IsZero() {
		t.Error("the body is limited as well")
	}
}

// failing is a listener that fails before it takes the first connection.
type failing struct {
	net.Listener
	failed atomic.Bool
}

func (f *failing) Accept() (net.Conn, error) {
	if !f.failed.Swap(true) {
		return nil, &net.OpError{Op: "accept", Err: syscall.EMFILE}
	}
	return f.Listener.Accept()
}

// TestTooManyFilesPass: who comes later is let in.
func TestTooManyFilesPass(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	srv := NewServer(&http.Server{IdleTimeout: time.Minute, ReadHeaderTimeout: time.Minute, WriteTimeout: time.Minute,
		ErrorLog: log.New(io.Discard, "", 0)}, answers{"/": func() Answer { return answerOf("home") }})
	go srv.Serve(Limit(&failing{Listener: listener}, 0))
	defer srv.Close()
	r := (&pair{address: listener.Addr().String()}).dial(t)
	r.ask("/")
	r.want("home")
}

// TestAFaultEndsOneConnection and is told.
func TestAFaultEndsOneConnection(t *testing.T) {
	p := serving(t, answers{"/": func() Answer { return answerOf("home") }, "/fault": func() Answer { panic("a fault") }},
		0, nil)
	faulty := p.dial(t)
	faulty.ask("/fault")
	faulty.wantEnd()
	other := p.dial(t)
	other.ask("/")
	other.want("home")
	if said := p.log.String(); !strings.Contains(said, "a fault") {
		t.Errorf("the log says %q", said)
	}
}

// TestABeginningAtTheEndOfTheBuffer is read on: a request ends so many bytes before the buffer does.
func TestABeginningAtTheEndOfTheBuffer(t *testing.T) {
	p := serving(t, answers{"/": func() Answer { return answerOf("home") }}, 0, nil)
	const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
	for _, size := range []int{firstBuffer, lastBuffer} {
		for before := range 8 {
			r := p.dial(t)
			r.Write([]byte(request + "GET / HTTP/1.1\r\nHost: a\r\nX: " + strings.Repeat("a", size-before-2*len(request)-5) +
				"\r\n\r\n" + request + request))
			for range 4 {
				r.want("home")
			}
			r.Close()
		}
	}
}

// TestPipelinesInAnyPieces: requests of all lengths, cut anywhere, the same ones in every run.
func TestPipelinesInAnyPieces(t *testing.T) {
	p := serving(t, answers{"/": func() Answer { return answerOf("home") }}, 0, nil)
	random := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		var text bytes.Buffer
		var want []string
		for range 1 + random.IntN(40) {
			which := random.IntN(4) / 3
			want = append(want, []string{"home", "library"}[which])
			fmt.Fprintf(&text, "GET %s HTTP/1.1\r\nHost: a\r\nX: %s\r\n\r\n", []string{"/", "/library"}[which],
				strings.Repeat("a", random.IntN(1<<random.IntN(12))))
		}
		r := p.dial(t)
		most := 1 + random.IntN(9000)
		go func() {
			for text.Len() > 0 {
				r.Write(text.Next(1 + most/2))
			}
		}()
		for _, body := range want {
			r.want(body)
		}
		r.Close()
	}
}

// TestPipelinedRequestsKeepTheirOrder, whoever answers them.
func TestPipelinedRequestsKeepTheirOrder(t *testing.T) {
	var plainly atomic.Int64
	p := serving(t, answers{"/": func() Answer {
		plainly.Add(1)
		return answerOf("home")
	}}, 0, nil)
	var text bytes.Buffer
	for i := range 300 {
		fmt.Fprintf(&text, "GET %s HTTP/1.1\r\nHost: a\r\n\r\n", []string{"/", "/library"}[i%2])
	}
	r := p.dial(t)
	go r.Write(text.Bytes())
	for i := range 300 {
		r.want([]string{"home", "library"}[i%2])
	}
	if plainly.Load() != 150 {
		t.Errorf("%d requests were answered below the library, want 150", plainly.Load())
	}
}
