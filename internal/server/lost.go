package server

import (
	"bytes"
	"html"
	"net/http"
	"strconv"
	"strings"
	"unicode"

	"vitrine/internal/vitrine"
)

// Ids of the places in the page of errors that are filled for the address that was asked for, as in web/engine/dom.ts.
const (
	lostAddress = "lost-address" // its code element holds the address
	lostQuery   = "lost-query"   // the field of the search
	lostNear    = "lost-near"    // the section about the nearest pages, which is hidden while there are none
	lostPages   = "lost-pages"   // their list
	lostPage    = "lost-page"    // the template of one of them
)

// lostTemplate is the page of errors, cut where something is to be filled in.
type lostTemplate struct {
	pieces []piece
	page   string // the template of a nearest page
}

// piece is markup, and the place behind it.
type piece struct {
	markup []byte
	place  string // id of the place that follows, "" for none
}

// readLost cuts the page of errors into pieces; it is nil for one without all of the places.
func readLost(page []byte) *lostTemplate {
	t := &lostTemplate{}
	from := 0
	cut := func(end int, place string) {
		t.pieces = append(t.pieces, piece{page[from:end], place})
		from = end
	}
	for _, id := range []string{lostAddress, lostQuery, lostNear, lostPages, lostPage} { // in the order of the page
		begin, end := tag(page, id)
		if begin < from {
			return nil
		}
		element := page[begin:end]
		switch id {
		case lostAddress, lostNear:
			cut(begin, "")
			t.pieces = append(t.pieces, piece{bytes.Replace(element, hiddenNow, nil, 1), ""})
			from = end
			if id == lostAddress {
				at := bytes.Index(page[end:], codeTag)
				if at < 0 {
					return nil
				}
				cut(end+at+bytes.IndexByte(page[end+at:], '>')+1, lostAddress)
			}
		case lostQuery:
			at := bytes.Index(element, valueNow)
			if at < 0 {
				return nil
			}
			cut(begin+at+len(valueNow), lostQuery)
		case lostPages:
			cut(end, lostPages)
		case lostPage:
			t.page = string(page[end : end+max(0, bytes.Index(page[end:], elementEnd))])
		}
	}
	cut(len(page), "")
	return t
}

// What the page is written with: a build writes attributes in one way.
var (
	hiddenNow  = []byte(` hidden=""`)
	valueNow   = []byte(` value="`)
	codeTag    = []byte("<code")
	elementEnd = []byte("</template>")
)

// tag is where the first tag of the element with an id stands; begin is -1 where there is none.
func tag(page []byte, id string) (begin, end int) {
	at := bytes.Index(page, []byte(` id="`+id+`"`))
	if at < 0 {
		return -1, -1
	}
	return bytes.LastIndexByte(page[:at], '<'), at + bytes.IndexByte(page[at:], '>') + 1
}

// fill is the page for an address.
func (t *lostTemplate) fill(address string, d *directory, base vitrine.Base) []byte {
	var out bytes.Buffer
	for _, p := range t.pieces {
		out.Write(p.markup)
		switch p.place {
		case lostAddress:
			out.WriteString(d.marked(address))
		case lostQuery:
			out.WriteString(html.EscapeString(strings.Join(wordsOf(address), " ")))
		case lostPages:
			for _, near := range d.nearest(address) {
				out.WriteString(strings.NewReplacer("{href}", html.EscapeString(string(base)+near.address), "{title}",
					html.EscapeString(near.title), "{product}", html.EscapeString(near.product), "{about}",
					html.EscapeString(near.about)).Replace(t.page))
			}
		}
	}
	return out.Bytes()
}

// longestAddress is how much of an address is shown, in bytes.
const longestAddress = 300

// marked is an address as HTML, with the words marked that no page has in its address.
func (d *directory) marked(address string) string {
	var out strings.Builder
	address = address[:min(len(address), longestAddress)]
	for i, part := range parts(strings.Map(visible, strings.ToValidUTF8(address, ""))) {
		if _, known := d.known[plainWord(part)]; i%2 == 1 && !known {
			out.WriteString("<mark>" + part + "</mark>")
		} else {
			out.WriteString(html.EscapeString(part))
		}
	}
	return out.String()
}

func visible(r rune) rune {
	if unicode.IsPrint(r) {
		return r
	}
	return -1
}

// lost is what the page of errors is filled with; nil parts where the site has none.
type lost struct {
	template  *lostTemplate
	directory *directory
}

// missing answers with the page of errors: for readers with the pages that are nearest to the address.
func (s *snapshot) missing(w http.ResponseWriter, r *http.Request, e *entry) {
	if e.large || !strings.Contains(first(r.Header["Accept"]), "text/html") {
		s.send(w, r, notFoundFile, e, http.StatusNotFound)
		return
	}
	address := strings.TrimPrefix(r.URL.Path, outside)
	plain := &e.variants[len(encodings)]
	s.lostOnce.Do(func() {
		s.lost = lost{readLost(plain.content), readDirectory(s.fsys)}
	})
	if s.lost.template == nil || s.lost.directory == nil || len(wordsOf(address)) == 0 {
		s.send(w, r, notFoundFile, e, http.StatusNotFound)
		return
	}
	content := s.lost.template.fill(address, s.lost.directory, s.base)
	e.describe(w.Header(), plain, http.StatusNotFound)
	w.Header()["Content-Length"] = []string{strconv.Itoa(len(content))}
	w.WriteHeader(http.StatusNotFound)
	if r.Method != http.MethodHead {
		w.Write(content) // a reader who is gone needs none
	}
}
