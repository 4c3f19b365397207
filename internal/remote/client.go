// Package remote shares what build steps made between machines, through a server that speaks the HTTP cache protocol of
// Bazel: GET and PUT of contents below /cas/ by their SHA-256, and of results below /ac/.
//
// In: the address of a server, keys and contents. Out: contents that are what their name or their result says. Never
// here: what a step does, or whether its work is worth sharing.
package remote

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/semaphore"
)

// Options say which server is asked, and what it is told.
type Options struct {
	// URL is of the server, http or https, with user and password where it wants some.
	URL string
	// Machine is what results depend on beside their keys, as the version of Node.
	Machine  string
	ReadOnly bool         // nothing is sent
	Warn     func(string) // hears once when the server fails; nil for nobody
}

// Client asks one server. It is safe for concurrent use. A server that fails is left alone from then on: it can make a
// build faster, and never wrong or impossible.
type Client struct {
	options Options
	base    string // ends with a slash
	http    http.Client
	room    *semaphore.Weighted // bytes of contents that are being read

	sending sync.WaitGroup
	slots   chan struct{} // one for each request that sends
	gone    atomic.Bool   // nothing is asked any more
	mute    atomic.Bool   // nothing is sent any more
	warned  sync.Once
	stats   struct{ taken, given atomic.Int64 }
}

// Stats count what went over the wire.
type Stats struct{ Taken, Given int64 }

const (
	// connectionsAtMost are open to the server; further requests wait for one of them.
	connectionsAtMost = 64
	// sendersAtMost send at the same time; who has more to send waits for one of them.
	sendersAtMost = 16
	// requestTimeout is how long one request may take.
	requestTimeout = time.Minute
	// redirectsAtMost are followed for one request.
	redirectsAtMost = 5
	// maximumResult is the size of a result with a content in it, in bytes, above which it is not one of ours.
	maximumResult = 1 << 20
	// maximumContent is the size of a content in bytes above which it is not one of ours. Contents that are read at the
	// same time have no more together.
	maximumContent = 512 << 20
)

// New returns a client. Nothing is asked yet.
func New(options Options) (*Client, error) {
	address, err := url.Parse(options.URL)
	if err != nil || address.Scheme != "http" && address.Scheme != "https" || address.Host == "" {
		return nil, fmt.Errorf("%q is no address of a remote cache: it begins with http:// or https://, as "+
			"https://cache.example.com/docs", options.URL)
	}
	if options.Warn == nil {
		options.Warn = func(string) {}
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxConnsPerHost, transport.MaxIdleConnsPerHost = connectionsAtMost, connectionsAtMost
	transport.DisableCompression = true // Content-Length is compared with the size of the content
	c := &Client{options: options, base: strings.TrimSuffix(address.String(), "/") + "/",
		http:  http.Client{Timeout: requestTimeout, Transport: transport, CheckRedirect: withinHost},
		room:  semaphore.NewWeighted(maximumContent),
		slots: make(chan struct{}, sendersAtMost)}
	c.mute.Store(options.ReadOnly)
	return c, nil
}

// withinHost follows redirects of a server to itself. Another one was not named by the operator, and may be one that
// only this machine reaches.
func withinHost(request *http.Request, via []*http.Request) error {
	if from := via[0].URL; request.URL.Scheme != from.Scheme || request.URL.Host != from.Host {
		return fmt.Errorf("it redirects to %s://%s, which is not followed; if that server is yours, name its address",
			request.URL.Scheme, request.URL.Host)
	}
	if len(via) >= redirectsAtMost {
		return fmt.Errorf("it redirects more than %d times", redirectsAtMost)
	}
	return nil
}

// Result is what a step of this kind made for the key; false where the server has not got it.
func (c *Client) Result(kind, key string) ([]byte, bool) {
	kind = c.options.Machine + " " + kind
	text, ok := c.get("ac/"+nameOf(kind, key), -1, maximumResult)
	if !ok {
		return nil, false
	}
	r, err := decode(text)
	if err != nil || r.Path != pathOf(kind, key) {
		c.distrust("ac/" + nameOf(kind, key))
		return nil, false
	}
	content := r.Content
	if content == nil {
		return c.Content(r.Sum, r.Size)
	}
	if sumOf(content) != r.Sum || int64(len(content)) != r.Size {
		c.distrust("ac/" + nameOf(kind, key))
		return nil, false
	}
	c.stats.taken.Add(1)
	return content, true
}

// Content is a content by its SHA-256 and its size in bytes.
func (c *Client) Content(sum string, size int64) ([]byte, bool) {
	if size < 0 || size > maximumContent {
		c.distrust("cas/" + sum)
		return nil, false
	}
	_ = c.room.Acquire(context.Background(), size) // it fails when the context ends
	defer c.room.Release(size)
	content, ok := c.get("cas/"+sum, size, size)
	if !ok {
		return nil, false
	}
	if sumOf(content) != sum {
		c.distrust("cas/" + sum)
		return nil, false
	}
	c.stats.taken.Add(1)
	return content, true
}

// KeepResult sends what a step of this kind made for the key, beside the build.
func (c *Client) KeepResult(kind, key string, content []byte) {
	kind = c.options.Machine + " " + kind
	r := result{Path: pathOf(kind, key), Sum: sumOf(content), Size: int64(len(content))}
	if len(content) <= inlineAtMost {
		r.Content = content
	} else {
		c.KeepContent(r.Sum, content)
	}
	c.put("ac/"+nameOf(kind, key), r.encode())
}

// KeepContent sends a content, beside the build.
func (c *Client) KeepContent(sum string, content []byte) { c.put("cas/"+sum, content) }

// Close waits until everything is sent.
func (c *Client) Close() Stats {
	c.sending.Wait()
	c.http.CloseIdleConnections()
	return Stats{Taken: c.stats.taken.Load(), Given: c.stats.given.Load()}
}

// get asks for what has a name. The server states between least and most bytes; -1 is for an answer without a length.
func (c *Client) get(name string, least, most int64) ([]byte, bool) {
	if c.gone.Load() {
		return nil, false
	}
	answer, err := c.http.Get(c.base + name)
	if err != nil {
		c.leave(err)
		return nil, false
	}
	defer answer.Body.Close()
	switch {
	case answer.StatusCode == http.StatusNotFound:
		io.Copy(io.Discard, io.LimitReader(answer.Body, 1<<16)) // the connection can be used again
		return nil, false
	case answer.StatusCode != http.StatusOK:
		c.leave(errors.New(answer.Status))
		return nil, false
	case answer.ContentLength < least || answer.ContentLength > most:
		c.distrust(name)
		return nil, false
	}
	content, err := io.ReadAll(io.LimitReader(answer.Body, most+1))
	if err != nil {
		c.leave(err)
		return nil, false
	}
	if int64(len(content)) > most {
		c.distrust(name)
		return nil, false
	}
	return content, true
}

func (c *Client) put(name string, content []byte) {
	if c.mute.Load() || c.gone.Load() {
		return
	}
	c.slots <- struct{}{}
	c.sending.Go(func() {
		defer func() { <-c.slots }()
		if err := c.send(name, content); err != nil {
			c.mute.Store(true)
			c.warn("takes nothing", err)
			return
		}
		c.stats.given.Add(1)
	})
}

func (c *Client) send(name string, content []byte) error {
	request, err := http.NewRequest(http.MethodPut, c.base+name, bytes.NewReader(content))
	if err != nil {
		return err
	}
	answer, err := c.http.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	io.Copy(io.Discard, io.LimitReader(answer.Body, 1<<16))
	if answer.StatusCode/100 != 2 {
		return errors.New(answer.Status)
	}
	return nil
}

// leave stops asking a server that fails.
func (c *Client) leave(err error) {
	c.gone.Store(true)
	c.warn("does not answer", err)
}

// distrust tells of something that is not what its name says; it is as if it were not there.
func (c *Client) distrust(name string) {
	c.warn("holds something damaged, which is made anew", errors.New(name))
}

func (c *Client) warn(what string, err error) {
	var failed *url.Error
	if errors.As(err, &failed) {
		err = failed.Err // it has the address in it, and with it a password
	}
	c.warned.Do(func() {
		c.options.Warn(fmt.Sprintf("The remote cache at %s %s: %v. The build goes on.", c.address(), what, err))
	})
}

// address is how the server is called in messages.
func (c *Client) address() string {
	address, err := url.Parse(c.base)
	if err != nil {
		return "?"
	}
	address.User = nil
	return address.String()
}

func sumOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}
