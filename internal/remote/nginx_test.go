package remote

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// nginxConfiguration is what docs/operations.md tells teams to write, beside what a test needs.
const nginxConfiguration = `daemon off;
pid %[1]s/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path %[1]s/body;
  proxy_temp_path %[1]s/proxy;
  fastcgi_temp_path %[1]s/fastcgi;
  uwsgi_temp_path %[1]s/uwsgi;
  scgi_temp_path %[1]s/scgi;
  server {
    listen %[2]s;
    location / {
      root %[1]s/files;
      client_max_body_size 512m;
      dav_methods PUT;
      create_full_put_path on;
    }
  }
}
`

// startNginx runs the real server on a free port of this machine until the test ends.
func startNginx(t *testing.T) (address string) {
	t.Helper()
	folder := t.TempDir()
	if err := os.Chmod(filepath.Dir(folder), 0o755); err != nil { // its workers are another user's where root starts it
		t.Fatal(err)
	}
	files := filepath.Join(folder, "files")
	if err := os.Mkdir(files, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, open := range []string{folder, files} {
		if err := os.Chmod(open, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address = free.Addr().String()
	free.Close()
	configuration := filepath.Join(folder, "nginx.conf")
	if err := os.WriteFile(configuration, fmt.Appendf(nil, nginxConfiguration, folder, address), 0o644); err != nil {
		t.Fatal(err)
	}
	testkit.Need(t, "nginx")
	server := exec.Command("nginx", "-c", configuration, "-e", "stderr")
	var said bytes.Buffer
	server.Stderr = &said
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		server.Wait()
		close(ended)
	}()
	t.Cleanup(func() {
		server.Process.Signal(os.Interrupt)
		<-ended
	})
	for {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return address
		}
		select {
		case <-ended:
			t.Fatalf("nginx ended: %s", said.String())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

func TestNginx(t *testing.T) {
	testkit.Nightly(t)
	address := "http://" + startNginx(t) + "/docs"
	open := func() *Client {
		c, err := New(Options{URL: address, Warn: func(text string) { t.Error(text) }})
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	one := open()
	for i := range 200 {
		one.KeepResult("page", fmt.Sprint(i), fmt.Appendf(nil, "page %d", i))
	}
	one.KeepResult("page", "long", long)
	one.Close()
	other := open()
	defer other.Close()
	for i := range 200 {
		if got, ok := other.Result("page", fmt.Sprint(i)); !ok || string(got) != fmt.Sprintf("page %d", i) {
			t.Fatalf("%d: %q %v", i, got, ok)
		}
	}
	if got, ok := other.Result("page", "long"); !ok || !bytes.Equal(got, long) {
		t.Error("a long result is another one")
	}
	if _, ok := other.Result("page", "200"); ok {
		t.Error("nobody has made it")
	}
}
