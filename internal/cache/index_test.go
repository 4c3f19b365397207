package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// manyAdded adds records to a cache, enough for an index, and leaves it.
func manyAdded(t *testing.T, folder, prefix string, n int) {
	t.Helper()
	c := open(t, folder, "")
	for i := range n {
		if err := c.Put("kind", fmt.Sprint(prefix, i), []byte(fmt.Sprint("content ", prefix, i))); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
}

func expectAll(t *testing.T, what, folder, prefix string, n int) {
	t.Helper()
	c := open(t, folder, "")
	defer c.Close()
	for i := range n {
		if got, ok := c.Get("kind", fmt.Sprint(prefix, i)); !ok || string(got) != fmt.Sprint("content ", prefix, i) {
			t.Fatalf("%s: record %d is %q", what, i, got)
		}
	}
}

// unlisted counts the records whose heads are read when a cache is opened.
func unlisted(t *testing.T, folder string) int {
	t.Helper()
	c := open(t, folder, "")
	defer c.Close()
	all := 0
	for _, seg := range c.store.segments {
		all += seg.unlisted
	}
	return all
}

// TestIndex: opening a cache reads no heads of records that an index lists, and an index is never needed.
func TestIndex(t *testing.T) {
	folder := t.TempDir()
	const n = manyRecords + 10
	manyAdded(t, folder, "a", n)
	if heads := unlisted(t, folder); heads != 0 {
		t.Errorf("%d heads of records are read", heads)
	}
	manyAdded(t, folder, "b", 5)
	if heads := unlisted(t, folder); heads != 5 {
		t.Errorf("%d heads of records are read, want those of 5 records that have no index", heads)
	}
	expectAll(t, "with an index", folder, "a", n)
	expectAll(t, "beside it", folder, "b", 5)
	indexes, _ := filepath.Glob(filepath.Join(folder, "*"+indexSuffix))
	if len(indexes) != 1 {
		t.Fatalf("%d indexes", len(indexes))
	}
	good, err := os.ReadFile(indexes[0])
	if err != nil {
		t.Fatal(err)
	}
	for at := 0; at < len(good); at += 97 {
		bad := append([]byte{}, good...)
		bad[at] ^= 4
		if err := os.WriteFile(indexes[0], bad, 0o644); err != nil {
			t.Fatal(err)
		}
		expectAll(t, fmt.Sprintf("with byte %d of the index damaged", at), folder, "a", n)
	}
	if err := os.WriteFile(indexes[0], good[:len(good)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	expectAll(t, "with half an index", folder, "a", n)
}

// TestLargeSegmentsStay: gathering the small ones writes no large one anew, and an old record takes no new one's place.
func TestLargeSegmentsStay(t *testing.T) {
	folder := t.TempDir()
	add := func(key string, content []byte) {
		t.Helper()
		c := open(t, folder, "")
		if err := c.Put("kind", key, content); err != nil {
			t.Fatal(err)
		}
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	add("both", []byte("old"))
	c := open(t, folder, "")
	for _, err := range []error{c.Put("kind", "both", []byte("new")), c.Put("kind", "large", make([]byte, largeSegment)),
		c.Close()} {
		if err != nil {
			t.Fatal(err)
		}
	}
	before, _ := filepath.Glob(filepath.Join(folder, "*"+suffix))
	for i := range manySegments - 1 {
		add(fmt.Sprint(i), []byte("x"))
	}
	after, _ := filepath.Glob(filepath.Join(folder, "*"+suffix))
	if len(after) != 2 || after[0] != before[1] {
		t.Errorf("segments %v, want the large one of %v and one more", after, before)
	}
	c = open(t, folder, "")
	defer c.Close()
	if got, _ := c.Get("kind", "both"); string(got) != "new" {
		t.Errorf("the record is %q", got)
	}
}
