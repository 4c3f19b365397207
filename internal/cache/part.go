package cache

import (
	"io/fs"
	"path"
)

// Part is a part of a step's result that stays in the cache until somebody asks for it. The step's own record holds
// it, so that its content is there as long as the record is.
type Part struct {
	Kind, Key string
	Sum       string // content hash
	Size      int    // bytes
}

// KeepPart puts a part of a step's result into the cache.
func (c *Cache) KeepPart(kind, key string, content []byte) (Part, error) {
	return Part{Kind: kind, Key: key, Sum: Sum(content), Size: len(content)}, c.Put(kind, key, content)
}

// Content is what a part holds. The error is fs.ErrNotExist where the cache's files were damaged from outside.
func (c *Cache) Content(p Part) ([]byte, error) {
	if content, ok := c.Get(p.Kind, p.Key); ok {
		return content, nil
	}
	return nil, &fs.PathError{Op: "read", Path: path.Join(p.Kind, p.Key), Err: fs.ErrNotExist}
}
