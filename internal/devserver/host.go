package devserver

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// hosts are the names under which dev mode answers. A page elsewhere whose name suddenly leads to this machine would
// otherwise be of the same origin, and could read everything.
type hosts struct {
	names []string // beyond those of this machine itself
}

// newHosts takes the address to listen on and the names that the author allows beside it.
func newHosts(address string, more []string) hosts {
	h := hosts{}
	for _, name := range append([]string{hostOf(address)}, more...) {
		if name = hostOf(name); name != "" {
			h.names = append(h.names, name)
		}
	}
	return h
}

// only refuses requests for other hosts.
func (h hosts) only(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
		if name := hostOf(r.Host); !h.allow(name, local) {
			w.Header().Set("Content-Type", vitrine.ContentType("refusal.txt"))
			w.WriteHeader(http.StatusMisdirectedRequest)
			fmt.Fprintf(w, "Dev mode does not answer for the host %q.\n\n"+
				"A stranger's page could otherwise read this site by giving its own name this machine's address.\n"+
				"Open it as localhost, or start dev mode with --hosts %s if the name is yours.\n", r.Host, shown(name))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// allow says whether a name is this machine's, the very address that was reached, or one of the author's.
func (h hosts) allow(name string, local net.Addr) bool {
	if name == "localhost" || strings.HasSuffix(name, ".localhost") || name != "" && slices.Contains(h.names, name) {
		return true
	}
	ip, err := netip.ParseAddr(name)
	if err != nil {
		return false
	}
	return ip.Unmap().IsLoopback() || local != nil && hostOf(local.String()) == ip.Unmap().String()
}

// hostOf is the name in a Host header or an address, without its port; addresses are in their shortest form.
func hostOf(value string) string {
	name := value
	if host, _, err := net.SplitHostPort(value); err == nil {
		name = host
	}
	name = strings.TrimSuffix(strings.ToLower(strings.TrimSpace(name)), ".")
	if ip, err := netip.ParseAddr(strings.Trim(name, "[]")); err == nil {
		return ip.Unmap().WithZone("").String()
	}
	return name
}

// shown is a name as a command line may hold it.
func shown(name string) string {
	if name == "" || strings.ContainsFunc(name, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789.-:_", r)
	}) {
		return "docs.example"
	}
	return name
}
