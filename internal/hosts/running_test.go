package hosts

import (
	"bytes"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// asked sends a request to a server that really runs.
func asked(t *testing.T, address string) host {
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return func(r request) answer {
		t.Helper()
		question, err := http.NewRequest(http.MethodGet, "http://"+address+r.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.accept != "" {
			question.Header.Set("Accept", r.accept)
		}
		question.Header.Set("Accept-Encoding", "identity")
		got, err := client.Do(question)
		if err != nil {
			t.Fatal(err)
		}
		return whole(t, got)
	}
}

func whole(t *testing.T, got *http.Response) answer {
	t.Helper()
	defer got.Body.Close()
	body, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{got.StatusCode, got.Header, body}
}

// served is a folder that a server with a root of its own serves; a base is a folder in it.
func served(t *testing.T, p *published) (home, dist string) {
	t.Helper()
	home = t.TempDir()
	for _, open := range []string{filepath.Dir(home), home} { // root's nginx reads as another user
		if err := os.Chmod(open, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	p.below().write(t, filepath.Join(home, "www"))
	return home, filepath.Join(home, "www", filepath.FromSlash(p.base))
}

func free(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// adapted is a ready file with the folder and the address of the test.
func adapted(t *testing.T, file, home string, places ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "deploy", file))
	if err != nil {
		t.Fatal(err)
	}
	places = append(places, "/srv/www", filepath.Join(home, "www"))
	for i := 0; i < len(places); i += 2 {
		if !bytes.Contains(text, []byte(places[i])) {
			t.Fatalf("%s has no %q", file, places[i])
		}
	}
	return strings.NewReplacer(places...).Replace(string(text))
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// start runs a server until the test ends.
func start(t *testing.T, home, address, name string, arguments ...string) host {
	t.Helper()
	testkit.Need(t, name)
	server := exec.Command(name, arguments...)
	server.Dir = home
	server.Env = append(os.Environ(), "XDG_DATA_HOME="+home, "XDG_CONFIG_HOME="+home)
	return started(t, address, server)
}

// started is a server that listens.
func started(t *testing.T, address string, server *exec.Cmd) host {
	t.Helper()
	var said bytes.Buffer
	server.Stdout, server.Stderr = &said, &said
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		server.Wait()
		close(ended)
	}()
	t.Cleanup(func() {
		server.Process.Signal(syscall.SIGTERM)
		<-ended
	})
	for {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return asked(t, address)
		}
		select {
		case <-ended:
			t.Fatalf("%s ended: %s", server.Path, said.String())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

func TestNginx(t *testing.T) {
	answersAsItsPageSays(t, "nginx.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host {
			home, dist := served(t, p)
			run(t, "sh", "../../deploy/nginx/rules.sh", dist, home)
			address := free(t)
			temporary := ""
			for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
				temporary += kind + "_temp_path " + filepath.Join(home, kind) + ";\n"
			}
			put(t, filepath.Join(home, "nginx.conf"), "daemon off;\npid "+filepath.Join(home, "pid")+
				";\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n"+temporary+
				adapted(t, "nginx/nginx.conf", home, "listen 80;", "listen "+address+";")+"}\n")
			return start(t, home, address, "nginx", "-c", filepath.Join(home, "nginx.conf"), "-e", "stderr")
		})
}

func TestCaddy(t *testing.T) {
	answersAsItsPageSays(t, "caddy.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host {
			home, dist := served(t, p)
			put(t, filepath.Join(home, "rules.caddy"), run(t, "sh", "../../deploy/caddy/rules.sh", dist))
			address := free(t)
			put(t, filepath.Join(home, "Caddyfile"), "{\n\tadmin off\n\tauto_https off\n}\n"+
				adapted(t, "caddy/Caddyfile", home, "docs.example {", "http://"+address+" {"))
			return start(t, home, address, "caddy", "run", "--adapter", "caddyfile", "--config",
				filepath.Join(home, "Caddyfile"))
		})
}
