package main

import (
	"crypto/tls"
	"fmt"
	"sync/atomic"
)

// certificate is read from two files, and read again when they were renewed.
type certificate struct {
	chain, key string
	now        atomic.Pointer[tls.Certificate]
}

// load reads both files. Where they can't be used, the certificate stays as it was.
func (c *certificate) load() error {
	read, err := tls.LoadX509KeyPair(c.chain, c.key)
	if err != nil {
		return fmt.Errorf("the certificate of -tls-cert and -tls-key can't be used: %w", err)
	}
	c.now.Store(&read)
	return nil
}

// config presents the certificate as it is when a reader comes.
func (c *certificate) config() *tls.Config {
	return &tls.Config{
		MinVersion:     tls.VersionTLS12,
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return c.now.Load(), nil },
	}
}
