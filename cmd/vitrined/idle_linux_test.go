package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// crowd is how many readers keep a connection open and ask for nothing.
const (
	crowd      = 8000
	mostMemory = 400 << 10 // kB
)

// TestACrowdOfIdleReadersIsCarried in little memory, and somebody new is answered.
func TestACrowdOfIdleReadersIsCarried(t *testing.T) {
	allow(t, crowd)
	p := start(t, "-root", smallSite(t), "-quiet")
	readers := make([]net.Conn, crowd)
	defer func() {
		for _, conn := range readers {
			if conn != nil {
				conn.Close()
			}
		}
	}()
	var wait sync.WaitGroup
	for first := range 8 {
		wait.Go(func() {
			for i := first; i < crowd && !t.Failed(); i += 8 {
				conn, err := visit(p.address)
				if err != nil {
					t.Errorf("reader %d of %d: %v. %s", i+1, crowd, err, machineLimits())
					return
				}
				readers[i] = conn
			}
		})
	}
	wait.Wait()
	if t.Failed() {
		return
	}
	open, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", p.command.Process.Pid))
	if err != nil || len(open) < crowd {
		t.Errorf("the server has %d files open, %v; want a connection of each of %d readers", len(open), err, crowd)
	}
	if answer, _ := p.get(t, "/guide/"); answer.StatusCode != 200 {
		t.Errorf("somebody new: %d", answer.StatusCode)
	}
	for i := 0; i < crowd; i += 400 {
		if err := askOn(readers[i]); err != nil {
			t.Errorf("reader %d comes back: %v", i+1, err)
		}
	}
	memory := residentMemory(t, p.command.Process.Pid)
	t.Logf("%d MB", memory>>10)
	if memory > mostMemory {
		t.Errorf("the server takes %d MB, want at most %d", memory>>10, mostMemory>>10)
	}
}

// visit opens a connection, reads a page and keeps the connection.
func visit(address string) (net.Conn, error) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	return conn, askOn(conn)
}

func askOn(conn net.Conn) error {
	conn.SetDeadline(time.Now().Add(timeout))
	if _, err := conn.Write([]byte("GET / HTTP/1.1\r\nHost: a\r\n\r\n")); err != nil {
		return err
	}
	answer, err := http.ReadResponse(bufio.NewReaderSize(conn, 1024), nil)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != 200 {
		return fmt.Errorf("status %d", answer.StatusCode)
	}
	_, err = io.Copy(io.Discard, answer.Body)
	return err
}

// allow raises the number of open files of the test, which the server inherits, or says why it can't be.
func allow(t *testing.T, connections int) {
	t.Helper()
	want := uint64(connections + 512)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	if limit.Cur >= want {
		return
	}
	raised := syscall.Rlimit{Cur: want, Max: max(want, limit.Max)}
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &raised); err != nil {
		t.Fatalf(
			"%d connections need as many open files and the machine allows %d: raise the limit of open files "+
				"(ulimit -n %d, or LimitNOFILE of the service) and run the test again", connections, limit.Max, want)
	}
	t.Cleanup(func() { syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit) })
}

// machineLimits names what may stand in the way of many connections.
func machineLimits() string {
	ports, _ := os.ReadFile("/proc/sys/net/ipv4/ip_local_port_range")
	files, _ := os.ReadFile("/proc/sys/fs/file-max")
	return fmt.Sprintf(
		"This machine's limits: ports %s (net.ipv4.ip_local_port_range), open files of all processes %s (fs.file-max)",
		strings.Join(strings.Fields(string(ports)), " to "), strings.TrimSpace(string(files)))
}

var residentLine = regexp.MustCompile(`(?m)^VmRSS:\s+(\d+) kB`)

// residentMemory is a process's memory in kB.
func residentMemory(t *testing.T, pid int) int {
	t.Helper()
	status, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if err != nil {
		t.Fatal(err)
	}
	found := residentLine.FindSubmatch(status)
	if found == nil {
		t.Fatalf("no VmRSS in\n%s", status)
	}
	kB, _ := strconv.Atoi(string(found[1]))
	return kB
}
