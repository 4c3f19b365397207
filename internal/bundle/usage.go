package bundle

// Usage says how many bytes each module puts into the output of an entry, by module key. What layers hold is not in it.
type Usage map[string]int

// Usages bundles entries for the browser above the layers and counts, entry by entry, what their outputs consist of.
func (b *Bundler) Usages(entries []Entry, layers []*Layer) ([]Usage, error) {
	if len(entries) == 0 {
		return nil, nil
	}
	_, meta, err := b.run(Browser, entries, layers)
	if err != nil {
		return nil, err
	}
	list := make([]Usage, len(entries))
	for i := range entries {
		list[i] = b.usage(meta, scriptName(i))
	}
	return list, nil
}

// usage counts the bytes of the modules in one output.
func (b *Bundler) usage(m *metafile, name string) Usage {
	used := Usage{}
	for input, part := range m.Outputs["out/"+name].Inputs {
		if key, ok := b.inputKey(input); ok && part.Bytes > 0 {
			used[key] += part.Bytes
		}
	}
	return used
}
