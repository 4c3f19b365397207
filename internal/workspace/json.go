package workspace

// plainJSON is the text of a configuration without what JSON does not know: comments, and commas behind the last value.
func plainJSON(text []byte) []byte {
	var plain []byte
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			end := endOfString(text, i)
			plain = append(plain, text[i:end]...)
			i = end - 1
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			for i < len(text) && text[i] != '\n' {
				i++
			}
			plain = append(plain, '\n')
		case c == '/' && i+1 < len(text) && text[i+1] == '*':
			for i += 2; i+1 < len(text) && (text[i] != '*' || text[i+1] != '/'); i++ {
			}
			i++
		case c == '}' || c == ']':
			plain = append(withoutComma(plain), c)
		default:
			plain = append(plain, c)
		}
	}
	return plain
}

// endOfString is where a string ends that begins at a place.
func endOfString(text []byte, at int) int {
	for i := at + 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(text)
}

// withoutComma takes a comma away that nothing follows.
func withoutComma(plain []byte) []byte {
	for i := len(plain) - 1; i >= 0; i-- {
		switch plain[i] {
		case ' ', '\t', '\n', '\r':
			continue
		case ',':
			return append(plain[:i], plain[i+1:]...)
		}
		break
	}
	return plain
}
