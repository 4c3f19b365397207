// Text that is put in place of the selection as if typed: one step of the browser's own undo.
import { escaped } from './highlight';

/** Chromium types text with line breaks line by line, each with a layout and an event: seconds for a long one. */
const isSlow = (text: string) => text.includes('\n');

export function insert(area: HTMLTextAreaElement, text: string) {
  if (!isSlow(text)) {
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    return;
  }
  const { value, selectionStart: start, selectionEnd: end } = area;
  const wanted = value.slice(0, start) + text + value.slice(end);
  // In a text area markup is the text that it stands for, put in at once. A browser that refuses is fast with text.
  if (!document.execCommand('insertHTML', false, escaped(text))) document.execCommand('insertText', false, text);
  if (area.value !== wanted) {
    area.value = wanted;
    area.setSelectionRange(start + text.length, start + text.length);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
}

/** Puts in what is typed or dictated with line breaks. What is pasted comes at once already. */
export function onBeforeInput(event: InputEvent) {
  if (event.inputType !== 'insertText' || !event.data || !isSlow(event.data)) return;
  event.preventDefault();
  insert(event.target as HTMLTextAreaElement, event.data);
}
