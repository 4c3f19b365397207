package prerender

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/vitrine"
)

// confinedRenderer may read its own folder, and others that have nothing but the root above them in common with it.
func confinedRenderer(t *testing.T) (*Renderer, func(name, text string) string) {
	t.Helper()
	folder := t.TempDir()
	readable := []string{folder, "/usr/share/none", "/var/none"}
	return open(t, Options{Folder: folder, Dir: folder, Limit: time.Minute, Readable: readable})
}

// TestAConfinedDemoReachesNothing tries each way out, and goes on when it is closed, so that nobody would notice.
func TestAConfinedDemoReachesNothing(t *testing.T) {
	t.Setenv("VITRINE_TEST_SECRET", "hush")
	secret := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(secret, []byte("hush"), 0o644); err != nil {
		t.Fatal(err)
	}
	reached := make(chan string, 100)
	listener := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		reached <- r.URL.Path
	}))
	defer listener.Close()
	local := filepath.Join(t.TempDir(), "socket")
	socket, err := net.Listen("unix", local)
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	go func() {
		for {
			connection, err := socket.Accept()
			if err != nil {
				return
			}
			reached <- "socket"
			connection.Close()
		}
	}()
	r, write := confinedRenderer(t)
	server := write("server.cjs", server)
	for name, test := range map[string]struct{ code, message string }{
		"a file":      {`require('fs').readFileSync("` + secret + `", 'utf8')`, "It may not read " + secret},
		"a folder":    {`require('fs').readdirSync('/')`, "It may not read /"},
		"a promise":   {`require('fs/promises').readFile("` + secret + `").catch(() => {}) && 'asked'`, ""},
		"a module":    {`require("` + secret + `")`, "It may not read"},
		"a write":     {`require('fs').writeFileSync("` + secret + `", 'x')`, "It may not write " + secret},
		"a program":   {`require('child_process').execSync('cat ` + secret + `').toString()`, "It may not start other programs."},
		"a thread":    {`new (require('worker_threads').Worker)('1', { eval: true })`, "It may not start threads."},
		"fetch":       {`fetch("` + listener.URL + `/fetch")`, "It may not reach the network."},
		"http":        {`require('http').get("` + listener.URL + `/http")`, "It may not reach the network."},
		"a socket":    {`require('net').connect("` + local + `")`, "It may not reach the network."},
		"a datagram":  {`require('dgram').createSocket('udp4').send('x', 9, '127.0.0.1')`, "It may not reach the network."},
		"a signal":    {`process.kill(process.ppid, 0)`, "It may not send signals to processes."},
		"internals":   {`process.binding('fs')`, ""},
		"environment": {`String(process.env.VITRINE_TEST_SECRET) + Object.values(process.env).join()`, ""},
	} {
		t.Run(name, func(t *testing.T) {
			file := write("demos.cjs", `exports.demos = { One: () => () => { let made = 'nothing';
				try { made = `+test.code+`; } catch {} return '<b>' + String(made) + '</b>'; } };`)
			made, err := r.Demos(Demos{Server: server, File: file, Demos: []vitrine.Demo{{Name: "One"}}})
			if err != nil || len(made.Demos) != 1 {
				t.Fatalf("%+v %v", made, err)
			}
			finding := made.Demos[0]
			if strings.Contains(finding.HTML, "hush") {
				t.Errorf("it got out: %s", finding.HTML)
			}
			switch {
			case test.message == "" && finding.Problem != nil:
				t.Errorf("it is a problem: %s", finding.Problem.Message)
			case test.message != "" && (finding.Problem == nil || finding.Problem.Kind != "refused" ||
				!strings.Contains(finding.Problem.Message, test.message)):
				t.Errorf("it was told as %+v, want %q", finding.Problem, test.message)
			}
		})
	}
	if text, _ := os.ReadFile(secret); string(text) != "hush" {
		t.Error("the file was written")
	}
	select {
	case path := <-reached:
		t.Errorf("the network was reached: %s", path)
	default:
	}
}

// TestTheNetworkIsCutOff goes around what the worker takes away, down to the system.
func TestTheNetworkIsCutOff(t *testing.T) {
	r, write := confinedRenderer(t)
	html, err := r.Page(page(write("server.cjs", `exports.renderPage = () => Object.keys(require('os').networkInterfaces()).join();`)))
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Contains(strings.Join(r.Open(), "\n"), "The network is not cut off")
	if html != "" && !said { // a new network has a loopback that is down, which is not listed
		t.Errorf("there are interfaces: %s", html)
	}
}

func TestAConfinementWantsANodeWithPermissions(t *testing.T) {
	old := filepath.Join(t.TempDir(), "node")
	if err := os.WriteFile(old, []byte("#!/bin/sh\nexit 9\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	_, err := New(Options{Node: old, Folder: t.TempDir(), Workers: 1, Readable: []string{}})
	if err == nil || !strings.Contains(err.Error(), "permission model") {
		t.Errorf("%v", err)
	}
}

// TestWithoutProtectionOfFilesNothingRuns lists isolations that do not work, or protect no files.
func TestWithoutProtectionOfFilesNothingRuns(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal(err)
	}
	refused, alone := isolation{limits: "unknown", files: true}, isolation{}
	o := Options{Node: node, Folder: t.TempDir()}
	err = (&confined{}).isolate(o, []isolation{refused, alone}, "Landlock: not here")
	for _, want := range []string{"Landlock: not here", "--allow-weak-sandbox", "Options.AllowWeakSandbox"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	o.AllowWeak = true
	c := &confined{}
	if err := c.isolate(o, []isolation{refused, alone}, "Landlock: not here"); err != nil {
		t.Fatal(err)
	}
	if len(c.open) != 3 || !strings.Contains(c.open[0], "The sandbox is weak") ||
		!strings.Contains(c.open[1], "The network is not cut off") || !strings.Contains(c.open[2], "no PID namespace") {
		t.Errorf("what is open: %q", c.open)
	}
	if !strings.Contains(c.open[0], "Landlock: not here") {
		t.Errorf("no reason: %q", c.open[0])
	}
}

// TestProtectionIsTested starts Node by an isolation that claims more than it does.
func TestProtectionIsTested(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := (isolation{files: true}).works(node, folder); err == nil || !strings.Contains(err.Error(), "can be written") {
		t.Errorf("a file was written: %v", err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}
