package wall

import (
	"encoding/json"
	"fmt"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
)

// Wall is a directive as the author wrote it.
type Wall struct {
	Exhibits []Item
	Columns  int  // of the wall where it is wide, 3 or 5
	Around   bool // the exhibits stand around the header of the page
	Themed   bool // readers may give them another direction than the page
}

// Item is one exhibit.
type Item struct {
	Demo    string `json:"demo"`    // Name.tsx
	From    string `json:"from"`    // page whose demo it is, "" for this one
	Title   string `json:"title"`   // of the caption
	Href    string `json:"href"`    // page that it leads to
	Product string `json:"product"` // whose component it is, "" for that of the page
	Note    string `json:"note"`    // at the end of the caption, "" for the name of the product
	Cost    string `json:"cost"`    // component or hook whose cost is the note
	Columns int    `json:"columns"` // that it takes of the wall, 1 to 3
	Rows    int    `json:"rows"`    // 1 to 3
	Height  int    `json:"height"`  // in CSS pixels, of a demo that browsers alone draw; 0 for any other
}

const form = `Write {{"wall": [{"demo": "Save.tsx", "title": "Button", "href": "/acme-ui/react-button/"}]}}.`

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Wall, bool) {
	wall := Wall{Columns: 3}
	list, _ := c.Values["wall"].([]any)
	for key, value := range c.Values {
		ok := true
		switch key {
		case "wall":
			ok = len(list) > 0
		case "columns":
			columns, _ := value.(float64)
			wall.Columns, ok = int(columns), columns == 3 || columns == 5
		case "around":
			wall.Around, ok = value.(bool)
		case "themed":
			wall.Themed, ok = value.(bool)
		default:
			ok = false
		}
		if !ok {
			report("A wall can't have "+diag.Quote(fmt.Sprintf("%s: %v", key, value))+".",
				"It has exhibits, columns (3 or 5), around and themed.", form)
			return wall, false
		}
	}
	for _, value := range list {
		item, ok := itemOf(value)
		if !ok || item.Demo == "" || item.Title == "" || item.Href == "" {
			report("An exhibit of the wall lacks its demo, title or href, or has what it can't: "+
				diag.Quote(fmt.Sprint(value))+".", "Its caption names it and leads to its page.", form)
			return wall, false
		}
		wall.Exhibits = append(wall.Exhibits, item)
	}
	return wall, true
}

// itemOf reads an exhibit; it is false where something in it is of another kind.
func itemOf(value any) (Item, bool) {
	item := Item{Columns: 1, Rows: 1}
	fields, ok := value.(map[string]any)
	if !ok {
		return item, false
	}
	for name := range fields {
		switch name {
		case "demo", "from", "title", "href", "product", "note", "cost", "columns", "rows", "height":
		default:
			return item, false
		}
	}
	text, err := json.Marshal(fields)
	if err != nil || json.Unmarshal(text, &item) != nil {
		return item, false
	}
	return item, item.Columns >= 1 && item.Columns <= 3 && item.Rows >= 1 && item.Rows <= 3 &&
		item.Height >= 0
}
