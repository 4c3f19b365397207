package yamltext

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Error is the reason why a text has no values.
type Error struct {
	Line int // of the text, from 1
	What string
	Fix  string
}

func (e *Error) Error() string { return e.What }

// Values reads a mapping, whose values are those that encoding/json makes of JSON.
func Values(text []byte) (map[string]any, *Error) {
	if Depth(text) > MaxNesting {
		return nil, &Error{Line: 1, What: fmt.Sprintf("it is nested more than %d levels deep", MaxNesting),
			Fix: "Remove the brackets or dashes that don't belong."}
	}
	file, err := Parse(text)
	var syntax yaml.Error
	switch {
	case errors.As(err, &syntax) && syntax.GetToken() != nil:
		message, _, _ := strings.Cut(syntax.GetMessage(), " at [") // the position is a field
		return nil, &Error{Line: syntax.GetToken().Position.Line, What: message, Fix: Fix(message)}
	case err != nil:
		return nil, &Error{Line: 1, What: strings.TrimSpace(err.Error()), Fix: Fix("")}
	}
	if len(file.Docs) != 1 {
		return nil, &Error{Line: 1, What: "it holds more than one document", Fix: "Remove the line “---”."}
	}
	mapping, ok := file.Docs[0].Body.(*ast.MappingNode)
	if !ok {
		return nil, &Error{Line: 1, What: "it has no keys", Fix: Fix("")}
	}
	return group(mapping)
}

func group(mapping *ast.MappingNode) (map[string]any, *Error) {
	values := make(map[string]any, len(mapping.Values))
	for _, pair := range mapping.Values {
		if _, merged := pair.Key.(*ast.MergeKeyNode); merged {
			return nil, unread(pair.Key)
		}
		value, err := valueOf(pair.Value)
		if err != nil {
			return nil, err
		}
		values[pair.Key.GetToken().Value] = value
	}
	return values, nil
}

func valueOf(node ast.Node) (any, *Error) {
	switch n := node.(type) {
	case *ast.MappingNode:
		return group(n)
	case *ast.SequenceNode:
		list := make([]any, len(n.Values))
		for i, item := range n.Values {
			value, err := valueOf(item)
			if err != nil {
				return nil, err
			}
			list[i] = value
		}
		return list, nil
	case *ast.StringNode:
		return n.Value, nil
	case *ast.LiteralNode:
		return n.Value.Value, nil
	case *ast.BoolNode:
		return n.Value, nil
	case *ast.NullNode:
		return nil, nil
	case *ast.FloatNode:
		return n.Value, nil
	case *ast.IntegerNode:
		switch number := n.Value.(type) {
		case int64:
			return float64(number), nil
		case uint64:
			return float64(number), nil
		}
	}
	return nil, unread(node)
}

// unread is the error for anchors, aliases, tags and numbers that JSON does not have.
func unread(node ast.Node) *Error {
	token := node.GetToken()
	return &Error{Line: token.Position.Line, What: fmt.Sprintf("%q is not read here", token.Value),
		Fix: "Write the value itself: a text, a number, true, false, null, a list or keys."}
}
