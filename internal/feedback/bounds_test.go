package feedback

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"
)

// TestBoundsOfAll: whoever uses many addresses meets the limits of its network and of all, and nobody fills the disk.
func TestBoundsOfAll(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		store, n := open(), 0
		sent := func(limit Limit, from func(i int) string, tries int) (stored int, err error) {
			for i := range tries {
				n++
				item := Item{ID: fmt.Sprint("i", n), Page: "/a/", Comment: strings.Repeat("x", 800)}
				_, created, failed := store.Save(context.Background(), item, netip.MustParseAddr(from(i)), limit)
				if created {
					stored++
				} else if failed != nil {
					err = failed
				}
			}
			return stored, err
		}
		inOneNetwork := func(i int) string { return fmt.Sprintf("2001:db8:1:%x::1", i) }
		anywhere := func(i int) string { return fmt.Sprintf("203.0.%d.%d", i/200, i%200) }
		if stored, err := sent(Limit{Count: 2, Window: time.Hour}, inOneNetwork, 12); stored != 8 || !errors.Is(err,
			ErrTooMany) {
			t.Errorf("of one network of IPv6 %d were stored, %v", stored, err)
		}
		if stored, err := sent(Limit{Count: 2, Total: 5, Window: time.Hour}, anywhere, 12); stored != 5 ||
			!errors.Is(err, ErrTooMany) {
			t.Errorf("of all %d were stored, %v", stored, err)
		}
		if stored, err := sent(Limit{Bytes: 16_000}, anywhere, 12); stored != 2 || !errors.Is(err, ErrFull) {
			t.Errorf("beyond the bytes %d were stored, %v", stored, err)
		}
		if deleted, err := store.Delete(context.Background(), Selection{ID: "i1"}); deleted != 1 || err != nil {
			t.Fatal(deleted, err)
		}
		if stored, err := sent(Limit{Bytes: 16_000}, anywhere, 2); stored != 1 || !errors.Is(err, ErrFull) {
			t.Errorf("after one was deleted %d were stored, %v", stored, err)
		}
	})
}

func TestRetention(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *Store) {
		store, ctx := open(), context.Background()
		now := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
		store.now = func() time.Time { return now }
		for i := range 3 {
			if _, _, err := store.Save(ctx, Item{ID: fmt.Sprint("i", i), Page: "/a/"}, netip.Addr{},
				Limit{}); err != nil {
				t.Fatal(err)
			}
			now = now.Add(24 * time.Hour)
		}
		for retention, want := range map[time.Duration]int{0: 3, 60 * time.Hour: 2} {
			if err := store.Forget(ctx, generous, retention); err != nil {
				t.Fatal(err)
			}
			if items, _ := store.Items(ctx, false, 0); retention > 0 && len(items) != want {
				t.Errorf("with %s %d are left, want %d", retention, len(items), want)
			}
		}
	})
}

// FuzzForwarded: whatever stands in the header, the sender is an address, and without trusted proxies the connection's.
func FuzzForwarded(f *testing.F) {
	for _, seed := range []string{"198.51.100.1", "198.51.100.1:80, [2001:db8::1]:443", "[", "::ffff:10.0.0.1%eth0",
		",,:", "a:b:c"} {
		f.Add(seed)
	}
	trusting := &handler{Options{Proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}}
	f.Fuzz(func(t *testing.T, forwarded string) {
		request := httptest.NewRequest("POST", Path, nil)
		request.Header["X-Forwarded-For"] = []string{forwarded}
		request.RemoteAddr = "203.0.113.7:1000"
		if got := trusting.sender(request); got != netip.MustParseAddr("203.0.113.7") {
			t.Errorf("%q made a stranger %s", forwarded, got)
		}
		request.RemoteAddr = "10.0.0.1:1000"
		if got := trusting.sender(request); !got.IsValid() || got.Zone() != "" || got.Is4In6() {
			t.Errorf("%q made the sender %v", forwarded, got)
		}
	})
}
