package main

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

// newClient follows nothing and unpacks nothing: it shows answers as they are sent.
func newClient(t *testing.T) *http.Client {
	transport := &http.Transport{DisableCompression: true, MaxIdleConnsPerHost: 16}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport, Timeout: timeout, CheckRedirect: func(*http.Request,
		[]*http.Request) error {
		return http.ErrUseLastResponse
	}}
}

// ask sends a request and returns the whole answer.
func (p *program) ask(t *testing.T, method, path, body string, headers ...string) (*http.Response, string) {
	t.Helper()
	return ask(t, p.client, method, "http://"+p.address+path, body, headers...)
}

func (p *program) get(t *testing.T, path string, headers ...string) (*http.Response, string) {
	t.Helper()
	return p.ask(t, "GET", path, "", headers...)
}

func ask(t *testing.T, client *http.Client, method, address, body string, headers ...string) (*http.Response, string) {
	t.Helper()
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(text)
}
