package cache

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"os"
	"path/filepath"
)

// segment is one file of records: a mark, then for each record its id, length and checksum, then its content. Only the
// process that created it writes to it; a process that ended in the middle of a record leaves a tail that is passed
// over.
type segment struct {
	file     *os.File
	size     int64
	unlisted int // records that its index does not list
}

var mark = []byte("vitrine cache 2\n")

// headSize is that of an id, a length, the checksum of the content, and the checksum of those three: a damaged length
// would make nonsense of all records behind it.
const headSize = 16 + 4 + 4 + 4

var errDamaged = errors.New("damaged")

func createSegment(folder string) (*segment, error) {
	file, err := os.OpenFile(filepath.Join(folder, segmentName()), os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if _, err := file.Write(mark); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &segment{file: file, size: int64(len(mark))}, nil
}

func openSegment(name string) (*segment, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &segment{file: file, size: info.Size()}, nil
}

// each visits the whole records of a segment that was opened, and returns the offset behind the last; later ones of a
// running process are not seen.
func (s *segment) each(visit func(id, place)) (end int64) {
	head := make([]byte, max(headSize, len(mark)))
	if _, err := s.file.ReadAt(head[:len(mark)], 0); err != nil || !bytes.Equal(head[:len(mark)], mark) {
		return 0
	}
	end = s.readIndex(visit)
	for s.unlisted = 0; end+headSize <= s.size; s.unlisted++ {
		if _, err := s.file.ReadAt(head[:headSize], end); err != nil {
			return end
		}
		at := place{segment: s, offset: end + headSize, length: int(binary.BigEndian.Uint32(head[16:])),
			check: binary.BigEndian.Uint32(head[20:])}
		if at.offset+int64(at.length) > s.size ||
			crc32.ChecksumIEEE(head[:headSize-4]) != binary.BigEndian.Uint32(head[headSize-4:]) {
			return end
		}
		end = at.offset + int64(at.length)
		visit(id(head[:16]), at)
	}
	return end
}

func (s *segment) read(at place) ([]byte, error) {
	content := make([]byte, at.length)
	if _, err := s.file.ReadAt(content, at.offset); err != nil {
		return nil, err
	}
	if crc32.ChecksumIEEE(content) != at.check {
		return nil, errDamaged
	}
	return content, nil
}

// add writes a record in one call, so that a reader sees all of it or a tail that it passes over.
func (s *segment) add(record id, content []byte) (place, error) {
	whole := make([]byte, headSize, headSize+len(content))
	at := place{segment: s, offset: s.size + headSize, length: len(content), check: crc32.ChecksumIEEE(content)}
	copy(whole, record[:])
	binary.BigEndian.PutUint32(whole[16:], uint32(at.length))
	binary.BigEndian.PutUint32(whole[20:], at.check)
	binary.BigEndian.PutUint32(whole[headSize-4:], crc32.ChecksumIEEE(whole[:headSize-4]))
	whole = append(whole, content...)
	if _, err := s.file.WriteAt(whole, s.size); err != nil {
		return place{}, err
	}
	s.size += int64(len(whole))
	s.unlisted++
	return at, nil
}
