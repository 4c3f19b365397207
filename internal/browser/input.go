package browser

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// inputName is the function by which a script asks for input: await vitrineInput({press: "Shift+Tab"}). What comes of
// it are trusted events, which no script can make itself.
const inputName = "vitrineInput"

// deed is one thing that a person does with keyboard or pointer.
type deed struct {
	Press string `json:"press"` // a key, with modifiers before it: Shift+Tab
	Type  string `json:"type"`  // letters, one key each
	Click *point `json:"click"`
	Move  *point `json:"move"`
	Right bool   `json:"right"` // a click with the other button
}

// point is a place in the window, in CSS pixels.
type point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// keys are those that have no letter, by the names of KeyboardEvent.key.
var keys = map[string]string{"ArrowDown": kb.ArrowDown, "ArrowUp": kb.ArrowUp, "ArrowLeft": kb.ArrowLeft,
	"ArrowRight": kb.ArrowRight, "Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown,
	"Enter": kb.Enter, "Escape": kb.Escape, "Tab": kb.Tab, "Backspace": kb.Backspace, "Delete": kb.Delete,
	"Insert": kb.Insert, "F2": kb.F2, "F10": kb.F10, "ContextMenu": kb.ContextMenu, "Space": " ", "Plus": "+"}

var modifiers = map[string]chromedp.Modifier{"Alt": chromedp.ModifierAlt, "Control": chromedp.ModifierCtrl,
	"Meta": chromedp.ModifierMeta, "Shift": chromedp.ModifierShift}

// KnownKey says whether a key can be pressed: a name of KeyboardEvent.key or a letter, with modifiers before it.
func KnownKey(name string) bool {
	_, err := press(name)
	return err == nil
}

// press is the action of a key.
func press(name string) (chromedp.Action[chromedp.Void], error) {
	parts := strings.Split(name, "+")
	last := len(parts) - 1
	var held []chromedp.Modifier
	for _, part := range parts[:last] {
		modifier, ok := modifiers[part]
		if !ok {
			return nil, fmt.Errorf("there is no modifier %q", part)
		}
		held = append(held, modifier)
	}
	key, ok := keys[parts[last]]
	if !ok && len([]rune(parts[last])) == 1 {
		key, ok = parts[last], true
	}
	if !ok {
		return nil, fmt.Errorf("there is no key %q", parts[last])
	}
	return strokes(key, held...), nil
}

// strokes presses one key after the other. A key and its letter are one event, so that a page that prevents the first
// never gets the second.
func strokes(keys string, held ...chromedp.Modifier) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, letter := range keys {
			for _, event := range stroke(letter, held) {
				if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, event); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// stroke is a key that goes down, with the letter that it types, and up.
func stroke(letter rune, held []chromedp.Modifier) []input.DispatchKeyEventParams {
	var events []input.DispatchKeyEventParams
	for _, event := range kb.Encode(letter) {
		chromedp.KeyModifiers(held...)(event)
		switch {
		case event.Type != kb.KeyChar:
			events = append(events, *event)
		case event.Modifiers&^int64(chromedp.ModifierShift) == 0:
			events[0].Text, events[0].UnmodifiedText = event.Text, event.UnmodifiedText
		}
	}
	if events[0].Text == "" {
		events[0].Type = kb.KeyRawDown
	}
	return events
}

// action is what the browser does for a deed.
func (d deed) action() (chromedp.Action[chromedp.Void], error) {
	switch {
	case d.Press != "":
		return press(d.Press)
	case d.Type != "":
		return strokes(d.Type), nil
	case d.Click != nil && d.Right:
		return chromedp.MouseClickXY(d.Click.X, d.Click.Y, chromedp.ButtonRight), nil
	case d.Click != nil:
		return chromedp.MouseClickXY(d.Click.X, d.Click.Y), nil
	case d.Move != nil:
		return chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, d.Move.X, d.Move.Y), nil
	}
	return nil, fmt.Errorf("%s was asked for nothing", inputName)
}

// hands gives the script of a page keyboard and pointer, and the page the focus that only a window in front has.
func hands() chromedp.Action[chromedp.Void] {
	focused := chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetFocusEmulationEnabled,
			emulation.SetFocusEmulationEnabledParams{Enabled: true})
		return err
	})
	return chromedp.Steps(focused, chromedp.ExposeFunc(inputName, func(ctx context.Context, d deed) (bool, error) {
		action, err := d.action()
		if err != nil {
			return false, err
		}
		return true, chromedp.Do(ctx, action)
	}))
}
