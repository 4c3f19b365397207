package vitrine

import "time"

// WrittenDay returns a day such as 2026-01-31 as pages show it: January 31, 2026. It returns "" if the text is no day.
func WrittenDay(text string) string {
	day, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return ""
	}
	return day.Format("January 2, 2006")
}
