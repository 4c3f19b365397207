package reference

import (
	"encoding/json"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// TypeText is the type of a row as TypeScript.
func (r Row) TypeText() string { return typetree.Print(r.Type) }

// MarshalJSON writes a row for programs: its type as TypeScript and as a tree.
func (r Row) MarshalJSON() ([]byte, error) {
	type row Row
	return json.Marshal(struct {
		row
		Type string    `json:"type,omitempty"`
		Call *callJSON `json:"call,omitempty"`
	}{row(r), typetree.Print(r.Type), callOf(r.Call)})
}

// MarshalJSON writes an entry for programs.
func (e Entry) MarshalJSON() ([]byte, error) {
	type entry Entry
	return json.Marshal(struct {
		entry
		ReturnType string `json:"returnType,omitempty"`
	}{entry(e), typetree.Print(e.ReturnType)})
}

// callJSON is a signature as programs read it.
type callJSON struct {
	Parameters []parameterJSON `json:"parameters"`
	Returns    string          `json:"returns"`
}

type parameterJSON struct {
	Name     string `json:"name"`
	Type     string `json:"type"`
	Optional bool   `json:"optional"`
	Rest     bool   `json:"rest"`
}

func callOf(f *typetree.Function) *callJSON {
	if f == nil {
		return nil
	}
	call := &callJSON{Parameters: []parameterJSON{}, Returns: typetree.Print(f.Returns)}
	for _, p := range f.Parameters {
		call.Parameters = append(call.Parameters, parameterJSON{p.Name, typetree.Print(p.Type), p.Optional, p.Rest})
	}
	return call
}
