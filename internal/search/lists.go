package search

import (
	"encoding/json"
	"slices"
	"strings"
)

// Lists of the core are written as one text each: signs between their entries are a tenth of the core as it is sent.

// lines are written with an end after each.
type lines []string

const lineEnd = "\n"

func (l lines) MarshalJSON() ([]byte, error) { return encode(terminated(l)), nil }

func (l *lines) UnmarshalJSON(text []byte) (err error) {
	*l, err = unterminated(text)
	return err
}

// paths are lines that begin with the number of parts that they share with the one before, without these parts.
type paths []string

// mostShared parts are counted by one digit.
const mostShared = 9

func (p paths) MarshalJSON() ([]byte, error) {
	list := make([]string, 0, len(p))
	var before []string
	for _, path := range p {
		parts := strings.SplitAfter(path, "/")
		n := 0
		for n < min(len(parts), len(before), mostShared) && parts[n] == before[n] {
			n++
		}
		list = append(list, string(rune('0'+n))+strings.Join(parts[n:], ""))
		before = parts
	}
	return encode(terminated(list)), nil
}

func (p *paths) UnmarshalJSON(text []byte) error {
	list, err := unterminated(text)
	var before []string // parts of the last path
	for i, line := range list {
		if line == "" || line[0] < '0' || int(line[0]-'0') > len(before) {
			return errOtherVersion
		}
		n := int(line[0] - '0')
		list[i] = strings.Join(before[:n], "") + line[1:]
		before = strings.SplitAfter(list[i], "/")
	}
	*p = list
	return err
}

// hashes are those of files, which have as many letters each.
type hashes []string

func (h hashes) MarshalJSON() ([]byte, error) { return encode(strings.Join(h, "")), nil }

func (h *hashes) UnmarshalJSON(text []byte) error {
	var joined string
	if json.Unmarshal(text, &joined) != nil {
		return errOtherVersion
	}
	*h = nil
	for hash := range slices.Chunk([]byte(joined), hashLength) {
		*h = append(*h, string(hash))
	}
	return nil
}

func terminated(list []string) string {
	var b strings.Builder
	for _, line := range list {
		b.WriteString(strings.ReplaceAll(line, lineEnd, " ") + lineEnd)
	}
	return b.String()
}

func unterminated(text []byte) ([]string, error) {
	var joined string
	if json.Unmarshal(text, &joined) != nil {
		return nil, errOtherVersion
	}
	list := strings.Split(joined, lineEnd)
	return list[:len(list)-1], nil
}
