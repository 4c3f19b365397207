package publish

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/andybalholm/brotli"
)

// TestWritersUsedAgainCompressTheSame: what a file becomes depends on the file alone, not on those that were compressed
// before it.
func TestWritersUsedAgainCompressTheSame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	text := func(size, words int) []byte {
		var out bytes.Buffer
		for out.Len() < size {
			for range 3 + random.IntN(9) {
				out.WriteByte(byte('a' + random.IntN(words)))
			}
			out.WriteByte(' ')
		}
		return out.Bytes()[:size]
	}
	sizes := []int{0, 1, 7, 255, 256, 257, 3000, 1 << 14, 31_000, 1<<16 + 1, 300_000, sameTables - 1, sameTables,
		1_500_000}
	for round := range 60 {
		size := sizes[random.IntN(len(sizes))]
		content := text(size, 2+random.IntN(24))
		var fresh bytes.Buffer
		w := brotli.NewWriterLevel(&fresh, brotliBuild)
		w.Write(content)
		w.Close()
		got, err := Brotli(content)
		if err != nil || !bytes.Equal(got, fresh.Bytes()) {
			t.Fatalf("round %d, %d bytes: %d bytes compressed instead of %d, or others (%v)", round, size, len(got),
				fresh.Len(), err)
		}
	}
}

func BenchmarkBrotli(b *testing.B) {
	content := bytes.Repeat([]byte("<p>Some words of a page.</p>\n<li><a href=\"/lib/page/\">Page</a></li>"), 450)
	for b.Loop() {
		if _, err := Brotli(content); err != nil {
			b.Fatal(err)
		}
	}
}
