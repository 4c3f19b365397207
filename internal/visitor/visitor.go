// Package visitor tells who sent a request, behind proxies as well.
//
// In: a request, the networks of proxies that are believed. Out: an address. Never here: keeping addresses.
package visitor

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Address is that of the connection, unless it is a proxy's of ours, which tells of whom it is.
func Address(r *http.Request, proxies []netip.Prefix) netip.Addr {
	peer, ok := addressOf(r.RemoteAddr)
	if !ok {
		return netip.Addr{}
	}
	trusted := func(address netip.Addr) bool {
		return slices.ContainsFunc(proxies, func(p netip.Prefix) bool { return p.Contains(address) })
	}
	forwarded := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(forwarded) - 1; i >= 0 && trusted(peer); i-- { // from the nearest proxy on
		next, ok := addressOf(strings.TrimSpace(forwarded[i]))
		if !ok {
			break
		}
		peer = next
	}
	return peer
}

// addressOf reads an address as connections and proxies write it: alone, with a port, in brackets, or both.
func addressOf(text string) (netip.Addr, bool) {
	if host, _, err := net.SplitHostPort(text); err == nil {
		text = host
	} else if inner, ok := strings.CutPrefix(text, "["); ok {
		text = strings.TrimSuffix(inner, "]")
	}
	address, err := netip.ParseAddr(text)
	return address.Unmap().WithZone(""), err == nil
}
