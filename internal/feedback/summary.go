package feedback

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf16"
)

// Page sums up the feedback on one page. The newest rating of each reader counts.
type Page struct {
	Page     string  `json:"page"`
	Helpful  int     `json:"helpful"`
	Not      int     `json:"notHelpful"`
	Share    float64 `json:"share"` // of helpful ratings, 0 to 1; 0 without any
	Comments int     `json:"comments"`
}

// Summary returns the feedback by page, the pages with the lowest share of helpful ratings first.
func (s *Store) Summary(ctx context.Context) ([]Page, error) {
	if err := s.prepare(ctx); err != nil {
		return nil, err
	}
	rows, err := s.db.QueryContext(ctx, `
		SELECT pages.page, COALESCE(votes.helpful, 0), COALESCE(votes.other, 0), pages.comments FROM
		  (SELECT page, SUM(CASE WHEN comment <> '' THEN 1 ELSE 0 END) AS comments FROM items GROUP BY page) pages
		  LEFT JOIN (SELECT page, SUM(rating) AS helpful, SUM(1 - rating) AS other FROM
		    (SELECT page, rating, ROW_NUMBER() OVER (PARTITION BY reader, page ORDER BY created DESC, id DESC) AS newest FROM items WHERE rating IS NOT NULL) ranked
		    WHERE newest = 1 GROUP BY page) votes ON votes.page = pages.page
		ORDER BY CASE WHEN votes.page IS NULL THEN 1 ELSE 0 END, COALESCE(votes.helpful, 0) * 1.0 / (COALESCE(votes.helpful, 0) + COALESCE(votes.other, 1)), pages.page`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	list := []Page{}
	for rows.Next() {
		var p Page
		if err := rows.Scan(&p.Page, &p.Helpful, &p.Not, &p.Comments); err != nil {
			return nil, err
		}
		if votes := p.Helpful + p.Not; votes > 0 {
			p.Share = float64(p.Helpful) / float64(votes)
		}
		list = append(list, p)
	}
	return list, rows.Err()
}

// Items are all submissions, the newest first; those with a comment alone where comments is set, and at most limit of
// them where that is not 0.
func (s *Store) Items(ctx context.Context, comments bool, limit int) ([]Item, error) {
	if err := s.prepare(ctx); err != nil {
		return nil, err
	}
	query := "SELECT " + columns + " FROM items"
	if comments {
		query += " WHERE comment <> ''"
	}
	query += " ORDER BY created DESC, id"
	if limit > 0 {
		query += " LIMIT " + strconv.Itoa(limit)
	}
	return s.items(ctx, query)
}

func (s *Store) items(ctx context.Context, query string, arguments ...any) ([]Item, error) {
	rows, err := s.db.QueryContext(ctx, s.sql(query), arguments...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	list := []Item{}
	for rows.Next() {
		item, err := scan(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, item)
	}
	return list, rows.Err()
}

// Answer is the newest rating and comment of a reader on a page.
type Answer struct {
	Rating  *int   `json:"rating"`
	Comment string `json:"comment"`
	Count   int    `json:"count"` // submissions of the reader about the page
}

// ByReader returns the answers of a reader, by page.
func (s *Store) ByReader(ctx context.Context, reader string) (map[string]Answer, error) {
	if err := s.prepare(ctx); err != nil {
		return nil, err
	}
	items, err := s.items(ctx, "SELECT "+columns+" FROM items WHERE reader = ? ORDER BY created, id", reader)
	if err != nil {
		return nil, err
	}
	answers := map[string]Answer{}
	for _, item := range items {
		answer := answers[item.Page]
		answer.Count++
		if item.Rating != nil {
			answer.Rating = item.Rating
		}
		if item.Comment != "" {
			answer.Comment = item.Comment
		}
		answers[item.Page] = answer
	}
	return answers, nil
}

// WriteJSON writes submissions as one list. What a terminal would obey is written as an escape, which programs read as
// the character that it stands for.
func WriteJSON(w io.Writer, items []Item) error {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(items); err != nil {
		return err
	}
	var safe strings.Builder
	for _, r := range text.String() {
		switch {
		case r == '\n' || r == unicode.ReplacementChar || !isInvisible(r):
			safe.WriteRune(r)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			safe.WriteString(escaped(high) + escaped(low))
		default:
			safe.WriteString(escaped(r))
		}
	}
	_, err := io.WriteString(w, safe.String())
	return err
}

// WriteCSV writes submissions as a table. A field that a spreadsheet would take for a formula is marked as text.
func WriteCSV(w io.Writer, items []Item) error {
	table := csv.NewWriter(w)
	table.Write([]string{"created", "page", "section", "rating", "comment", "language", "version", "reader", "id"})
	for _, i := range items {
		rating := ""
		if i.Rating != nil {
			rating = strconv.Itoa(*i.Rating)
		}
		table.Write([]string{i.Created.Format(time.RFC3339), cell(i.Page), cell(i.Section), rating, cell(i.Comment),
			cell(i.Language), cell(i.Version), cell(i.Reader), cell(i.ID)})
	}
	table.Flush()
	return table.Error()
}
