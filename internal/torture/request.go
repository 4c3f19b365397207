package torture

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"time"
)

var requestAttack = attack{
	name:  "requests",
	about: "Sending hostile requests to a server of the site",
	forms: []form{
		{"paths that lead outside", hostile(traversal)},
		{"percent signs and separators", hostile(percent)},
		{"links that lead outside", hostile(links)},
		{"ranges and conditions", hostile(ranges)},
		{"huge headers", hostile(headers)},
		{"one request within another", hostile(smuggled)},
		{"methods and versions", hostile(methods)},
		{"garbage", hostile(garbage)},
	},
}

// perTry is how many requests are one try.
const perTry = 40

// secret stands in files that no request may bring to light.
const secret = "this stands outside of what is published"

// shot is one hostile request.
type shot struct {
	text    string
	answers int // at most; 0 for any number
}

// hostile sends requests of one form. Each gets a valid answer or none, and what is published is all that comes back.
func hostile(aim func(t *try) shot) func(context.Context, *try) error {
	return func(_ context.Context, t *try) error {
		root, err := t.exposed()
		if err != nil {
			return err
		}
		s, err := t.serve(root)
		if err != nil {
			return err
		}
		for range perTry {
			one := aim(t)
			t.count(1)
			if said := t.fire(s.address, one); said != "" {
				t.find("%s; sent was %.300q", said, one.text)
			} else if said := t.alive(s.address); said != "" {
				t.find("afterwards %s; sent was %.300q", said, one.text)
			}
		}
		for _, line := range s.end() {
			t.find("the server reports a fault: %.2000s", line)
		}
		return nil
	}
}

// exposed is a published folder with secrets around it, and links to them within.
func (t *try) exposed() (string, error) {
	root := filepath.Join(t.area.folder, "exposed", "site")
	if _, err := os.Stat(root); err == nil {
		return root, nil
	}
	beside := filepath.Dir(root)
	return root, errors.Join(
		os.MkdirAll(filepath.Join(beside, "private"), 0o755),
		copyTree(t.states[0].folder, root, true),
		os.WriteFile(filepath.Join(beside, "secret.txt"), []byte(secret), 0o644),
		os.WriteFile(filepath.Join(beside, "private", "index.html"), []byte(secret), 0o644),
		os.WriteFile(filepath.Join(root, ".hidden"), []byte(secret), 0o644),
		os.Symlink("../secret.txt", filepath.Join(root, "link.txt")),
		os.Symlink(filepath.Join(beside, "secret.txt"), filepath.Join(root, "absolute.txt")),
		os.Symlink("../private", filepath.Join(root, "linked")),
		os.Symlink("..", filepath.Join(root, "above")))
}

// deadline is how long a server may take for an answer, or to hang up.
const deadline = time.Minute

// fire sends a request and says what is wrong with what comes back, "" for nothing.
func (t *try) fire(address string, one shot) string {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return fmt.Sprintf("nobody listens: %v", err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(deadline))
	sent := make(chan struct{})
	go func() { // it may answer and hang up before it has read all
		defer close(sent)
		io.WriteString(conn, one.text)
		conn.(*net.TCPConn).CloseWrite()
	}()
	defer func() { conn.Close(); <-sent }()
	read := bufio.NewReader(conn)
	for n := 1; ; n++ {
		answer, err := http.ReadResponse(read, nil)
		if isTimeout(err) {
			return "it neither answers nor hangs up"
		} else if err != nil { // the end; or the answer was cut off since it had not read all
			return ""
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if isTimeout(err) {
			return "half an answer, and it does not hang up"
		}
		if said := t.judge(answer, body, err == nil); said != "" {
			return said
		}
		if one.answers > 0 && n > one.answers {
			return fmt.Sprintf("it took one request for several: answer %d is %q", n, answer.Status)
		}
	}
}

// judge says what is wrong with an answer.
func (t *try) judge(answer *http.Response, body []byte, whole bool) string {
	code := answer.StatusCode
	switch {
	case bytes.Contains(body, []byte(secret)):
		return "it sends a file from outside of what is published"
	case code >= 500 && code != http.StatusNotImplemented && code != http.StatusHTTPVersionNotSupported:
		return fmt.Sprintf("it answers %s", answer.Status)
	case code < 200:
		return fmt.Sprintf("it answers %s", answer.Status)
	case code >= 300 && code < 400 && code != http.StatusNotModified:
		if to, err := url.Parse(answer.Header.Get("Location")); err != nil || to.Host != "" && to.Host != "a" {
			return fmt.Sprintf("it leads readers to %q", answer.Header.Get("Location"))
		}
	case code == http.StatusOK && whole && len(body) > 0 && !t.published(sha256.Sum256(body)):
		return fmt.Sprintf("it sends what is no published file: %.100q", body)
	}
	return ""
}

// published says whether a file of the first state has this sum.
func (t *try) published(sum [sha256.Size]byte) bool {
	for _, other := range t.states[0].files {
		if other == sum {
			return true
		}
	}
	return false
}

// alive says what is wrong with a plain request, "" for nothing.
func (t *try) alive(address string) string {
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true, DisableCompression: true},
		Timeout: deadline}
	answer, err := client.Get("http://" + address + "/")
	if err != nil {
		return err.Error()
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK || sha256.Sum256(body) != t.states[0].files["index.html"] {
		return fmt.Sprintf("the first page is %s with %d bytes, %v", answer.Status, len(body), err)
	}
	return ""
}

func isTimeout(err error) bool {
	var network net.Error
	return errors.As(err, &network) && network.Timeout()
}
