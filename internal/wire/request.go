package wire

import "bytes"

// verdict is what is known of a request after some of its bytes.
type verdict int

const (
	incomplete verdict = iota // so far plain: more must come
	doubtful                  // left to the HTTP library, with everything behind it
	foreign                   // its end is certain; what it asks for is left to the HTTP library
	plain                     // understood
)

// longestName is the length of the longest header name that is understood.
const longestName = 64

var (
	getLine  = []byte("GET /")
	headLine = []byte("HEAD /")
	version  = []byte(" HTTP/1.1")
	keep     = []byte("keep-alive")
	content  = []byte("content-")
	transfer = []byte("transfer-")
)

// parse reads one request at the beginning of a text, and says how long it is unless it is incomplete or doubtful. A
// line that the HTTP library might take for another one is doubtful as soon as it is whole.
func (r *Request) parse(text []byte) (length int, v verdict) {
	*r = Request{}
	end := bytes.IndexByte(text, '\n')
	if end < 0 {
		return 0, r.begins(text)
	}
	if end == 0 || text[end-1] != '\r' || !r.line(text[:end-1]) {
		return 0, doubtful
	}
	v = plain
	for at := end + 1; ; {
		end := bytes.IndexByte(text[at:], '\n')
		if end < 0 {
			return 0, incomplete
		}
		line := text[at : at+end]
		at += end + 1
		if end == 0 || line[end-1] != '\r' {
			return 0, doubtful
		}
		if end == 1 {
			return r.end(at, v)
		}
		switch r.header(line[:end-1]) {
		case doubtful:
			return 0, doubtful
		case foreign:
			v = foreign
		}
	}
}

func (r *Request) end(length int, v verdict) (int, verdict) {
	if r.Host == nil {
		return 0, doubtful
	}
	return length, v
}

// begins judges the beginning of a first line.
func (r *Request) begins(text []byte) verdict {
	for _, method := range [][]byte{getLine, headLine} {
		if n := min(len(text), len(method)); bytes.Equal(text[:n], method[:n]) {
			return incomplete
		}
	}
	return doubtful
}

// line reads the first line.
func (r *Request) line(line []byte) bool {
	switch {
	case bytes.HasPrefix(line, getLine):
		line = line[len(getLine)-1:]
	case bytes.HasPrefix(line, headLine):
		r.Head = true
		line = line[len(headLine)-1:]
	default:
		return false
	}
	target, ok := bytes.CutSuffix(line, version)
	if !ok {
		return false
	}
	end := 0
	for end < len(target) && bytesOf[target[end]]&ofPath != 0 {
		end++
	}
	r.Path = target[:end]
	if end == len(target) {
		return true
	}
	if target[end] != '?' || end+1 == len(target) {
		return false
	}
	r.Query = target[end+1:]
	return all(r.Query, ofQuery)
}

// header reads a line behind the first.
func (r *Request) header(line []byte) verdict {
	var lower [longestName]byte
	length := bytes.IndexByte(line, ':')
	if length <= 0 || length > longestName {
		return doubtful
	}
	for i, b := range line[:length] {
		if bytesOf[b]&ofName == 0 {
			return doubtful
		}
		if 'A' <= b && b <= 'Z' {
			b += 'a' - 'A'
		}
		lower[i] = b
	}
	value := line[length+1:]
	if !printable(value) {
		return doubtful
	}
	return r.field(lower[:length], trimmed(value))
}

// trimmed is a value without the spaces around it. One that is empty is not nil: the header is there.
func trimmed(value []byte) []byte {
	for len(value) > 0 && value[0] == ' ' {
		value = value[1:]
	}
	for len(value) > 0 && value[len(value)-1] == ' ' {
		value = value[:len(value)-1]
	}
	return value
}

// field takes what a header says. Those that it does not name have no meaning for anybody here.
func (r *Request) field(name, value []byte) verdict {
	switch string(name) {
	case "host":
		if r.Host != nil || len(value) == 0 || !all(value, ofHost) {
			return doubtful
		}
		r.Host = value
	case "connection":
		if r.connection || !bytes.EqualFold(value, keep) {
			return doubtful
		}
		r.connection = true
	case "accept-encoding":
		return once(&r.AcceptEncoding, value)
	case "accept":
		return once(&r.Accept, value)
	case "if-none-match":
		return once(&r.IfNoneMatch, value)
	case "range", "if-range", "if-match", "if-unmodified-since":
		return foreign
	case "expect", "http2-settings", "keep-alive", "proxy-connection", "te", "trailer", "upgrade":
		return doubtful
	default:
		if bytes.HasPrefix(name, content) || bytes.HasPrefix(name, transfer) {
			return doubtful
		}
	}
	return plain
}

// once takes a value, unless there is one.
func once(field *[]byte, value []byte) verdict {
	if *field != nil {
		return foreign
	}
	*field = value
	return plain
}
