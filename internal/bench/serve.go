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
	"strings"
	"time"
)

// What servers are asked for, and what ours has to reach.
const (
	connections = 64
	threads     = 2
	rounds      = 3
	warmUp      = 3 * time.Second
	measuring   = 10 * time.Second

	ofNginx = 0.6
	ofCaddy = 1.5
	slowest = 10 * time.Millisecond // of 99 in 100 requests
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
	paths, err := servedSite(b.out, site)
	if err != nil {
		return err
	}
	script := filepath.Join(folder, "requests.lua")
	if err := writeFile(script, requestScript(paths)); err != nil {
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
	if err := alike(list, paths); err != nil {
		return err
	}
	fmt.Printf("%d requests in turn, %d connections, %d threads, %v a round after %v\n", len(paths), connections,
		threads, measuring, warmUp)
	results, quiet, err := race(list, script)
	if err != nil {
		return err
	}
	if !quiet {
		fmt.Println("Others kept the machine busy: of these figures only the time a request says something.")
	}
	compareLoads(list, results)
	return nil
}

// compareLoads prints medians, and ours, which are first, against the aims.
func compareLoads(list []*contender, results [][]figures) {
	heading("Serving the site, packed by gzip")
	for i, c := range list {
		m := median(results, i)
		rates := make([]string, len(results))
		for n, round := range results {
			rates[n] = fmt.Sprintf("%.0f", round[i].rate)
		}
		row(c.name+", requests a second", fmt.Sprintf("%.0f", m.rate), "rounds: "+strings.Join(rates, ", "), false)
		row(c.name+", processors' time a request", fmt.Sprintf("%.1f µs", float64(m.cost)/float64(time.Microsecond)),
			"", false)
		target := ""
		if i == 0 {
			target = "≤ " + slowest.String()
		}
		row(c.name+", 99 in 100 requests within", fmt.Sprintf("%.2f ms", float64(m.p99)/float64(time.Millisecond)), target,
			i == 0 && m.p99 > slowest)
		if c.target > 0 {
			// in a round, the machine is the same
			ratio := middle(results, func(round []figures) float64 { return round[0].rate / round[i].rate })
			row("ours, times the requests of "+c.name, fmt.Sprintf("%.2f", ratio), fmt.Sprintf("≥ %.1f", c.target),
				ratio < c.target)
		}
	}
}

// installed says what is missing, all at once.
func installed(server string) error {
	var missing []error
	for _, name := range []string{"wrk", "nginx", "caddy"} {
		if _, err := program(name); err != nil {
			missing = append(missing,
				fmt.Errorf(
					"%s is not installed: install your system's package of that name (apt-get install %s), then run "+
						"this again", name, name))
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
