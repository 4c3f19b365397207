package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"time"
)

// build is a run of the tool into a folder, with a cache.
type build struct {
	out, cache string
	fileLimit  int64  // bytes that no file may exceed; 0 for any number
	reaches    string // what it must have said before it fails
}

// process is a build under way, in a process group of its own.
type process struct {
	command *exec.Cmd
	output  record
	done    chan struct{}
	err     error
	started time.Time
	took    time.Duration
	written time.Duration // of it, for publishing
}

// publishing is what a build says before it writes what it made.
const publishing = "Publishing"

// start begins a build. Ending the context kills it.
func (w *workspace) start(ctx context.Context, b build) (*process, error) {
	line := append(append([]string{}, w.Program...), "build", "--site", w.site, "--out", b.out, "--cache", b.cache)
	line = append(line, w.Flags...)
	if b.fileLimit > 0 {
		line = limited(line, b.fileLimit)
	}
	p := &process{command: exec.CommandContext(ctx, line[0], line[1:]...), done: make(chan struct{})}
	p.command.Stdout, p.command.Stderr = &p.output, &p.output
	ownGroup(p.command)
	p.command.Cancel = func() error { return killGroup(p.command) }
	p.command.WaitDelay = 10 * time.Second
	p.started = time.Now()
	if err := p.command.Start(); err != nil {
		return nil, fmt.Errorf("starting a build: %w", err)
	}
	go func() {
		p.err = p.command.Wait()
		p.took = time.Since(p.started)
		p.written = time.Since(p.output.when(publishing))
		close(p.done)
	}()
	return p, nil
}

// build runs a build to its end.
func (w *workspace) build(ctx context.Context, b build) (*process, error) {
	ctx, cancel := context.WithTimeout(ctx, w.timeout)
	defer cancel()
	p, err := w.start(ctx, b)
	if err != nil {
		return nil, err
	}
	<-p.done
	if ctx.Err() == context.DeadlineExceeded {
		p.err = fmt.Errorf("it did not end within %s", w.timeout)
	}
	return p, nil
}

// kill ends the build and nothing else, as running out of memory does.
func (p *process) kill() { p.command.Process.Kill() }

// ended says whether the build ended by itself, and not at once after it was killed.
func (p *process) ended() bool {
	select {
	case <-p.done:
		return true
	default:
		return false
	}
}

// failed says how a build ended that should have worked, "" where it did.
func (p *process) failed() string {
	if p.err == nil {
		return ""
	}
	return fmt.Sprintf("the build failed (%v):\n%s", p.err, p.output.tail())
}

var crash = regexp.MustCompile(`(?m)^(panic:|fatal error:|goroutine \d+ |SIGXFSZ)`)

// crashed says whether a program broke instead of telling what is wrong.
func (p *process) crashed() bool {
	var exit *exec.ExitError
	return crash.MatchString(p.output.String()) || errors.As(p.err, &exit) && exit.ExitCode() < 0
}

// waitGroup waits until nothing that a killed build started is left. It ends what stays, and says so with false.
func (p *process) waitGroup() bool {
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if !groupAlive(p.command) {
			return true
		}
	}
	killGroup(p.command)
	return false
}

// record keeps what a program prints while others read it.
type record struct {
	mu    sync.Mutex
	text  bytes.Buffer
	times []time.Time // of the lines
}

func (r *record) Write(text []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for range bytes.Count(text, []byte("\n")) {
		r.times = append(r.times, time.Now())
	}
	return r.text.Write(text)
}

// when is the time at which a line with a word was printed; now where none was.
func (r *record) when(word string) time.Time {
	r.mu.Lock()
	defer r.mu.Unlock()
	before, _, found := bytes.Cut(r.text.Bytes(), []byte(word))
	if line := bytes.Count(before, []byte("\n")); found && line < len(r.times) {
		return r.times[line]
	}
	return time.Now()
}

func (r *record) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.String()
}

// tail is the end of what was printed.
func (r *record) tail() string {
	text := r.String()
	return text[max(0, len(text)-2000):]
}

// last is the last line that was printed.
func (r *record) last() string {
	text := strings.TrimSpace(r.String())
	return text[strings.LastIndex(text, "\n")+1:]
}
