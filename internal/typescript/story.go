package typescript

import (
	"strings"

	"github.com/microsoft/typescript-go/vitrine"
)

// What is known of a module of stories without running it.
type (
	// Stories is the module.
	Stories = tsgo.StoryFile
	// Story is one of its exports.
	Story = tsgo.Story
	// StoryValue is an expression in it.
	StoryValue = tsgo.Value
	// StoryMember is an entry of an object.
	StoryMember = tsgo.Member
)

// Kinds of values.
const (
	MissingValue  = tsgo.MissingValue
	TextValue     = tsgo.TextValue
	NumberValue   = tsgo.NumberValue
	BoolValue     = tsgo.BoolValue
	NullValue     = tsgo.NullValue
	ObjectValue   = tsgo.ObjectValue
	ArrayValue    = tsgo.ArrayValue
	FunctionValue = tsgo.FunctionValue
	JSXValue      = tsgo.JSXValue
	NameValue     = tsgo.NameValue
	CodeValue     = tsgo.CodeValue
)

// Stories reads the file as a module of stories; a file that can't be read has none.
func (f *File) Stories() Stories {
	if f.tree == nil {
		return Stories{}
	}
	return f.tree.Stories()
}

// ValueOf is what a name that the file declares stands for.
func (f *File) ValueOf(name string) StoryValue {
	if f.tree == nil {
		return StoryValue{}
	}
	return f.tree.ValueOf(name)
}

// Code is a part of the text, as if it stood at the margin.
func (f *File) Code(start, end int) string { return deindent(f.text, start, end) }

// Needs are the statements that parts of the text need, and some names: imports without what nobody needs, and
// declarations, those that the file exports as its own.
func (f *File) Needs(parts [][2]int, names ...string) (imports, declared []string) {
	imports, declared = f.tree.NeededBy(parts, names...)
	for i, statement := range declared {
		declared[i] = strings.TrimPrefix(statement, "export ")
	}
	return imports, declared
}

// Line is the line of an offset, from 1.
func (f *File) Line(offset int) int {
	line, _ := f.position(offset)
	return line
}
