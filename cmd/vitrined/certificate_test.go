package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"vitrine/internal/testkit"
)

// writeCertificate writes one that signs itself, for this machine, and returns what trusts it.
func writeCertificate(t *testing.T, folder, name string) (cert, key string, trust *x509.CertPool) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: name},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	signed, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	cert, key = filepath.Join(folder, "cert.pem"), filepath.Join(folder, "key.pem")
	chain := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed})
	writeFile(t, cert, string(chain))
	writeFile(t, key, string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: secret})))
	trust = x509.NewCertPool()
	trust.AppendCertsFromPEM(chain)
	return cert, key, trust
}

// trusting is a client over TLS that takes what browsers take.
func trusting(t *testing.T, trust *x509.CertPool) *http.Client {
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: trust}, ForceAttemptHTTP2: true,
		DisableCompression: true}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport, Timeout: timeout}
}

func TestOverTLSBrowsersGetHTTP2(t *testing.T) {
	t.Parallel()
	cert, key, trust := writeCertificate(t, t.TempDir(), "one")
	p := start(t, "-root", smallSite(t), "-tls-cert", cert, "-tls-key", key)
	answer, body := ask(t, trusting(t, trust), "GET", "https://"+p.address+"/", "")
	if answer.StatusCode != 200 || answer.ProtoMajor != 2 {
		t.Errorf("%s %s", answer.Proto, answer.Status)
	}
	wantPart(t, "the page", body, "Version one")
	wantPart(t, "Strict-Transport-Security", answer.Header.Get("Strict-Transport-Security"), "max-age=63072000")
	if answer, _ := p.get(t, "/"); answer.StatusCode != 400 {
		t.Errorf("without TLS: %d, want 400", answer.StatusCode)
	}
	old := &tls.Config{RootCAs: trust, MaxVersion: tls.VersionTLS11, MinVersion: tls.VersionTLS10}
	if conn, err := tls.Dial("tcp", p.address, old); err == nil {
		conn.Close()
		t.Error("it talks TLS 1.1")
	}
	garbage := dial(t, p.address)
	garbage.send("\x16\x03\x01 this is no greeting \x00\xff\xfe and never ends \r\n\r\n")
	garbage.wantClosed()
	if answer, _ := ask(t, trusting(t, trust), "GET", "https://"+p.address+"/", ""); answer.StatusCode != 200 {
		t.Errorf("after garbage: %d", answer.StatusCode)
	}
	wantNoPart(t, "the log, which names no reader,", p.errs.String(), "127.0.0.1")
}

// TestARenewedCertificateIsTaken on the signal that the tools for renewal send; one that can't be used is not.
func TestARenewedCertificateIsTaken(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	cert, key, trust := writeCertificate(t, folder, "one")
	p := start(t, "-root", smallSite(t), "-quiet", "-tls-cert", cert, "-tls-key", key)
	presented := func() string {
		answer, _ := ask(t, trusting(t, trust), "GET", "https://"+p.address+"/", "")
		return answer.TLS.PeerCertificates[0].Subject.CommonName
	}
	if name := presented(); name != "one" {
		t.Errorf("it presents %q", name)
	}
	writeFile(t, cert, "not a certificate")
	p.signal(t, syscall.SIGHUP)
	testkit.Eventually(t, "the unusable certificate is told of", func() bool {
		return strings.Contains(p.errs.String(),
			"the certificate stays as it was")
	})
	if name := presented(); name != "one" {
		t.Errorf("with an unusable file it presents %q", name)
	}
	_, _, renewed := writeCertificate(t, folder, "two")
	p.signal(t, syscall.SIGHUP)
	testkit.Eventually(t, "the renewed certificate is presented", func() bool {
		conn, err := tls.Dial("tcp", p.address, &tls.Config{RootCAs: renewed})
		if err != nil {
			return false
		}
		defer conn.Close()
		return conn.ConnectionState().PeerCertificates[0].Subject.CommonName == "two"
	})
}

// TestHTTP2WithoutTLS is for a proxy in front, and only where it is asked for.
func TestHTTP2WithoutTLS(t *testing.T) {
	t.Parallel()
	protocols := &http.Protocols{}
	protocols.SetUnencryptedHTTP2(true)
	site := smallSite(t)
	for _, test := range []struct {
		flag string
		ok   bool
	}{{"-h2c", true}, {"-h2c=false", false}} {
		p := start(t, "-root", site, "-quiet", test.flag)
		transport := &http.Transport{Protocols: protocols}
		answer, err := (&http.Client{Transport: transport, Timeout: timeout}).Get("http://" + p.address + "/")
		if (err == nil) != test.ok {
			t.Errorf("%s: %v", test.flag, err)
		}
		if err == nil {
			answer.Body.Close()
			if answer.ProtoMajor != 2 || answer.StatusCode != 200 {
				t.Errorf("%s: %s %s", test.flag, answer.Proto, answer.Status)
			}
		}
		transport.CloseIdleConnections()
		if plain, _ := p.get(t, "/"); plain.StatusCode != 200 || plain.ProtoMajor != 1 {
			t.Errorf("%s, HTTP/1: %s %s", test.flag, plain.Proto, plain.Status)
		}
	}
}
