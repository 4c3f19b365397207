package compile

import "vitrine/internal/markdown"

// markdownOutput is a page as markdown: its prose, with what its blocks say of themselves in their places.
func markdownOutput(s *scanned, p *page) []byte {
	return p.doc.Markdown(func(b markdown.Block, source string) (string, bool) {
		return s.Blocks.Markdown(b, p.blocks[b.Index], source)
	})
}
