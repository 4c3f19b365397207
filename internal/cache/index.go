package cache

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"os"
	"strings"
)

// An index lists the records of a segment, so that opening a cache reads one file where it would read the head of each
// record. What stands behind the part that it covers is visited one by one; one that is missing or damaged costs time.

var indexMark = []byte("vitrine index 1\n")

const (
	indexSuffix = ".index"
	// entrySize is that of an id, an offset, a length and a checksum.
	entrySize = 16 + 8 + 4 + 4
	// manyRecords are so many that an index saves more than reading it costs.
	manyRecords = 256
)

// readIndex visits the records that the index of a segment lists, and returns the offset behind them.
func (s *segment) readIndex(visit func(id, place)) (covered int64) {
	start := int64(len(mark))
	text, err := os.ReadFile(s.file.Name() + indexSuffix)
	if head := len(indexMark) + 8; err != nil || len(text) < head+4 || !bytes.HasPrefix(text, indexMark) {
		return start
	}
	body := text[:len(text)-4]
	if crc32.ChecksumIEEE(body) != binary.BigEndian.Uint32(text[len(body):]) {
		return start
	}
	covered = int64(binary.BigEndian.Uint64(body[len(indexMark):]))
	entries := body[len(indexMark)+8:]
	if covered > s.size || len(entries)%entrySize != 0 {
		return start
	}
	for ; len(entries) > 0; entries = entries[entrySize:] {
		visit(id(entries[:16]), place{segment: s, offset: int64(binary.BigEndian.Uint64(entries[16:])),
			length: int(binary.BigEndian.Uint32(entries[24:])), check: binary.BigEndian.Uint32(entries[28:])})
	}
	return covered
}

// writeIndex lists the whole records of a segment; another process may be adding to them.
func (s *segment) writeIndex() error {
	text := append(bytes.Clone(indexMark), make([]byte, 8)...)
	covered := s.each(func(record id, at place) {
		text = append(text, record[:]...)
		text = binary.BigEndian.AppendUint64(text, uint64(at.offset))
		text = binary.BigEndian.AppendUint32(text, uint32(at.length))
		text = binary.BigEndian.AppendUint32(text, at.check)
	})
	binary.BigEndian.PutUint64(text[len(indexMark):], uint64(covered))
	text = binary.BigEndian.AppendUint32(text, crc32.ChecksumIEEE(text))
	return replaceFile(s.file.Name()+indexSuffix, text)
}

// replaceFile writes a file that others may read meanwhile.
func replaceFile(name string, content []byte) error {
	fresh := strings.TrimSuffix(name+"."+segmentName(), suffix)
	if err := os.WriteFile(fresh, content, 0o644); err != nil {
		return err
	}
	return os.Rename(fresh, name)
}
