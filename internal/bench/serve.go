package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// What servers are asked for, and what ours has to reach.
const (
	connections = 64
	threads     = 2
	rounds      = 3
	warmUp      = 3 * time.Second
	measuring   = 10 * time.Second

	ofNginx = 0.8
	ofCaddy = 1.5
	// times the time within which nginx answers 99 in 100 requests
	slowest = 2
)

// serve measures our server beside nginx and Caddy: one folder, the same requests, the same processors, round by round
// in turn. All send the same headers; the others write no log and count nothing, ours counts.
func (b *bench) serve() error {
	if err := installed(b.server); err != nil {
		return err
	}
	folder, err := filepath.Abs(filepath.Join(b.folder, "serve"))
	if err != nil {
		return err
	}
	if err := fresh(folder); err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	site := filepath.Join(folder, "site")
	if err := os.CopyFS(site, os.DirFS(b.out)); err != nil {
		return err
	}
	loads, err := workloads(site)
	if err != nil {
		return err
	}
	headers, err := readHeaders(site)
	if err != nil {
		return err
	}
	list := contenders(b.server, folder, site, headers)
	defer func() {
		for _, c := range list {
			c.stop()
		}
	}()
	for _, c := range list {
		if err := c.start(); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	for _, l := range loads {
		if err := l.measure(list[:l.among], filepath.Join(folder, "requests.lua")); err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
	}
	return nil
}

// installed says what is missing, all at once.
func installed(server string) error {
	var missing []error
	for _, name := range []string{"wrk", "nginx", "caddy"} {
		if _, err := program(name); err != nil {
			missing = append(missing,
				fmt.Errorf(
					"%[1]s is not installed: install it (macOS: brew install %[1]s; Debian: apt-get install %[1]s), then "+
						"run this again", name))
		}
	}
	if _, err := os.Stat(server); err != nil {
		missing = append(missing, fmt.Errorf("there is no server at %s: run make build, or name it with -server",
			server))
	}
	return errors.Join(missing...)
}

// program finds one; Debian keeps those of the system where not every user looks.
func program(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	return exec.LookPath(filepath.Join("/usr/sbin", name))
}

// alike asks every server for everything and compares: what they are measured with is the same bytes and headers.
func alike(list []*contender, paths []string) error {
	client := &http.Client{Transport: &http.Transport{DisableCompression: true}}
	defer client.CloseIdleConnections()
	for _, path := range paths {
		var first string
		for i, c := range list {
			answer, err := asked(client, c.address()+path)
			if err != nil {
				return fmt.Errorf("%s, %s: %w", c.name, path, err)
			}
			if i == 0 {
				first = answer
			} else if answer != first {
				return fmt.Errorf("%s answers %s with\n%s\nand %s with\n%s", c.name, path, answer, list[0].name, first)
			}
		}
	}
	return nil
}

// compared are the headers that all servers must agree on; of the others each has its own.
var compared = []string{"Content-Encoding", "Cache-Control", "Vary", "X-Content-Type-Options", "Referrer-Policy",
	"Permissions-Policy", "Content-Security-Policy", "X-Frame-Options", "Cross-Origin-Opener-Policy"}

// asked is an answer in short.
func asked(client *http.Client, address string) (string, error) {
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		return "", err
	}
	request.Header.Set("Accept-Encoding", "gzip")
	answer, err := client.Do(request)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	text := fmt.Sprintln(answer.StatusCode)
	for _, name := range compared {
		text += fmt.Sprintln(name, answer.Header.Get(name))
	}
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = errors.New(answer.Status)
	}
	return text + fmt.Sprintf("%d bytes, %x", len(body), sha256.Sum256(body)), err
}
