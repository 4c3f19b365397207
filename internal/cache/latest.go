package cache

// Latest is the result of a step that a tool makes, kept for each version of the tool. Where there is no tool, which ""
// stands for, what any version made last of the same key holds, if one has; known says whether there is a result.
// Files are those that the step read beside what the key holds.
func Latest[T any](c *Cache, kind, key, version string, step func() (result T, files []string, err error)) (result T,
	known bool, err error) {
	latest := "latest " + kind
	if version == "" {
		known = c.Lookup(latest, key, &result)
		return result, known, nil
	}
	fresh := false
	result, _, err = Traced(c, kind, Key(key, version), func() (T, []string, error) {
		fresh = true
		return step()
	})
	if err == nil && fresh {
		err = c.Keep(latest, key, result)
	}
	return result, err == nil, err
}
