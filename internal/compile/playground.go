package compile

import (
	"vitrine/internal/block/playground"
	"vitrine/internal/reference"
)

// controlsOf are the controls for the props of a component.
func controlsOf(entry reference.Entry) []playground.Control {
	var controls []playground.Control
	for _, c := range reference.ControlsOf(entry) {
		controls = append(controls, playground.Control(c))
	}
	return controls
}
