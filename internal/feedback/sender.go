package feedback

import (
	"net/http"
	"net/netip"

	"vitrine/internal/visitor"
)

// sender is the address of the reader, behind our proxies as well.
func (h *handler) sender(r *http.Request) netip.Addr { return visitor.Address(r, h.Proxies) }
