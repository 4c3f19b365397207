package feedback

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// TestDatabaseAwayAndBack: a clear answer while it is away, and all is well when it is back.
func TestDatabaseAwayAndBack(t *testing.T) {
	store, err := Open(postgres.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	postgres.Stop()
	handler := Handler(Options{Store: store, Limit: generous})
	if store.CheckWritable(context.Background()) == nil {
		t.Error("a database that is away is called well")
	}
	if answer := send(handler, `{"id":"a","page":"/a/","rating":1}`); answer.Code != 503 ||
		!strings.Contains(answer.Body.String(), "try again later") {
		t.Errorf("away from the start: %d %s", answer.Code, answer.Body)
	}
	if err := postgres.Start(); err != nil {
		t.Fatal(err)
	}
	if answer := send(handler, `{"id":"a","page":"/a/","rating":1}`); answer.Code != 201 {
		t.Errorf("back: %d %s", answer.Code, answer.Body)
	}
	postgres.Stop()
	if answer := send(handler, `{"id":"b","page":"/a/","rating":1}`); answer.Code != 503 ||
		answer.Header().Get("Retry-After") == "" {
		t.Errorf("away again: %d %s", answer.Code, answer.Body)
	}
	if err := postgres.Start(); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "submissions are stored again", func() bool {
		return send(handler,
			`{"id":"b","page":"/a/","rating":1}`).Code == 201
	})
	if items, err := store.Items(context.Background(), false, 0); err != nil || len(items) != 2 {
		t.Errorf("%d items, %v; want both that were acknowledged", len(items), err)
	}
}

// TestDatabaseLocked: somebody holds the file; who waits too long is told so, and may try again.
func TestDatabaseLocked(t *testing.T) {
	file := filepath.Join(t.TempDir(), "feedback.db")
	store, _ := Open(file)
	defer store.Close()
	handler := Handler(Options{Store: store, Limit: generous})
	if answer := send(handler, `{"id":"a","page":"/a/","rating":1}`); answer.Code != 201 {
		t.Fatal(answer.Body)
	}
	other, _ := Open(file)
	defer other.Close()
	hold, err := other.db.BeginTx(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if answer := send(handler, `{"id":"b","page":"/a/","rating":1}`); answer.Code != 503 {
		t.Errorf("locked: %d %s", answer.Code, answer.Body)
	}
	hold.Rollback()
	if answer := send(handler, `{"id":"b","page":"/a/","rating":1}`); answer.Code != 201 {
		t.Errorf("free again: %d %s", answer.Code, answer.Body)
	}
}

// TestDiskFull gives the file no more room: what was acknowledged stays, the rest is told that it was not stored.
func TestDiskFull(t *testing.T) {
	store, _ := Open(filepath.Join(t.TempDir(), "feedback.db"))
	defer store.Close()
	store.db.SetMaxOpenConns(1) // the bound below belongs to a connection
	handler := Handler(Options{Store: store, Limit: Limit{}})
	if err := store.CheckWritable(context.Background()); err != nil {
		t.Fatal(err)
	}
	if _, err := store.db.Exec("PRAGMA max_page_count = 24"); err != nil {
		t.Fatal(err)
	}
	acknowledged, refused := 0, 0
	for i := range 60 {
		switch answer := send(handler, fmt.Sprintf(`{"id":"d%d","page":"/a/","comment":"%s"}`, i, strings.Repeat("x",
			3000))); answer.Code {
		case 201:
			acknowledged++
		case 503:
			refused++
		default:
			t.Fatalf("%d %s", answer.Code, answer.Body)
		}
	}
	items, err := store.Items(context.Background(), false, 0)
	if err != nil || len(items) != acknowledged || acknowledged == 0 || refused == 0 {
		t.Errorf("%d acknowledged, %d refused, %d stored, %v", acknowledged, refused, len(items), err)
	}
}
