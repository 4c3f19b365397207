// Package diag makes a problem data: where it is, the offending text, what is wrong, why it matters, the way out.
//
// In: positions and words from every stage. Out: a collected list, printed here and nowhere else.
// Never here: logging and carrying on. A run collects all of its problems and fails once, with all of them.
package diag

// Severity of a problem. Errors stop publication; warnings are printed and counted.
type Severity int

const (
	Error Severity = iota
	Warning
)

// Problem is one thing that is wrong, in the words of the person who has to mend it.
type Problem struct {
	Severity Severity `json:"severity"`
	Kind     string   `json:"kind,omitempty"` // of what strict sites alone refuse: types, imports, headings, pictures
	File     string   `json:"file"`           // below the site folder, forward slashes; "" where no file is at fault
	Line     int      `json:"line"`           // from 1; 0 where no line is at fault
	Column   int      `json:"column"`         // from 1, in characters; 0 for the whole line
	Excerpt  string   `json:"excerpt"`        // the offending line or lines, as they stand
	What     string   `json:"what"`           // one sentence: what happened to which thing
	Why      string   `json:"why"`            // why it matters; may be empty where What says it
	Fix      string   `json:"fix"`            // what to do
	// the name that an import asks for in vain, where that is the problem
	Export string `json:"export,omitempty"`
}
