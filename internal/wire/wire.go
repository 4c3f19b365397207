// Package wire is what happens on readers' connections below the HTTP library.
//
// In: a listener; a site that answers plain requests; the HTTP library's server for all others. Out: the answers to
// plain requests, from one buffer and with one call of the system each; every other request as it came, for the HTTP
// library. Never here: files, what headers an answer has, a request that could be read in two ways.
package wire

import "time"

// Site answers plain requests.
type Site interface {
	// Answer is false where the HTTP library has to answer.
	Answer(r *Request) (Answer, bool)
	// Answered is called behind each answer with the bytes of its body that were sent.
	Answered(r *Request, status int, bytes int64, took time.Duration)
}

// Request is a GET or HEAD without a body whose every byte was understood. Its parts are gone with the next request.
type Request struct {
	Head           bool // HEAD
	Path, Query    []byte
	Host           []byte
	AcceptEncoding []byte // nil for none
	IfNoneMatch    []byte // nil for none
	Accept         []byte // nil for none

	connection bool // that header was there
}

// Answer is what is sent. Neither part is ever written to.
type Answer struct {
	Status int
	Head   []byte // the status line and all headers but Date, as the HTTP library writes them
	Body   []byte
}
