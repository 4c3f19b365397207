package prerender

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"time"

	"vitrine/internal/effort"
)

// worker is one Node process.
type worker struct {
	process *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	errors  *tail
	servers map[string]bool // server bundles that it has loaded
}

// mostServers is how many server bundles a process may hold in memory; it ends when it has loaded one more. Sites of
// one run have a bundle each, and so does each edit of a theme in dev mode.
const mostServers = 8

// loaded notes the server bundle that a request named, and returns how many the process has loaded.
func (w *worker) loaded(request any) int {
	if named, ok := request.(map[string]any); ok {
		if server, ok := named["server"].(string); ok {
			w.servers[server] = true
		}
	}
	return len(w.servers)
}

func (r *Renderer) start() (*worker, error) {
	// Almost all that rendering allocates is garbage soon: a larger nursery spares copying it.
	arguments := []string{"--enable-source-maps", "--max-old-space-size=600", "--max-semi-space-size=32"}
	isolation := isolation{}
	if r.confined != nil {
		arguments = append(arguments, r.confined.arguments...)
		isolation = r.confined.isolation
	}
	process := isolation.command(context.Background(), r.options.Node, append(arguments, r.script)...)
	process.Env, process.Dir = r.environment(), r.options.Dir
	in, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	w := &worker{process: process, in: in, out: bufio.NewReaderSize(out, 1<<16), errors: &tail{},
		servers: map[string]bool{}}
	process.Stderr = w.errors
	if err := running.start(process); err != nil {
		return nil, fmt.Errorf("starting Node: %w", err)
	}
	return w, nil
}

func (w *worker) stop() {
	w.in.Close()
	w.process.Process.Kill()
	w.process.Wait()
	if state := w.process.ProcessState; state != nil {
		effort.Add(effort.Node, state.UserTime()+state.SystemTime())
	}
	running.forget(w.process)
}

// answer is one frame from the process: a demo's turn begins, the work is done, or it failed. Where it made one long
// text, that follows as it is: a page would be read three times as JSON.
type answer struct {
	Begin   *string         `json:"begin"`
	Done    json.RawMessage `json:"done"`
	Follows bool            `json:"follows"`
	Failed  *failedError    `json:"failed"`
}

// exchange sends a request. What it makes is JSON, or the text alone.
func (w *worker) exchange(request any, limit time.Duration) (done []byte, err error) {
	timer := time.AfterFunc(limit, func() { w.process.Process.Kill() })
	started := time.Now()
	defer timer.Stop()
	demo := ""
	stopped := func(cause error) error {
		return &stoppedError{demo: demo, late: time.Since(started) >= limit, limit: limit, output: w.errors.String(),
			cause: cause}
	}
	if err := writeFrame(w.in, request); err != nil {
		return nil, stopped(err)
	}
	for {
		var a answer
		if err := readFrame(w.out, &a); err != nil {
			return nil, stopped(err)
		}
		switch {
		case a.Begin != nil:
			demo = *a.Begin
		case a.Failed != nil:
			return nil, a.Failed
		case a.Follows:
			if done, err = readBytes(w.out); err != nil {
				return nil, stopped(err)
			}
			return done, nil
		default:
			return a.Done, nil
		}
	}
}

// failedError is an exception outside of any demo.
type failedError struct {
	Message string `json:"message"`
	Stack   string `json:"stack"`
}

// Error names the place in a file of the project or of a package, where the stack has one. The stack itself says
// nothing to whoever wrote the page.
func (e *failedError) Error() string {
	for line := range strings.Lines(e.Stack) {
		if at := stackPlace.FindString(line); at != "" && !strings.Contains(at, "node:") {
			return fmt.Sprintf("%s (at %s)", e.Message, at)
		}
	}
	return e.Message
}

// stackPlace is the file of a line of a stack, with line and column.
var stackPlace = regexp.MustCompile(`[^\s()]+\.(?:tsx?|jsx?|mjs|cjs|mts):\d+:\d+`)

// withoutStack is what a process wrote, but for the lines of stacks and of Node's own code.
func withoutStack(text string) string {
	var kept []string
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		if !strings.HasPrefix(trimmed, "at ") && !strings.HasPrefix(trimmed, "node:internal") && trimmed != "" &&
			!strings.HasPrefix(trimmed, "Node.js v") && strings.Trim(trimmed, "^~") != "" {
			kept = append(kept, trimmed)
		}
	}
	return strings.Join(kept, "\n")
}

// stoppedError is a process that ended before it answered.
type stoppedError struct {
	demo   string
	late   bool
	limit  time.Duration
	output string
	cause  error
}

func (e *stoppedError) Error() string {
	if e.late {
		return fmt.Sprintf("rendering took longer than %s", e.limit)
	}
	return strings.TrimSpace(fmt.Sprintf("the Node process ended: %v\n%s", e.cause, withoutStack(e.output)))
}

func (e *stoppedError) problem() *Problem {
	if e.late {
		return &Problem{Kind: "timeout", Message: fmt.Sprintf("It does not finish rendering within %s.", e.limit)}
	}
	return &Problem{Kind: "exit", Message: "It ends the process that renders it.", Stack: e.output}
}

// tail keeps the last few kilobytes that a process wrote to standard error.
type tail struct {
	mu   sync.Mutex
	text []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	if over := len(t.text) - 4096; over > 0 {
		t.text = t.text[over:]
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.text)
}

// Version is that of the Node on the path.
func Version() (string, error) {
	said, err := exec.Command("node", "--version").Output()
	if err != nil {
		return "", fmt.Errorf("asking Node for its version: %w", err)
	}
	return strings.TrimSpace(string(said)), nil
}
