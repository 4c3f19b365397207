package main

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// contender is a server that is measured.
type contender struct {
	name    string
	target  float64 // of its requests ours has to reach
	port    int
	prepare func(c *contender) (command string, arguments []string, err error) // writes its configuration
	folder  string                                                             // for whatever it writes
	running *exec.Cmd
	output  bytes.Buffer
}

// contenders are ours, nginx and Caddy, in this order, over one folder. All send what the site asks of its hosts.
func contenders(server, folder, site string, headers hostHeaders) []*contender {
	list := []*contender{
		{name: "vitrined", prepare: func(c *contender) (string, []string, error) {
			return server, []string{"-root", site, "-addr", fmt.Sprint("127.0.0.1:", c.port), "-quiet"}, nil
		}},
		{name: "nginx", target: ofNginx, prepare: func(c *contender) (string, []string, error) {
			config := filepath.Join(c.folder, "nginx.conf")
			path, err := program("nginx")
			if err != nil {
				return "", nil, err
			}
			return path, []string{"-p", c.folder, "-c", config, "-e", filepath.Join(c.folder, "errors")},
				writeFile(config, nginxConfig(c, site, headers))
		}},
		{name: "caddy", target: ofCaddy, prepare: func(c *contender) (string, []string, error) {
			config := filepath.Join(c.folder, "Caddyfile")
			return "caddy", []string{"run", "--adapter", "caddyfile", "--config", config}, writeFile(config,
				caddyConfig(c, site, headers))
		}},
	}
	for _, c := range list {
		c.folder = filepath.Join(folder, c.name)
	}
	return list
}

func (c *contender) address() string { return fmt.Sprint("http://127.0.0.1:", c.port) }

// start runs it and waits until it answers.
func (c *contender) start() error {
	if err := fresh(c.folder); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	c.port = listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	command, arguments, err := c.prepare(c)
	if err != nil {
		return err
	}
	c.running = exec.Command(command, arguments...)
	c.running.Env = append(os.Environ(), "XDG_DATA_HOME="+c.folder, "XDG_CONFIG_HOME="+c.folder)
	c.running.Stdout, c.running.Stderr = &c.output, &c.output
	if err := c.running.Start(); err != nil {
		c.running = nil
		return err
	}
	for range 100 {
		if answer, err := http.Get(c.address() + "/"); err == nil {
			answer.Body.Close()
			return nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	c.stop()
	return fmt.Errorf("it does not answer:\n%s", c.output.String())
}

// stop ends it, and whatever it started.
func (c *contender) stop() {
	if c.running != nil {
		c.running.Process.Signal(syscall.SIGTERM)
		c.running.Wait()
		c.running = nil
	}
}
