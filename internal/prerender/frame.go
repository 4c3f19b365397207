package prerender

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
)

// maxFrame bounds a message: a page of that size is a mistake of ours or of a demo, not a page.
const maxFrame = 256 << 20

// writeFrame sends one message: four bytes of length, big endian, then JSON.
func writeFrame(w io.Writer, message any) error {
	frame := bytes.NewBuffer(make([]byte, 4, 1<<12))
	encoder := json.NewEncoder(frame)
	encoder.SetEscapeHTML(false) // no browser reads it, and pages are full of what would be escaped
	if err := encoder.Encode(message); err != nil {
		return err
	}
	binary.BigEndian.PutUint32(frame.Bytes(), uint32(frame.Len()-4))
	_, err := w.Write(frame.Bytes())
	return err
}

// readFrame receives one message.
func readFrame(r io.Reader, message any) error {
	body, err := readBytes(r)
	if err != nil {
		return err
	}
	return json.Unmarshal(body, message)
}

// readBytes receives four bytes of length and what follows them.
func readBytes(r io.Reader) ([]byte, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return nil, err
	}
	size := binary.BigEndian.Uint32(head[:])
	if size > maxFrame {
		return nil, fmt.Errorf("a message of %d bytes", size)
	}
	body := make([]byte, size)
	_, err := io.ReadFull(r, body)
	return body, err
}
