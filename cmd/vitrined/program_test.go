package main

import (
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"

	"vitrine/internal/testkit"
)

// postgres starts with the first test that asks for a database.
var postgres testkit.Postgres

func TestMain(m *testing.M) {
	testkit.Program(main)
	for _, variable := range os.Environ() {
		if name, _, _ := strings.Cut(variable, "="); strings.HasPrefix(name, "VITRINE_") && name != "VITRINE_NIGHTLY" {
			os.Unsetenv(name) // the tests' own settings alone count
		}
	}
	testkit.Run(m)
}

// program is a running server.
type program struct {
	command   *exec.Cmd
	out, errs record
	ended     chan struct{}
	address   string // host and port for readers
	metrics   string // host and port for those who watch over it
	client    *http.Client
}

var (
	serving   = regexp.MustCompile(`(?m)^Serving .+ at https?://([^/]+)/$`)
	measuring = regexp.MustCompile(`(?m)^Metrics at http://([^/]+)/metrics$`)
)

// start runs the program on a free port and waits until it says where it is. The test ends it.
func start(t *testing.T, arguments ...string) *program {
	t.Helper()
	p := launch(t, append([]string{"-addr", "127.0.0.1:0"}, arguments...)...)
	testkit.Eventually(t, "the server prints its address", func() bool {
		if p.hasEnded() {
			t.Fatalf("the server ended instead of serving:\n%s", p.errs.String())
		}
		if found := measuring.FindStringSubmatch(p.out.String()); found != nil {
			p.metrics = found[1]
		}
		if found := serving.FindStringSubmatch(p.out.String()); found != nil {
			p.address = found[1]
		}
		return p.address != ""
	})
	return p
}

// run runs the program to its own end.
func run(t *testing.T, arguments ...string) (code int, out, errs string) {
	t.Helper()
	p := launch(t, arguments...)
	code = p.wait(t)
	return code, p.out.String(), p.errs.String()
}

func launch(t *testing.T, arguments ...string) *program {
	t.Helper()
	p := &program{command: testkit.Command(t, arguments...), ended: make(chan struct{}), client: newClient(t)}
	p.command.Stdout, p.command.Stderr = &p.out, &p.errs
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		p.command.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() {
		p.kill()
		if said := p.errs.String(); strings.Contains(said, "panic") || strings.Contains(said, "fatal error") {
			t.Errorf("the program broke:\n%s", said)
		}
	})
	return p
}

func (p *program) hasEnded() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// kill ends it without a word, as a machine that loses its power would.
func (p *program) kill() {
	p.command.Process.Kill()
	<-p.ended
}

func (p *program) signal(t *testing.T, signal syscall.Signal) {
	t.Helper()
	if err := p.command.Process.Signal(signal); err != nil {
		t.Fatal(err)
	}
}

// wait is the exit code.
func (p *program) wait(t *testing.T) int {
	t.Helper()
	testkit.Eventually(t, "the program ends", p.hasEnded)
	return p.command.ProcessState.ExitCode()
}

// record keeps what a program prints while others read it.
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
