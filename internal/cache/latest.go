package cache

// Latest is the result of a step that a tool makes, kept for each version of the tool. Where there is no tool, which ""
// stands for, what any version made last of the same key holds, if one has; known says whether there is a result.
func Latest[T any](c *Cache, kind, key, version string, step func() (T, error)) (result T, known bool, err error) {
	latest := "latest " + kind
	if version == "" {
		known = c.Lookup(latest, key, &result)
		return result, known, nil
	}
	fresh := false
	result, err = Value(c, kind, Key(key, version), func() (T, error) {
		fresh = true
		return step()
	})
	if err == nil && fresh {
		err = c.Keep(latest, key, result)
	}
	return result, err == nil, err
}
