package wire

import "encoding/binary"

// What a byte may stand in, where nobody reads it in two ways.
const (
	ofPath = 1 << iota
	ofQuery
	ofHost
	ofName
)

// bytesOf are all bytes with what they may stand in.
var bytesOf = func() (table [256]byte) {
	for b := range 256 {
		switch {
		case 'a' <= b && b <= 'z', 'A' <= b && b <= 'Z', '0' <= b && b <= '9', b == '-':
			table[b] = ofPath | ofQuery | ofHost | ofName
		}
	}
	for kind, text := range map[byte]string{ofPath: "._~/", ofQuery: "._~/=&%+:,;@!*()", ofHost: "._:[]"} {
		for _, b := range []byte(text) {
			table[b] |= kind
		}
	}
	return table
}()

func all(text []byte, kind byte) bool {
	for _, b := range text {
		if bytesOf[b]&kind == 0 {
			return false
		}
	}
	return true
}

// Masks of eight bytes.
const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// printable says whether a text is of spaces and visible ASCII. Values are most of a request: it reads eight bytes at a
// time. A byte of 0x80 and above has its highest bit; what is below a space borrows it in the subtraction, and 0x7f
// reaches it in the addition.
func printable(text []byte) bool {
	for len(text) >= 8 {
		eight := binary.LittleEndian.Uint64(text)
		if (eight|(eight-ones*' ')|(eight+ones))&highs != 0 {
			return false
		}
		text = text[8:]
	}
	for _, b := range text {
		if b < ' ' || b > '~' {
			return false
		}
	}
	return true
}
