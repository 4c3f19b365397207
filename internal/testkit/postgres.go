package testkit

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"sort"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"
)

// Postgres is a PostgreSQL of a test binary's own. It starts when the first test asks for a database. TestMain of the
// package calls Run, which ends it.
type Postgres struct {
	once         sync.Once
	err          error // of the first start
	binaries     string
	folder, data string
	port         int
	as           *syscall.Credential
	running      bool
	databases    int
}

// Database makes an empty database and returns its connection string. The test runs in make test-nightly only.
func (s *Postgres) Database(t *testing.T) string {
	t.Helper()
	Nightly(t)
	if s.once.Do(func() { s.err = s.prepare() }); s.err != nil {
		t.Fatal(s.err)
	}
	s.databases++
	name := fmt.Sprint("test", s.databases)
	if err := s.run("createdb", "--host", "127.0.0.1", "--port", strconv.Itoa(s.port), "--username", "vitrine",
		name); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("postgres://vitrine@127.0.0.1:%d/%s?sslmode=disable", s.port, name)
}

// prepare writes a new data folder and starts the server on a free port of this machine.
func (s *Postgres) prepare() (err error) {
	if s.binaries, err = postgresBinaries(); err != nil {
		return err
	}
	if s.folder, err = os.MkdirTemp("", "vitrine-postgres-*"); err != nil {
		return err
	}
	AtEnd(func() error { return errors.Join(s.Stop(), os.RemoveAll(s.folder)) })
	s.data = filepath.Join(s.folder, "data")
	if s.port, err = freePort(); err != nil {
		return err
	}
	if os.Getuid() == 0 { // it refuses to run as root
		owner, err := user.Lookup("postgres")
		if err != nil {
			return err
		}
		uid, _ := strconv.Atoi(owner.Uid)
		gid, _ := strconv.Atoi(owner.Gid)
		s.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		if err := os.Chown(s.folder, uid, gid); err != nil {
			return err
		}
	}
	if err := s.run("initdb", "--pgdata", s.data, "--username", "vitrine", "--auth", "trust", "--no-sync", "--encoding",
		"UTF8", "--locale", "C"); err != nil {
		return err
	}
	return s.Start()
}

// Start starts it and waits until it answers.
func (s *Postgres) Start() error {
	err := s.run("pg_ctl", "--pgdata", s.data, "--wait", "--log", filepath.Join(s.folder, "log"),
		"--options",
		fmt.Sprintf("-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60",
			s.port), "start")
	s.running = err == nil
	return err
}

// Stop ends it at once, open connections or not.
func (s *Postgres) Stop() error {
	if !s.running {
		return nil
	}
	s.running = false
	return s.run("pg_ctl", "--pgdata", s.data, "--wait", "--mode", "immediate", "stop")
}

func (s *Postgres) run(name string, arguments ...string) error {
	command := exec.Command(filepath.Join(s.binaries, name), arguments...)
	command.Dir = s.folder
	if s.as != nil {
		command.SysProcAttr = &syscall.SysProcAttr{Credential: s.as}
	}
	// What it starts keeps its output open: it goes to a file, or nobody could wait for the end.
	output, err := os.CreateTemp("", "vitrine-"+name)
	if err != nil {
		return err
	}
	defer os.Remove(output.Name())
	defer output.Close()
	command.Stdout, command.Stderr = output, output
	if err := command.Run(); err != nil {
		said, _ := os.ReadFile(output.Name())
		return fmt.Errorf("%s: %w\n%s", name, err, said)
	}
	return nil
}

// postgresBinaries is the folder of the server's programs; Debian keeps them out of the path.
func postgresBinaries() (string, error) {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	sort.Strings(found)
	if len(found) > 0 {
		return filepath.Dir(found[len(found)-1]), nil
	}
	if program, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(program), nil
	}
	return "", errors.New("PostgreSQL is not installed. macOS: brew install postgresql. Debian: sudo apt-get install " +
		"postgresql")
}

// freePort is a port of this machine that nobody listened on a moment ago.
func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}

// Eventually waits until done says so, and fails the test after a long while.
func Eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if done() {
			return
		}
	}
	t.Fatalf("timed out waiting for: %s", what)
}
