package cache

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// id names a record; half a SHA-256 keeps two steps from ever meeting.
type id [16]byte

// place is where a record's content lies.
type place struct {
	segment *segment
	offset  int64
	length  int
	check   uint32
}

// store is a folder of segments. Creating a file is the dearest thing a build does (thousands of pages have five
// results each), so results go one behind the other into a file of the process that made them.
type store struct {
	folder string

	mu       sync.RWMutex
	places   map[id]place
	used     map[id]bool // asked for or made by this process
	whole    bool        // it asked for all that a build of the site needs
	much     int64       // see muchContent
	reads    atomic.Int64
	segments []*segment // oldest first
	own      *segment   // nil until this process keeps something
}

const (
	suffix = ".segment"
	// manySegments are so many that a build spends time opening them.
	manySegments = 24
	// largeSegment is so large that writing it anew costs more than leaving it.
	largeSegment = 64 << 20
	// muchContent is more than most sites need, in bytes: what a whole build did not ask for is forgotten then, where
	// that is a quarter.
	muchContent = 2 << 30
)

func openStore(folder string) (*store, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	names, err := filepath.Glob(filepath.Join(folder, "*"+suffix))
	if err != nil {
		return nil, err
	}
	slices.Sort(names) // names begin with the time
	s := &store{folder: folder, places: map[id]place{}, used: map[id]bool{}, much: muchContent}
	for _, name := range names {
		seg, err := openSegment(name)
		if errors.Is(err, os.ErrNotExist) {
			continue // another process has just made few files of many
		}
		if err != nil {
			return nil, err
		}
		s.segments = append(s.segments, seg)
		seg.each(func(record id, at place) { s.places[record] = at })
	}
	return s, nil
}

func (s *store) get(record id) ([]byte, bool) {
	s.mu.RLock()
	at, ok := s.places[record]
	known := s.used[record]
	s.mu.RUnlock()
	if !ok {
		return nil, false
	}
	if !known {
		s.mu.Lock()
		s.used[record] = true
		s.mu.Unlock()
	}
	s.reads.Add(1)
	content, err := at.segment.read(at)
	if err != nil { // a damaged record is one that nobody has made
		s.mu.Lock()
		if s.places[record] == at {
			delete(s.places, record)
		}
		s.mu.Unlock()
		return nil, false
	}
	return content, true
}

// has says whether a record is there, without reading it. Who asks has use for it.
func (s *store) has(record id) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.places[record]
	if ok {
		s.used[record] = true
	}
	return ok
}

func (s *store) put(record id, content []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.own == nil {
		own, err := createSegment(s.folder)
		if err != nil {
			return err
		}
		s.own = own
		s.segments = append(s.segments, own)
	}
	at, err := s.own.add(record, content)
	if err != nil {
		return err
	}
	s.places[record], s.used[record] = at, true
	return nil
}

// close gathers the records when they lie in many files, or when they are more than a folder needs.
func (s *store) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var size int64
	for _, seg := range s.segments {
		size += seg.size
	}
	var err error
	if size > s.much && s.whole && s.inUse() < size/4*3 {
		err = s.gather(s.segments, func(record id) bool { return s.used[record] })
	} else if len(s.segments) > manySegments {
		err = s.gather(s.small(), func(id) bool { return true })
	} else {
		s.index()
	}
	for _, seg := range s.segments {
		err = errors.Join(err, seg.file.Close())
	}
	s.segments, s.own = nil, nil
	return err
}

// inUse are the bytes of the records that this process asked for or made.
func (s *store) inUse() (size int64) {
	for record := range s.used {
		size += int64(s.places[record].length) + headSize
	}
	return size
}

// index lists the records of segments for whoever opens them next. Without a list it takes longer, that is all.
func (s *store) index() {
	for _, seg := range s.segments {
		if seg.unlisted >= manyRecords {
			_ = seg.writeIndex()
		}
	}
}

// small are the segments that are gathered before they are too many: all, where the large ones are too many alone.
func (s *store) small() []*segment {
	small := slices.DeleteFunc(slices.Clone(s.segments), func(seg *segment) bool { return seg.size >= largeSegment })
	if len(s.segments)-len(small) >= manySegments {
		return s.segments
	}
	return small
}

// gather writes the records worth keeping of some segments into one new one, then removes the old ones. Processes that
// have them open go on reading them; one that opens the folder in between sees both.
func (s *store) gather(segments []*segment, worth func(id) bool) error {
	fresh, err := createSegment(s.folder)
	if err != nil {
		return err
	}
	defer fresh.file.Close()
	gathered := map[*segment]bool{}
	for _, seg := range segments {
		gathered[seg] = true
	}
	records := make([]id, 0, len(s.places))
	for record, at := range s.places {
		if gathered[at.segment] && worth(record) {
			records = append(records, record)
		}
	}
	slices.SortFunc(records, func(a, b id) int {
		x, y := s.places[a], s.places[b]
		return cmp.Or(strings.Compare(x.segment.file.Name(), y.segment.file.Name()), cmp.Compare(x.offset, y.offset))
	})
	for _, record := range records {
		content, err := s.places[record].segment.read(s.places[record])
		if err != nil {
			continue
		}
		if _, err := fresh.add(record, content); err != nil {
			return errors.Join(err, os.Remove(fresh.file.Name()))
		}
	}
	for _, seg := range segments {
		err = errors.Join(err, os.Remove(seg.file.Name()))
		os.Remove(seg.file.Name() + indexSuffix) // it may have none
	}
	if fresh.unlisted >= manyRecords {
		_ = fresh.writeIndex()
	}
	return err
}

// segmentName sorts by time, and no two processes have the same.
func segmentName() string {
	return fmt.Sprintf("%019d-%d%s", time.Now().UnixNano(), os.Getpid(), suffix)
}

// forget takes out the records that can't be read.
func (s *store) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for record, at := range s.places {
		if _, err := at.segment.read(at); err != nil {
			delete(s.places, record)
		}
	}
}
