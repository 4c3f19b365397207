package cache

import (
	"errors"
	"io/fs"
	"path"
	"reflect"
)

// ErrDamaged says that a part is missing whose record was there. Another run makes it again.
var ErrDamaged = errors.New("the cache is damaged")

// Part is a part of a step's result that stays in the cache until somebody asks for it. The step's own record holds
// it: a record whose parts are not all there is one that nobody has made (see Lookup).
type Part struct {
	Kind, Key string
	Sum       string // content hash
	Size      int    // bytes
}

// KeepPart puts a part of a step's result into the cache.
func (c *Cache) KeepPart(kind, key string, content []byte) (Part, error) {
	p := Part{Kind: kind, Key: key, Sum: Sum(content), Size: len(content)}
	c.givePart(p, content)
	return p, kept(c.store.put(c.id(kind, key), content))
}

// Content is what a part holds. The error is ErrDamaged where the cache's files were damaged from outside; the part is
// then forgotten, so that the step whose part it was runs again in the next build.
func (c *Cache) Content(p Part) ([]byte, error) {
	if content, ok := c.store.get(c.id(p.Kind, p.Key)); ok {
		return content, nil
	}
	return nil, &fs.PathError{Op: "read", Path: path.Join(p.Kind, p.Key), Err: ErrDamaged}
}

var partType = reflect.TypeFor[Part]()

// whole says whether every part that a value names is there.
func (c *Cache) whole(value reflect.Value) bool {
	return eachPart(value, func(p Part) bool {
		c.uses(p)
		return c.store.has(c.id(p.Kind, p.Key))
	})
}

// eachPart visits the parts that a value names until one is not to the visitor's liking.
func eachPart(value reflect.Value, visit func(Part) bool) (all bool) {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		return value.IsNil() || eachPart(value.Elem(), visit)
	case reflect.Struct:
		if value.Type() == partType {
			p := value.Interface().(Part)
			return p == (Part{}) || visit(p)
		}
		for i := range value.NumField() {
			if value.Type().Field(i).IsExported() && !eachPart(value.Field(i), visit) {
				return false
			}
		}
	case reflect.Slice, reflect.Array:
		if kind := value.Type().Elem().Kind(); kind < reflect.Array { // numbers and truths hold no parts
			return true
		}
		for i := range value.Len() {
			if !eachPart(value.Index(i), visit) {
				return false
			}
		}
	case reflect.Map:
		for entries := value.MapRange(); entries.Next(); {
			if !eachPart(entries.Value(), visit) {
				return false
			}
		}
	}
	return true
}

// Forget reads everything and forgets what is damaged, so that no record stays whose parts are gone.
func (c *Cache) Forget() { c.store.forget() }
