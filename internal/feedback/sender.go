package feedback

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// sender is the address of the reader: that of the connection, unless it is a proxy's of ours, which tells of whom it
// is.
func (h *handler) sender(r *http.Request) netip.Addr {
	peer, ok := addressOf(r.RemoteAddr)
	if !ok {
		return netip.Addr{}
	}
	forwarded := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(forwarded) - 1; i >= 0 && h.trusted(peer); i-- { // from the nearest proxy on
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

func (h *handler) trusted(address netip.Addr) bool {
	return slices.ContainsFunc(h.Proxies, func(p netip.Prefix) bool { return p.Contains(address) })
}
