package remote

import (
	"encoding/hex"
	"errors"

	"google.golang.org/protobuf/encoding/protowire"
)

// result is what stands below /ac/: the message ActionResult of Bazel's remote execution API with one output file.
// Servers may refuse what is no such message.
type result struct {
	Path    string // of the output file: the kind and the key of the step
	Sum     string // SHA-256
	Size    int64  // bytes
	Content []byte // nil where it stands below /cas/
}

// inlineAtMost is the size in bytes up to which a content stands in the result itself: half of the requests.
const inlineAtMost = 16 << 10

// Numbers of fields in build.bazel.remote.execution.v2: ActionResult, OutputFile, Digest.
const (
	fieldOutputFiles = 2
	fieldPath        = 1
	fieldDigest      = 2
	fieldContents    = 5
	fieldHash        = 1
	fieldSize        = 2
)

func pathOf(kind, key string) string { return kind + "/" + key }

// nameOf is what the result of a step is called below /ac/.
func nameOf(kind, key string) string { return sumOf([]byte("vitrine\x00" + kind + "\x00" + key)) }

func (r result) encode() []byte {
	var digest, file, message []byte
	digest = protowire.AppendTag(digest, fieldHash, protowire.BytesType)
	digest = protowire.AppendString(digest, r.Sum)
	digest = protowire.AppendTag(digest, fieldSize, protowire.VarintType)
	digest = protowire.AppendVarint(digest, uint64(r.Size))
	file = protowire.AppendTag(file, fieldPath, protowire.BytesType)
	file = protowire.AppendString(file, r.Path)
	file = protowire.AppendTag(file, fieldDigest, protowire.BytesType)
	file = protowire.AppendBytes(file, digest)
	if r.Content != nil {
		file = protowire.AppendTag(file, fieldContents, protowire.BytesType)
		file = protowire.AppendBytes(file, r.Content)
	}
	message = protowire.AppendTag(message, fieldOutputFiles, protowire.BytesType)
	return protowire.AppendBytes(message, file)
}

var errResult = errors.New("this is no result of a build step")

func decode(message []byte) (r result, err error) {
	file := field(message, fieldOutputFiles)
	r.Path = string(field(file, fieldPath))
	digest := field(file, fieldDigest)
	r.Sum, r.Size = string(field(digest, fieldHash)), int64(number(digest, fieldSize))
	r.Content = field(file, fieldContents)
	if sum, err := hex.DecodeString(r.Sum); err != nil || len(sum) != 32 || r.Size < 0 || r.Path == "" {
		return result{}, errResult
	}
	if r.Content == nil && r.Size == 0 {
		r.Content = []byte{}
	}
	return r, nil
}

func field(message []byte, wanted protowire.Number) []byte {
	content, _ := protowire.ConsumeBytes(first(message, wanted, protowire.BytesType))
	return content
}

func number(message []byte, wanted protowire.Number) uint64 {
	n, _ := protowire.ConsumeVarint(first(message, wanted, protowire.VarintType))
	return n
}

// first is the value of the first field of a message that has this number and type; nil for none. What stands behind
// something that is no field is not read.
func first(message []byte, wanted protowire.Number, kind protowire.Type) []byte {
	for len(message) > 0 {
		found, is, n := protowire.ConsumeTag(message)
		if n < 0 {
			return nil
		}
		message = message[n:]
		size := protowire.ConsumeFieldValue(found, is, message)
		if size < 0 {
			return nil
		}
		if found == wanted && is == kind {
			return message[:size]
		}
		message = message[size:]
	}
	return nil
}
